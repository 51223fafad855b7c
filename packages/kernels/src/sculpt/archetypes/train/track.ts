import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { pairs, steps } from '../../kits/vehicle/index.ts';

/** Half the distance of the rails' middles, metres. */
export const GAUGE = 0.75;

/** Where a vehicle begins and ends along z, and its top. */
export interface Line {
  from: number;
  to: number;
  top: number;
}

/** Rails on sleepers from z0 to z1, standing on y = 0. Returns the height of the railhead. Its parts' names begin with `track`. */
export function addTrack(b: Bench, z0: number, z1: number): number {
  const n = Math.max(3, Math.round((z1 - z0) / 0.75));
  b.add(
    'track sleepers',
    'sleepers',
    solid.many(steps(z0 + 0.3, z1 - 0.3, n).map((z) => solid.box([2.4, 0.14, 0.26], [0, 0.07, z], 0.02))),
    { grain: [1, 0, 0], detail: 0.6 },
  );
  const rail: Vec2[] = pairs([
    -0.07, 0.13, 0.07, 0.13, 0.07, 0.15, 0.018, 0.165, 0.018, 0.24, 0.038, 0.25, 0.038, 0.285, -0.038, 0.285, -0.038,
    0.25, -0.018, 0.24, -0.018, 0.165, -0.07, 0.15,
  ]);
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `track rail ${side}`,
      'rails',
      solid.slab(rail, z1 - z0, [s * GAUGE, 0, (z0 + z1) / 2], 'z', { bevel: 0.004 }),
      { grain: [0, 0, 1] },
    );
  return 0.285;
}

/** A flanged wheel set about z: two wheels of radius r with holes or spokes, and the axle. */
export function addWheelSet(b: Bench, name: string, z: number, r: number, spoked = false): void {
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const rim: Vec2[] = [
      [r * 0.84, 0.07],
      [r, 0.07],
      [r, -0.045],
      [r + 0.045, -0.06],
      [r + 0.04, -0.085],
      [r * 0.84, -0.085],
      [r * 0.84, 0.07],
    ];
    const at: Vec3 = [s * GAUGE, r, z];
    const turn: Vec3 = [0, s > 0 ? 0 : 180, 0];
    b.add(
      `${name} ${side} tyre`,
      'chrome',
      solid.put(solid.turned(rim, [0, 0, 0], { axis: 'x', bevel: 0.008 }), at, turn),
    );
    if (spoked) {
      // Through the hub from rim to rim: half as many charts as spokes.
      const spoke = solid.bar(
        [
          [0, -r * 0.87, 0],
          [0, 0, 0],
          [0, r * 0.87, 0],
        ],
        { kind: 'ellipse', rx: 0.028, ry: r * 0.05 },
        { up: [0, 0, 1], taper: [0.8, 1.25, 0.8] },
      );
      b.add(`${name} ${side} spokes`, 'wheels', solid.put({ op: 'arrayed', n: 5, around: 'x', of: spoke }, at));
      const hub: Vec2[] = [
        [0, -0.07],
        [r * 0.2, -0.07],
        [r * 0.2, 0.07],
        [r * 0.12, 0.1],
        [0, 0.1],
      ];
      b.add(
        `${name} ${side} hub`,
        'wheels',
        solid.put(solid.turned(hub, [0, 0, 0], { axis: 'x', bevel: 0.01 }), at, turn),
      );
      b.add(
        `${name} ${side} rim`,
        'wheels',
        solid.put(solid.hoop(r * 0.83, { kind: 'rect', w: 0.11, h: r * 0.08, r: 0.01 }, [0, 0, 0], 'x', 36), at),
      );
    } else {
      const disc: Vec2[] = [
        [0, 0.05],
        [r * 0.3, 0.05],
        [r * 0.4, 0.0],
        [r * 0.7, -0.01],
        [r * 0.86, 0.03],
        [r * 0.86, -0.06],
        [0, -0.06],
      ];
      b.add(
        `${name} ${side} disc`,
        'wheels',
        solid.put(solid.turned(disc, [0, 0, 0], { axis: 'x', bevel: 0.008 }), at, turn),
      );
    }
  }
  b.add(`${name} axle`, 'chrome', solid.rod([-GAUGE, r, z], [GAUGE, r, z], 0.07), { hidden: true });
}
