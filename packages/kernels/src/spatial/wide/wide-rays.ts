import { decodeBase64 } from '../../math/index.ts';
import { TRAVERSE_WASM } from './traverse-wasm.ts';
import { REGION_BYTES, REGIONS, REGIONS_AT, type WideTree } from './wide-tree.ts';

/** A ray and what it met. Made once and reused. */
export interface WideRay {
  ox: number;
  oy: number;
  oz: number;
  /** Unit length. */
  dx: number;
  dy: number;
  dz: number;
  /** Nothing nearer than this is met, metres: light that passes a sheet goes on as the same ray. */
  from: number;
  /** In: how far to look, metres. Out: where it met something. */
  t: number;
  /** Slot met, -1 = nothing; barycentric weights of the second and third corner. */
  slot: number;
  u: number;
  v: number;
}

/** Asked at a slot that is not simply solid: the answer says whether light stops there. */
export type PassSlot = (slot: number, u: number, v: number) => boolean;

/** One thread's way into a tree. */
export interface WideRays {
  /** Finds the nearest triangle within `ray.t` and writes t, slot, u and v; slot -1 when there is none. No allocation. */
  findNearest: (ray: WideRay) => void;
  /** Whether a triangle stands within `ray.t`. Slots that must ask do so first, in no order. */
  isBlocked: (ray: WideRay) => boolean;
}

let compiled: WebAssembly.Module | undefined;

/**
 * Opens a tree for rays of this thread. 4 boxes and 2 triangles are tested at a time, which plain JavaScript cannot. Throws RangeError
 * where more than `REGIONS` are open on one tree.
 */
export function openWideTree(tree: WideTree, pass: PassSlot = () => true): WideRays {
  const { memory, nodes, pairs, reach } = tree;
  const number = Atomics.add(new Int32Array(memory.buffer, 0, 1), 0, 1);
  if (number >= REGIONS) throw new RangeError(`A tree has at most ${REGIONS} readers.`);
  const region = REGIONS_AT + number * REGION_BYTES;
  compiled ??= new WebAssembly.Module(decodeBase64(TRAVERSE_WASM));
  const ask = (slot: number, u: number, v: number): number => (pass(slot, u, v) ? 1 : 0);
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory }, traverse: { pass: ask } });
  const meet = exports.meet as (...numbers: number[]) => number;
  const found = new Float64Array(memory.buffer, region, 3);
  const slot = new Int32Array(memory.buffer, region + 24, 1);
  return {
    findNearest: (r) => {
      meet(r.ox, r.oy, r.oz, r.dx, r.dy, r.dz, r.from, r.t, 0, region, nodes, pairs, reach);
      r.t = found[0];
      r.u = found[1];
      r.v = found[2];
      r.slot = slot[0];
    },
    isBlocked: (r) => meet(r.ox, r.oy, r.oz, r.dx, r.dy, r.dz, r.from, r.t, 1, region, nodes, pairs, reach) !== 0,
  };
}

/** An empty ray. The numbers are no integers, so that the fields are doubles from the start. */
export function createRay(): WideRay {
  return { ox: 0.5, oy: 0.5, oz: 0.5, dx: 0.5, dy: 0.5, dz: 0.5, from: 0.5, t: 0.5, slot: -1, u: 0.5, v: 0.5 };
}
