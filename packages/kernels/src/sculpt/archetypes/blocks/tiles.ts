import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, 1],
    [1, -1],
  ],
  3: [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  4: [
    [-1, 1],
    [1, -1],
    [-1, -1],
    [1, 1],
  ],
  5: [
    [-1, 1],
    [1, -1],
    [-1, -1],
    [1, 1],
    [0, 0],
  ],
  6: [
    [-1, 1],
    [1, -1],
    [-1, -1],
    [1, 1],
    [-1, 0],
    [1, 0],
  ],
};

/** A domino upright about x = `x`, leaning by `lean` degrees: pips sunk in, a line across. */
function addDomino(
  b: Bench,
  name: string,
  values: readonly [number, number],
  put: (of: Shape) => Shape,
  under = false,
): void {
  const [w, h, d] = [0.025, 0.05, 0.009];
  b.add(name, 'body', put(solid.box([w, h, d], [0, h / 2, 0], 0.0018)));
  b.add(`${name} line`, 'mark', put(solid.box([w * 0.82, 0.0012, 0.0006], [0, h / 2, d / 2 + 0.0001], 0.0002)), {
    hidden: under,
  });
  b.add(`${name} pin`, 'metal', put({ op: 'ball', r: [0.0016, 0.0016, 0.0008], at: [0, h / 2, d / 2 + 0.0003] }), {
    hidden: under,
  });
  const spots = values.flatMap((v, i) =>
    (PIPS[v] ?? []).map(([x, y]): Vec3 => [x * w * 0.27, h * (i ? 0.25 : 0.75) + y * w * 0.27, d / 2]),
  );
  if (spots.length)
    b.add(
      `${name} pips`,
      'mark',
      put(
        solid.at(
          solid.cyl(0.0022, 0.0008, [0, 0, 0], 'z', { bevel: 0.0002, segments: 20 }),
          spots.map((at) => ({ at })),
        ),
      ),
      { detail: 0.6 },
    );
}

/** One domino, or a falling row. */
function buildDominoes(b: Bench, set: boolean): void {
  if (!set) {
    addDomino(b, 'domino', [5, 3], (of) => of);
    return;
  }
  const values: readonly (readonly [number, number])[] = [
    [6, 6],
    [5, 3],
    [4, 1],
    [2, 6],
    [3, 3],
    [1, 5],
    [6, 4],
  ];
  const leans = [70, 64, 52, 35, 17, 0, 0];
  for (const [i, v] of values.entries()) {
    // each tips over its lower back edge and rests on the next
    const tip: Vec3 = [0, 0, 0.086 - i * 0.026];
    addDomino(
      b,
      `domino ${i + 1}`,
      v,
      (of) => solid.put(solid.put(of, [0, 0, 0.0045]), tip, [-leans[i], 0, 0]),
      i > 0 && i < 5,
    );
  }
}

/** Suit marks about (0, 0), `s` high. */
function suit(kind: string, s: number): Vec2[][] {
  if (kind === 'diamond')
    return [
      [
        [0, -0.5 * s],
        [0.36 * s, 0],
        [0, 0.5 * s],
        [-0.36 * s, 0],
      ],
    ];
  const heart: Vec2[] = Array.from({ length: 28 }, (_, i): Vec2 => {
    const t = (2 * Math.PI * i) / 28;
    return [
      (s * 16 * Math.sin(t) ** 3) / 34,
      (s * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t) + 2.5)) / 30,
    ];
  }).reverse();
  if (kind === 'heart') return [heart];
  const foot: Vec2[] = [
    [-0.2 * s, -0.5 * s],
    [0.2 * s, -0.5 * s],
    [0.04 * s, -0.1 * s],
    [-0.04 * s, -0.1 * s],
  ];
  if (kind === 'spade') return [heart.map(([x, y]): Vec2 => [x, -y * 0.82 + 0.1 * s]).reverse(), foot];
  return [
    outline.ngon(0.21 * s, 20, 0, 0, 0.27 * s),
    outline.ngon(0.21 * s, 20, 0, -0.23 * s, -0.06 * s),
    outline.ngon(0.21 * s, 20, 0, 0.23 * s, -0.06 * s),
    outline.ngon(0.1 * s, 8, 0, 0, 0.05 * s),
    foot,
  ];
}

/** A playing card standing on its lower edge before `put` lays it: corner marks, the suit in the middle, a patterned back. */
function addCard(b: Bench, name: string, value: string, kind: string, put: (of: Shape) => Shape): void {
  const [w, h, t] = [0.063, 0.088, 0.0005];
  const ink = kind === 'heart' || kind === 'diamond' ? 'red' : 'mark';
  b.add(name, 'card', put(solid.slab(outline.roundRect(w, h, 0.0035, 0, h / 2), t, [0, 0, 0], 'z', { bevel: 0.0001 })));
  b.add(
    `${name} back`,
    'second',
    put(
      solid.slab(outline.roundRect(w - 0.006, h - 0.006, 0.002, 0, h / 2), 0.0003, [0, 0, -t / 2 - 0.0001], 'z', {
        bevel: 0,
      }),
    ),
    { detail: 0.6 },
  );
  const mark = (s: number, x: number, y: number, flip = 1): Shape[] =>
    suit(kind, s).map((o, i) =>
      solid.slab(
        o.map(([u, v]): Vec2 => [x + u * flip, y + v * flip]),
        0.0003 + i * 0.00008,
        [0, 0, t / 2 + 0.0001],
        'z',
        { bevel: 0 },
      ),
    );
  b.add(`${name} suit`, ink, put(solid.many(mark(0.034, 0, h / 2))));
  b.add(
    `${name} corner marks`,
    ink,
    put(solid.many([...mark(0.0075, -w * 0.4, h * 0.8), ...mark(0.0075, w * 0.4, h * 0.2, -1)])),
    { detail: 0.5 },
  );
  const letter = (x: number, y: number, turn: number): Shape =>
    solid.put(
      { op: 'text', value, height: 0.0095, depth: 0.0003, bevel: 0, font: 'serif' },
      [x, y, t / 2 + 0.0001],
      [0, 0, turn],
    );
  b.add(`${name} indices`, ink, put(solid.many([letter(-w * 0.4, h * 0.87, 0), letter(w * 0.4, h * 0.13, 180)])), {
    detail: 0.5,
  });
}

