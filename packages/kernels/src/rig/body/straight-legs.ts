import type { Vec3 } from '../../math/index.ts';
import type { Mesh } from '../../mesh/index.ts';
import type { RigSkeleton } from '../skeleton.ts';
import { type Body, regrow } from './body.ts';
import { findLegsLine } from './legs-line.ts';

/** By how far legs are apart: with the middle between them farther from the mirror plane than this, one of them stands in it. */
const PARTED = 0.08;
/** Legs on either side of the trunk stand no farther apart, by the height, and askew by no more radians; and so far from the plane at most. */
const APART = 0.3;
const ASKEW = 0.5;
const FAR = 0.25;
/** Legs are seen up to this share of the height at least: what looks out of a robe is shoes and staffs. */
const LONG = 0.08;
/** Shares of the height up to which legs are moved as a whole, and from which on nothing is. */
const LEGS = 0.2;
const TRUNK = 0.45;

/** A body that stands straight over its legs, and what takes a skeleton that is fitted to it back to the body as it is. */
interface StraightBody {
  body: Body;
  mesh: Pick<Mesh, 'positions' | 'indices'>;
  /** Where a place of the body as it is, cells, is in the straight one. */
  move(at: Vec3): Vec3;
  takeBack(skeleton: RigSkeleton): RigSkeleton;
}

/** Moves legs that stand to one side of the mirror plane below it: of a body that leans, or is bent or turned in itself. Undefined if they stand where they should. */
export function standStraight(body: Body, mesh: Pick<Mesh, 'positions' | 'indices'>): StraightBody | undefined {
  const line = findLegsLine(body);
  if (!line || line.long < LONG || line.apart > APART || Math.abs(Math.sin(line.angle)) > Math.sin(ASKEW))
    return undefined;
  const { origin, cell, size, solid, floor, height } = body;
  const [nx, ny] = size;
  const [a, b] = line.legs.map(([x]) => x);
  const aside = (a + b) / 2 - (origin[0] + ((nx - 1) / 2) * cell);
  if (Math.abs(aside) < PARTED * Math.abs(a - b) || Math.abs(aside) > FAR * height * cell) return undefined;
  /** How much of it is moved at a height, metres. */
  const share = (y: number): number => {
    const up = (y - origin[1] - floor * cell) / (height * cell);
    return Math.max(0, Math.min(1, (TRUNK - up) / (TRUNK - LEGS)));
  };
  const moved = new Uint8Array(solid.length);
  for (let i = 0; i < solid.length; i++) {
    if (!solid[i]) continue;
    const x = (i % nx) - Math.round((aside * share(origin[1] + (Math.floor(i / nx) % ny) * cell)) / cell);
    // What a hand holds may go beyond the cells.
    if (x > 0 && x < nx - 1) moved[i - (i % nx) + x] = 1;
  }
  const positions = mesh.positions.slice();
  for (let k = 0; k < positions.length; k += 3) positions[k] -= aside * share(positions[k + 1]);
  return {
    body: regrow(body, moved, true),
    mesh: { ...mesh, positions },
    move: ([x, y, z]) => [x - (aside * share(origin[1] + y * cell)) / cell, y, z],
    takeBack: (skeleton) => ({
      ...skeleton,
      joints: skeleton.joints.map((joint) => {
        const [x, y, z] = joint.at;
        return { ...joint, at: [x + aside * share(y), y, z] };
      }),
    }),
  };
}
