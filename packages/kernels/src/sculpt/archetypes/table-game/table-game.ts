import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';

const BALLS = ['#e8b81c', '#1f3f9a', '#c81f24', '#4a2a7a', '#e0661c', '#1f7a44', '#7a1c20', '#17171a'];

/** A pool table: bed, cushions, rails with sights, pockets, turned legs, the balls racked, a cue. */
function buildPool(b: Bench): void {
  const [l, w, y] = [2.5, 1.35, 0.8];
  b.add('bed', 'cloth', solid.box([l - 0.2, 0.05, w - 0.2], [0, y - 0.03, 0], 0.004), { detail: 0.8 });
  b.add(
    'apron',
    'wood',
    solid.slab(outline.roundRect(l - 0.08, w - 0.08, 0.08), 0.16, [0, y - 0.13, 0], 'y', {
      bevel: 0.01,
      holes: [outline.roundRect(l - 0.24, w - 0.24, 0.02)],
    }),
    { grain: [1, 0, 0] },
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} end rail`, 'wood', solid.box([0.12, 0.06, w - 0.26], [s * (l / 2 - 0.05), y + 0.01, 0], 0.012), {
      grain: [0, 0, 1],
    });
    b.add(`${name} end cushion`, 'cloth', solid.box([0.05, 0.035, w - 0.32], [s * (l / 2 - 0.13), y + 0.01, 0], 0.01));
    for (const [end, q] of [
      ['front', 1],
      ['back', -1],
    ] as const) {
      b.add(
        `${end} ${name} rail`,
        'wood',
        solid.box([l / 2 - 0.21, 0.06, 0.12], [s * (l / 4 - 0.02), y + 0.01, q * (w / 2 - 0.05)], 0.012),
        { grain: [1, 0, 0] },
      );
      b.add(
        `${end} ${name} cushion`,
        'cloth',
        solid.box([l / 2 - 0.26, 0.035, 0.05], [s * (l / 4 - 0.02), y + 0.01, q * (w / 2 - 0.13)], 0.01),
      );
      b.add(
        `${end} ${name} pocket`,
        'dark',
        solid.cyl(0.085, 0.062, [s * (l / 2 - 0.09), y + 0.0095, q * (w / 2 - 0.09)], 'y', { bevel: 0.012 }),
      );
      b.add(
        `${end} ${name} leg`,
        'wood',
        solid.turned(
          pairs([
            0,
            0,
            0.055,
            0,
            0.06,
            0.04,
            0.045,
            0.1,
            0.07,
            0.3,
            0.075,
            0.45,
            0.05,
            0.5,
            0.085,
            0.54,
            0.085,
            y - 0.1,
            0,
            y - 0.1,
          ]),
          [s * (l / 2 - 0.26), 0, q * (w / 2 - 0.22)],
          { bevel: 0.008 },
        ),
        { grain: [0, 1, 0] },
      );
    }
  }
  for (const [name, q] of [
    ['front', 1],
    ['back', -1],
  ] as const)
    b.add(
      `${name} middle pocket`,
      'dark',
      solid.cyl(0.07, 0.0625, [0, y + 0.0095, q * (w / 2 - 0.055)], 'y', { bevel: 0.012 }),
    );
  b.add(
    'sights',
    'trim',
    solid.many(
      [1, -1].flatMap((q) =>
        [-0.9, -0.6, -0.3, 0.3, 0.6, 0.9].map((x) => solid.cyl(0.009, 0.003, [x, y + 0.0405, q * (w / 2 - 0.04)])),
      ),
    ),
    { detail: 0.4 },
  );
  const r = 0.029;
  let n = 0;
  for (let row = 0; row < 5; row++)
    for (let i = 0; i <= row; i++) {
      const at: Vec3 = [0.45 + row * r * 1.74, y - 0.005 + r, (i - row / 2) * r * 2.01];
      b.add(
        `ball ${++n}`,
        { base: 'plastic', color: n === 5 ? BALLS[7] : BALLS[(n * 3) % 7], rough: 0.08, clearcoat: 1 },
        { op: 'ball', r, at },
        { detail: 0.6 },
      );
    }
  b.add(
    'cue ball',
    { base: 'plastic', color: '#f4f1e6', rough: 0.08, clearcoat: 1 },
    { op: 'ball', r, at: [-0.6, y - 0.005 + r, 0.05] },
  );
  b.add('cue', 'trim', solid.rod([-1.42, y + 0.09, 0.23], [-0.69, y + 0.032, 0.07], 0.014, 0.006));
  b.add('chalk', 'blue', solid.box([0.025, 0.022, 0.025], [0.3, y + 0.051, w / 2 - 0.06], 0.002));
}

/** A ping-pong table with its net, two bats and a ball. */
function buildPing(b: Bench): void {
  const [l, w, y] = [2.74, 1.525, 0.76];
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} half`, 'top', solid.box([l / 2 - 0.005, 0.03, w], [s * (l / 4), y - 0.015, 0], 0.004));
    b.add(
      `${name} lines`,
      'white',
      solid.many([
        solid.box([l / 2 - 0.03, 0.002, 0.006], [s * (l / 4), y + 0.0002, 0], 0),
        ...[1, -1].map((q) =>
          solid.box([l / 2 - 0.01, 0.002, 0.02], [s * (l / 4), y + 0.0002, q * (w / 2 - 0.012)], 0),
        ),
        solid.box([0.02, 0.0022, w - 0.05], [s * (l / 2 - 0.015), y + 0.0002, 0], 0),
      ]),
    );
    for (const [end, q] of [
      ['front', 1],
      ['back', -1],
    ] as const) {
      b.add(
        `${name} ${end} leg`,
        'metal',
        solid.box([0.045, y - 0.06, 0.045], [s * (l / 2 - 0.35), (y - 0.06) / 2 + 0.03, q * 0.6], 0.005),
      );
      b.add(`${name} ${end} wheel`, 'dark', solid.cyl(0.035, 0.025, [s * (l / 2 - 0.35), 0.035, q * 0.6], 'z'));
    }
    b.add(
      `${name} frame`,
      'metal',
      solid.slab(outline.roundRect(l / 2 - 0.1, w - 0.1, 0.01), 0.05, [s * (l / 4), y - 0.054, 0], 'y', {
        bevel: 0.004,
        holes: [outline.roundRect(l / 2 - 0.16, w - 0.16, 0.01)],
      }),
    );
    b.add(
      `${name} bat`,
      s > 0 ? 'red' : 'dark',
      solid.cyl(0.08, 0.012, [s * 0.95, y + 0.007, s * 0.3], 'y', { bevel: 0.003 }),
    );
    b.add(`${name} bat handle`, 'wood', solid.box([0.1, 0.022, 0.028], [s * 1.06, y + 0.0115, s * 0.3], 0.006));
  }
  b.add('net', 'white', solid.box([0.006, 0.13, w + 0.24], [0, y + 0.075, 0], 0.001));
  b.add(
    'net mesh',
    'dark',
    solid.many(
      Array.from({ length: 40 }, (_, i) => solid.box([0.008, 0.11, 0.004], [0, y + 0.07, -0.85 + i * 0.0436], 0)),
    ),
    { detail: 0.3 },
  );
  b.add('net posts', 'metal', solid.both(solid.box([0.03, 0.19, 0.03], [0, y + 0.05, w / 2 + 0.12], 0.005), 'z'));
  b.add('ball', 'orange', { op: 'ball', r: 0.022, at: [-0.5, y + 0.022, 0.2] });
}

