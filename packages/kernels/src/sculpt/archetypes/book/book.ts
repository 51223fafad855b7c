import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, solid, tone } from '../../kits/joinery/index.ts';
import { addClosedBook, type BookPlan } from './closed.ts';
import { buildOpen } from './open.ts';
import { bookPalettes } from './palettes.ts';

/** Books: closed and upright, open, a spellbook with clasps and a gem, a notebook, a stack. */
export const book: Archetype = {
  name: 'book',
  kind: 'thing',
  size: { height: 0.24 },
  params: {
    kind: {
      type: 'choice',
      of: ['closed', 'open', 'spellbook', 'notebook', 'stack'],
      default: 'closed',
      about: 'How the book is.',
    },
    thickness: {
      type: 'number',
      min: 0.3,
      max: 2.2,
      default: 1,
      about: 'Multiplies the thickness.',
      vary: [0.75, 1.35],
    },
    title: { type: 'text', default: '', max: 12, about: 'Words on the cover.' },
  },
  slots: {
    cover: {
      material: { base: 'leather', color: '#7a1f24', scale: 0.4, relief: 0.6 },
      words: ['cover', 'binding', 'book', 'leather'],
      main: true,
    },
    pages: { material: { base: 'paper', color: '#efe5cb' }, words: ['page', 'paper', 'leaf'] },
    trim: {
      material: { base: 'gold', color: '#dcb04a', rough: 0.3 },
      words: ['trim', 'title', 'clasp', 'corner', 'lock', 'metal'],
    },
    ribbon: { material: { base: 'silk', color: '#b0202a' }, words: ['ribbon', 'bookmark'] },
    gem: { material: { base: 'crystal', color: '#3a6ae0' }, words: ['gem', 'jewel', 'crystal', 'eye'] },
    ink: { material: { base: 'plain', color: '#3a2f28' }, words: ['ink', 'text', 'writing'] },
  },
  palettes: bookPalettes,
  presets: {
    book: { size: { height: 0.24 } },
    'open book': { params: { kind: 'open' }, size: { width: 0.4 } },
    spellbook: {
      open: ['cover'],
      params: { kind: 'spellbook', thickness: 1.5 },
      materials: { cover: { color: '#4a2a1c', wear: 0.5 }, trim: { base: 'brass', color: '#b98d3c', wear: 0.4 } },
      size: { height: 0.31 },
    },
    notebook: {
      open: ['cover'],
      params: { kind: 'notebook', thickness: 0.5 },
      materials: { cover: { color: '#20232a', scale: 0.2 } },
      size: { height: 0.21 },
    },
    'stack of books': { params: { kind: 'stack' }, size: { height: 0.2 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const taste = rng.fork('book');
    const k = read.num(params, 'thickness');
    if (kind === 'open') {
      buildOpen(b, taste);
      return {
        parts: b.parts,
        sockets: { top: { at: [0, 0.03, 0], dir: [0, 1, 0], size: 0.1 } },
      };
    }
    if (kind === 'stack') {
      const top = addStack(b, materials, taste);
      return { parts: b.parts, sockets: { top: { at: [0, top, 0], dir: [0, 1, 0], size: 0.15 } } };
    }
    const spell = kind === 'spellbook';
    const w = spell ? 0.22 : kind === 'notebook' ? 0.15 : taste.range(0.16, 0.18);
    const h = spell ? 0.3 : kind === 'notebook' ? 0.21 : 0.24;
    const plan: BookPlan = { w, h, t: 0.042 * k, kind, title: read.word(params, 'title'), prefix: '' };
    addClosedBook(b, plan, taste);
    // upright, turned a little so that spine and cover both show
    const parts = b.parts.map((p) => ({ ...p, shape: solid.put(p.shape, [0, h / 2 + 0.001, 0], [0, 16, 0]) }));
    return { parts, sockets: { handle: { at: [0, h / 2, plan.t / 2], dir: [0, 0, 1], size: 0.1 } } };
  },
};

/** Books of several sizes and colours, each turned a little on the one below. Returns the height. */
function addStack(b: Bench, materials: Readonly<Record<string, MaterialSpec>>, taste: Rng): number {
  const colors = [materials.cover.color ?? '#7a1f24', '#2c4a6e', '#3f6b4a', '#c08a2c', '#5a3a6e'];
  const n = 5;
  let y = 0.001;
  for (let i = 0; i < n; i++) {
    const t = taste.range(0.026, 0.048);
    const w = taste.range(0.15, 0.175) - i * 0.006;
    const h = w * taste.range(1.34, 1.46);
    const cover = { ...materials.cover, color: tone(colors[i], taste.range(0.94, 1.06)) };
    const own = createBench({ ...materials, cover });
    addClosedBook(own, { w, h, t, kind: 'stack', title: '', prefix: `book ${i + 1} ` }, taste);
    const turn = taste.range(-16, 16);
    const at: Vec3 = [taste.range(-0.008, 0.008), y + t / 2, taste.range(-0.008, 0.008)];
    for (const p of own.parts) {
      const lying: Shape = solid.put(solid.put(p.shape, [0, 0, 0], [-90, 0, 0]), at, [0, 90 + turn, 0]);
      b.add(p.name, p.material, lying, { detail: p.detail, hidden: p.hidden });
    }
    y += t;
  }
  return y;
}
