import { computeNormals, type Mesh } from '../mesh/index.ts';
import type { Material, Primitive, Scene, SceneGraphNode, Skin } from './scene.ts';
import { addTangents } from './tangents.ts';

/** What `cleanScene` did. */
export interface CleanReport {
  /** Faces that repeated a vertex or had no area. */
  degenerateFaces: number;
  /** Primitives that came without normals. */
  normalsComputed: number;
  /** Primitives whose normal map came without tangents. */
  tangentsComputed: number;
  /** Nodes that held nothing and that nothing referred to. */
  emptyNodes: number;
}

/**
 * A scene as strict readers want it: no faces without area, normals everywhere, no meshes without faces, skinned meshes directly
 * under the scene (where glTF ignores their transform anyway), the joints of a skin in one tree, no empty leaf nodes. The look does not change. The input is not changed.
 */
export function cleanScene(scene: Scene): { scene: Scene; report: CleanReport } {
  const report: CleanReport = { degenerateFaces: 0, normalsComputed: 0, tangentsComputed: 0, emptyNodes: 0 };
  const meshes = scene.meshes.map((mesh) => ({
    ...mesh,
    primitives: mesh.primitives
      .map((p) => cleanPrimitive(p, scene.materials, report))
      .filter((p) => p.mesh.indices.length > 0),
  }));
  const nodes = scene.nodes.map((node): SceneGraphNode => ({ ...node, children: [...node.children] }));
  for (const node of nodes) {
    if (node.mesh !== undefined && meshes[node.mesh].primitives.length === 0) {
      delete node.mesh;
      delete node.skin;
    }
    const rigid = node.mesh !== undefined && !meshes[node.mesh].primitives.every((p) => p.joints && p.weights);
    if (node.mesh === undefined || rigid) delete node.skin;
  }
  const roots = joinSkeletons(nodes, hoistSkinned(nodes, scene.roots), scene.skins);
  const skins = scene.skins.map(({ skeleton: _, ...skin }) => skin);
  const kept = pruneEmpty({ ...scene, nodes, roots, skins }, report);
  return { scene: { ...scene, nodes, roots: kept, meshes, skins }, report };
}

/** Moves every skinned mesh to a node of its own under the scene. */
function hoistSkinned(nodes: SceneGraphNode[], roots: readonly number[]): number[] {
  const out = [...roots];
  const count = nodes.length;
  for (let i = 0; i < count; i++) {
    const { mesh, skin, name } = nodes[i];
    if (mesh === undefined || skin === undefined) continue;
    delete nodes[i].mesh;
    delete nodes[i].skin;
    out.push(nodes.length);
    nodes.push(unmovedNode(name, { mesh, skin }));
  }
  return out;
}

function unmovedNode(name: string, values: Partial<SceneGraphNode>): SceneGraphNode {
  return { name, children: [], translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1], ...values };
}

/** Puts the trees that one skin's joints stand in under one new node: glTF wants a common root. */
function joinSkeletons(nodes: SceneGraphNode[], roots: number[], skins: readonly Skin[]): number[] {
  const parent = new Int32Array(nodes.length).fill(-1);
  nodes.forEach((node, i) => {
    for (const child of node.children) parent[child] = i;
  });
  // a node that joined trees stands for them from then on
  const over = new Map<number, number>();
  const rootOf = (node: number): number => {
    let at = node;
    while (parent[at] >= 0) at = parent[at];
    for (let next = over.get(at); next !== undefined; next = over.get(at)) at = next;
    return at;
  };
  let out = roots;
  for (const { name, joints } of skins) {
    const tops = [...new Set(joints.map(rootOf))];
    if (tops.length < 2) continue;
    for (const top of tops) over.set(top, nodes.length);
    out = [...out.filter((root) => !tops.includes(root)), nodes.length];
    nodes.push(unmovedNode(name || 'skeleton', { children: tops }));
  }
  return out;
}

