import { type Mesh, measureMesh, weld } from '../../packages/kernels/src/mesh/index.ts';
import { measureVisiblePixels } from '../../packages/kernels/src/render/index.ts';
import { materialHints } from '../../packages/kernels/src/texture/index.ts';
import type { BuiltPart } from './build.ts';

/** Fewer visible pixels than this in the best of all views is nearly buried. */
const PIXELS_MIN = 10;

/** Prints a line per part, and loudly what is wrong. Sets the exit code when something is. */
export function printParts(parts: readonly BuiltPart[]): void {
  const pixels = measureVisiblePixels(
    parts.map(({ mesh, spec }) => ({ ...mesh, clear: materialHints(spec.material).transmission > 0.3 })),
  );
  const wide = Math.max(6, ...parts.map((p) => p.spec.name.length));
  console.log(`${'part'.padEnd(wide)}  triangles  closed  visible  bounds (m)`);
  let triangles = 0;
  const problems: string[] = [];
  parts.forEach((part, i) => {
    const { spec, mesh } = part;
    const faces = mesh.indices.length / 3;
    triangles += faces;
    const wrong = part.error ? [part.error] : findProblems(part, pixels[i]);
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

function findProblems({ spec, mesh }: BuiltPart, pixels: number): string[] {
  const found: string[] = [];
  if (mesh.indices.length === 0) return ['EMPTY'];
  const m = measureMesh(weld(mesh));
  if (m.hasNaN) found.push('NaN POSITIONS');
  if (!m.isWatertight && !spec.twoSided)
    found.push(`NOT CLOSED (${m.boundaryEdges} open edges, ${m.nonManifoldEdges} bad)`);
  if (m.isWatertight && m.volume < 0) found.push('INSIDE OUT');
  if (pixels === 0 && !spec.hidden) found.push('BURIED');
  else if (pixels < PIXELS_MIN && !spec.hidden) found.push(`ALMOST BURIED (${pixels} px)`);
  return found;
}

function closedness(mesh: Mesh): string {
  const m = measureMesh(weld(mesh));
  return m.isWatertight ? 'yes' : 'NO';
}

function boundsOf(mesh: Mesh): string {
  const { min, max } = measureMesh(mesh).bounds;
  return [0, 1, 2].map((k) => `${'xyz'[k]} ${min[k].toFixed(2)}..${max[k].toFixed(2)}`).join('  ');
}
