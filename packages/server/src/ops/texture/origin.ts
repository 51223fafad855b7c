import {
  ARCHETYPES,
  buildModels,
  joinScene,
  type Lineage,
  type MaterialSpec,
  roughExtent,
  type Scene,
} from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import { partOfFaces, readLineage } from '../_shared/read-lineage.ts';

/** What is known of a sculpture of ours: told by what was kept beside its file. */
export interface Origin {
  lineage: Lineage;
  /** Name of the part that each face belongs to, in the order of `joinScene`; absent where the file was given other faces since. */
  labels?: string[];
  /** What each part is made of, and the words that name it, by name. */
  materials: Map<string, MaterialSpec>;
  words: Map<string, string[]>;
  /** Its largest extent as it was designed, metres. */
  extent?: number;
}

/** Reads what was kept beside a model, where it is one of ours. */
export async function readOrigin(scene: Scene, ctx: OpContext): Promise<Origin | undefined> {
  const lineage = await readLineage(ctx);
  if (!lineage) return undefined;
  const origin: Origin = {
    lineage,
    labels: partOfFaces(lineage, joinScene(scene)),
    materials: new Map(),
    words: new Map(),
  };
  try {
    describe(lineage, origin);
  } catch {
    // An older scene that cannot be built any more: the file alone tells what it looks like.
  }
  return origin;
}

/** Materials and words of the parts: the slots of the archetype whose material a part has. */
function describe({ scene }: Lineage, origin: Origin): void {
  const { materials, words } = origin;
  const models = buildModels(scene, ARCHETYPES);
  for (const { sculpture, family } of models) {
    const slots = Object.values(ARCHETYPES[family]?.slots ?? {});
    for (const { name, material } of sculpture.parts) {
      materials.set(name, material);
      const slot = slots.filter(({ material: own }) => own.base === material.base && own.color === material.color);
      if (slot.length === 1) words.set(name, [...slot[0].words]);
    }
  }
  if (models.length === 1) origin.extent = roughExtent(models[0].sculpture.parts);
}
