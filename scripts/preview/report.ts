import { type Mesh, measureMesh, mergeMeshes, weld } from '../../packages/kernels/src/mesh/index.ts';
import { measureVisiblePixels } from '../../packages/kernels/src/render/index.ts';
import type { BuiltPart } from './build.ts';

/** Fewer visible pixels than this in the best of eight 384 px views is nearly buried, unless the part is tiny anyway. */
const PIXELS_MIN = 6;

/** Prints a line per part, and loudly what is wrong. Sets the exit code when something is. */
export function printParts(parts: readonly BuiltPart[]): void {
  const pixels = measureVisiblePixels(parts.map((p) => p.mesh));
  const wide = Math.max(6, ...parts.map((p) => p.spec.name.length));
  console.log(`${'part'.padEnd(wide)}  triangles  closed  visible  bounds (m)`);
  const whole = diagonal(mergeMeshes(parts.map((p) => ({ positions: p.mesh.positions, indices: p.mesh.indices }))));
  let triangles = 0;
  const problems: string[] = [];
  parts.forEach((part, i) => {
    const { spec, mesh } = part;
    const faces = mesh.indices.length / 3;
    triangles += faces;
    const wrong = part.error ? [part.error] : findProblems(part, pixels[i], diagonal(part.mesh) / whole);
    for (const w of wrong) problems.push(`${spec.name}: ${w}`);
    const closed = faces === 0 ? '-' : closedness(mesh);
    const size = faces ? boundsOf(mesh) : '';
    console.log(
      `${spec.name.padEnd(wide)}  ${String(faces).padStart(9)}  ${closed.padEnd(6)}  ${String(pixels[i]).padStart(7)}  ${size}${wrong.length ? `  <<< ${wrong.join(', ')}` : ''}`,
    );
  });
  console.log(`${parts.length} parts, ${triangles} triangles`);
  if (problems.length) {
    console.log(`\n!!! ${problems.length} PROBLEMS`);
    for (const p of problems) console.log(`!!! ${p}`);
  }
}

/** `size` is the part's share of the diagonal of the whole. */
function findProblems({ spec, mesh }: BuiltPart, pixels: number, size: number): string[] {
  const found: string[] = [];
  if (mesh.indices.length === 0) return ['EMPTY'];
  const m = measureMesh(weld(mesh));
  if (m.hasNaN) found.push('NaN POSITIONS');
  if (!m.isWatertight && !spec.twoSided)
    found.push(`NOT CLOSED (${m.boundaryEdges} open edges, ${m.nonManifoldEdges} bad)`);
  if (m.isWatertight && m.volume < 0) found.push('INSIDE OUT');
  if (pixels === 0 && !spec.hidden) found.push('BURIED');
  else if (pixels < PIXELS_MIN && size > 0.03 && !spec.hidden) found.push(`ALMOST BURIED (${pixels} px)`);
  return found;
}

function closedness(mesh: Mesh): string {
  const m = measureMesh(weld(mesh));
  return m.isWatertight ? 'yes' : 'NO';
}

function diagonal(mesh: Mesh): number {
  if (mesh.indices.length === 0) return 0;
  const { min, max } = measureMesh(mesh).bounds;
  return Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
}

function boundsOf(mesh: Mesh): string {
  const { min, max } = measureMesh(mesh).bounds;
  return [0, 1, 2].map((k) => `${'xyz'[k]} ${min[k].toFixed(2)}..${max[k].toFixed(2)}`).join('  ');
}
