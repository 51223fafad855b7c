import { type FloatImage, shrinkToWork } from '../../image/index.ts';
import { type Found, maskFrom, type RegionView } from './view.ts';

/** Chroma (work colours) under which a colour is grey, and how far hues may be from a name, radians. */
const GREY = 0.075;
const HUE = 0.42;

/**
 * What has a named colour: by hue where the name has one, by lightness where it is black, grey or white. Shades of the name count, down to deep shadow. `everywhere`: not
 * only on the subject. Linear light of the colour, three numbers.
 */
export function findColor(view: RegionView, color: readonly number[], everywhere: boolean): Found | undefined {
  const near = nearness(view, color);
  const mask = maskFrom(view, (i) => (everywhere || view.subject[i] ? near(i) : 0));
  let found = 0;
  for (const v of mask.data) found += v;
  const area = everywhere ? mask.data.length : view.subject.reduce((sum, v) => sum + v, 0);
  if (found < 0.004 * area) return undefined;
  return { mask, confidence: 0.6 + Math.min(0.3, (4 * found) / area), why: 'what has the colour' };
}

/** How near a pixel of a view is to a colour, 0..1. */
export function nearness({ work }: RegionView, color: readonly number[]): (i: number) => number {
  const one: FloatImage = { width: 1, height: 1, channels: 3, data: Float32Array.from(color) };
  const wanted = shrinkToWork(one, 1).data;
  const chroma = Math.hypot(wanted[1], wanted[2]);
  const { data } = work;
  const hue = Math.atan2(wanted[2], wanted[1]);
  // Names of dark colours (brown, navy) mean no light ones of the hue, those of pale ones no deep ones.
  const most = wanted[0] < 0.55 ? wanted[0] + 0.24 : 1.1;
  const least = wanted[0] > 0.82 ? wanted[0] - 0.3 : 0;
  return (i) => {
    const L = data[3 * i];
    const own = Math.hypot(data[3 * i + 1], data[3 * i + 2]);
    // What is dark looks grey sooner.
    if (chroma < GREY)
      return soft(own * Math.min(1, 1.6 * L), 0.7 * GREY, 1.3 * GREY) * soft(Math.abs(L - wanted[0]), 0.17, 0.3);
    const turn = Math.abs(Math.atan2(data[3 * i + 2], data[3 * i + 1]) - hue);
    const away = Math.min(turn, 2 * Math.PI - turn);
    const strong = 1 - soft(own, 0.28 * chroma, 0.45 * chroma);
    return soft(away, 0.7 * HUE, 1.2 * HUE) * strong * soft(L, most, most + 0.12) * (1 - soft(L, least - 0.12, least));
  };
}

/** 1 up to `from`, 0 beyond `to`. */
export function soft(v: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (to - v) / Math.max(1e-9, to - from)));
  return t * t * (3 - 2 * t);
}
