import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Preset, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';
import { type Vessel, vessel } from '../../kits/vessel.ts';
import { addCap } from './closures.ts';
import { BOTTLES, type BottleKind, looksOf } from './kinds.ts';
import { bottlePalettes } from './palettes.ts';

const SLOTS_GLASS = { base: 'glass', color: '#dfeee8', rough: 0.05, transmission: 0.88 };

/** Bottles with their closures, labels and contents: wine to washing-up liquid. */
export const bottle: Archetype = {
  name: 'bottle',
  kind: 'container',
  size: { height: 0.28 },
  params: {
    kind: { type: 'choice', of: Object.keys(BOTTLES), default: 'wine', about: 'what it holds' },
    label: { type: 'flag', default: true, about: 'a printed label' },
    full: { type: 'flag', default: true, about: 'with its liquid' },
    cap: { type: 'flag', default: true, about: 'closed' },
    message: { type: 'flag', default: false, about: 'a rolled letter inside instead of liquid' },
  },
  slots: {
    body: { material: SLOTS_GLASS, words: ['bottle', 'body', 'glass', 'flask'], main: true },
    liquid: {
      material: { base: 'icing', color: '#6a1428', rough: 0.08, clearcoat: 0.8 },
      words: ['liquid', 'wine', 'content', 'water', 'drink'],
    },
    label: { material: { base: 'paper', color: '#f2ead6' }, words: ['label', 'sticker'] },
    print: { material: { base: 'paint', color: '#8a2430' }, words: ['print', 'emblem', 'logo'] },
    cap: {
      material: { base: 'paint', color: '#7a1c26', rough: 0.35 },
      words: ['cap', 'lid', 'cork', 'stopper', 'foil', 'top'],
    },
    trim: { material: { base: 'gold', color: '#d8b04c', rough: 0.3 }, words: ['trim', 'ring', 'neck'] },
  },
  palettes: bottlePalettes,
  presets: Object.fromEntries(
    Object.entries(BOTTLES).map(([kind, k]): [string, Preset] => [
      `${kind} bottle`,
      { params: { kind }, materials: looksOf(kind), size: { height: k.h } },
    ]),
  ),
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const kind = read.word(params, 'kind');
  const k = BOTTLES[kind];
  const b = createBench(materials);
  const h = k.h * rng.fork('bottle').range(0.97, 1.03);
  const outer = k.outer.map(([r, y]): Vec2 => [r * h, y * h]);
  const v: Vessel = { outer, wall: h * (k.h < 0.12 ? 0.03 : 0.013), floor: h * 0.03 };
  const squash = (s: Shape): Shape => (k.flat ? solid.at(s, [{ scale: [1, 1, k.flat] }]) : s);
  const clear = !k.opaque && (materials.body.transmission ?? (materials.body.base === 'glass' ? 0.8 : 0)) > 0.2;
  b.add(
    'body',
    'body',
    squash(
      clear
        ? vessel.shape(v)
        : solid.turned([[0, 0], ...vessel.smooth(outer, 5), [0, outer[outer.length - 1][1]]], [0, 0, 0], {
            bevel: h * 0.004,
          }),
    ),
    { detail: 1.5 },
  );
  if (clear && read.flag(params, 'message')) addLetter(b, h);
  else if (clear && read.flag(params, 'full') && k.level)
    b.add('liquid', 'liquid', squash(vessel.fill(v, k.level * h)));
  for (const [i, y] of (k.ribs ?? []).entries())
    b.add(
      `rib ${i + 1}`,
      'body',
      solid.hoop(vessel.radius(outer, y * h) + h * 0.001, { kind: 'circle', r: h * 0.004 }, [0, y * h, 0], 'y', 48),
      { detail: 0.5 },
    );
  if (read.flag(params, 'label') && k.label[1]) addLabel(b, v, k, h, squash);
  if (read.flag(params, 'cap')) addCap(b, k, outer, h, squash);
  return { parts: b.parts, sockets: { top: { at: [0, h, 0], dir: [0, 1, 0], size: h * 0.1 } } };
}

/** A strip bent round the front with a border, an emblem and lines of print. */
function addLabel(b: Bench, v: Vessel, k: BottleKind, h: number, squash: (s: Shape) => Shape): void {
  const round = vessel.smooth(v.outer, 5);
  const wrap = (from: number, to: number, span: number, off: number): Shape => {
    const grid = Array.from({ length: 6 }, (_, i) =>
      Array.from({ length: 25 }, (_, j): Vec3 => {
        const y = (from + ((to - from) * i) / 5) * h;
        const a = (j / 24 - 0.5) * span;
        const r = vessel.radius(round, y) + off * h;
        return [r * Math.sin(a), y, r * Math.cos(a)];
      }),
    );
    return squash({ op: 'sheet', grid, thickness: h * 0.0022, spline: 'linear' });
  };
  const [lo, hi] = k.label;
  const d = hi - lo;
  b.add('label', 'label', wrap(lo, hi, 2.6, 0.006), { detail: 1.1 });
  b.add(
    'label bands',
    'print',
    solid.many([wrap(hi - d * 0.1, hi - d * 0.05, 2.5, 0.0085), wrap(lo + d * 0.05, lo + d * 0.1, 2.5, 0.0085)]),
    { detail: 0.6 },
  );
  b.add('emblem', 'trim', wrap(lo + d * 0.56, lo + d * 0.8, 0.5, 0.0087), { detail: 0.6 });
  b.add('title', 'print', wrap(lo + d * 0.34, lo + d * 0.46, 1.5, 0.0085), { detail: 0.6 });
  b.add(
    'small print',
    b.tint('print', { color: '#4a4440' }),
    solid.many([wrap(lo + d * 0.24, lo + d * 0.27, 1.1, 0.0085), wrap(lo + d * 0.17, lo + d * 0.2, 0.9, 0.0085)]),
    { detail: 0.5 },
  );
}

/** Rolled paper tied with a ribbon. */
function addLetter(b: Bench, h: number): void {
  const lean = (s: Shape): Shape => solid.put(s, [0, h * 0.04, 0], [0, 0, -4]);
  b.add(
    'letter',
    { base: 'paper', color: '#ead6a4' },
    lean(
      solid.turned(
        [
          [h * 0.045, 0],
          [h * 0.06, 0],
          [h * 0.06, h * 0.42],
          [h * 0.045, h * 0.42],
          [h * 0.045, 0],
        ],
        [0, 0, 0],
        { bevel: h * 0.004 },
      ),
    ),
  );
  b.add(
    'letter ribbon',
    { base: 'silk', color: '#b8283a' },
    lean(solid.hoop(h * 0.061, { kind: 'rect', w: h * 0.025, h: h * 0.005 }, [0, h * 0.21, 0], 'y', 32)),
  );
}
