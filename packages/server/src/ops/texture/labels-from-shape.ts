import { joinScene, labelScene, nameWords, type Scene } from '@claywork/kernels';

/** Words that nearly every model has a part for: they alone are no reason to look for parts. */
const GENERAL = new Set('body top base front back left right side middle upper lower part panel bar post'.split(' '));
/** Triangles above which looking for parts would take too long. */
const FACES_MAX = 300_000;

/**
 * Names of a model's parts, by face of the scene joined, where the file tells none: by its shape, when the prompt speaks of parts that it seems to have. `words`: lower-case
 * words about the whole.
 */
export function labelsFromShape(
  scene: Scene,
  prompt: string,
  words: readonly string[],
): (string | undefined)[] | undefined {
  const asked = new Set(nameWords(prompt).filter((word) => !GENERAL.has(word)));
  const faces = joinScene(scene).mesh.faceGroups.length;
  if (asked.size === 0 || faces === 0 || faces > FACES_MAX) return undefined;
  const labels = labelScene(scene, { granularity: 'balanced', semantic: true, split: true, words });
  const isAsked = [...new Set(labels)].some((label) => label && nameWords(label).some((word) => asked.has(word)));
  return isAsked ? labels : undefined;
}
