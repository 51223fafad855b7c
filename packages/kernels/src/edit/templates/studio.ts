import { createFloatImage, type FloatImage, opaqueBox, resize } from '../../image/index.ts';
import { shadowOf } from '../apply/contact-shadow.ts';
import { mix, placed } from '../layers/index.ts';

/** A thing without its ground: linear light and opacity. */
export interface Cut {
  colors: FloatImage;
  alpha: FloatImage;
}

/** Row of the floor's contact, as a share of the height, and shares that a thing may take of the picture. */
const FOOT = 0.93;
const TALL = 0.84;
const WIDE = 0.9;

/** A seamless studio ground: light above, a little darker at the floor's bend and in the corners. `tint`: linear colour of its brightest part. */
export function studioGround(width: number, height: number, tint: readonly number[]): FloatImage {
  const out = createFloatImage(width, height, 3);
  for (let y = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++, o += 3) {
      const u = (x + 0.5) / width - 0.5;
      const v = (y + 0.5) / height;
      const bend = Math.exp(-(((v - 0.8) / 0.16) ** 2));
      const light = 1 - 0.1 * bend - 0.55 * (u * u + 0.6 * (v - 0.45) ** 2);
      for (let c = 0; c < 3; c++) out.data[o + c] = tint[c] * light;
    }
  return out;
}

/** Shows a thing whole before a ground, standing on its floor with a soft shadow. */
export function standBefore(ground: FloatImage, thing: Cut): FloatImage {
  const { width, height } = ground;
  const { colors, alpha } = fitted(thing, width, height);
  const dark = shadowOf(alpha, Math.min(height - 1, Math.round(FOOT * height)));
  const floor = { ...ground, data: ground.data.slice() };
  for (let i = 0; i < dark.data.length; i++)
    for (let c = 0; c < 3; c++) floor.data[3 * i + c] *= 1 - 0.5 * dark.data[i];
  return mix(floor, colors, alpha);
}

/** A thing scaled to fit a canvas, on its foot line. */
export function fitted({ colors, alpha }: Cut, width: number, height: number): Cut {
  const box = opaqueBox({ ...alpha, alpha: alpha.data });
  const [w, h] = [Math.max(1, box.right - box.left), Math.max(1, box.bottom - box.top)];
  const k = Math.min((TALL * height) / h, (WIDE * width) / w);
  const both = createFloatImage(w, h, 4);
  for (let y = 0, o = 0; y < h; y++)
    for (let x = 0; x < w; x++, o += 4) {
      const i = (y + box.top) * alpha.width + x + box.left;
      const a = Math.min(1, Math.max(0, alpha.data[i]));
      for (let c = 0; c < 3; c++) both.data[o + c] = a * colors.data[3 * i + c];
      both.data[o + 3] = a;
    }
  const [sw, sh] = [Math.max(1, Math.round(k * w)), Math.max(1, Math.round(k * h))];
  const laid = placed(
    resize(both, sw, sh),
    width,
    height,
    Math.round((width - sw) / 2),
    Math.round(FOOT * height - sh),
  );
  const out: Cut = { colors: createFloatImage(width, height, 3), alpha: createFloatImage(width, height, 1) };
  for (let i = 0; i < out.alpha.data.length; i++) {
    const a = Math.min(1, Math.max(0, laid.data[4 * i + 3]));
    out.alpha.data[i] = a;
    if (a > 1 / 512) for (let c = 0; c < 3; c++) out.colors.data[3 * i + c] = Math.min(1, laid.data[4 * i + c] / a);
  }
  return out;
}
