// The drawn ground of a map: from memory, from this browser's store, or made by the worker. It is a megabyte of path
// text and takes half a second to draw.

/** @typedef {import('./geometry.js').MapData} MapData */

/** @type {Map<string, Promise<string[]>>} by title, for this visit */
const drawn = new Map();

/**
 * The pieces of the drawing, in order.
 * @param {MapData} map
 * @returns {Promise<string[]>}
 */
export function groundOf(map) {
  const known = drawn.get(map.title);
  if (known) return known;
  const made = find(map);
  drawn.set(map.title, made);
  made.catch(() => drawn.delete(map.title)); // another try next time
  return made;
}

/** @param {MapData} map */
async function find(map) {
  const kept = map.version ? await recall(map.title, map.version).catch(() => null) : null;
  if (kept) return kept;
  const parts = await fromWorker(map).catch(() => here(map));
  if (map.version) keep(map.title, map.version, parts).catch(() => {}); // storage forbidden or full: drawn again next time
  return parts;
}

/**
 * @param {MapData} map
 * @returns {Promise<string[]>}
 */
function fromWorker(map) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./ground-worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }) => { worker.terminate(); resolve(data); };
    worker.onerror = ev => { worker.terminate(); reject(new Error(ev.message)); };
    worker.postMessage(map);
  });
}

/**
 * Where module workers do not work.
 * @param {MapData} map
 */
async function here(map) {
  const { drawGround } = await import('./ground.js');
  return drawGround(map);
}

// --- the store: one drawing for each title; a new version takes the place of the old one

/** @returns {Promise<IDBDatabase>} */
function open() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('kosynier.ground', 1);
    request.onupgradeneeded = () => void request.result.createObjectStore('ground');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
}

/**
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest<T>} work
 * @returns {Promise<T>}
 */
async function transact(mode, work) {
  const db = await open();
  return new Promise((resolve, reject) => {
    const request = work(db.transaction('ground', mode).objectStore('ground'));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  }).finally(() => db.close());
}

/**
 * @param {string} title
 * @param {string} version
 * @returns {Promise<string[]|null>}
 */
async function recall(title, version) {
  const kept = await transact('readonly', store => store.get(title));
  return kept?.version === version ? kept.parts : null;
}

/**
 * @param {string} title
 * @param {string} version
 * @param {string[]} parts
 */
const keep = (title, version, parts) => transact('readwrite', store => store.put({ version, parts }, title));
