// A lesson, `#/lesson/N`: the table with a panel that says what to do and why, and rings round what it speaks of.

import { open as openTable } from '../table/table.js';
import { Panel } from './panel.js';
import { Pointer } from './pointer.js';
import '../words/learn.js';

/**
 * @param {HTMLElement} root
 * @param {{net: import('../net.js').Net, path: string[]}} context
 */
export async function open(root, { net, path }) {
  const table = await openTable(root, { net, game: '', tokens: [], lesson: Number(path[0]) || 1 });
  const pointer = new Pointer(table.desk);
  const panel = new Panel(table.desk, pointer);
  pointer.fitBeside(panel.el);
  return {
    close() {
      panel.close();
      pointer.close();
      table.close();
    },
  };
}