/** Cuts leaves that hold nothing off the tree, from the tips down; the nodes stay in the list, unreachable. */
function pruneEmpty(scene: Scene, report: CleanReport): number[] {
  const needed = new Set<number>();
  for (const skin of scene.skins) for (const joint of skin.joints) needed.add(joint);
  const parent = new Int32Array(scene.nodes.length).fill(-1);
  scene.nodes.forEach((node, i) => {
    for (const child of node.children) parent[child] = i;
  });
  const roots = new Set(scene.roots);
  const isEmpty = (i: number): boolean =>
    scene.nodes[i].children.length === 0 && scene.nodes[i].mesh === undefined && !needed.has(i);
  const queue = scene.nodes.map((_, i) => i).filter(isEmpty);
  while (queue.length) {
    const i = queue.pop() as number;
    const up = parent[i];
    if (up >= 0) {
      const siblings = scene.nodes[up].children;
      siblings.splice(siblings.indexOf(i), 1);
      report.emptyNodes++;
      if (isEmpty(up)) queue.push(up);
    } else if (roots.delete(i)) report.emptyNodes++;
  }
  return scene.roots.filter((r) => roots.has(r));
}

function cleanPrimitive(primitive: Primitive, materials: readonly Material[], report: CleanReport): Primitive {
  const out = withNormals(primitive, report);
  const bumpy = out.material !== undefined && materials[out.material]?.normalTexture !== undefined;
  if (!bumpy || out.mesh.tangents || !out.mesh.uvs || out.mesh.indices.length === 0) return out;
  report.tangentsComputed++;
  return addTangents(out);
}

function withNormals(primitive: Primitive, report: CleanReport): Primitive {
  const { mesh, joints, targets } = primitive;
  const clean = dropDegenerate(mesh, report);
  if (mesh.normals || clean.indices.length === 0) return { ...primitive, mesh: clean };
  report.normalsComputed++;
  delete clean.tangents;
  // Splitting vertices at creases would lose skin weights and morph targets: those meshes are smoothed over.
  if (joints || targets) return { ...primitive, mesh: { ...clean, normals: smoothNormals(clean) } };
  return { ...primitive, mesh: computeNormals(clean) };
}

/** A copy without the faces that have no area. Quads that lose a half lead no longer: the other half goes behind the whole ones. */
function dropDegenerate(mesh: Mesh, report: CleanReport): Mesh {
  const { positions: p, indices } = mesh;
  const faces = Math.floor(indices.length / 3);
  const bad = new Uint8Array(faces);
  let n = 0;
  for (let f = 0; f < faces; f++) {
    const a = 3 * indices[3 * f];
    const b = 3 * indices[3 * f + 1];
    const c = 3 * indices[3 * f + 2];
    const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
    const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
    const area = Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
    if (a === b || b === c || a === c || !(area > 0)) {
      bad[f] = 1;
      n++;
    }
  }
  report.degenerateFaces += n;
  if (n === 0 && indices.length === 3 * faces) return { ...mesh };
  const out = new Uint32Array(3 * (faces - n));
  const quads = mesh.quadCount ?? 0;
  let at = 0;
  let quadCount = 0;
  const keep = (f: number): void => {
    for (let k = 0; k < 3; k++) out[at++] = indices[3 * f + k];
  };
  for (let q = 0; q < quads; q++) {
    if (bad[2 * q] || bad[2 * q + 1]) continue;
    quadCount++;
    keep(2 * q);
    keep(2 * q + 1);
  }
  for (let f = 0; f < faces; f++) if (!bad[f] && (f >= 2 * quads || bad[f ^ 1])) keep(f);
  const { faceGroups: _, quadCount: __, ...rest } = mesh;
  return { ...rest, indices: out, ...(quadCount && { quadCount }) };
}

/** Area-weighted normals per vertex. */
function smoothNormals({ positions: p, indices }: Mesh): Float32Array {
  const normals = new Float32Array(p.length);
  for (let f = 0; f < indices.length; f += 3) {
    const [a, b, c] = [3 * indices[f], 3 * indices[f + 1], 3 * indices[f + 2]];
    const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
    const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
    for (const v of [a, b, c]) {
      normals[v] += uy * vz - uz * vy;
      normals[v + 1] += uz * vx - ux * vz;
      normals[v + 2] += ux * vy - uy * vx;
    }
  }
  for (let v = 0; v < p.length; v += 3) {
    const l = Math.hypot(normals[v], normals[v + 1], normals[v + 2]);
    for (let k = 0; k < 3; k++) normals[v + k] = l > 0 ? normals[v + k] / l : k === 1 ? 1 : 0;
  }
  return normals;
}
