// Runs before anything is painted, in any browser: theme and text size without a jump, and a word to browsers that cannot run
// the page. Written in the oldest JavaScript on purpose.
(function () {
  var root = document.documentElement, prefs = { theme: '', textScale: 0 }, theme, modern = false;
  try {
    prefs = JSON.parse(localStorage.getItem('kosynier.prefs') || '{}') || {};
  } catch (e) { /* no storage: follow the system */ }
  if (prefs.textScale > 0) root.style.fontSize = prefs.textScale + '%';
  theme = prefs.theme || 'auto';
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
