import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { addFanlight, addHandle, addHood } from './fittings.ts';
import { addBoarded, addPanelled, type Leaf, leafOutline } from './leaves.ts';
import { addFlush, addPlated } from './metal-leaves.ts';
import { doorPalettes } from './palettes.ts';
import { addFrame, addStoneSurround } from './surround.ts';

type Head = 'flat' | 'round' | 'pointed';

/** Doors with their frames: panelled, boarded, arched, double, iron, modern; standing by themselves, looking to +Z. */
export const door: Archetype = {
  name: 'door',
  kind: 'building',
  size: { height: 2.3 },
  params: {
    kind: {
      type: 'choice',
      of: ['panelled', 'boarded', 'iron', 'modern'],
      default: 'panelled',
      about: 'How the leaf is made.',
      vary: { panelled: 4, boarded: 2, modern: 1 },
    },
    leaves: { type: 'number', min: 1, max: 2, default: 1, about: 'Leaves.' },
    head: { type: 'choice', of: ['flat', 'round', 'pointed'], default: 'flat', about: 'Shape of the head.' },
    panels: { type: 'number', min: 1, max: 4, default: 3, about: 'Rows of panels.', vary: { 2: 2, 3: 3, 4: 1 } },
    glazed: { type: 'flag', default: false, about: 'Glass in the top panels.', vary: 0.35 },
    fanlight: { type: 'flag', default: false, about: 'A half-round light over a flat door.', vary: 0.25 },
    stone: { type: 'flag', default: false, about: 'A surround of dressed stones in place of the wooden frame.' },
  },
  slots: {
    leaf: {
      material: { base: 'oak', color: '#8a5c34' },
      words: ['door', 'leaf', 'panel', 'board', 'wood'],
      main: true,
    },
    frame: { material: { base: 'paint', color: '#efeae0', rough: 0.5 }, words: ['frame', 'architrave', 'surround'] },
    trim: { material: { base: 'wood', color: '#6e4626' }, words: ['trim', 'moulding', 'band'] },
    metal: {
      material: { base: 'brass', color: '#c9a04a' },
      words: ['handle', 'hinge', 'knob', 'knocker', 'metal', 'lock'],
    },
    glass: {
      material: { base: 'glass', color: '#b9cfd2', transmission: 0.75, rough: 0.2 },
      words: ['glass', 'window', 'pane'],
    },
    stone: { material: { base: 'stone', color: '#a69e8f' }, words: ['stone', 'step', 'threshold', 'arch'] },
  },
  palettes: doorPalettes,
  presets: {
    door: { size: { height: 2.2 } },
    'front door': { params: { kind: 'panelled', fanlight: true }, size: { height: 2.8 } },
    'wooden door': {
      params: { kind: 'boarded' },
      materials: { metal: { base: 'iron', color: '#2e2c2a' } },
      size: { height: 2.2 },
    },
    'arched door': {
      params: { kind: 'boarded', head: 'round', stone: true },
      materials: { metal: { base: 'iron', color: '#2e2c2a' } },
      size: { height: 2.6 },
    },
    'castle door': {
      params: { kind: 'boarded', head: 'pointed', stone: true, leaves: 2 },
      materials: { leaf: { base: 'oak', color: '#6e4a2c' }, metal: { base: 'iron', color: '#2a2826' } },
      size: { height: 3.2 },
    },
    'double door': { params: { leaves: 2, kind: 'panelled', stone: false }, size: { height: 2.5 } },
    'iron door': {
      params: { kind: 'iron', stone: true },
      materials: {
        leaf: { base: 'steel', color: '#6c6f74', rough: 0.6, wear: 0.3 },
        trim: { base: 'steel', color: '#54575c', rough: 0.6 },
        metal: { base: 'iron', color: '#6a6c70' },
      },
      size: { height: 2.6 },
    },
    'modern door': {
      params: { kind: 'modern', glazed: true },
      open: ['leaf'],
      materials: {
        frame: { base: 'aluminium', color: '#3a3d40' },
        metal: { base: 'brushed-steel', color: '#b0b4b8' },
        leaf: { base: 'oak', color: '#9a6a3c' },
        trim: { base: 'aluminium', color: '#3a3d40' },
      },
      size: { height: 2.25 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('door');
    const kind = read.word(params, 'kind');
    const leaves = Math.round(read.num(params, 'leaves'));
    const head = read.word(params, 'head') as Head;
    const stone = read.flag(params, 'stone') || head === 'pointed';
    const w = (leaves === 2 ? 1.62 : 0.92) * taste.range(0.97, 1.03) * (stone ? 1.06 : 1);
    const h = (leaves === 2 ? 2.36 : 2.1) + (head === 'flat' ? 0 : leaves === 2 ? 0.5 : 0.22);
    const halves: readonly (0 | 1 | -1)[] = leaves === 2 ? [1, -1] : [0];
    for (const half of halves) addLeaf(b, params, { half, w, h: h - 0.03, head, kind });
    if (leaves === 2 && kind !== 'modern')
      b.add(
        'meeting bead',
        'trim',
        solid.box([0.04, (head === 'flat' ? h : h - 0.03) - 0.06, 0.02], [0, h / 2 - 0.01, 0.028], 0.006),
      );
    if (stone) addStoneSurround(b, w + 0.02, h, head);
    else addFrame(b, w, h, head, 0.085);
    if (!stone && head === 'flat') {
      if (read.flag(params, 'fanlight') && kind === 'panelled') addFanlight(b, w, h + 0.085, 0.085);
      else if (kind === 'panelled') addHood(b, w, h, 0.085);
    }
    if (kind === 'panelled' && taste.next() < 0.5) addKnocker(b, h, leaves === 2 ? w / 4 : 0);
    const up = stone ? 0.14 : 0.009;
    return { parts: b.parts.map((p) => ({ ...p, shape: solid.put(p.shape, [0, up, 0]) })) };
  },
};

function addLeaf(
  b: Bench,
  params: Readonly<Record<string, unknown>>,
  o: { half: 0 | 1 | -1; w: number; h: number; head: Head; kind: string },
): void {
  const side = o.half || -1;
  const w = o.half ? o.w / 2 - 0.006 : o.w - 0.008;
  const l: Leaf = {
    name: o.half === 0 ? 'leaf' : o.half > 0 ? 'left leaf' : 'right leaf',
    x: o.half * (o.w / 4),
    w,
    h: o.h,
    side,
    shape: leafOutline(o.w - 0.008, o.h, o.head, o.half),
  };
  const lock: 1 | -1 = side > 0 ? -1 : 1;
  const at = [l.x + lock * (w / 2 - 0.075), 1.06, 0.0225] as const;
  const name = o.half === 0 ? 'handle' : o.half > 0 ? 'left handle' : 'right handle';
  if (o.kind === 'boarded') {
    const r = o.w / 2;
    const top = (x: number): number => {
      const u = Math.min(r, Math.abs(x + l.x));
      if (o.head === 'flat') return o.h;
      if (o.head === 'round') return o.h - r + Math.sqrt(Math.max(0.0004, r * r - u * u));
      return o.h - o.w * 0.8 + 0.92 * Math.sqrt(Math.max(0.0004, o.w * o.w - (u + r) ** 2));
    };
    addBoarded(b, l, top, [0.32, o.h * 0.44, o.head === 'flat' ? o.h - 0.3 : o.h * 0.66]);
    addHandle(b, 'ring', at, lock, name);
  } else if (o.kind === 'iron') {
    addPlated(b, l);
    addHandle(b, 'ring', [at[0] - lock * 0.07, at[1], 0.03], lock, name);
  } else if (o.kind === 'modern') addFlush(b, l, read.flag(params, 'glazed'));
  else {
    const rows = [[1], [1, 1.35], [0.75, 1, 0.6], [0.7, 0.9, 0.9, 0.5]][Math.round(read.num(params, 'panels')) - 1];
    addPanelled(b, l, rows, o.half ? 1 : 2, read.flag(params, 'glazed'));
    addHandle(b, o.half ? 'lever' : 'knob', at, lock, name);
    const x = l.x + side * (w / 2);
    b.add(
      `${l.name} hinges`,
      'metal',
      solid.many([0.25, o.h * 0.5, o.h - 0.25].map((y) => solid.cyl(0.009, 0.11, [x, y, 0.026], 'y'))),
      { detail: 0.6 },
    );
  }
}

function addKnocker(b: Bench, h: number, x: number): void {
  b.add(
    'knocker plate',
    'metal',
    solid.turned(outline.pairs([0, 0, 0.034, 0, 0.03, 0.012, 0.012, 0.024, 0, 0.026]), [x, h * 0.7, 0.0215], {
      axis: 'z',
      bevel: 0,
    }),
  );
  b.add(
    'knocker',
    'metal',
    solid.tube(
      [
        [x - 0.03, h * 0.7 - 0.005, 0.036],
        [x - 0.042, h * 0.7 - 0.06, 0.04],
        [x, h * 0.7 - 0.1, 0.038],
        [x + 0.042, h * 0.7 - 0.06, 0.04],
        [x + 0.03, h * 0.7 - 0.005, 0.036],
      ],
      0.008,
    ),
  );
}
