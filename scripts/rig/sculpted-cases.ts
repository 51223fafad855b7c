import { initGeometry, meshShape, roughBounds } from '../../packages/kernels/src/curves/index.ts';
import { createRng, invertQuat, rotateVector } from '../../packages/kernels/src/math/index.ts';
import { type Mesh, mergeMeshes } from '../../packages/kernels/src/mesh/index.ts';
import { knownSkeleton } from '../../packages/kernels/src/rig/index.ts';
import type { Archetype, ParamValue, Sculpture } from '../../packages/kernels/src/sculpt/dsl/archetype.ts';
import { ARCHETYPES } from '../../packages/kernels/src/sculpt/index.ts';
import type { MaterialSpec } from '../../packages/kernels/src/texture/index.ts';
import type { RigCase } from './case.ts';

/** Things in the shape of bodies, of which nobody can say whether they should be rigged. */
const AMBIGUOUS = new Set(
  'animal-head apparel bust chesspiece cloud cookie dress egg ghost glove hand mask mermaid monument plush rubberduck scarecrow shirt skull slime snowman statue toy trousers shell meat planet'.split(
    ' ',
  ),
);
const BEINGS = new Set(['animal', 'monster', 'person']);
const HUMAN_POSES: readonly Record<string, ParamValue>[] = [{}, { pose: 't_pose' }, { pose: 'a_pose' }];

/** What the sculptor makes, with its exact skeletons: every species of beings, `each` presets of what is none. */
export async function* sculptedCases(each: number, only = ''): AsyncGenerator<RigCase> {
  await initGeometry();
  for (const archetype of Object.values(ARCHETYPES)) {
    if (AMBIGUOUS.has(archetype.name)) continue;
    const being = BEINGS.has(archetype.kind) || archetype.name === 'robot';
    const seen = new Set<string>();
    let left = being ? 400 : each;
    for (const [noun, preset] of Object.entries(archetype.presets ?? { [archetype.name]: {} })) {
      const key = JSON.stringify(preset.params ?? {});
      if (seen.has(key) || left <= 0) continue;
      seen.add(key);
      left--;
      const poses = archetype.name === 'humanoid' && 'pose' in archetype.params ? HUMAN_POSES : [{}];
      for (const pose of poses) {
        const name = `${archetype.name}/${noun}${pose.pose ? ` ${pose.pose}` : ''}`;
        if (!name.includes(only)) continue;
        const made = makeCase(archetype, name, { ...preset.params, ...pose }, being);
        if (made) yield made;
      }
    }
  }
}

function makeCase(
  archetype: Archetype,
  name: string,
  given: Readonly<Record<string, ParamValue>>,
  being: boolean,
): RigCase | undefined {
  const params: Record<string, ParamValue> = {};
  for (const [key, spec] of Object.entries(archetype.params)) params[key] = given[key] ?? spec.default;
  const materials: Record<string, MaterialSpec> = {};
  for (const [slot, spec] of Object.entries(archetype.slots)) materials[slot] = spec.material;
  try {
    const sculpture = archetype.build({ params, materials, rng: createRng(7) });
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
  } catch (cause) {
    console.error(`${name}: ${cause instanceof Error ? cause.message : cause}`);
    return undefined;
  }
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
