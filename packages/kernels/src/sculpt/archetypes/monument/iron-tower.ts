import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** Half width of the tower over its outer edges at a height, metres at a hundredth of its size. */
function half(y: number): number {
  const rows: readonly (readonly [number, number])[] = [
    [0, 0.625],
    [0.3, 0.5],
    [0.58, 0.385],
    [0.9, 0.25],
    [1.16, 0.185],
    [1.6, 0.115],
    [2.1, 0.07],
    [2.76, 0.035],
  ];
  for (let i = 0; i + 1 < rows.length; i++) {
    const [[a, p], [c, q]] = [rows[i], rows[i + 1]];
    if (y <= c) return p + ((q - p) * (y - a)) / (c - a);
  }
  return 0.035;
}

/** Width of one of the four legs at a height, below where they meet. */
const legWide = (y: number): number => (y < 0.58 ? 0.25 - 0.12 * (y / 0.58) : 0.13 - 0.04 * ((y - 0.58) / 0.58));

/** The lacing of a face between two edges of equal counts of points: two bars that run to and fro and cross. */
function laced(left: readonly Vec3[], right: readonly Vec3[], r: number): Shape[] {
  const bar = (odd: number): Shape =>
    solid.bar(
      left.map((p, i) => (i % 2 === odd ? p : right[i])),
      { kind: 'rect', w: r * 2, h: r * 2 },
    );
  return [bar(0), bar(1)];
}

const LEGS: readonly (readonly [name: string, s: number, q: number])[] = [
  ['front left', 1, 1],
  ['front right', -1, 1],
  ['rear right', -1, -1],
  ['rear left', 1, -1],
];

/** A lattice tower on four bowed legs with arches between them, three galleries, a mast. */
export function addIronTower(b: Bench): void {
  for (const [name, s, q] of LEGS) addLeg(b, name, s, q);
  addArches(b);
  addGallery(b, 'first', 0.56, 0.05, 0.1);
  addGallery(b, 'second', 1.14, 0.035, 0.08);
  addSpire(b);
  addGallery(b, 'third', 2.73, 0.03, 0.07);
  b.add('cupola', 'stone', { op: 'ball', r: [0.04, 0.05, 0.04], at: [0, 2.83, 0] }, { detail: 0.6 });
  b.add('mast', 'stone', solid.rod([0, 2.84, 0], [0, 3.3, 0], 0.013, 0.003), { detail: 0.5 });
  b.add('ground', 'base', solid.box([1.6, 0.02, 1.6], [0, 0.01, 0], 0.006), { detail: 0.4 });
}

/** One of the four legs: its pier, the rails at its corners, the lacing of its faces. */
function addLeg(b: Bench, name: string, s: number, q: number): void {
  b.add(`${name} pier`, 'base', solid.box([0.3, 0.05, 0.3], [s * 0.5, 0.035, q * 0.5], 0.01), { detail: 0.5 });
  const levels = Array.from({ length: 15 }, (_, i) => 0.05 + (1.11 * i) / 14);
  const edge = (i: number, j: number): Vec3[] =>
    levels.map((y): Vec3 => {
      const [h, w] = [half(y), legWide(y)];
      return [s * (h - i * w), y, q * (h - j * w)];
    });
  const edges = [edge(0, 0), edge(1, 0), edge(1, 1), edge(0, 1)];
  const rail = (path: readonly Vec3[]): Shape => solid.bar(path, { kind: 'rect', w: 0.018, h: 0.018 });
  b.add(`${name} leg`, 'stone', solid.many(edges.map(rail)), { detail: 0.8 });
  const web = edges.flatMap((one, i) => laced(one, edges[(i + 1) % 4], 0.0048));
  b.add(`${name} lattice`, 'stone', solid.many(web), { detail: 0.5 });
}

/** The arches between the legs, two bows with ties to and fro. */
function addArches(b: Bench): void {
  const z = (half(0.3) + half(0.58)) / 2 - 0.01;
  const arch = (r: number): Vec3[] =>
    outline.arc(0, 0.13, r, 8, 172, 18).map(([x, y]): Vec3 => [x, y, z + 0.055 - 0.11 * ((y - 0.13) / 0.37)]);
  const [outer, inner] = [arch(0.37), arch(0.33)];
  for (const [i, d] of [0, 90, 180, 270].entries()) {
    const put = (of: Shape): Shape => solid.put(of, [0, 0, 0], [0, d, 0]);
    const bow = (path: readonly Vec3[], h: number): Shape => solid.bar(path, { kind: 'rect', w: 0.02, h });
    b.add(`arch ${i + 1}`, 'stone', put(solid.many([bow(outer, 0.012), bow(inner, 0.01)])), { detail: 0.7 });
    b.add(`arch ties ${i + 1}`, 'stone', put(solid.many(laced(outer, inner, 0.0035))), { detail: 0.3 });
  }
}

/** A gallery round the tower: its floor on brackets, glazed hall, roof. */
function addGallery(b: Bench, name: string, y: number, over: number, h: number): void {
  const a = half(y) + over;
  b.add(`${name} gallery`, 'stone', solid.box([2 * a, h * 0.45, 2 * a], [0, y + h * 0.225, 0], h * 0.05), {
    detail: 0.8,
  });
  b.add(`${name} hall`, 'glass', solid.box([2 * a - 0.07, h * 0.5, 2 * a - 0.07], [0, y + h * 0.7, 0], 0.004), {
    detail: 0.4,
  });
  b.add(`${name} roof`, 'stone', solid.box([2 * a - 0.02, h * 0.12, 2 * a - 0.02], [0, y + h, 0], h * 0.03), {
    detail: 0.5,
  });
  const n = Math.max(5, Math.round(a * 24));
  const side = solid.many(
    Array.from({ length: n }, (_, i) =>
      solid.box([0.01, h * 0.36, 0.012], [((i + 0.5) / n - 0.5) * 2 * a, y + h * 0.22, a + 0.003], 0),
    ),
  );
  const sides = [0, 90, 180, 270].map((d) => solid.put(side, [0, 0, 0], [0, d, 0]));
  b.add(`${name} brackets`, 'stone', solid.many(sides), { detail: 0.3 });
}

/** The tower over the second gallery: four rails that close in, laced, with the lift between them. */
function addSpire(b: Bench): void {
  const levels = Array.from({ length: 15 }, (_, i) => 1.2 + (1.54 * i) / 14);
  const edges = LEGS.map(([, s, q]) => levels.map((y): Vec3 => [s * half(y), y, q * half(y)]));
  const rail = (path: readonly Vec3[]): Shape => solid.bar(path, { kind: 'rect', w: 0.02, h: 0.02 });
  b.add('spire rails', 'stone', solid.many(edges.map(rail)), { detail: 0.8 });
  const web = edges.flatMap((one, i) => laced(one, edges[(i + 1) % 4], 0.0055));
  b.add('spire lattice', 'stone', solid.many(web), { detail: 0.5 });
  const lift: readonly Vec3[] = [
    [0, 1.2, 0],
    [0, 2.74, 0],
  ];
  b.add('lift shaft', 'stone', solid.bar(lift, { kind: 'rect', w: 0.05, h: 0.05 }, { taper: [1.2, 0.6] }), {
    detail: 0.4,
  });
}
