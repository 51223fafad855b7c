import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

const FACES = ['#f4f2ec', '#e8c81f', '#c41e2a', '#e8681a', '#1f8a44', '#1f4fb0'];

/** Three by three by three cubies with stickers, its top layer turned by `turn` degrees. */
function buildRubik(b: Bench, rng: Rng, solved: boolean): void {
  const u = 0.019;
  const mix = rng.fork('stickers');
  const turn = solved ? 0 : 24;
  const sides: readonly (readonly [Vec3, Vec3, number])[] = [
    [[0, 1, 0], [0, 0, 0], 0],
    [[0, -1, 0], [180, 0, 0], 1],
    [[0, 0, 1], [90, 0, 0], 2],
    [[0, 0, -1], [-90, 0, 0], 3],
    [[1, 0, 0], [0, 0, -90], 4],
    [[-1, 0, 0], [0, 0, 90], 5],
  ];
  const layer = (y: number, of: Parameters<typeof solid.put>[0]) =>
    y === 1 && turn
      ? solid.put(solid.put(solid.put(of, [0, -1.5 * u, 0]), [0, 0, 0], [0, turn, 0]), [0, 1.5 * u, 0])
      : of;
  const cubie = solid.box([u * 0.985, u * 0.985, u * 0.985], [0, 0, 0], u * 0.09);
  for (const y of [-1, 0, 1]) {
    const places: { at: Vec3 }[] = [];
    for (const x of [-1, 0, 1])
      for (const z of [-1, 0, 1]) if (x || y || z) places.push({ at: [x * u, (y + 1.5) * u, z * u] });
    b.add(['lower', 'middle', 'upper'][y + 1].concat(' cubies'), 'black', layer(y, solid.at(cubie, places)));
  }
  const sticker = solid.slab(outline.roundRect(u * 0.84, u * 0.84, u * 0.1), u * 0.03, [0, 0, 0], 'y', {
    bevel: u * 0.008,
  });
  const byColor = new Map<string, { y: number; at: Vec3; rot: Vec3 }[]>();
  for (const [n, rot, side] of sides)
    for (const a of [-1, 0, 1])
      for (const c of [-1, 0, 1]) {
        const cell: Vec3 = n[0] ? [n[0], a, c] : n[1] ? [a, n[1], c] : [a, c, n[2]];
        const color = FACES[solved || (a === 0 && c === 0) ? side : mix.int(6)];
        const key = `${color} ${cell[1] === 1 ? 1 : 0}`;
        const at: Vec3 = [
          cell[0] * u + n[0] * u * 0.5,
          (cell[1] + 1.5) * u + n[1] * u * 0.5,
          cell[2] * u + n[2] * u * 0.5,
        ];
        byColor.set(key, [...(byColor.get(key) ?? []), { y: cell[1], at, rot }]);
      }
  for (const [key, list] of byColor) {
    const [color, up] = key.split(' ');
    const name = ['white', 'yellow', 'red', 'orange', 'green', 'blue'][FACES.indexOf(color)];
    b.add(
      `${up === '1' ? 'upper ' : ''}${name} stickers`,
      b.tint('body', { color }),
      layer(
        Number(up),
        solid.at(
          sticker,
          list.map(({ at, rot }) => ({ at, rot })),
        ),
      ),
      { detail: 0.7 },
    );
  }
}

/** A knob or a socket in the side of a jigsaw piece, along +x from 0 to 1; `s` 1 out, -1 in. */
const TAB: readonly Vec2[] = [
  [0, 0],
  [0.34, 0.02],
  [0.42, 0.05],
  [0.4, 0.11],
  [0.345, 0.18],
  [0.37, 0.26],
  [0.44, 0.3],
  [0.5, 0.31],
  [0.56, 0.3],
  [0.63, 0.26],
  [0.655, 0.18],
  [0.6, 0.11],
  [0.58, 0.05],
  [0.66, 0.02],
];

/** Outline of a jigsaw piece of side `u` about (0, 0): what its four sides do, from the lower one counter-clockwise. */
function jigsaw(u: number, sides: readonly number[]): Vec2[] {
  const out: Vec2[] = [];
  sides.forEach((s, i) => {
    const a = (i * Math.PI) / 2;
    const list = s ? TAB : [TAB[0]];
    for (const [t, k] of list) {
      const x = (t - 0.5) * u;
      const y = -u / 2 - k * s * u;
      out.push([x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)]);
    }
  });
  return out;
}

