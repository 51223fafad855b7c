import { isFieldShape, meshShape, type Shape } from '../../packages/kernels/src/curves/index.ts';
import { compileField } from '../../packages/kernels/src/field/index.ts';
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
export function buildArchetype(archetype: Archetype, input: BuildInput): BuiltPart[] {
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
  // Small parts get fewer cells than big ones, but finer: what a budget by area would do.
  const spans = wanted.map((p) => spanOf(p.shape));
  const whole = Math.max(...spans, 1e-6);
  return wanted.map((spec, i) =>
    buildPart(spec, Math.max(20, input.cells * Math.sqrt(spans[i] / whole)), whole, input.seed),
  );
}

function spanOf(shape: Shape): number {
  if (!isFieldShape(shape)) return 0;
  try {
    const { min, max } = compileField(shape).bounds;
    return Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  } catch {
    return 0;
  }
}

function buildPart(spec: PartSpec, cells: number, whole: number, seed: number): BuiltPart {
  let mesh: Mesh = { positions: new Float32Array(0), indices: new Uint32Array(0) };
  let error: string | undefined;
  try {
    mesh = meshShape(spec.shape, { cellsMax: Math.round(cells * Math.sqrt(spec.detail ?? 1)), detail: 1, seed: 1 });
    if (!mesh.normals) mesh = computeNormals(mesh);
  } catch (cause) {
    error = cause instanceof Error ? cause.message : String(cause);
  }
  const render = { mesh, ...previewMaterial(spec, mesh, whole, seed) };
  return { spec, mesh, render, error };
}
