import {
  buildBvh,
  closestPoint,
  createClosestPoint,
  type FoundParts,
  faceArea,
  findMeshParts,
  type Mesh,
  reduceFaces,
  weld,
} from '../../packages/kernels/src/index.ts';
import { randOf } from './measure-rand.ts';
import { sculptedModels } from './sculpted-models.ts';

const [FEW, MANY] = [7000, 70_000];

/** The same things of few triangles and of many: numbers of parts, the Rand index between both, processor seconds for many. One printed row each. */
export async function compareDensities(only: string): Promise<void> {
  const rands: number[] = [];
  const counts: number[] = [];
  const times: number[] = [];
  for await (const { name, mesh } of sculptedModels(only, 150)) {
    const whole = weld(mesh);
    const [few, many] = [await reduced(whole, FEW), await reduced(whole, MANY)];
    const a = findMeshParts(few, 'balanced');
    const started = process.cpuUsage();
    const b = findMeshParts(many, 'balanced');
    const { user, system } = process.cpuUsage(started);
    const rand = agreement(a, b);
    const ratio = Math.abs(a.count - b.count) / Math.max(a.count, b.count);
    rands.push(rand);
    counts.push(ratio);
    times.push((user + system) / 1e6);
    console.log(
      `${rand.toFixed(3)}  ${a.count} and ${b.count} parts  ${few.indices.length / 3} and ${many.indices.length / 3} faces  ${times.at(-1)?.toFixed(1)} s  ${name}`,
    );
  }
  const median = (list: number[]): number => [...list].sort((x, y) => x - y)[list.length >> 1];
  console.log(
    `median ${median(rands).toFixed(3)}, at least 0.9: ${rands.filter((r) => r >= 0.9).length} of ${rands.length}; ` +
      `counts within 20 %: ${counts.filter((c) => c <= 0.2).length}; seconds: median ${median(times).toFixed(1)}, most ${Math.max(...times).toFixed(1)}`,
  );
}

async function reduced(mesh: Mesh, faces: number): Promise<Mesh> {
  const { positions } = mesh;
  return weld({ positions, indices: await reduceFaces({ positions, indices: mesh.indices }, faces) });
}

/** Rand index of both divisions over the faces of the first, each of which lies nearest to some face of the second. */
function agreement(a: FoundParts, b: FoundParts): number {
  const bvh = buildBvh({
    positions: Float32Array.from(b.fine.positions),
    indices: Uint32Array.from(b.fine.corners),
  });
  const near = createClosestPoint();
  const { positions: p, corners } = a.fine;
  const mine: number[] = [];
  const theirs: number[] = [];
  for (let f = 0; f < corners.length / 3; f++) {
    const [x, y, z] = [0, 1, 2].map(
      (k) => (p[3 * corners[3 * f] + k] + p[3 * corners[3 * f + 1] + k] + p[3 * corners[3 * f + 2] + k]) / 3,
    );
    closestPoint(bvh, x, y, z, near);
    mine.push(a.ofPatch[a.graph.ofFace[f]]);
    theirs.push(b.ofPatch[b.graph.ofFace[near.triangle]]);
  }
  return randOf(mine, theirs, (f) => faceArea(p, corners, f));
}