const BACK = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook'] as const;
const TOPS: Readonly<Record<string, readonly number[]>> = {
  pawn: [
    0, 0, 0.015, 0, 0.0155, 0.005, 0.0085, 0.012, 0.006, 0.026, 0.0095, 0.028, 0.0055, 0.031, 0.0088, 0.039, 0.0055,
    0.0455, 0, 0.047,
  ],
  rook: [
    0, 0, 0.0165, 0, 0.017, 0.006, 0.0095, 0.014, 0.009, 0.036, 0.013, 0.04, 0.013, 0.052, 0.009, 0.052, 0.009, 0.046,
    0, 0.046,
  ],
  bishop: [
    0, 0, 0.0165, 0, 0.017, 0.006, 0.0088, 0.014, 0.0065, 0.042, 0.0115, 0.045, 0.006, 0.049, 0.0095, 0.058, 0.004,
    0.068, 0.003, 0.074, 0, 0.075,
  ],
  queen: [
    0, 0, 0.0175, 0, 0.018, 0.006, 0.0095, 0.015, 0.007, 0.052, 0.0125, 0.056, 0.0075, 0.06, 0.0135, 0.077, 0.008, 0.08,
    0.004, 0.086, 0, 0.087,
  ],
  king: [
    0, 0, 0.0175, 0, 0.018, 0.006, 0.01, 0.015, 0.0075, 0.056, 0.013, 0.06, 0.008, 0.064, 0.012, 0.082, 0.006, 0.087, 0,
    0.088,
  ],
};

