import { createHeap } from './heap.ts';
import type { Topology } from './topology.ts';

/** Two connected halves: faces nearer to one end or to the other, along the surface. A single face stays one. */
export function bisect(t: Topology, faces: number[]): number[][] {
  if (faces.length === 1) return [faces];
  const web = webOf(t, faces);
  const a = spread(web, [0]).last;
  const b = spread(web, [a]).last;
  const { owner } = spread(web, a === b ? [0, 1] : [a, b]);
  drawInTeeth(web, owner);
  const halves: number[][] = [[], []];
  for (let i = 0; i < faces.length; i++) halves[owner[i] === 1 ? 1 : 0].push(faces[i]);
  if (halves[1].length > 0 && halves[0].length > 0) return halves;
  return [[faces[0]], faces.slice(1)];
}

/** Faces by their place in a list: the three neighbours of each, -1 for none, and how far their middles are apart. */
interface Web {
  next: Int32Array;
  far: Float64Array;
}

function webOf(t: Topology, faces: readonly number[]): Web {
  const place = t.scratch;
  for (let i = 0; i < faces.length; i++) place[faces[i]] = i;
  const next = new Int32Array(3 * faces.length).fill(-1);
  const far = new Float64Array(3 * faces.length);
  const middle = new Float64Array(3 * faces.length);
  for (let i = 0; i < faces.length; i++) {
    for (let k = 0; k < 3; k++) {
      const v = 3 * t.corners[3 * faces[i] + k];
      for (let d = 0; d < 3; d++) middle[3 * i + d] += t.positions[v + d] / 3;
    }
  }
  for (let i = 0; i < faces.length; i++) {
    for (let k = 0; k < 3; k++) {
      const o = t.twin[3 * faces[i] + k];
      const j = o < 0 ? -1 : place[(o / 3) | 0];
      if (j < 0) continue;
      next[3 * i + k] = j;
      const x = middle[3 * i] - middle[3 * j];
      const y = middle[3 * i + 1] - middle[3 * j + 1];
      const z = middle[3 * i + 2] - middle[3 * j + 2];
      far[3 * i + k] = Math.sqrt(x * x + y * y + z * z) + 1e-12;
    }
  }
  for (let i = 0; i < faces.length; i++) place[faces[i]] = -1;
  return { next, far };
}

/** Faces that stick out into the other half go over to it: the seam runs straighter, and neither half falls apart. */
function drawInTeeth({ next }: Web, owner: Int8Array): void {
  for (let pass = 0; pass < 2; pass++) {
    for (let f = 0; f < owner.length; f++) {
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
