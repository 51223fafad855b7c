import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid, tone } from '../../kits/joinery/index.ts';
import { addHorse } from './horse.ts';
import { chesspiecePalettes } from './palettes.ts';

const KINDS = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const;
type Kind = (typeof KINDS)[number];

/** Chessmen of the tournament pattern, turned and carved, with felt; or a board set up with both sides. */
export const chesspiece: Archetype = {
  name: 'chesspiece',
  kind: 'thing',
  size: { height: 0.095 },
  params: {
    kind: { type: 'choice', of: [...KINDS, 'board'], default: 'king', about: 'Which piece, or the whole board.' },
  },
  slots: {
    piece: {
      material: { base: 'wood', color: '#e0c08c', color2: '#c9a263', rough: 0.25, clearcoat: 0.8 },
      words: ['piece', 'body', 'white', 'chess'],
      main: true,
    },
    dark: {
      material: { base: 'wood', color: '#3a2015', color2: '#24120a', rough: 0.25, clearcoat: 0.8 },
      words: ['black', 'dark side'],
    },
    felt: { material: { base: 'fabric', color: '#1f4a30' }, words: ['felt', 'base'] },
    board: {
      material: { base: 'wood', color: '#6a3a20', color2: '#4a2612', rough: 0.3, clearcoat: 0.5 },
      words: ['board', 'frame'],
    },
  },
  palettes: chesspiecePalettes,
  presets: {
    'chess piece': { size: { height: 0.095 } },
    'chess king': { params: { kind: 'king' }, size: { height: 0.095 } },
    'chess queen': { params: { kind: 'queen' }, size: { height: 0.085 } },
    'chess rook': { params: { kind: 'rook' }, size: { height: 0.055 } },
    'chess bishop': { params: { kind: 'bishop' }, size: { height: 0.07 } },
    'chess knight': { params: { kind: 'knight' }, size: { height: 0.063 } },
    'chess pawn': { params: { kind: 'pawn' }, size: { height: 0.05 } },
    'chess set': { params: { kind: 'board' }, size: { width: 0.48 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'board') buildBoard(b, materials.piece);
    else addPiece(b, '', kind as Kind, 'piece', (of) => of, true);
    return { parts: proportioned(b.parts, rng) };
  },
};

/** Base that all pieces share, as [radius, height], for a base radius r. */
const foot = (r: number): Vec2[] =>
  pairs([
    0,
    0.001,
    r,
    0.001,
    r,
    0.005,
    r * 0.94,
    0.0075,
    r * 0.96,
    0.009,
    r * 0.9,
    0.0125,
    r * 0.72,
    0.0155,
    r * 0.7,
    0.0175,
  ]);

const STEMS: Readonly<Record<Exclude<Kind, 'knight'>, { r: number; rest: readonly number[] }>> = {
  king: {
    r: 0.019,
    rest: [
      0.0105, 0.03, 0.0078, 0.045, 0.0082, 0.055, 0.0125, 0.0565, 0.0125, 0.058, 0.0095, 0.0595, 0.0105, 0.0605, 0.0085,
      0.062, 0.0085, 0.0645, 0.0115, 0.0765, 0.0118, 0.078, 0.0095, 0.0805, 0.004, 0.083, 0, 0.083,
    ],
  },
  queen: {
    r: 0.018,
    rest: [
      0.01, 0.028, 0.0073, 0.042, 0.0077, 0.051, 0.0118, 0.0525, 0.0118, 0.054, 0.009, 0.0555, 0.0098, 0.0565, 0.008,
      0.058, 0.008, 0.06, 0.0115, 0.072, 0.0112, 0.0735, 0.0075, 0.074, 0.006, 0.077, 0, 0.0785,
    ],
  },
  rook: {
    r: 0.0165,
    rest: [
      0.0112, 0.022, 0.0092, 0.034, 0.0092, 0.037, 0.0118, 0.0385, 0.0118, 0.041, 0.0122, 0.0415, 0.0122, 0.046, 0,
      0.046,
    ],
  },
  bishop: {
    r: 0.0162,
    rest: [
      0.0092, 0.024, 0.0066, 0.036, 0.0068, 0.042, 0.0108, 0.0435, 0.0108, 0.045, 0.008, 0.0465, 0.0088, 0.0475, 0.0068,
      0.049, 0.0085, 0.0535, 0.0083, 0.058, 0.0055, 0.0635, 0.0022, 0.0665, 0, 0.067,
    ],
  },
  pawn: {
    r: 0.0145,
    rest: [0.0088, 0.021, 0.0062, 0.03, 0.0062, 0.0335, 0.0096, 0.035, 0.0096, 0.0362, 0.0062, 0.0378, 0, 0.038],
  },
};

function addPiece(
  b: Bench,
  prefix: string,
  kind: Kind,
  slot: string | MaterialSpec,
  put: (of: Shape) => Shape,
  fine: boolean,
): void {
  const add = (name: string, of: Shape, detail = 1): void =>
    b.add(`${prefix}${name}`, slot, put(of), { detail: fine ? detail : detail * 0.5, grain: [0, 1, 0] });
  const r = kind === 'knight' ? 0.0168 : STEMS[kind].r;
  if (fine) b.add(`${prefix}felt`, 'felt', put(solid.cyl(r * 0.96, 0.0014, [0, 0.0007, 0])));
  if (kind === 'knight') {
    add(
      'base',
      solid.turned([...foot(r), [r * 0.74, 0.021], [r * 0.62, 0.0225], [0, 0.0225]], [0, 0, 0], {
        bevel: 0.0004,
        segments: fine ? 48 : 20,
      }),
    );
    addHorse(add);
    return;
  }
  const body = solid.turned([...foot(r), ...pairs(STEMS[kind].rest)], [0, 0, 0], {
    bevel: 0.0004,
    segments: fine ? 48 : 20,
  });
  if (kind === 'rook') {
    const slots = [0, 1, 2].map((i) => solid.box([0.03, 0.0062, 0.0032], [0, 0.0452, 0], 0, [0, i * 60 + 15, 0]));
    add(
      'tower',
      fine ? solid.cut(body, solid.cyl(0.0085, 0.01, [0, 0.0462, 0], 'y', { bevel: 0 }), ...slots) : body,
      1.5,
    );
  } else if (kind === 'bishop')
    add(
      'body',
      fine ? solid.cut(body, solid.box([0.003, 0.02, 0.03], [0.0065, 0.0625, 0], 0, [0, 0, -32])) : body,
      1.5,
    );
  else if (kind === 'queen') {
    const notch = Array.from({ length: 9 }, (_, i) =>
      solid.put({ op: 'ball', r: 0.0022, at: [0.0122, 0.0742, 0] }, [0, 0, 0], [0, i * 40, 0]),
    );
    add('body', fine ? solid.cut(body, ...notch) : body, 1.5);
  } else add('body', body, 1.5);
  if (kind === 'pawn') add('head', { op: 'ball', r: 0.0082, at: [0, 0.0445, 0] });
  if (kind === 'bishop') add('bead', { op: 'ball', r: 0.003, at: [0, 0.0686, 0] });
  if (kind === 'queen') add('bead', { op: 'ball', r: 0.0036, at: [0, 0.0808, 0] });
  if (kind !== 'king') return;
  add('cross foot', { op: 'ball', r: 0.0034, at: [0, 0.0842, 0] });
  const cross = outline.rounded(
    pairs([
      -0.0017, 0.085, 0.0017, 0.085, 0.0012, 0.0888, 0.0048, 0.0876, 0.0048, 0.0918, 0.0012, 0.0906, 0.0019, 0.0955,
      -0.0019, 0.0955, -0.0012, 0.0906, -0.0048, 0.0918, -0.0048, 0.0876, -0.0012, 0.0888,
    ]),
    0.0004,
  );
  add('cross', solid.slab(cross, 0.0032, [0, 0, 0], 'z', { bevel: 0.0006 }));
}

/** A framed board with both sides in their first places. */
function buildBoard(b: Bench, light: MaterialSpec): void {
  const s = 0.052;
  const t = 0.016;
  b.add(
    'frame',
    'board',
    solid.slab(outline.roundRect(s * 9.2, s * 9.2, 0.006), t, [0, t / 2, 0], 'y', { bevel: 0.003 }),
    { grain: [1, 0, 0] },
  );
  for (const parity of [0, 1]) {
    const squares: Shape[] = [];
    for (let i = 0; i < 8; i++)
      for (let j = 0; j < 8; j++)
        if ((i + j) % 2 === parity)
          squares.push(solid.box([s * 0.998, 0.002, s * 0.998], [(i - 3.5) * s, t + 0.0003, (j - 3.5) * s], 0));
    b.add(
      parity ? 'light squares' : 'dark squares',
      parity ? { ...light, color: tone(light.color ?? '#e0c08c', 0.95) } : b.tint('dark', { color: '#5a321e' }),
      solid.many(squares),
      { detail: 0.3 },
    );
  }
  b.add(
    'inlay',
    b.tint('piece', {}),
    solid.bar(
      outline.roundRect(s * 8.1, s * 8.1, 0.001, 0, 0, 1).map(([x, z]): Vec3 => [x, t, z]),
      { kind: 'rect', w: 0.003, h: 0.0016, r: 0.0003 },
      { closed: true, up: [0, 1, 0] },
    ),
  );
  const order: readonly Kind[] = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook'];
  for (const [side, z, slot, turn] of [
    ['white', 3.5, 'piece', 180],
    ['black', -3.5, 'dark', 0],
  ] as const)
    for (let i = 0; i < 8; i++) {
      const at =
        (row: number): ((of: Shape) => Shape) =>
        (of) =>
          solid.put(of, [(i - 3.5) * s, t + 0.0005, row * s], [0, turn, 0]);
      addPiece(b, `${side} ${order[i]} ${i + 1} `, order[i], slot, at(z), false);
      addPiece(b, `${side} pawn ${i + 1} `, 'pawn', slot, at(z - Math.sign(z)), false);
    }
}
