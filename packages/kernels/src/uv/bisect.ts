import { createHeap } from './heap.ts';
import { otherHalf, type Topology } from './topology.ts';

/** Two connected halves: faces nearer to one end or to the other, along the surface. A single face stays one, and so does a quad. */
export function bisect(t: Topology, faces: number[]): number[][] {
  const single = otherHalf(t, faces[0]) < 0 ? 1 : 2;
  if (faces.length === single) return [faces];
  const web = webOf(t, faces);
  const a = spread(web, [0]).last;
  const b = spread(web, [a]).last;
  const { owner } = spread(web, a === b ? [0, 1] : [a, b]);
  drawInTeeth(web, owner);
  for (let i = 0; i < faces.length; i++) if (web.half[i] >= 0) owner[i] = owner[Math.min(i, web.half[i])];
  const halves: number[][] = [[], []];
  for (let i = 0; i < faces.length; i++) halves[owner[i] === 1 ? 1 : 0].push(faces[i]);
  if (halves[1].length > 0 && halves[0].length > 0) return halves;
  const other = single === 2 ? web.half[0] : 0;
  return [faces.filter((_, i) => i === 0 || i === other), faces.filter((_, i) => i > 0 && i !== other)];
}

/** Faces by their place in a list: the three neighbours of each, -1 for none, and how far their middles are apart. */
interface Web {
  /** The other half of a quad, -1 for triangles. */
  half: Int32Array;
  next: Int32Array;
  far: Float64Array;
}

function webOf(t: Topology, faces: readonly number[]): Web {
  const place = t.scratch;
  for (let i = 0; i < faces.length; i++) place[faces[i]] = i;
  const next = new Int32Array(3 * faces.length).fill(-1);
  const far = new Float64Array(3 * faces.length);
  const middle = new Float64Array(3 * faces.length);
  const half = new Int32Array(faces.length).fill(-1);
  for (let i = 0; i < faces.length; i++) {
    const other = otherHalf(t, faces[i]);
    if (other >= 0) half[i] = place[other];
    for (let k = 0; k < 3; k++) {
      const v = 3 * t.corners[3 * faces[i] + k];
      for (let d = 0; d < 3; d++) middle[3 * i + d] += t.positions[v + d] / 3;
    }
  }
  for (let i = 0; i < faces.length; i++) {
    for (let k = 0; k < 3; k++) {
      const o = t.twin[3 * faces[i] + k];
      const face = (o / 3) | 0;
      const j = o < 0 ? -1 : place[face];
      if (j < 0) continue;
      next[3 * i + k] = j;
      // No way from one half of a quad to the other: both belong to the same end.
      if (half[i] === j) {
        far[3 * i + k] = 1e-12;
        continue;
      }
      const x = middle[3 * i] - middle[3 * j];
      const y = middle[3 * i + 1] - middle[3 * j + 1];
      const z = middle[3 * i + 2] - middle[3 * j + 2];
      far[3 * i + k] = Math.sqrt(x * x + y * y + z * z) + 1e-12;
    }
  }
  for (let i = 0; i < faces.length; i++) place[faces[i]] = -1;
  return { half, next, far };
}

/** Faces that stick out into the other half go over to it: the seam runs straighter, and neither half falls apart. */
function drawInTeeth({ half, next }: Web, owner: Int8Array): void {
  for (let pass = 0; pass < 2; pass++) {
    for (let f = 0; f < owner.length; f++) {
      if (half[f] >= 0) continue;
      let own = 0;
      let other = 0;
      for (let c = 3 * f; c < 3 * f + 3; c++) {
        if (next[c] < 0) continue;
        if (owner[next[c]] === owner[f]) own++;
        else other++;
      }
      if (other === 2 && own === 1) owner[f] = 1 - owner[f];
    }
  }
}

/** The seed nearest to each face along the web, and the face farthest from any seed. */
function spread({ next, far }: Web, seeds: number[]): { last: number; owner: Int8Array } {
  const count = next.length / 3;
  const distance = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const owner = new Int8Array(count).fill(-1);
  const heap = createHeap();
  seeds.forEach((s, i) => {
    distance[s] = 0;
    owner[s] = i;
    heap.push(s, 0);
  });
  let last = seeds[0];
  while (heap.size() > 0) {
    const f = heap.pop();
    if (heap.lastKey() > distance[f]) continue;
    last = f;
    for (let c = 3 * f; c < 3 * f + 3; c++) {
      const g = next[c];
      if (g < 0) continue;
      const d = distance[f] + far[c];
      if (d < distance[g]) {
        distance[g] = d;
        owner[g] = owner[f];
        heap.push(g, d);
      }
    }
  }
  return { last, owner };
}
