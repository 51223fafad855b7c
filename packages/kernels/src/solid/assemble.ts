import { flipFaces, type Mesh, measureMesh, mergeMeshes, splitComponents } from '../mesh/index.ts';
import { nestShells } from './nest.ts';
import { findSelfIntersections } from './self-intersections.ts';
import { uniteShells } from './unite.ts';

export interface Assembly {
  /** All shells that bound solid, merged. */
  mesh: Mesh;
  /** Outer shells of what came out. */
  bodies: number;
  /** Shells that were united with others or lay inside of solid. */
  merged: number;
  /** Shells that looked inwards and bounded no cavity. */
  flipped: number;
  /** Groups of shells that could not be united. */
  failed: number;
}

/**
 * Makes one solid of closed shells, none of which crosses itself: shells that cross are united, exactly; those that lie in solid vanish; those that
 * look inwards in solid stay, as cavities; those that look inwards anywhere else are turned round. What touches nothing stays as it is.
 * A shell's turn counts relative to the shell around it, so that a model that is inside out as a whole keeps its cavities.
 */
export function assembleShells(meshes: readonly Mesh[]): Assembly {
  const { groupOf, crosses } = findGroups(meshes);
  const volumes = meshes.map((mesh) => measureMesh(mesh).volume);
  const nested = nestShells(
    meshes.map((mesh, i) => ({ mesh, volume: volumes[i] })),
    crosses,
  );
  const turned = new Uint8Array(meshes.length);
  let flipped = 0;
  // The largest first: every shell's surroundings are known before it.
  const order = meshes.map((_, i) => i).sort((i, j) => Math.abs(volumes[j]) - Math.abs(volumes[i]) || i - j);
  for (const i of order) {
    const parent = nested[i].around.at(-1);
    if (parent === undefined ? volumes[i] < 0 : turned[parent]) {
      turned[i] = 1;
      flipped++;
    }
  }
  const sign = (i: number): number => (volumes[i] < 0 === (turned[i] === 1) ? 1 : -1);
  const outside = (i: number): number => nested[i].around.reduce((w, j) => w + sign(j), 0);
  const bounds = (i: number): boolean => outside(i) > 0.5 !== outside(i) + sign(i) > 0.5;
  const mesh = (i: number): Mesh => (turned[i] ? flipFaces(meshes[i]) : meshes[i]);
  const result: Mesh[] = [];
  const groups = new Map<number, number[]>();
  let merged = 0;
  let failed = 0;
  for (let i = 0; i < meshes.length; i++) {
    if (!bounds(i)) merged++;
    else groups.set(groupOf[i], [...(groups.get(groupOf[i]) ?? []), i]);
  }
  for (const members of groups.values()) {
    const solids = members.filter((i) => sign(i) > 0);
    if (members.length === 1 || !solids.length) {
      for (const i of members) result.push(mesh(i));
      continue;
    }
    const cavities = members.filter((i) => sign(i) < 0);
    const united = uniteShells(
      solids.map((i) => ({
        mesh: mesh(i),
        cavities: cavities.filter((c) => nested[c].around.at(-1) === i || crosses(c, i)).map((c) => flipFaces(mesh(c))),
      })),
    );
    if (!united) {
      failed++;
      for (const i of members) result.push(mesh(i));
      continue;
    }
    merged += members.length - 1;
    result.push(united);
  }
  const whole = result.length ? mergeMeshes(result) : { positions: new Float32Array(0), indices: new Uint32Array(0) };
  const bodies = splitComponents(whole).filter((body) => measureMesh(body).volume > 0).length;
  return { mesh: whole, bodies, merged, flipped, failed };
}

/** Shells that meet, directly or through others, form a group. */
function findGroups(meshes: readonly Mesh[]): { groupOf: Int32Array; crosses: (i: number, j: number) => boolean } {
  const root = Int32Array.from({ length: meshes.length }, (_, i) => i);
  const find = (i: number): number => {
    while (root[i] !== i) i = root[i] = root[root[i]];
    return i;
  };
  const met = new Set<number>();
  if (meshes.length > 1) {
    const whole = mergeMeshes(meshes.map(({ positions, indices }) => ({ positions, indices })));
    const of = new Uint32Array(whole.indices.length / 3);
    let at = 0;
    meshes.forEach((m, i) => {
      of.fill(i, at, at + m.indices.length / 3);
      at += m.indices.length / 3;
    });
    const pairs = findSelfIntersections(whole);
    for (let k = 0; k < pairs.length; k += 2) {
      const [i, j] = [of[pairs[k]], of[pairs[k + 1]]];
      if (i === j) continue;
      met.add(Math.min(i, j) * meshes.length + Math.max(i, j));
      const [a, b] = [find(i), find(j)];
      root[Math.max(a, b)] = Math.min(a, b);
    }
  }
  const groupOf = root.map((_, i) => find(i));
  return { groupOf, crosses: (i, j) => met.has(Math.min(i, j) * meshes.length + Math.max(i, j)) };
}
