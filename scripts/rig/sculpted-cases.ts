import { initGeometry } from '../../packages/kernels/src/curves/index.ts';
import type { ParamValue } from '../../packages/kernels/src/sculpt/dsl/archetype.ts';
import { ARCHETYPES } from '../../packages/kernels/src/sculpt/index.ts';
import type { RigCase } from './case.ts';
import { buildCase } from './sculpted-case.ts';

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
        const made = buildCase(archetype, name, { ...preset.params, ...pose }, being);
        if (made) yield made;
      }
    }
  }
}
