import type { Shape } from '../../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../../math/index.ts';
import { outline, solid } from '../../../kits/joinery/index.ts';
import { SIDES } from '../body/bones.ts';
import { footLength, legCentre } from '../body/leg.ts';
import { Turn } from '../body/turn.ts';
import { type Dress, type Material, wear } from './dress.ts';
import { onBone } from './places.ts';

/** Footwear: how high it reaches on the leg (1.9 ankle, 1.5 calf, 1.1 knee), its stuff, its sole. */
export interface Shoes {
  name: string;
  top: number;
  material: Material;
  sole: Material;
  /** Height of the heel, trunk units. */
  heel?: number;
  ease?: number;
  /** Turned-down or padded upper rim. */
  cuff?: Material;
  laces?: Material;
  /** Long, curled-up toes. */
  curl?: number;
}

/** Thickness of every sole, trunk units. */
export const SOLE = 0.009;

/** Puts shoes on both feet: upper, sole and heel, rim, laces. */
export function addShoes(d: Dress, shoes: Shoes): void {
  const { body } = d;
  const u = body.figure.u;
  for (const [side, s] of SIDES) {
    const more = { detail: 1.2 };
    const folds = shoes.top < 1.8 ? 0.006 : 0.0015;
    wear(
      d,
      `${side} ${shoes.name}`,
      shoes.material,
      { side, legs: 2.2, legsFrom: shoes.top, feet: true },
      { ease: shoes.ease ?? 0.0055, ankle: 0.001, thick: 0.004, folds },
      more,
    );
    const foot = `${side} foot`;
    const put = (shape: Shape): Shape => onBone(body, foot, shape, Turn.angles);
    d.bench.add(`${side} sole`, shoes.sole, put(soleShape(d, s, shoes.heel ?? 0.004)), { joint: foot });
    if (shoes.cuff)
      wear(
        d,
        `${side} ${shoes.name} cuff`,
        shoes.cuff,
        { side, legs: shoes.top + 0.16, legsFrom: shoes.top - 0.01 },
        { ease: (shoes.ease ?? 0.0055) + 0.005, thick: 0.008, folds: 0.002 },
      );
    if (shoes.laces) d.bench.add(`${side} laces`, shoes.laces, put(laces(d, s)), { joint: foot });
    if (shoes.curl)
      d.bench.add(`${side} ${shoes.name} tip`, shoes.material, put(curledTip(d, s, shoes.curl * u)), { joint: foot });
  }
}

/** The foot's frame at rest is the ankle: the ground lies so far below. */
function groundOf(d: Dress): { centre: Vec3; length: number; down: number } {
  const f = d.body.figure;
  const centre = legCentre(f, d.body.rest, 2);
  return { centre, length: footLength(f), down: -centre[1] };
}

function soleShape(d: Dress, s: number, heel: number): Shape {
  const { length, down } = groundOf(d);
  const u = d.body.figure.u;
  const out: Vec2[] = [
    [-0.1, -0.24],
    [0.1, -0.24],
    [0.15, -0.1],
    [0.145, 0.15],
    [0.185, 0.42],
    [0.2, 0.6],
    [0.15, 0.745],
    [0.04, 0.805],
    [-0.1, 0.795],
    [-0.19, 0.7],
    [-0.2, 0.56],
    [-0.155, 0.35],
    [-0.135, 0.1],
    [-0.15, -0.1],
  ];
  const grown = out.map(([x, z]): Vec2 => [s * x * length * 1.03, -(z * length * 1.02)]);
  const loop = outline.rounded(s > 0 ? grown : [...grown].reverse(), 0.03 * length, 3);
  const thick = SOLE * u;
  const sole = solid.slab([...loop].reverse(), thick * 1.5, [0, down - thick * 0.25, 0], 'y', { bevel: thick * 0.3 });
  const block = solid.box(
    [0.25 * length, heel * u + thick * 0.6, 0.26 * length],
    [0, down - thick - (heel * u) / 2 + thick * 0.2, -0.11 * length],
    thick * 0.3,
  );
  return heel > 0.002 ? solid.many([sole, block]) : sole;
}

function laces(d: Dress, s: number): Shape {
  const { length, down } = groundOf(d);
  const of: Shape[] = [];
  for (let i = 0; i < 4; i++) {
    const z = (0.33 + 0.09 * i) * length;
    const y = down + (0.32 - 0.05 * i) * length + 0.03 * length;
    const w = 0.075 * length;
    for (const q of [1, -1])
      of.push(
        solid.tube(
          [
            [q * w, y - 0.012 * length, z],
            [s * 0.004, y + 0.012 * length, z + 0.03 * length],
            [-q * w, y - 0.035 * length, z + 0.06 * length],
          ],
          0.011 * length,
        ),
      );
  }
  return solid.many(of);
}

function curledTip(d: Dress, s: number, size: number): Shape {
  const { length, down } = groundOf(d);
  const y = down + 0.06 * length;
  const z = 0.7 * length;
  return solid.tube(
    [
      [s * 0.005, y, z],
      [s * 0.005, y + 0.01 * length, z + size * 0.7],
      [s * 0.005, y + size * 0.5, z + size * 1.15],
      [s * 0.005, y + size * 0.95, z + size * 0.8],
    ],
    0.09 * length,
    { taper: [1, 0.8, 0.45, 0.15], cap: 'round' },
  );
}
