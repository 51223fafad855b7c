import {
  cleanScene,
  createRng,
  flattenScene,
  GeometryError,
  measureModel,
  readScene,
  type Scene,
  writeGlb,
} from '@claywork/kernels';
import { damage } from './damage.ts';

export interface CaseResult {
  /** Only the first two are as they shall be. */
  result: 'read' | 'refused' | 'error' | 'unsound' | 'slow' | 'heavy' | 'crash';
  message?: string;
  megabytes?: number;
}

/** Damages a model as the number says, and takes it through the steps of `import`. */
export async function runCase(name: string, bytes: Uint8Array, number: number): Promise<CaseResult> {
  const damaged = damage(bytes, createRng(number));
  const before = memory();
  let result: CaseResult;
  try {
    const { scene } = await readScene(damaged, name);
    const clean = cleanScene(scene).scene;
    measureModel(clean);
    writeGlb(clean);
    const fault = findFault(scene);
    result = fault ? { result: 'unsound', message: fault } : { result: 'read' };
  } catch (error) {
    if (error instanceof GeometryError) result = { result: 'refused' };
    else result = { result: 'error', message: String((error as Error).stack) };
  }
  const megabytes = Math.max(0, process.memoryUsage.rss() / 1048576 - before);
  return { ...result, megabytes };
}

/** What is in use now, after a collection if it is much. */
function memory(): number {
  const mb = () => process.memoryUsage.rss() / 1048576;
  if (mb() > 500) globalThis.gc?.();
  return mb();
}

function findFault(scene: Scene): string | undefined {
  for (const { mesh } of flattenScene(scene)) {
    const vertices = mesh.positions.length / 3;
    if (mesh.indices.length % 3) return 'a triangle is not whole';
    for (const i of mesh.indices) if (i >= vertices) return 'an index is out of range';
    for (const [key, size] of [
      ['normals', 3],
      ['tangents', 4],
      ['uvs', 2],
      ['colors', 4],
    ] as const)
      if (mesh[key] && mesh[key].length !== size * vertices) return `${key} do not fit the positions`;
    if ((mesh.quadCount ?? 0) * 6 > mesh.indices.length) return 'there are more quads than faces';
  }
  for (const { primitives } of scene.meshes) {
    for (const { mesh, joints, weights, material } of primitives) {
      for (const x of mesh.positions) if (!Number.isFinite(x)) return 'a position is not a number';
      if (joints && (joints.length !== weights?.length || joints.length * 3 !== mesh.positions.length * 4))
        return 'joints do not fit the positions';
      if (material !== undefined && !scene.materials[material]) return 'a material is not there';
    }
  }
  return undefined;
}
