import { GeometryError } from '../math/index.ts';

/** A mesh of quads whose vertices carry any number of values, the first three their position. */
export interface QuadCage {
  /** `stride` values per vertex. */
  rows: Float64Array;
  stride: number;
  /** Four vertex indices per quad. */
  quads: Uint32Array;
}

/** A finer cage, and which quad of the coarse one each of its quads came from. */
export interface SubdividedCage extends QuadCage {
  parents: Uint32Array;
}

/**
 * One step of Catmull-Clark subdivision: every quad becomes four, and the surface becomes smooth wherever four quads meet. All values
 * of a vertex are averaged with the same weights as its position, so that what sums to one (skinning weights) still does. Open borders
 * become cubic curves of their own. Throws GeometryError `not_manifold` where three quads share an edge. Cost: linear.
 * Source: Catmull & Clark, "Recursively generated B-spline surfaces on arbitrary topological meshes", 1978; borders as DeRose, Kass &
 * Truong, "Subdivision surfaces in character animation", 1998.
 */
export function subdivideQuads(cage: QuadCage): SubdividedCage {
  const { rows, stride, quads } = cage;
  const vertexCount = rows.length / stride;
  const faceCount = quads.length / 4;
  const { edgeOf, ends, sides } = pairEdges(quads, vertexCount);
  const edgeCount = sides.length / 2;
  const out = new Float64Array((vertexCount + faceCount + edgeCount) * stride);
  const faceAt = vertexCount * stride;
  const edgeAt = (vertexCount + faceCount) * stride;
  for (let f = 0; f < faceCount; f++)
    for (let c = 0; c < stride; c++) {
      let sum = 0;
      for (let k = 0; k < 4; k++) sum += rows[quads[f * 4 + k] * stride + c];
      out[faceAt + f * stride + c] = sum / 4;
    }
  for (let e = 0; e < edgeCount; e++) {
    const [a, b] = [ends[e * 2] * stride, ends[e * 2 + 1] * stride];
    const [f, g] = [sides[e * 2], sides[e * 2 + 1]];
    for (let c = 0; c < stride; c++) {
      const middle = rows[a + c] + rows[b + c];
      out[edgeAt + e * stride + c] =
        g < 0 ? middle / 2 : (middle + out[faceAt + f * stride + c] + out[faceAt + g * stride + c]) / 4;
    }
  }
  moveVertices(cage, out, { ends, sides });
  const fine = new Uint32Array(faceCount * 16);
  const parents = new Uint32Array(faceCount * 4);
  for (let f = 0; f < faceCount; f++)
    for (let k = 0; k < 4; k++) {
      const o = (f * 4 + k) * 4;
      fine[o] = quads[f * 4 + k];
      fine[o + 1] = vertexCount + faceCount + edgeOf[f * 4 + k];
      fine[o + 2] = vertexCount + f;
      fine[o + 3] = vertexCount + faceCount + edgeOf[f * 4 + ((k + 3) % 4)];
      parents[f * 4 + k] = f;
    }
  return { rows: out, stride, quads: fine, parents };
}

interface EdgeTable {
  /** Edge of each quad's side. */
  edgeOf: Uint32Array;
  /** Two vertices per edge. */
  ends: number[];
  /** Two quads per edge; -1 on a border. */
  sides: number[];
}

function pairEdges(quads: Uint32Array, vertexCount: number): EdgeTable {
  const known = new Map<number, number>();
  const edgeOf = new Uint32Array(quads.length);
  const ends: number[] = [];
  const sides: number[] = [];
  for (let i = 0; i < quads.length; i++) {
    const a = quads[i];
    const b = quads[(i & ~3) | ((i + 1) & 3)];
    const key = Math.min(a, b) * vertexCount + Math.max(a, b);
    let e = known.get(key);
    if (e === undefined) {
      e = ends.push(a, b) / 2 - 1;
      sides.push(i >> 2, -1);
      known.set(key, e);
    } else if (sides[e * 2 + 1] >= 0)
      throw new GeometryError('not_manifold', 'More than two quads of a cage share an edge.');
    else sides[e * 2 + 1] = i >> 2;
    edgeOf[i] = e;
  }
  return { edgeOf, ends, sides };
}

/** The old vertices' new places, from their edges and quads: (Q + 2R + (n - 3)S) / n inside, (1, 6, 1) / 8 along borders. */
function moveVertices(cage: QuadCage, out: Float64Array, { ends, sides }: Omit<EdgeTable, 'edgeOf'>): void {
  const { rows, stride, quads } = cage;
  const vertexCount = rows.length / stride;
  const valence = new Uint32Array(vertexCount);
  const borders = new Uint32Array(vertexCount);
  const faces = new Float64Array(rows.length);
  const edges = new Float64Array(rows.length);
  const rim = new Float64Array(rows.length);
  for (let e = 0; e < sides.length / 2; e++)
    for (let side = 0; side < 2; side++) {
      const v = ends[e * 2 + side];
      const w = ends[e * 2 + 1 - side];
      valence[v]++;
      const border = sides[e * 2 + 1] < 0;
      if (border) borders[v]++;
      for (let c = 0; c < stride; c++) {
        edges[v * stride + c] += (rows[v * stride + c] + rows[w * stride + c]) / 2;
        if (border) rim[v * stride + c] += rows[w * stride + c];
      }
    }
  const count = new Uint32Array(vertexCount);
  for (let i = 0; i < quads.length; i++) {
    const v = quads[i];
    count[v]++;
    const f = (vertexCount + (i >> 2)) * stride;
    for (let c = 0; c < stride; c++) faces[v * stride + c] += out[f + c];
  }
  for (let v = 0; v < vertexCount; v++)
    for (let c = 0; c < stride; c++) {
      const i = v * stride + c;
      const n = valence[v];
      if (borders[v] === 2) out[i] = (rim[i] + 6 * rows[i]) / 8;
      else if (borders[v] > 0 || n === 0) out[i] = rows[i];
      else out[i] = (faces[i] / count[v] + (2 * edges[i]) / n + (n - 3) * rows[i]) / n;
    }
}