/** A chessboard set up to play; draughts with `checkers`. */
function buildChess(b: Bench, checkers: boolean): void {
  const [u, t] = [0.05, 0.02];
  b.add('frame', 'wood', solid.box([u * 9, t, u * 9], [0, t / 2, 0], 0.004), { grain: [1, 0, 0] });
  for (const odd of [0, 1])
    b.add(
      odd ? 'dark squares' : 'light squares',
      odd ? 'walnut' : 'light',
      solid.many(
        Array.from({ length: 64 }, (_, i) => i)
          .filter((i) => ((i % 8) + Math.floor(i / 8)) % 2 === odd)
          .map((i) =>
            solid.box(
              [u * 0.996, 0.003, u * 0.996],
              [((i % 8) - 3.5) * u, t + 0.001, (Math.floor(i / 8) - 3.5) * u],
              0,
            ),
          ),
      ),
      { detail: 0.6 },
    );
  const at = (file: number, rank: number): Vec3 => [(file - 3.5) * u, t + 0.0025, (3.5 - rank) * u];
  const sides = [
    ['white', 0, 1, 'ivory'],
    ['black', 7, 6, 'ebony'],
  ] as const;
  for (const [side, back, front, slot] of sides) {
    if (checkers) {
      const spots = Array.from({ length: 12 }, (_, i) => {
        const row = Math.floor(i / 4);
        const rank = side === 'white' ? row : 7 - row;
        return { at: at((i % 4) * 2 + ((rank + 0) % 2), rank) };
      });
      b.add(
        `${side} men`,
        side === 'white' ? 'ivory' : 'red',
        solid.at(
          solid.turned(
            pairs([0, 0, 0.019, 0, 0.0195, 0.008, 0.016, 0.01, 0.015, 0.0085, 0.008, 0.0085, 0, 0.0085]),
            [0, 0, 0],
            { bevel: 0.0008, segments: 32 },
          ),
          spots,
        ),
      );
      continue;
    }
    const piece = (kind: string) => solid.turned(pairs(TOPS[kind]), [0, 0, 0], { bevel: 0.0008, segments: 24 });
    b.add(
      `${side} pawns`,
      slot,
      solid.at(
        piece('pawn'),
        Array.from({ length: 8 }, (_, i) => ({ at: at(i, front) })),
      ),
    );
    for (const kind of ['rook', 'bishop', 'queen', 'king'] as const)
      b.add(
        `${side} ${kind}${kind === 'rook' || kind === 'bishop' ? 's' : ''}`,
        slot,
        solid.at(
          piece(kind),
          BACK.flatMap((k, i) => (k === kind ? [{ at: at(i, back) }] : [])),
        ),
      );
    const s = side === 'white' ? -1 : 1;
    const head: Vec2[] = outline.rounded(
      pairs([
        -0.011, 0.012, 0.011, 0.012, 0.0095, 0.028, 0.006, 0.036, 0.017, 0.036, 0.019, 0.044, 0.008, 0.055, 0.001,
        0.061, -0.01, 0.05, -0.014, 0.03,
      ]),
      0.003,
      3,
    );
    b.add(
      `${side} knights`,
      slot,
      solid.at(
        solid.many([
          solid.turned(pairs([0, 0, 0.0165, 0, 0.017, 0.006, 0.0115, 0.014, 0, 0.014]), [0, 0, 0], { bevel: 0.0008 }),
          solid.put(solid.slab(head, 0.013, [0, 0, 0], 'z', { bevel: 0.003 }), [0, 0, 0], [0, s * 90, 0]),
        ]),
        [1, 6].map((i) => ({ at: at(i, back) })),
      ),
    );
    const k = at(4, back);
    b.add(
      `${side} king's cross`,
      slot,
      solid.many([
        solid.box([0.003, 0.013, 0.003], [k[0], k[1] + 0.093, k[2]], 0.0005),
        solid.box([0.009, 0.003, 0.0028], [k[0], k[1] + 0.094, k[2]], 0.0005),
      ]),
    );
  }
}

