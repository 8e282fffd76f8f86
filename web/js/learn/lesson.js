// A lesson, `#/lesson/BATTLE/N`: the table with a panel that says what to do and why, and rings round what it speaks of.

import { open as openTable } from '../table/table.js';
import { askLessons } from './learn.js';
import { Panel } from './panel.js';
import { Pointer } from './pointer.js';
import '../words/learn.js';

/**
 * @param {HTMLElement} root
 * @param {{net: import('../net.js').Net, path: string[]}} context
 */
export async function open(root, { net, path }) {
  const [battle, n] = path.length > 1 ? path : [(await askLessons()).books[0]?.battle ?? '', path[0]]; // without a battle: the first book
  const table = await openTable(root, { net, game: '', tokens: [], lesson: { battle, n: Number(n) || 1 } });
  const pointer = new Pointer(table.desk);
  const panel = new Panel(table.desk, pointer);
  table.desk.fitAction(); // the panel came after the first view
  pointer.reveal();
  return {
    close() {
      panel.close();
      pointer.close();
      table.close();
    },
  };
}
