import type { Vec3 } from '../math/index.ts';
import { computeNormals, extractFaces, type Mesh, mergeMeshes } from '../mesh/index.ts';
import type { Primitive } from '../scene/index.ts';
import { withStrip } from './bulge-patch.ts';
import type { PartLooks } from './part-looks.ts';
import type { RimGroup } from './rim-loops.ts';
import { createSmoothSystem, smoothValues } from './smooth-system.ts';
import type { Patch } from './span-rims.ts';

/** A finished filling, with normals and linear colours. */
export interface DressedPatch {
  mesh: Mesh;
  metallic: number;
  roughness: number;
  /** Material of most of what is around it. */
  like: number | undefined;
}

/** Sides that turn by more than this stay hard, degrees: of flat fillings, and of round ones. */
const CREASE = 40;
export const CREASE_ROUND = 100;

/**
 * A filling as a mesh with normals and colours: those of its rims, evened out inwards. `looks` are linear RGBA, metallic and roughness at each vertex of
 * the rims. `onward` where the surface goes on without an edge at the rims; sides that turn by more than `crease` degrees stay hard. `pattern`: linear RGBA of
 * every vertex behind the rims, where they are not just evened out.
 */
export function dressPatch(
  patch: Patch,
  group: RimGroup,
  looks: Float64Array,
  like: number | undefined,
  onward?: readonly Vec3[],
  crease = CREASE,
  pattern?: Float64Array,
): DressedPatch {
  const n = patch.positions.length / 3;
  const colors = new Float64Array(4 * n);
  for (let v = 0; v < patch.rim; v++) for (let k = 0; k < 4; k++) colors[4 * v + k] = looks[6 * v + k];
  const isFixed = new Uint8Array(n).fill(1, 0, patch.rim);
  if (n > patch.rim && !pattern)
    smoothValues(createSmoothSystem(patch.positions, patch.corners), colors, 4, isFixed, 1);
  if (pattern) colors.set(pattern.subarray(4 * patch.rim), 4 * patch.rim);
  const whole = onward ? withStrip(patch, onward, group) : patch;
  const colored: Mesh = {
    positions: Float32Array.from(whole.positions),
    indices: Uint32Array.from(whole.corners),
    colors: Float32Array.from({ length: (4 * whole.positions.length) / 3 }, (_, i) => colors[i] ?? 0),
  };
  const shaded = computeNormals(colored, { creaseAngleDeg: crease });
  const mesh = extractFaces(
    shaded,
    Array.from({ length: patch.corners.length / 3 }, (_, f) => f),
  );
  return { mesh, ...meansOf(looks, patch.rim), like };
}

/** Metallic and roughness in the middle of what the rims have. */
export function meansOf(looks: ArrayLike<number>, count: number): { metallic: number; roughness: number } {
  let [metallic, roughness] = [0, 0];
  for (let v = 0; v < count; v++) {
    metallic += looks[6 * v + 4] / count;
    roughness += looks[6 * v + 5] / count;
  }
  return { metallic, roughness };
}

/** The fillings of a part as primitives, one for each material that is around them: the colour is the material's, darker by vertex colours where it varies. */
export function joinPatches(patches: readonly DressedPatch[], looks: PartLooks): Primitive[] {
  const groups = new Map<number | undefined, DressedPatch[]>();
  for (const patch of patches) groups.set(patch.like, [...(groups.get(patch.like) ?? []), patch]);
  return [...groups].map(([like, members]) => {
    const mesh = mergeMeshes(members.map((m) => m.mesh));
    const colors = mesh.colors as Float32Array;
    const most = [0, 0, 0, 0];
    for (let i = 0; i < colors.length; i++) most[i % 4] = Math.max(most[i % 4], Math.min(1, Math.max(0, colors[i])));
    const brightest = most.map((x) => Math.round(x * 1e4) / 1e4);
    let least = 1;
    for (let i = 0; i < colors.length; i++) {
      const top = brightest[i % 4];
      colors[i] = top > 0 ? Math.min(1, Math.max(0, colors[i] / top)) : 1;
      least = Math.min(least, colors[i]);
    }
    if (least > 0.995) delete mesh.colors;
    const mean = (of: (m: DressedPatch) => number): number =>
      Math.round((100 * members.reduce((sum, m) => sum + of(m), 0)) / members.length) / 100;
    const material = looks.plain(
      like,
      brightest,
      mean((m) => m.metallic),
      mean((m) => m.roughness),
    );
    return { mesh, material };
  });
}
