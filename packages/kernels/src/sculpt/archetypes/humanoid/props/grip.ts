import type { Shape } from '../../../../curves/index.ts';
import type { Vec3 } from '../../../../math/index.ts';
import type { Body } from '../body/body.ts';
import type { Side } from '../body/bones.ts';
import { Turn } from '../body/turn.ts';
import type { Dress, Material } from '../wardrobe/dress.ts';

/** Where a closed hand holds a shaft: the middle of its grip, and the shaft's direction out of the thumb's side. */
export function gripOf(body: Body, side: Side): { at: Vec3; dir: Vec3 } {
  const { rest, figure } = body;
  const s = side === 'left' ? 1 : -1;
  const k = figure.u * figure.extremities;
  const wrist = rest.bones[rest.index[`${side} hand`]].at;
  // in the hollow of the palm, before the knuckles
  const along = 0.06 * k;
  const under = -0.019 * k;
  const p: Vec3 = [
    wrist[0] + s * (rest.armDir[0] * along + rest.armUp[0] * under),
    wrist[1] + rest.armDir[1] * along + rest.armUp[1] * under,
    wrist[2] + 0.004 * k,
  ];
  return { at: body.follow(`${side} hand`, p), dir: body.turn(`${side} hand`, [0, 0, 1]) };
}

/** Where the knuckles of a hand look: from the wrist to the fingers. */
export function knucklesOf(body: Body, side: Side): Vec3 {
  const [x, y, z] = body.rest.armDir;
  return body.turn(`${side} hand`, side === 'left' ? [x, y, z] : [-x, y, z]);
}

/** Puts a shape into a hand: its grip at the origin, its shaft along +Y, its front along +Z. Metres. */
export function inHand(d: Dress, side: Side, name: string, material: Material, shape: Shape): void {
  const { at, dir } = gripOf(d.body, side);
  const turn = Turn.between(
    [
      [0, 1, 0],
      [0, 0, 1],
    ],
    [dir, knucklesOf(d.body, side)],
  );
  d.bench.add(
    name,
    material,
    { op: 'placed', of: shape, places: [{ at, rot: Turn.angles(turn) }] },
    { joint: `${side} hand` },
  );
}
