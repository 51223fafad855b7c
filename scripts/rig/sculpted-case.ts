import { meshShape, roughBounds } from '../../packages/kernels/src/curves/index.ts';
import { createRng, invertQuat, rotateVector } from '../../packages/kernels/src/math/index.ts';
import { type Mesh, mergeMeshes } from '../../packages/kernels/src/mesh/index.ts';
import { knownSkeleton } from '../../packages/kernels/src/rig/index.ts';
import type { Archetype, ParamValue, Sculpture } from '../../packages/kernels/src/sculpt/dsl/archetype.ts';
import type { MaterialSpec } from '../../packages/kernels/src/texture/index.ts';
import type { RigCase } from './case.ts';

/** What an archetype builds from these parameters, others as usual; nothing if that cannot be built or is not what `being` says. */
export function buildCase(
  archetype: Archetype,
  name: string,
  given: Readonly<Record<string, ParamValue>>,
  being: boolean,
  seed = 7,
): RigCase | undefined {
  const params: Record<string, ParamValue> = {};
  for (const [key, spec] of Object.entries(archetype.params)) params[key] = given[key] ?? spec.default;
  const materials: Record<string, MaterialSpec> = {};
  for (const [slot, spec] of Object.entries(archetype.slots)) materials[slot] = spec.material;
  try {
    return sculptedCase(name, archetype.build({ params, materials, rng: createRng(seed) }), being);
  } catch (cause) {
    console.error(`${name}: ${cause instanceof Error ? cause.message : cause}`);
    return undefined;
  }
}

/** A sculpture's shape and known skeleton; nothing if a being has none or a thing has one. */
export function sculptedCase(name: string, sculpture: Sculpture, being: boolean): RigCase | undefined {
  const own = sculpture.skeleton;
  if (!being) return own ? undefined : { name, truth: 'none', mesh: mergeMeshes(meshParts(sculpture)) };
  if (!own) return undefined;
  const meshes = meshParts(sculpture);
  const parts = sculpture.parts.map(({ name, joint }, i) => ({ name, joint, points: meshes[i].positions }));
  const known = knownSkeleton({ ...own, parts });
  if (!known) return undefined;
  const back = invertQuat(known.turn);
  const joints = known.skeleton.joints.map((joint) => ({ ...joint, at: rotateVector(back, joint.at) }));
  const skeleton = { joints, chains: known.skeleton.chains };
  return { name, truth: known.skeleton.type, mesh: mergeMeshes(meshes), skeleton };
}

/** The parts of a sculpture, coarsely meshed. */
function meshParts(sculpture: Sculpture): Mesh[] {
  const bounds = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
  for (const { shape } of sculpture.parts)
    roughBounds(shape).forEach((v, k) => {
      bounds[k] = k < 3 ? Math.min(bounds[k], v) : Math.max(bounds[k], v);
    });
  const whole = Math.hypot(bounds[3] - bounds[0], bounds[4] - bounds[1], bounds[5] - bounds[2]);
  return sculpture.parts.map(({ shape }): Mesh => {
    const { positions, indices } = meshShape(shape, { cellsMax: 56, detail: 0.7, seed: 7, size: whole * 0.7 });
    return { positions, indices };
  });
}
