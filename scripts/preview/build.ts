import { initGeometry, meshShape, roughBounds } from '../../packages/kernels/src/curves/index.ts';
import { createRng } from '../../packages/kernels/src/math/index.ts';
import { computeNormals, type Mesh } from '../../packages/kernels/src/mesh/index.ts';
import type { RenderPart } from '../../packages/kernels/src/render/index.ts';
import type { Archetype, ParamValue, PartSpec } from '../../packages/kernels/src/sculpt/dsl/archetype.ts';
import type { MaterialSpec } from '../../packages/kernels/src/texture/index.ts';
import { previewMaterial } from './material.ts';

export interface BuildInput {
  params: Record<string, ParamValue>;
  materials: Record<string, Partial<MaterialSpec>>;
  seed: number;
  /** Grid cells along the longest axis of a field part. */
  cells: number;
  only?: string[];
}

export interface BuiltPart {
  spec: PartSpec;
  mesh: Mesh;
  render: RenderPart;
  error?: string;
}

/** Builds an archetype from defaults and overrides, and meshes every part by itself. A part that fails is reported, not fatal. */
export async function buildArchetype(archetype: Archetype, input: BuildInput): Promise<BuiltPart[]> {
  const params: Record<string, ParamValue> = {};
  for (const [key, spec] of Object.entries(archetype.params)) {
    const given = input.params[key];
    params[key] = given ?? spec.default;
    if (spec.type === 'number') params[key] = Math.min(spec.max, Math.max(spec.min, Number(params[key])));
  }
  for (const key of Object.keys(input.params)) {
    if (!(key in archetype.params)) console.warn(`unknown parameter "${key}": ${Object.keys(archetype.params)}`);
  }
  const materials: Record<string, MaterialSpec> = {};
  for (const [slot, spec] of Object.entries(archetype.slots)) {
    materials[slot] = { ...spec.material, ...input.materials[slot] };
  }
  const sculpture = archetype.build({ params, materials, rng: createRng(input.seed) });
  const wanted = sculpture.parts.filter((p) => !input.only || input.only.some((o) => p.name.includes(o)));
  await initGeometry();
  const whole = diagonal(wanted);
  return wanted.map((spec) => buildPart(spec, input, whole));
}

/** Diagonal of all parts together, metres: what makes a part large or small. */
function diagonal(parts: readonly PartSpec[]): number {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (const part of parts) {
    try {
      const b = roughBounds(part.shape);
      for (let k = 0; k < 3; k++) {
        min[k] = Math.min(min[k], b[k]);
        max[k] = Math.max(max[k], b[k + 3]);
      }
    } catch {
      // Reported with the part itself.
    }
  }
  const d = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  return Number.isFinite(d) ? d : 1;
}

function buildPart(spec: PartSpec, { cells, seed }: BuildInput, whole: number): BuiltPart {
  let mesh: Mesh = { positions: new Float32Array(0), indices: new Uint32Array(0) };
  let error: string | undefined;
  try {
    const fine = Math.sqrt(spec.detail ?? 1);
    mesh = meshShape(spec.shape, { cellsMax: Math.round(cells * fine), detail: fine, seed, size: whole * 0.7 });
    if (!mesh.normals) mesh = computeNormals(mesh);
  } catch (cause) {
    error = cause instanceof Error ? cause.message : String(cause);
  }
  const render = { mesh, ...previewMaterial(spec, mesh, whole, seed) };
  return { spec, mesh, render, error };
}