/** Table football: a box on legs, rods with men. */
function buildFoosball(b: Bench): void {
  const [l, w, y] = [1.2, 0.68, 0.86];
  b.add('pitch', 'cloth', solid.box([l - 0.06, 0.02, w - 0.06], [0, y - 0.13, 0], 0.002));
  b.add(
    'pitch lines',
    'white',
    solid.many([
      solid.box([0.008, 0.003, w - 0.08], [0, y - 0.1195, 0], 0),
      solid.hoop(0.1, { kind: 'rect', w: 0.003, h: 0.008, r: 0 }, [0, y - 0.1192, 0], 'y', 40),
    ]),
  );
  b.add(
    'box',
    'wood',
    solid.slab(outline.roundRect(l, w, 0.015), 0.3, [0, y - 0.1, 0], 'y', {
      bevel: 0.006,
      holes: [outline.roundRect(l - 0.06, w - 0.06, 0.006)],
    }),
    { grain: [1, 0, 0] },
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} goal`, 'dark', solid.box([0.04, 0.1, 0.2], [s * (l / 2 - 0.028), y - 0.07, 0], 0.004));
    for (const [end, q] of [
      ['front', 1],
      ['back', -1],
    ] as const)
      b.add(
        `${name} ${end} leg`,
        'wood',
        solid.box([0.08, y - 0.24, 0.08], [s * (l / 2 - 0.1), (y - 0.24) / 2, q * (w / 2 - 0.08)], 0.01),
      );
  }
  [1, 2, 3, 5, 5, 3, 2, 1].forEach((n, i) => {
    const x = -0.49 + i * 0.14;
    const home = [0, 1, 3, 5].includes(i);
    b.add(`rod ${i + 1}`, 'metal', solid.rod([x, y - 0.02, -w / 2 - 0.16], [x, y - 0.02, w / 2 + 0.16], 0.008));
    b.add(
      `handle ${i + 1}`,
      'dark',
      solid.rod([x, y - 0.02, (home ? 1 : -1) * (w / 2 + 0.1)], [x, y - 0.02, (home ? 1 : -1) * (w / 2 + 0.22)], 0.017),
    );
    const man = solid.many([
      solid.box([0.022, 0.045, 0.03], [0, 0, 0], 0.006),
      { op: 'ball', r: 0.0145, at: [0, 0.036, 0] },
      solid.box([0.018, 0.055, 0.026], [0, -0.045, 0], 0.005),
    ]);
    b.add(
      `men ${i + 1}`,
      home ? 'red' : 'blue',
      solid.at(
        man,
        Array.from({ length: n }, (_, k) => ({ at: [x, y - 0.02, (k - (n - 1) / 2) * (n > 3 ? 0.11 : 0.17)] as Vec3 })),
      ),
      { detail: 0.6 },
    );
  });
  b.add('ball', 'white', { op: 'ball', r: 0.018, at: [0.07, y - 0.1, 0.06] });
}

/** A roulette wheel: bowl, pockets of red and black, turret, ball. */
function buildRoulette(b: Bench): void {
  b.add(
    'bowl',
    'wood',
    solid.turned(pairs([0, 0, 0.3, 0, 0.39, 0.05, 0.4, 0.1, 0.385, 0.105, 0.3, 0.06, 0.27, 0.05, 0, 0.05]), [0, 0, 0], {
      bevel: 0.006,
      segments: 72,
    }),
    { detail: 1.2 },
  );
  const n = 37;
  const wedge = (r0: number, r1: number, i: number): Vec2[] => [
    ...outline.arc(0, 0, r1, (i * 360) / n, ((i + 0.92) * 360) / n, 3),
    ...outline.arc(0, 0, r0, ((i + 0.92) * 360) / n, (i * 360) / n, 3),
  ];
  for (const [name, slot, test] of [
    ['red', 'red', 1],
    ['black', 'dark', 0],
  ] as const)
    b.add(
      `${name} pockets`,
      slot,
      solid.many(
        Array.from({ length: 36 }, (_, i) => i + 1)
          .filter((i) => i % 2 === test)
          .map((i) => solid.slab(wedge(0.19, 0.265, i), 0.016, [0, 0.055, 0], 'y', { bevel: 0 })),
      ),
      { detail: 0.5 },
    );
  b.add('zero', 'cloth', solid.slab(wedge(0.19, 0.265, 0), 0.016, [0, 0.055, 0], 'y', { bevel: 0 }));
  b.add(
    'cone',
    'wood',
    solid.turned(pairs([0, 0.05, 0.188, 0.05, 0.17, 0.066, 0.04, 0.1, 0, 0.1]), [0, 0, 0], {
      bevel: 0.004,
      segments: 64,
    }),
  );
  b.add(
    'turret',
    'trim',
    solid.turned(
      pairs([0, 0.098, 0.03, 0.098, 0.014, 0.115, 0.01, 0.15, 0.022, 0.165, 0.008, 0.185, 0, 0.19]),
      [0, 0, 0],
      { bevel: 0.002 },
    ),
  );
  b.add(
    'spokes',
    'trim',
    solid.put(
      {
        op: 'arrayed',
        n: 4,
        around: 'y',
        of: solid.many([solid.rod([0.008, 0, 0], [0.07, 0, 0], 0.005), { op: 'ball', r: 0.011, at: [0.075, 0, 0] }]),
      },
      [0, 0.15, 0],
    ),
  );
  b.add('rim', 'trim', solid.hoop(0.277, { kind: 'circle', r: 0.006 }, [0, 0.062, 0], 'y', 64));
  b.add('ball', 'white', { op: 'ball', r: 0.011, at: [0.2, 0.074, 0.1] });
}

const BUILD: Readonly<Record<string, (b: Bench) => void>> = {
  pool: buildPool,
  pingpong: buildPing,
  foosball: buildFoosball,
  chess: (b) => buildChess(b, false),
  checkers: (b) => buildChess(b, true),
  roulette: buildRoulette,
};

/** Games with a table or board of their own: pool, table tennis, table football, chess, draughts, roulette. */
export const tableGame: Archetype = {
  name: 'table game',
  kind: 'furniture',
  size: { height: 0.85 },
  params: { kind: { type: 'choice', of: Object.keys(BUILD), default: 'pool', about: 'Which game.' } },
  slots: {
    wood: {
      material: { base: 'wood', color: '#6a3c20', color2: '#4a2712', clearcoat: 0.6 },
      words: ['wood', 'frame', 'rail', 'leg'],
      main: true,
    },
    cloth: { material: { base: 'fabric', color: '#1f7a48', scale: 0.3 }, words: ['cloth', 'felt', 'baize', 'bed'] },
    top: { material: { base: 'paint', color: '#1c4a8a', rough: 0.6 }, words: ['top', 'surface'] },
    trim: { material: { base: 'brass', color: '#d4a850' }, words: ['sight', 'trim', 'cue'] },
    metal: { material: { base: 'steel', color: '#8e9298' }, words: ['rod', 'metal'] },
  },
  palettes: [
    {
      lead: 'cloth',
      when: { kind: ['pool'] },
      of: colorways({
        green: { weight: 2 },
        blue: { cloth: '#1c5a9a' },
        red: { cloth: '#9a1c24' },
        'blue and black': { cloth: '#2a6ab0', wood: { base: 'paint', color: '#26262a' } },
        burgundy: { cloth: '#5a1424', wood: '#8a5a30' },
        grey: { cloth: '#5c6066', wood: '#3a2418' },
        'green and oak': { wood: '#b07a40' },
      }),
    },
  ],
  presets: {
    'pool table': { size: { width: 2.5 } },
    'ping pong table': { params: { kind: 'pingpong' }, size: { width: 2.74 } },
    'foosball table': { params: { kind: 'foosball' }, size: { height: 0.91 } },
    chessboard: { params: { kind: 'chess' }, size: { width: 0.45 } },
    'roulette wheel': { params: { kind: 'roulette' }, size: { width: 0.8 } },
  },
  build({ params, materials, rng }): Sculpture {
    const paint = (color: string) => ({ base: 'paint', color, rough: 0.35, clearcoat: 0.4 });
    const b = createBench({
      ...materials,
      dark: paint('#1c1c1e'),
      white: paint('#f2f0ea'),
      red: paint('#b81c22'),
      blue: paint('#1f4fa8'),
      orange: paint('#f08a2a'),
      light: { base: 'wood', color: '#e2c698', color2: '#cfae7a' },
      walnut: { base: 'wood', color: '#6e4226', color2: '#523018' },
      ivory: { base: 'wood', color: '#ecd9ae', color2: '#dcc594', clearcoat: 0.6 },
      ebony: { base: 'wood', color: '#2c2220', color2: '#1e1614', clearcoat: 0.6 },
    });
    BUILD[read.word(params, 'kind')](b);
    return { parts: proportioned(b.parts, rng, 0.015) };
  },
};
