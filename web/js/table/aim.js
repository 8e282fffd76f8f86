// While an order to fire is drawn up: the chance of an effect at each target, so that nobody has to try them one by one. What
// has hardly any is struck out.

import { lookOf } from '../counters/look.js';
import { pt as point } from '../map/geometry.js';
import { fire } from './orders.js';
import { hopeless, meanOf, percentText } from './preview.js';
import { shootsBy } from './verbs.js';

/** @typedef {import('./desk.js').Desk} Desk */

/** So many targets are asked about at most. */
const MOST = 24;

/** Half the width of a label, in units of the map. */
const HALF = 44;

export class Aim {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    /** The order that is told about, and how often that changed. */
    this.key = '';
    this.generation = 0;
    /** @type {Map<string, number>} chances of a shot by hex, of one */
    this.chances = new Map();
    desk.draft.onnews(() => void this.look());
  }

  /** Pieces and conditions, without the goal; '' where nobody takes aim. */
  get wanted() {
    const { draft, hand, manner, model } = this.desk;
    return draft.kind === 'fire' ? `${model.n} ${hand.group.named(draft.ids).join()} ${manner.words('fire').join(' ')}` : '';
  }

  /** Where the pieces that take aim can fire now, as their choices say. @returns {string[]} */
  get targets() {
    const { draft, model } = this.desk;
    const fires = (/** @type {import('../types.js').Choice} */ { unit, verb, role, hex }) => {
      const piece = model.piece(unit);
      if (!piece || !hex || role !== 'attacks') return false;
      return (draft.ids.length > 0 ? draft.ids.includes(piece.id) : piece.kind === 'guns') && shootsBy(verb, lookOf(piece).branch);
    };
    return [...new Set(model.choices.list.filter(fires).map(c => c.hex ?? ''))].slice(0, MOST);
  }

  /** Asks about one target after the other, as long as aim is taken. */
  async look() {
    const { wanted } = this;
    if (wanted === this.key) return;
    const { desk } = this, { draft, hand, manner } = desk, generation = ++this.generation;
    this.key = wanted;
    this.chances.clear();
    this.draw();
    if (!wanted) return;
    for (const hex of this.targets) {
      const preview = await desk.ask('preview', { order: fire({ ids: hand.group.named(draft.ids), hex }, manner.words('fire')) });
      if (generation !== this.generation) return;
      if (preview?.shots?.length) this.chances.set(hex, meanOf(preview));
      this.draw();
    }
  }

  draw() {
    this.desk.overlay.chances([...this.chances].map(([hex, chance]) => {
      const vain = hopeless(chance), strike = vain ? `<path d="M${-HALF} 0H${HALF}"/>` : '';
      return `<g class="aim${vain ? ' vain' : ''}" data-hex="${hex}" transform="translate(${point(this.desk.geometry.at(hex))})"><g transform="translate(0 -52)">` +
        `<rect x="${-HALF}" y="-20" width="${2 * HALF}" height="40" rx="9"/><text y="10">${percentText(chance)}</text>${strike}</g></g>`;
    }).join(''));
  }
}