const HAND: readonly (readonly [string, string])[] = [
  ['10', 'spade'],
  ['J', 'heart'],
  ['Q', 'club'],
  ['K', 'diamond'],
  ['A', 'spade'],
];

/** One card upright, a fanned hand of them, or a house of cards. */
function buildCards(b: Bench, kind: string): void {
  if (kind === 'card') {
    addCard(b, 'card', 'A', 'spade', (of) => of);
    return;
  }
  if (kind === 'hand') {
    HAND.forEach(([value, mark], i) => {
      const a = (2 - i) * 15;
      addCard(b, `card ${i + 1}`, value, mark, (of) =>
        solid.put(solid.put(of, [0, 0.012, i * 0.0011]), [0, 0.0042, 0], [0, 0, a]),
      );
    });
    return;
  }
  const lean = 17;
  const [s, c] = [Math.sin((lean * Math.PI) / 180) * 0.088, Math.cos((lean * Math.PI) / 180) * 0.088];
  let n = 0;
  for (let row = 0; row < 3; row++) {
    const y = row * (c + 0.0011);
    for (let i = 0; i < 3 - row; i++) {
      const z = (i - (2 - row) / 2) * 2 * (s + 0.001);
      const [v, m] = HAND[n++ % 5];
      addCard(b, `front card ${n}`, v, m, (of) => solid.put(of, [0, y + 0.0002, z + s + 0.0004], [-lean, 0, 0]));
      addCard(b, `back card ${n}`, v, m, (of) =>
        solid.put(solid.put(of, [0, 0, 0], [0, 180, 0]), [0, y + 0.0002, z - s - 0.0004], [lean, 0, 0]),
      );
    }
    for (let i = 0; i < 2 - row; i++)
      b.add(
        `floor card ${row + 1} ${i + 1}`,
        'second',
        solid.box([0.063, 0.0005, 0.088], [0, y + c + 0.0004, (i - (1 - row) / 2) * 2 * (s + 0.001)], 0.0001),
      );
  }
}

/** A cube with framed letters in relief, or three stacked; a tile of a word game. */
function buildLetters(b: Bench, kind: string, text: string): void {
  if (kind === 'tile') {
    b.add('tile', 'wood', solid.box([0.019, 0.0045, 0.02], [0, 0.00225, 0], 0.0008), { grain: [1, 0, 0] });
    const flat = (value: string, size: number, x: number, z: number): Shape =>
      solid.put(
        { op: 'text', value, height: size, depth: 0.0004, bevel: 0, font: 'serif' },
        [x, 0.0046, z],
        [-90, 0, 0],
      );
    b.add('letter', 'mark', flat(text[0] ?? 'A', 0.0095, -0.001, 0.004));
    b.add('points', 'mark', flat('4', 0.0035, 0.0068, 0.0082));
    return;
  }
  const u = 0.045;
  const cube = (name: string, letters: string, slot: string, at: Vec3, turn: number): void => {
    const put = (of: Shape): Shape => solid.put(of, at, [0, turn, 0]);
    b.add(`${name} block`, 'wood', put(solid.box([u, u, u], [0, u / 2, 0], u * 0.06)), { grain: [0, 1, 0] });
    const sides: readonly (readonly [string, Vec3, Vec3])[] = [
      ['front', [0, 0, 0], [0, u / 2, u / 2]],
      ['right', [0, 90, 0], [u / 2, u / 2, 0]],
      ['back', [0, 180, 0], [0, u / 2, -u / 2]],
      ['left', [0, 270, 0], [-u / 2, u / 2, 0]],
      ['top', [-90, 0, 0], [0, u, 0]],
    ];
    sides.forEach(([side, rot, c], i) => {
      const tone = [slot, 'second', 'third', 'fourth', 'body'][i];
      const frame = solid.slab(outline.roundRect(u * 0.84, u * 0.84, u * 0.06), u * 0.03, [0, 0, 0], 'z', {
        bevel: u * 0.006,
        holes: [outline.roundRect(u * 0.7, u * 0.7, u * 0.04)],
      });
      b.add(`${name} ${side} frame`, tone, put(solid.put(frame, c, rot)));
      b.add(
        `${name} ${side} letter`,
        tone,
        put(
          solid.put(
            solid.put(
              {
                op: 'text',
                value: letters[i % letters.length],
                height: u * 0.46,
                depth: u * 0.04,
                bevel: u * 0.005,
                font: 'round',
              },
              [0, -u * 0.23, 0],
            ),
            c,
            rot,
          ),
        ),
      );
    });
  };
  if (text.length < 2) {
    cube('letter', `${text[0] ?? 'A'}BCDE`, 'body', [0, 0, 0], 0);
    return;
  }
  cube('left', `${text[0]}DEFG`, 'body', [-u * 0.56, 0, 0], 8);
  cube('right', `${text[1]}HIJK`, 'second', [u * 0.56, 0, 0], -10);
  cube('upper', `${text[2] ?? 'C'}LMNO`, 'third', [0, u, 0], 5);
}

/** Flat playthings and lettered cubes, on y = 0: metres. */
export const tiles = { buildDominoes, buildCards, buildLetters };
