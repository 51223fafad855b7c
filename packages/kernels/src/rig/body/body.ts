import type { Mesh } from '../../mesh/index.ts';
import { type Branch, findCentre, growBranches } from './branches.ts';
import { choosePlane, guessPlanes, nearestPlane } from './choose-plane.ts';
import { innerDistances } from './distance.ts';
import { settleVoxels } from './settle-voxels.ts';
import { type Voxels, voxelize } from './voxels.ts';

/** A model made out: in cells, standing straight, its mirror plane between the two middle columns of x. */
export interface Body extends Voxels {
  /** Of every solid cell to the surface, cells. */
  radius: Float32Array;
  branches: Branch[];
  /** Lowest and highest layer that has solid cells, and their distance in cells. */
  floor: number;
  top: number;
  height: number;
  /** How good a mirror the plane is, 0..1, and one square to it through the middle. */
  mirrored: number;
  square: number;
  /** From the model to this frame: radians about +Y, +X towards -Z. */
  yaw: number;
  /** Up to which share of the height two legs that all stands on are seen apart; 0 for what stands otherwise. */
  legs: number;
}

export interface BodyOptions {
  /** Cells along the longest side. Default 96. */
  cells?: number;
  /** Cells of the coarse look for the mirror plane. Default 48. */
  coarse?: number;
  /** Where its left is, if that is known: radians from +X towards +Z. The nearest of the planes that it may have is taken. */
  across?: number;
  signal?: AbortSignal;
  /** Called with 0..1 as work proceeds. */
  progress?: (done: number) => void;
}

/** About as many cells as a body is filled with at most. */
const SOLID_MAX = 130_000;

/** Makes out a model of triangles, however they hang together. Cost: 0.5 s for 50 k triangles. */
export function makeBody(mesh: Pick<Mesh, 'positions' | 'indices'>, options: BodyOptions = {}): Body {
  const { cells = 96, coarse = 48, across, signal, progress } = options;
  const found = guessPlanes(mesh, { coarse, cells });
  const { plane, square } = across === undefined ? choosePlane(found) : nearestPlane(found.guesses, across);
  signal?.throwIfAborted();
  progress?.(0.2);
  const positions = turnAbout(mesh.positions, plane.angle);
  // Fat bodies have room for coarser cells.
  const filled = found.rough.solid.reduce((n, v) => n + v, 0);
  const fine = Math.round(Math.max(coarse, Math.min(cells, coarse * Math.cbrt(SOLID_MAX / filled))));
  const voxels = voxelize({ positions, indices: mesh.indices }, fine, plane.offset);
  settleVoxels(voxels, plane.score, fine);
  signal?.throwIfAborted();
  progress?.(0.5);
  const radius = innerDistances(voxels.solid, voxels.size);
  const branches = growBranches(voxels, radius, findCentre(voxels, radius), Math.max(4, fine * 0.045));
  progress?.(0.8);
  const told = { mirrored: plane.score, square, yaw: plane.angle, legs: found.legs?.long ?? 0 };
  return { ...voxels, radius, branches, ...layersOf(voxels), ...told };
}

/** A body of other cells on the same grid: distances anew, and branches where these change. */
export function regrow(body: Body, solid: Uint8Array, branching: boolean): Body {
  const radius = innerDistances(solid, body.size);
  const whole = { ...body, solid, radius };
  if (!branching) return whole;
  return {
    ...whole,
    branches: growBranches(whole, radius, findCentre(whole, radius), Math.max(4, Math.max(...body.size) * 0.045)),
  };
}

/** The same body looked at from the other side: turned by half a turn about its height. */
export function turnBody(body: Body): Body {
  const [nx, ny, nz] = body.size;
  const turned = (i: number): number => {
    const x = i % nx;
    const y = Math.floor(i / nx) % ny;
    const z = Math.floor(i / (nx * ny));
    return ((nz - 1 - z) * ny + y) * nx + nx - 1 - x;
  };
  const solid = new Uint8Array(body.solid.length);
  const radius = new Float32Array(solid.length);
  for (let i = 0; i < solid.length; i++)
    if (body.solid[i]) {
      const j = turned(i);
      solid[j] = 1;
      radius[j] = body.radius[i];
    }
  const { origin, cell } = body;
  return {
    ...body,
    solid,
    radius,
    branches: body.branches.map((branch) => ({ ...branch, path: branch.path.map(turned) })),
    origin: [-origin[0] - (nx - 1) * cell, origin[1], -origin[2] - (nz - 1) * cell],
    yaw: body.yaw + Math.PI,
  };
}

/** Points turned about +Y so that the direction (cos angle, 0, sin angle) becomes +X. */
function turnAbout(from: Float32Array, angle: number): Float32Array {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const p = from.slice();
  for (let i = 0; i < p.length; i += 3) {
    const x = p[i];
    p[i] = cos * x + sin * p[i + 2];
    p[i + 2] = cos * p[i + 2] - sin * x;
  }
  return p;
}

function layersOf({ solid, size: [nx, ny, nz] }: Voxels): Pick<Body, 'floor' | 'top' | 'height'> {
  let [floor, top] = [ny, 0];
  for (let y = 0; y < ny; y++)
    for (let z = 0; z < nz && !(floor < ny && top === y); z++)
      for (let x = 0, i = (z * ny + y) * nx; x < nx; x++, i++)
        if (solid[i]) {
          floor = Math.min(floor, y);
          top = y;
          break;
        }
  if (floor > top) floor = top;
  return { floor, top, height: Math.max(1, top - floor + 1) };
}
