import {
  ARCHETYPES,
  createRng,
  findRecipe,
  joinScene,
  nameWords,
  readFinishes,
  sampleSurface,
  srgbToLinear,
} from '../../packages/kernels/src/index.ts';
import { knownParts } from '../../packages/server/src/ops/_shared/known-parts.ts';
import { wordnet } from '../../packages/server/src/ops/_shared/wordnet.ts';
import { contextOf, type FaceKind, middleOf } from './face-kinds.ts';
import type { Painted } from './measure.ts';

/** What the operation says that it understood. */
interface Phrase {
  words: string;
  parts: string[];
  material: string;
  color?: string;
}

/** Points of the surface that are looked at. */
const POINTS = 40_000;
/** Share of the surface that each colour of a pattern covers at least. */
const COVERED = 0.05;

/**
 * What a prompt asked for, and what came: the distance (CIE 1976) of the colour that is missed most. Looks at points of the surface, not at faces: where a
 * pattern of two colours was asked for, a face has both, and its mean is neither. Each point counts for the nearest of the colours that were asked for of its
 * part (where pieces of one name are spoken of in several phrases, those of all of them), and what counts for a colour meets it on the whole. A colour that hardly any points come near is compared with those that come nearest.
 */
export async function measureColors(
  { scene, pictures }: Painted,
  prompt: string,
  phrases: readonly Phrase[],
  kinds: ReadonlyMap<string, FaceKind>,
  lineage?: Uint8Array,
): Promise<number> {
  const { known: labels } = await knownParts(scene, contextOf(lineage));
  const { mesh: joined, parts, firstVertex } = joinScene(scene);
  const { faces, weights } = sampleSurface(joined, POINTS, createRng(5));
  const seen = [...faces].map((face, i) => {
    const part = joined.faceGroups[face];
    const { mesh, material } = parts[part];
    const ref = material === undefined ? undefined : scene.materials[material].baseColorTexture;
    const picture = ref && pictures[ref.texture]?.raster;
    // What keeps a picture of its own, as a face under cloth, was not painted: the new ones come first.
    if (!picture || !mesh.uvs || ref.texture !== 0) return undefined;
    const { uvs } = mesh;
    const [a, b, c] = [0, 1, 2].map((k) => 2 * (joined.indices[3 * face + k] - firstVertex[part]));
    const [s, t] = [weights[2 * i], weights[2 * i + 1]];
    const { width, height, channels, data } = picture;
    const [x, y] = [width, height].map((size, k) => {
      const at = uvs[a + k] * (1 - s - t) + uvs[b + k] * s + uvs[c + k] * t;
      return Math.min(size - 1, Math.max(0, Math.floor(at * size)));
    });
    const color = [0, 1, 2].map((k) => srgbToLinear(data[channels * (y * width + x) + k] / 255));
    return { color, label: labels?.[face] ?? kinds.get(middleOf(joined, face))?.label };
  });
  let worst = 0;
  for (const phrase of phrases) {
    if (!phrase.color) continue;
    const own = seen.flatMap((point) =>
      point && (point.label === undefined || phrase.parts.includes(point.label)) ? [point.color] : [],
    );
    const rivals = phrases
      .filter((other) => other !== phrase && other.parts.some((part) => phrase.parts.includes(part)))
      .map(({ color, material }) => color ?? findRecipe(material).color);
    if (own.length) worst = Math.max(worst, missed(own, [phrase.color, ...patternColors(prompt, phrase)], rivals));
  }
  return worst;
}

/** Colours of the pattern that a phrase speaks of. */
function patternColors(prompt: string, { words, parts }: Phrase): string[] {
  const reading = readFinishes(prompt, parts.map(nameWords), ARCHETYPES, wordnet());
  const finish = [...reading.parts, reading.rest, reading.details].find((said) => said?.words === words);
  if (!finish) return [];
  const isPatterned = finish.pattern !== undefined || finish.mods.attributes.some(({ pattern }) => pattern);
  if (!isPatterned) return [];
  const said = finish.pattern ? finish.pattern.mods.colors : finish.mods.colors.slice(1);
  return said.slice(0, 1).map(({ hex }) => hex);
}

/** Distance of the colour that linear colours miss most. What is nearest to a rival counts for none. */
function missed(shown: readonly number[][], asked: readonly string[], rivals: readonly string[]): number {
  const all = shown.map((_, i) => i);
  const wanted = asked.map((hex) => toLab(linearOf(hex)));
  const others = rivals.map((hex) => toLab(linearOf(hex)));
  const off = shown.map((color) => [...wanted, ...others].map((lab) => distance(toLab(color), lab)));
  const nearest = off.map((row) => row.indexOf(Math.min(...row)));
  const few = Math.ceil(COVERED * shown.length);
  return Math.max(
    ...wanted.map((lab, w) => {
      const near = all.filter((i) => nearest[i] === w);
      const taken = near.length >= few ? near : all.toSorted((i, j) => off[i][w] - off[j][w]).slice(0, few);
      const mean = [0, 1, 2].map((k) => taken.reduce((sum, i) => sum + shown[i][k], 0) / taken.length);
      return distance(toLab(mean), lab);
    }),
  );
}

function linearOf(hex: string): number[] {
  return [1, 3, 5].map((i) => srgbToLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255));
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(...a.map((v, i) => v - b[i]));
}

function toLab([r, g, b]: readonly number[]): number[] {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