/** One jigsaw piece upright, or four that lie joined with the last beside them. */
function buildJigsaw(b: Bench, set: boolean): void {
  if (!set) {
    b.add(
      'piece',
      'wood',
      solid.slab(
        jigsaw(0.05, [-1, 1, -1, 1]).map(([x, y]): Vec2 => [x, y + 0.025]),
        0.008,
        [0, 0, 0],
        'z',
        { bevel: 0.0012 },
      ),
      { detail: 1.4 },
    );
    b.add(
      'print',
      'body',
      solid.slab(
        jigsaw(0.0475, [-1.04, 0.98, -1.04, 0.98]).map(([x, y]): Vec2 => [x, y + 0.025]),
        0.0012,
        [0, 0, 0.0042],
        'z',
        { bevel: 0.0002 },
      ),
    );
    return;
  }
  const u = 0.05;
  const lay = (name: string, slot: string, sides: readonly number[], x: number, z: number, turn = 0, y = 0): void =>
    b.add(
      name,
      slot,
      solid.put(
        solid.slab(jigsaw(u * 0.994, sides), 0.006, [0, 0.003, 0], 'y', { bevel: 0.0008 }),
        [x * u, y, z * u],
        [0, turn, 0],
      ),
      { detail: 1.2 },
    );
  lay('first piece', 'body', [1, -1, 0, 0], -0.5, -0.5);
  lay('second piece', 'second', [-1, 0, 0, 1], 0.5, -0.5);
  lay('third piece', 'third', [0, 1, -1, 0], -0.5, 0.5);
  lay('fourth piece', 'fourth', [0, 0, 1, -1], 0.85, 0.8, -24, 0.001);
}

/** Seven flat pieces that make a square. */
function buildTangram(b: Bench): void {
  const u = 0.025;
  const pieces: readonly (readonly [string, string, readonly number[]])[] = [
    ['left triangle', 'body', [0, 0, 2, 2, 0, 4]],
    ['top triangle', 'second', [0, 4, 2, 2, 4, 4]],
    ['small triangle', 'third', [0, 0, 2, 0, 1, 1]],
    ['square', 'fourth', [2, 0, 3, 1, 2, 2, 1, 1]],
    ['middle triangle', 'wood', [2, 0, 4, 0, 4, 2]],
    ['parallelogram', 'third', [4, 2, 4, 4, 3, 3, 3, 1]],
    ['inner triangle', 'body', [3, 1, 3, 3, 2, 2]],
  ];
  for (const [name, slot, list] of pieces) {
    const points: Vec2[] = [];
    for (let i = 0; i < list.length; i += 2) points.push([(list[i] - 2) * u, (list[i + 1] - 2) * u]);
    const c = points.reduce((s, p): Vec2 => [s[0] + p[0] / points.length, s[1] + p[1] / points.length], [0, 0] as Vec2);
    b.add(
      name,
      slot,
      solid.slab(
        points.map(([x, y]): Vec2 => [c[0] + (x - c[0]) * 0.97, c[1] + (y - c[1]) * 0.97]),
        0.006,
        [0, 0.003, 0],
        'y',
        { bevel: 0.0008 },
      ),
    );
  }
}

/** A pyramid of nine small ones a side. */
function buildPyraminx(b: Bench): void {
  const h = 0.08;
  const base = [64, 184, 304].map(
    (a): Vec3 => [0.075 * Math.cos((a * Math.PI) / 180), 0.001, 0.075 * Math.sin((a * Math.PI) / 180)],
  );
  const top: Vec3 = [0, h + 0.018, 0];
  b.add('core', 'black', { op: 'hull', points: [...base, top].map(([x, y, z]): Vec3 => [x, y, z]), bevel: 0.001 });
  const faces: readonly (readonly [string, string, Vec3, Vec3, Vec3])[] = [
    ['front', 'body', base[0], base[1], top],
    ['left', 'second', base[1], base[2], top],
    ['right', 'third', base[2], base[0], top],
  ];
  for (const [name, slot, p, q, r] of faces) {
    const at = (i: number, j: number): Vec3 =>
      [0, 1, 2].map((k) => p[k] + ((q[k] - p[k]) * i) / 3 + ((r[k] - p[k]) * j) / 3) as unknown as Vec3;
    const tiles: Vec3[][] = [];
    for (let j = 0; j < 3; j++)
      for (let i = 0; i + j < 3; i++) {
        tiles.push([at(i, j), at(i + 1, j), at(i, j + 1)]);
        if (i + j < 2) tiles.push([at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)]);
      }
    const out: Vec3 = [(p[0] + q[0] + r[0]) / 3, 0.03, (p[2] + q[2] + r[2]) / 3];
    const len = Math.hypot(...out);
    b.add(
      `${name} stickers`,
      slot,
      solid.many(
        tiles.map((t) => {
          const c = [0, 1, 2].map((k) => (t[0][k] + t[1][k] + t[2][k]) / 3);
          const inner = t.map((v) => v.map((x, k) => c[k] + (x - c[k]) * 0.86));
          return {
            op: 'hull' as const,
            points: [
              ...inner,
              ...inner.map((v) => v.map((x, k) => x + (out[k] / len) * 0.0014)),
              ...inner.map((v) => v.map((x, k) => x - (out[k] / len) * 0.001)),
            ] as unknown as Vec3[],
          };
        }),
      ),
      { detail: 0.6 },
    );
  }
}

/** Puzzles, on y = 0: metres. */
export const puzzles = { buildRubik, buildJigsaw, buildTangram, buildPyraminx };
