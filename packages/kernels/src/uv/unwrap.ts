import { computeNormals, type Mesh } from '../mesh/index.ts';
import { buildPatchTree, facesUnder } from './cluster.ts';
import { hingeCharts } from './hinge.ts';
import { isCompact } from './hull.ts';
import { mergeCharts } from './merge.ts';
import { bendLimit, type Flattened, splitUntilGood, tryHalves, tryPatch } from './patches.ts';
import { straightenSeams } from './straighten.ts';
import { buildTopology, type Topology } from './topology.ts';

export interface UnwrapOptions {
  /** Charts are split until their area stretch (95th percentile) is below this. Default 1.8. */
  stretchMax?: number;
  /** Patches less developable than this are split without trying. Default 0.13; a half sphere has 0.083. */
  bendMax?: number;
  /** Crease angle of the normals, degrees, where the mesh has none of its own. Default 40. */
  creaseAngleDeg?: number;
}

export const UNWRAP_DEFAULTS: Readonly<Required<UnwrapOptions>> = Object.freeze({
  stretchMax: 1.8,
  bendMax: 0.13,
  creaseAngleDeg: 40,
});

export interface UnwrapResult {
  /** Faces in the order of the input; vertices split along seams (and where normals are); `uvs` in metres, charts unplaced. */
  mesh: Mesh;
  /** Chart of each face. */
  chartOfFace: Uint32Array;
  chartCount: number;
  /** Vertex of the input mesh that each vertex comes from. */
  sourceVertex: Uint32Array;
}

/**
 * Cuts a mesh into few charts and flattens each without overlap. Patches come from a tree of developable unions; from the
 * top down, the largest patch that flattens with little stretch, no fold and no overlap becomes a chart: a tube, cone or
 * slit shell is one, a box three, a body about a dozen. Charts are laid out by `packCharts`.
 * Works on any triangle mesh; borders and non-manifold edges become seams, the insides of quads (`Mesh.quadCount`) never do. Cost: about 40 us a face.
 */
export function unwrap(mesh: Mesh, options: UnwrapOptions = {}): UnwrapResult {
  const o = { ...UNWRAP_DEFAULTS, ...options };
  const t = buildTopology(mesh);
  const charts = findCharts(t, o);
  const shaded = mesh.normals ? mesh : computeNormals(mesh, { creaseAngleDeg: o.creaseAngleDeg });
  return assemble(mesh, shaded, charts);
}

/** As long as a patch is larger than this share of one above it that failed, only so many more are flattened, and none is cut in vain again: chains lose face by face. */
const SHARE = 0.75;
const TRIES = 6;

/** What was tried in vain on the way down to a patch, since it had so many faces. */
interface Vain {
  faces: number;
  tries: number;
  cut: boolean;
}

function findCharts(t: Topology, o: Required<UnwrapOptions>): Flattened[] {
  const tree = buildPatchTree(t);
  const facesOfLeaf: number[][] = [];
  for (let f = 0; f < tree.leafOfFace.length; f++) (facesOfLeaf[tree.leafOfFace[f]] ??= []).push(f);
  const done: Flattened[] = [];
  const stack = [...tree.roots].reverse();
  const above = new Map<number, Vain>();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const leaf = tree.children[2 * node] < 0;
    const [a, b] = [tree.children[2 * node], tree.children[2 * node + 1]];
    const count = tree.faceCount[node];
    const bend = tree.cost[node];
    let vain = above.get(node);
    if (!vain || count <= SHARE * vain.faces) vain = { faces: count, tries: 0, cut: false };
    // Small shells (teeth, spikes, rivets) are tried whole whatever their shape: a try is cheap and a chart is dear.
    const worth = leaf || (bend < bendLimit(count, o.bendMax) && vain.tries < TRIES);
    const blob = bend > 0.05 && count > 40 && count < 1500;
    const faces = worth || blob ? facesUnder(tree, node, facesOfLeaf) : [];
    const tried = worth ? tryPatch(t, faces, o.stretchMax) : undefined;
    if (tried) {
      done.push(tried);
      continue;
    }
    // Balls and blobs: two halves across the length are neater than what merging left.
    const halves = blob ? tryHalves(t, faces, o.stretchMax, o.bendMax) : undefined;
    const uneven = !leaf && worth && !vain.cut && Math.min(tree.area[a], tree.area[b]) < 0.18 * tree.area[node];
    const split = halves ?? (leaf || uneven ? splitUntilGood(t, faces, o.stretchMax, o.bendMax) : undefined);
    if (split && (leaf || split.every(isCompact))) done.push(...split);
    else {
      const now = { faces: vain.faces, tries: vain.tries + (worth ? 1 : 0), cut: vain.cut || split !== undefined };
      above.set(a, now).set(b, now);
      stack.push(b, a);
    }
  }
  const merged = mergeCharts(t, done, 1 + 0.6 * (o.stretchMax - 1), 0.7 * o.bendMax);
  return hingeCharts(t, straightenSeams(t, merged, o.stretchMax));
}

/** The split mesh: one vertex per chart vertex and shading vertex. */
function assemble(mesh: Mesh, shaded: Mesh, charts: Flattened[]): UnwrapResult {
  const faces = mesh.indices.length / 3;
  const indices = new Uint32Array(mesh.indices.length);
  const chartOfFace = new Uint32Array(faces);
  const source: number[] = [];
  const shadeVertex: number[] = [];
  const uvs: number[] = [];
  const shadeCount = (shaded.normals as Float32Array).length / 3;
  charts.forEach(({ chart, flat }, id) => {
    const made = new Map<number, number>();
    for (let i = 0; i < chart.faces.length; i++) {
      const f = chart.faces[i];
      chartOfFace[f] = id;
      for (let k = 0; k < 3; k++) {
        const local = chart.corners[3 * i + k];
        const s = shaded.indices[3 * f + k];
        const key = local * shadeCount + s;
        let v = made.get(key);
        if (v === undefined) {
          v = source.length;
          made.set(key, v);
          source.push(mesh.indices[3 * f + k]);
          shadeVertex.push(s);
          uvs.push(flat.uv[2 * local], flat.uv[2 * local + 1]);
        }
        indices[3 * f + k] = v;
      }
    }
  });
  const gather = (from: Float32Array, width: number, map: number[]): Float32Array => {
    const out = new Float32Array(map.length * width);
    for (let i = 0; i < map.length; i++) for (let k = 0; k < width; k++) out[i * width + k] = from[map[i] * width + k];
    return out;
  };
  const out: Mesh = {
    positions: gather(mesh.positions, 3, source),
    normals: gather(shaded.normals as Float32Array, 3, shadeVertex),
    uvs: Float32Array.from(uvs),
    indices,
  };
  if (mesh.quadCount !== undefined) out.quadCount = mesh.quadCount;
  if (mesh.colors) out.colors = gather(mesh.colors, 4, source);
  if (mesh.faceGroups) out.faceGroups = mesh.faceGroups.slice();
  return { mesh: out, chartOfFace, chartCount: charts.length, sourceVertex: Uint32Array.from(source) };
}
