import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { type Bench, solid } from '../joinery/index.ts';
import { leafShape, roundBody } from '../organic/index.ts';

/** Where a fruit sits: its lowest point, and the angle (radians) towards which its stem or tip leans. */
export interface Seat {
  at: Vec3;
  lean?: number;
}

/** A cherry of radius `r`: a hollow where the stem leaves it, the stem bent and thick at its end. Two parts. */
export function addCherry(b: Bench, slot: string | MaterialSpec, r: number, seat: Seat, name = 'cherry'): void {
  const [x, y, z] = seat.at;
  const body = roundBody({
    profile: [
      [0.02, 0.02],
      [0.4, 0.04],
      [0.8, 0.36],
      [1, 0.95],
      [0.9, 1.5],
      [0.6, 1.82],
      [0.28, 1.86],
      [0.1, 1.74],
      [0.01, 1.66],
    ].map(([k, t]): Vec2 => [k * r, t * r]),
    sides: 32,
    swell: (a) => 1 + 0.025 * Math.cos(2 * a),
  });
  b.add(name, slot, solid.put(body, seat.at), { detail: 1.4 });
  const a = seat.lean ?? 0;
  const tip = (out: number, up: number): Vec3 => [x + out * r * Math.cos(a), y + up * r, z + out * r * Math.sin(a)];
  b.add(
    `${name} stem`,
    { base: 'leaf', color: '#6b7d2c', color2: '#8a9a40' },
    solid.tube([tip(0, 1.66), tip(0.25, 2.6), tip(0.75, 3.3), tip(1.5, 3.8)], r * 0.075, {
      taper: [1, 0.85, 0.9, 1.7],
    }),
    { detail: 0.6 },
  );
}

/** Strawberry skin: yellow seeds, pale at the shoulder where that is at the height `top`. `s` is its size in metres. */
export function strawberrySkin(skin: MaterialSpec, s: number, top?: number): MaterialSpec {
  return {
    ...skin,
    layers: [
      ...(skin.layers ?? []),
      ...(top === undefined
        ? []
        : [
            {
              mask: { kind: 'span' as const, dir: [0, 1, 0] as Vec3, from: top - s * 0.3, to: top + s * 0.05 },
              material: { color: '#f0b890' },
              strength: 0.55,
            },
          ]),
      { mask: { kind: 'spots', scale: s * 0.15, size: 0.16, soft: 0.05 }, material: { color: '#f3d27a', rough: 0.5 } },
    ],
  };
}

/** A strawberry `s` high standing on its leaves, tip up as pastry cooks place it, or hanging tip down. Two parts. */
export function addStrawberry(
  b: Bench,
  skin: MaterialSpec,
  leaves: string | MaterialSpec,
  s: number,
  seat: Seat & { tipDown?: boolean; tilt?: Vec3; hulled?: boolean; seeds?: boolean },
  name = 'strawberry',
): void {
  const body = roundBody({
    profile: [
      [0.01, 0.02],
      [0.2, 0.0],
      [0.36, 0.06],
      [0.44, 0.22],
      [0.43, 0.42],
      [0.34, 0.66],
      [0.2, 0.88],
      [0.08, 0.98],
      [0.005, 1],
    ].map(([k, t]): Vec2 => [k * s, t * s]),
    sides: 32,
    swell: (a, t) => 1 + 0.03 * Math.cos(3 * a + 4 * t) + 0.012 * Math.cos(11 * a + 9 * t),
  });
  const crown: Shape = {
    op: 'arrayed',
    n: 7,
    around: 'y',
    of: solid.put(
      leafShape({ length: s * 0.44, width: s * 0.17, rise: -0.12, droop: -0.3, fold: 0.2, thick: s * 0.018 }),
      [0, -s * 0.015, s * 0.01],
    ),
  };
  const stem = solid.tube(
    [
      [0, s * 0.03, 0],
      [0, -s * 0.1, 0],
      [s * 0.05, -s * 0.2, 0],
    ],
    s * 0.022,
  );
  const place = (of: Shape): Shape =>
    solid.put(solid.put(of, [0, 0, 0], seat.tipDown ? [180, 0, 0] : (seat.tilt ?? [0, 0, 0])), seat.at, [0, 0, 0]);
  const look = strawberrySkin(skin, s, seat.tipDown ? seat.at[1] : undefined);
  // where each seed is a grain of its own none is painted
  const layers = seat.seeds ? look.layers?.slice(0, -1) : look.layers;
  b.add(name, { ...look, layers }, place(body), { detail: 1.4 });
  if (seat.seeds)
    b.add(
      `${name} seeds`,
      { base: 'plain', color: '#f0cc6a', rough: 0.45 },
      place({
        op: 'scatter',
        on: body,
        of: { op: 'ball', r: [s * 0.013, s * 0.007, s * 0.013] },
        n: 76,
        seed: 5,
        jitter: 0.15,
        sink: s * 0.002,
        where: { op: 'box', size: [s * 3, s * 0.92, s * 3], at: [0, s * 0.54, 0] },
      }),
      { detail: 0.5 },
    );
  if (seat.hulled) return;
  b.add(`${name} leaves`, leaves, place(seat.tipDown ? solid.many([crown, stem]) : crown), { detail: 0.8 });
}
