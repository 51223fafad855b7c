/** What a node computes. Numbers, so that a switch on them compiles to a jump table. */
export const KIND = {
  empty: 0,
  sphere: 1,
  ellipsoid: 2,
  box: 3,
  cone: 4,
  torus: 5,
  superellipsoid: 6,
  chain: 7,
  flatChain: 8,
  prism: 9,
  revolve: 10,
  halfspace: 11,
  union: 20,
  intersect: 21,
  shell: 22,
  inflate: 23,
  negate: 24,
  twist: 30,
  bend: 31,
  taper: 32,
  displace: 33,
  affine: 34,
} as const;

/** One node of a compiled field. All nodes share one hidden class, which keeps the evaluators monomorphic. */
export interface FieldProgram {
  kind: number;
  /** Numbers of the node: see the function that evaluates its kind. */
  params: Float64Array;
  kids: FieldProgram[];
  /** Blend radius per kid, for union and intersect. */
  blends: Float64Array;
  /** Largest of `blends`. */
  blendMax: number;
  /** Bound on |gradient|: 1 for true distances. */
  lipschitz: number;
  /** Conservative bounds of the solid: min xyz, max xyz; infinite where it is unbounded. */
  bounds: Float64Array;
}

/** A node with every slot filled, in one order. */
export function makeNode(
  kind: number,
  params: Float64Array,
  kids: FieldProgram[],
  blends: Float64Array,
  lipschitz: number,
  bounds: Float64Array,
): FieldProgram {
  let blendMax = 0;
  for (const k of blends) blendMax = Math.max(blendMax, k);
  return { kind, params, kids, blends, blendMax, lipschitz, bounds };
}

/**
 * Smooth minimum with compact support: equals min(a, b) once they differ by k. Cubic, so that the blend is C2 and highlights
 * run through it unbroken. Source: Quilez, "Smooth minimum", the cubic polynomial form.
 */
export function smoothMin(a: number, b: number, k: number): number {
  const m = Math.min(a, b);
  const h = k - Math.abs(a - b);
  if (!(h > 0)) return m;
  return m - (h * h * h) / (6 * k * k);
}
