import { linearToSrgb } from '../math/index.ts';
import type { Material } from '../scene/index.ts';
import { MATERIALS, nameWords } from '../sculpt/index.ts';
import type { MaterialSpec } from '../texture/index.ts';

/** Named things whose stuff is known without a word for it. */
const STUFF: Readonly<Record<string, string>> = {
  tyre: 'rubber',
  tire: 'rubber',
  window: 'glass',
  windshield: 'glass',
  windscreen: 'glass',
  lens: 'glass',
  blade: 'steel',
  hair: 'hair',
  skin: 'skin',
  shirt: 'fabric',
  trouser: 'fabric',
  pant: 'fabric',
  cloth: 'fabric',
  boot: 'leather',
  shoe: 'leather',
  belt: 'leather',
  strap: 'leather',
  trunk: 'bark',
  leaf: 'leaf',
  foliage: 'leaf',
  roof: 'roof-tile',
  wall: 'plaster',
  tooth: 'tooth',
  horn: 'horn',
  bone: 'bone',
  eye: 'plain',
};

/**
 * The solid material that comes nearest to a part of a file: by the words of its names, else by how its material reflects; in the colour that it
 * has. `color`: linear, the mean of its picture times its factor.
 */
export function guessMaterial(
  names: readonly string[],
  material: Material | undefined,
  color: readonly number[],
): MaterialSpec {
  const hex =
    '#' +
    color
      .slice(0, 3)
      .map((c) =>
        Math.round(255 * Math.min(1, Math.max(0, linearToSrgb(c))))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('');
  for (const word of names.flatMap(nameWords)) {
    const named = MATERIALS.find(({ words }) => words.includes(word))?.material.base ?? STUFF[word];
    if (named) return { base: named, color: hex };
  }
  const metal = material?.metallicFactor ?? 0;
  const rough = material?.roughnessFactor ?? 0.7;
  if (material?.transmission?.factor) return { base: 'glass', color: hex };
  if (metal > 0.6 && !material?.metallicRoughnessTexture) return { base: 'steel', color: hex, rough };
  const spec: MaterialSpec = {
    base: 'plain',
    color: hex,
    rough: material?.metallicRoughnessTexture ? 0.6 : Math.max(0.25, rough),
  };
  const lit = material?.emissiveFactor.some((c) => c > 0.1) && !material.emissiveTexture;
  return lit ? { ...spec, emissive: hex, emissiveStrength: material?.emissiveStrength ?? 1 } : spec;
}
