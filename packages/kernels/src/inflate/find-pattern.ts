import { blur, createFloatImage, type FloatImage, resize } from '../image/index.ts';
import { blurWithin } from './blur-within.ts';
import { findRarity } from './find-rarity.ts';

/** Over so much of a picture its colours are compared, as a share of the longest side. */
const AREA = 1 / 22;
/** So near to the outline, as a share of the longest side, the usual is learnt: there is seldom a face. */
const NEAR = 0.09;
/** Colours so far from what the back is expected to have, OKLab, still are pattern, and from here on are none. */
const ALIKE = [0.05, 0.12] as const;
/** The same of how strong detail is, times what is usual near the outline. */
const STRONG = [1.5, 2.4] as const;
/** Detail weaker than this, OKLab, is always usual. */
const FAINT = 0.02;
/** The same of how rare it is, times what is usual. */
const RARE = [1.35, 1.8] as const;
/** Around what is no pattern, as a share of the longest side, nothing is. */
const AROUND = 1 / 28;
const SPREAD = [0.12, 0.4] as const;
/** Share of a picture that is pattern where any of it is taken for it, of what lies deeper than so much of the greatest distance from the outline: else there is a face among it. */
const MOSTLY = [0.58, 0.64] as const;
const DEEP = 0.35;

/**
 * How much of what a picture shows is pattern, 0..1 a pixel: bark, stripes, masonry and feathers go on behind, while faces, buckles and bellies are there once. Pattern has about the
 * colours that are expected behind (`back`), and no stronger detail than is found near the outline. `lab`, `back`: OKLab; `distance`: signed, to the outline, pixels.
 */
export function findPattern(lab: FloatImage, back: FloatImage, distance: FloatImage): FloatImage {
  const { width, height } = lab;
  const longest = Math.max(width, height);
  const inside = Float32Array.from(distance.data, (d) => (d > 1.5 ? 1 : 0));
  const base = blurWithin(lab, inside, AREA * longest).data;
  const wanted = blurWithin(back, inside, (AREA * longest) / 2).data;
  const energy = createFloatImage(width, height, 3);
  for (let i = 0; i < inside.length; i++) {
    if (inside[i] === 0) continue;
    const d = [0, 1, 2].map((c) => lab.data[3 * i + c] - base[3 * i + c]);
    energy.data[3 * i] = d[0] ** 2 + 4 * (d[1] ** 2 + d[2] ** 2);
  }
  const strength = blurWithin(energy, inside, AREA * longest).data;
  const rim: number[] = [];
  for (let i = 0; i < inside.length; i += 3)
    if (distance.data[i] > 2 && distance.data[i] < NEAR * longest) rim.push(strength[3 * i]);
  rim.sort((a, b) => a - b);
  const usual = Math.max(FAINT, Math.sqrt(rim[Math.floor(0.6 * rim.length)] ?? 0));
  const rarity = findRarity(lab, distance);
  const known = rarity.data.filter((v) => v > 0).sort();
  const common = Math.max(FAINT, known[known.length >> 1] ?? 0);
  const rare = resize(rarity, width, height).data;
  const odd = createFloatImage(width, height, 1);
  for (let i = 0; i < inside.length; i++) {
    if (inside[i] === 0) continue;
    const d = [0, 1, 2].map((c) => base[3 * i + c] - wanted[3 * i + c]);
    const apart = Math.sqrt(d[0] ** 2 + 4 * (d[1] ** 2 + d[2] ** 2));
    const times = Math.sqrt(strength[3 * i]) / usual;
    odd.data[i] = Math.max(ramp(apart, ALIKE), ramp(times, STRONG), ramp(rare[i] / common, RARE));
  }
  const wide = blur(odd, AROUND * longest).data;
  const out = createFloatImage(width, height, 1);
  const deep = DEEP * distance.data.reduce((most, d) => Math.max(most, d), 0);
  let [sum, n] = [0, 1e-9];
  for (let i = 0; i < inside.length; i++) {
    out.data[i] = 1 - ramp(wide[i], SPREAD);
    if (!(distance.data[i] > deep)) continue;
    sum += out.data[i];
    n++;
  }
  const mostly = ramp(sum / n, MOSTLY);
  for (let i = 0; i < inside.length; i++) out.data[i] *= mostly;
  return blur(out, AROUND * 0.4 * longest);
}

function ramp(value: number, [low, high]: readonly [number, number]): number {
  const s = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return s * s * (3 - 2 * s);
}
