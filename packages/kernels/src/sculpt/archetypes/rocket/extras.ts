import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { pairs } from '../../kits/vehicle/index.ts';

/** A flame below y = 0 in two layers. */
export function addFlame(b: Bench, name: string, at: Vec3, r: number, h: number): void {
  const tongue = (k: number): Vec2[] => [
    [0, 0],
    [r * k, -h * 0.02],
    [r * k * 1.15, -h * 0.2 * k],
    [r * k * 0.8, -h * 0.5 * k],
    [r * k * 0.36, -h * 0.8 * k],
    [0, -h * k],
  ];
  b.add(`${name} outer flame`, 'flame', solid.turned(tongue(1), at, { smooth: true }));
  b.add(
    `${name} flame heart`,
    b.tint('flame', { color: '#fff0b0', emissive: '#ffe9a0' }),
    solid.turned(tongue(0.55), [at[0], at[1] + 0.01, at[2]], { smooth: true }),
    { hidden: true },
  );
}

/** A porthole at height y on a body whose radius there is r, facing the angle `deg` from +z: ring, glass, bolts. */
export function addPorthole(b: Bench, name: string, r: number, y: number, deg: number, size: number, lean = 0): void {
  const turn: Vec3 = [-lean, deg, 0];
  const a = (deg * Math.PI) / 180;
  const at: Vec3 = [r * Math.sin(a), y, r * Math.cos(a)];
  const ring = pairs([
    size * 0.78,
    -size * 0.5,
    size * 1.2,
    -size * 0.5,
    size * 1.2,
    size * 0.06,
    size * 1.08,
    size * 0.2,
    size * 0.86,
    size * 0.2,
    size * 0.78,
    size * 0.08,
    size * 0.78,
    -size * 0.5,
  ]);
  b.add(`${name} ring`, 'metal', solid.put(solid.turned(ring, [0, 0, 0], { axis: 'z', bevel: size * 0.03 }), at, turn));
  b.add(
    `${name} glass`,
    'windows',
    solid.put(
      solid.turned(
        [
          [0, -size * 0.4],
          [size * 0.82, -size * 0.4],
          [size * 0.82, size * 0.04],
          [size * 0.4, size * 0.14],
          [0, size * 0.17],
        ],
        [0, 0, 0],
        { axis: 'z', bevel: size * 0.02 },
      ),
      at,
      turn,
    ),
  );
  const dots = outline.ngon(size, 8).map(([x, v]): Vec3 => [x, v, size * 0.2]);
  const bolt = solid.cyl(size * 0.075, size * 0.1, [0, 0, 0], 'z', { segments: 6 });
  b.add(
    `${name} bolts`,
    'trim',
    solid.put(
      solid.at(
        bolt,
        dots.map((p) => ({ at: p })),
      ),
      at,
      turn,
    ),
    { detail: 0.5 },
  );
}
