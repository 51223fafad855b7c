import { lookUp } from '../body/tables.ts';

/**
 * Rings of a plain head, crown to neck, by the height of their front point: front depth, back point (height, depth), half width.
 * In heads; z = 0 at the ears.
 */
const RINGS: readonly (readonly [row: number, frontZ: number, backY: number, backZ: number, w: number])[] = [
  [-1.0, -0.03, 1.0, -0.05, 0.001],
  [-0.992, 0.05, 0.99, -0.135, 0.082],
  [-0.968, 0.13, 0.962, -0.225, 0.158],
  [-0.92, 0.228, 0.905, -0.32, 0.236],
  [-0.85, 0.302, 0.825, -0.388, 0.29],
  [-0.77, 0.35, 0.74, -0.42, 0.32],
  [-0.69, 0.365, 0.65, -0.422, 0.327],
  [-0.61, 0.37, 0.56, -0.405, 0.324],
  [-0.5, 0.356, 0.475, -0.375, 0.314],
  [-0.4, 0.353, 0.39, -0.335, 0.3],
  [-0.3, 0.352, 0.315, -0.262, 0.284],
  [-0.2, 0.345, 0.25, -0.212, 0.262],
  [-0.12, 0.326, 0.195, -0.196, 0.236],
  [-0.05, 0.312, 0.14, -0.188, 0.206],
  [0, 0.275, 0.1, -0.186, 0.182],
  [0.03, 0.2, 0.05, -0.203, 0.168],
  [0.06, 0.13, 0.01, -0.202, 0.16],
];

/** Where the head proper ends and the neck begins, by row. */
export const NECK_ROW = 0.06;

export interface HeadRing {
  frontY: number;
  frontZ: number;
  backY: number;
  backZ: number;
  w: number;
}

/** A ring of the plain head. `row` is minus the height of its front point down to the chin, then goes on below it. */
export function headRing(row: number): HeadRing {
  const [frontZ, backY, backZ, w] = lookUp(RINGS, row);
  const frontY = row <= 0 ? -row : -0.35 * row;
  return { frontY, frontZ, backY, backZ, w };
}

/** Depth of the plain head's front at a half width, as a share of the ring's. */
const E = 2 / 2.25;

/** Point of a ring at an angle from the front to the left, heads. */
export function ringPoint(ring: HeadRing, angle: number): [number, number, number] {
  const s = Math.sin(angle);
  const c = Math.cos(angle);
  const x = Math.sign(s) * Math.abs(s) ** E * ring.w;
  const k = Math.sign(c) * Math.abs(c) ** E;
  const my = (ring.frontY + ring.backY) / 2;
  const mz = (ring.frontZ + ring.backZ) / 2;
  return [x, my + ((ring.frontY - ring.backY) / 2) * c, mz + ((ring.frontZ - ring.backZ) / 2) * k];
}

/** Angle at which a ring's point has a half width, as a share of the ring's. */
export function angleOf(share: number): number {
  return Math.asin(Math.min(1, share) ** (1 / E));
}
