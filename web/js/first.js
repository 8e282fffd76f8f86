// Runs before anything is painted, in any browser: the theme without a flash, and a word to browsers that cannot run
// the page. Written in the oldest JavaScript on purpose.
(function () {
  var root = document.documentElement, theme = 'auto', modern = false;
  try {
    theme = (JSON.parse(localStorage.getItem('kosynier.prefs') || '{}') || {}).theme || 'auto';
  } catch (e) { /* no storage: follow the system */ }
  if (theme === 'auto')
    theme = 'matchMedia' in window && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.setAttribute('data-theme', theme);
  try {
    modern = 'noModule' in document.createElement('script') && typeof HTMLDialogElement === 'function'
      && CSS.supports('color', 'color-mix(in srgb, red, blue)') && CSS.supports('grid-template-columns', 'subgrid')
      && CSS.supports('selector(&)') && CSS.supports('selector(:has(a))');
  } catch (e) { /* older still */ }
  if (!modern)
    document.addEventListener('DOMContentLoaded', function () {
      var old = document.getElementById('old');
      if (old) old.removeAttribute('hidden');
    });
})();
