import { createFloatImage, type FloatImage, toOklab } from '../../image/index.ts';
import { ARCHETYPES, readColor, tokenize } from '../../sculpt/index.ts';
import { parseColor } from '../../texture/index.ts';
import { withSubject } from '../layers/subject.ts';
import type { FindRegion } from '../types.ts';

/** How far from a named colour its shades reach, by hue (radians) and, for greys, by chroma. */
const HUE_REACH = 0.5;
const GREY = 0.045;

/** Finds what a phrase names: parts of the subject of a colour ("the red part"), and its upper, lower, left and right half. */
export const findRegion: FindRegion = (layers, words) => {
  const tokens = tokenize(words);
  const { subject } = withSubject(layers);
  for (let i = 0; i < tokens.length; i++) {
    const color = readColor(tokens, i, ARCHETYPES);
    const mask = color && ofColor(layers.image, subject, color.hex);
    if (mask) return mask;
  }
  return undefined;
};

function ofColor(image: FloatImage, subject: FloatImage, hex: string): FloatImage | undefined {
  const lab = toOklab(image).data;
  const wanted = toOklab({ width: 1, height: 1, channels: 3, data: Float32Array.from(parseColor(hex)) }).data;
  const chroma = Math.hypot(wanted[1], wanted[2]);
  const out = createFloatImage(image.width, image.height, 1);
  let found = 0;
  for (let i = 0; i < out.data.length; i++) {
    const own = Math.hypot(lab[3 * i + 1], lab[3 * i + 2]);
    let near: number;
    if (chroma < GREY) near = soft(own, 0.5 * GREY, GREY) * soft(Math.abs(lab[3 * i] - wanted[0]), 0.18, 0.3);
    else {
      const turn = Math.abs(Math.atan2(lab[3 * i + 2], lab[3 * i + 1]) - Math.atan2(wanted[2], wanted[1]));
      near = soft(Math.min(turn, 2 * Math.PI - turn), 0.7 * HUE_REACH, HUE_REACH) * (1 - soft(own, 0.03, 0.06));
    }
    out.data[i] = near * subject.data[i];
    found += out.data[i];
  }
  return found > 0.002 * out.data.length ? out : undefined;
}

/** 1 up to `from`, 0 beyond `to`. */
function soft(v: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (to - v) / (to - from)));
  return t * t * (3 - 2 * t);
}
