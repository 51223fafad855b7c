import { nameWords } from '../sculpt/index.ts';
import { colorToOklab } from '../texture/index.ts';
import type { DressedPart } from './dress-parts.ts';

/** What people do not dress. */
const BARE = new Set('head face hair eye eyebrow brow ear nose mouth lip beard moustache hand finger skin'.split(' '));
/** Of what is called so, the share that must look like skin: a robot's head, or a hood, is no face. */
const FACE = 0.15;
/** Share of the surface that must be left to be dressed. */
const DRESSED = 0.35;
/** OKLab distance within which something has the colour of the face. */
const ALIKE = 0.06;

/** The parts of a person that cloth does not go on: the head with all that is on it, if it shows skin, and what is of the same colour elsewhere; empty where little would be left. */
export function findBare(dressed: readonly DressedPart[]): ReadonlySet<number> {
  const labs = dressed.map(({ under }) => colorLab(under.color));
  const isNamed = dressed.map(({ part }) => nameWords(part.label).some((word) => BARE.has(word)));
  const faces = dressed.flatMap((_, i) => (isNamed[i] && isSkin(labs[i]) ? [i] : []));
  const areaOf = (list: readonly number[]): number => list.reduce((sum, i) => sum + dressed[i].part.area, 0);
  const named = dressed.flatMap((_, i) => (isNamed[i] ? [i] : []));
  if (!faces.length || areaOf(faces) < FACE * areaOf(named)) return new Set();
  const bare = dressed.flatMap((_, i) => {
    const isFace = faces.some((f) => Math.hypot(...labs[f].map((v, k) => v - labs[i][k])) < ALIKE);
    return isNamed[i] || (isFace && isSkin(labs[i])) ? [i] : [];
  });
  const all = areaOf(dressed.map((_, i) => i));
  return all - areaOf(bare) < DRESSED * all ? new Set() : new Set(bare);
}

/** OKLab of a colour like #rrggbb, of black where there is none. */
export function colorLab(color: string | undefined): number[] {
  return color ? [...colorToOklab(color)] : [0, 0, 0];
}

/** Skin of any shade is of one hue: that of blood under brown. */
function isSkin([l, a, b]: readonly number[]): boolean {
  const chroma = Math.hypot(a, b);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return l > 0.35 && l < 0.93 && chroma > 0.03 && chroma < 0.14 && hue > 25 && hue < 80;
}
