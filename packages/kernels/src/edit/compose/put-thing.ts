import { blur, createFloatImage, type FloatImage, opaqueBox, resize } from '../../image/index.ts';
import { createRng } from '../../math/index.ts';
import { shadowOf } from '../apply/contact-shadow.ts';
import { mix } from '../layers/index.ts';
import type { EditRun, Layers, PaintedThing } from '../types.ts';
import { matchLook } from './match-look.ts';
import { sideOfLight } from './scene-light.ts';
import type { Stand } from './where.ts';

/** How dark the ground and what wears a thing become beneath it. */
const SHADE = { ground: 0.5, body: 0.32, air: 0 };

/** A thing without what is clear around it. */
export function trimmed({ image, opacity }: Pick<PaintedThing, 'image' | 'opacity'>): {
  image: FloatImage;
  opacity: FloatImage;
} {
  const { left, right, top, bottom } = opaqueBox({ ...opacity, alpha: opacity.data });
  if (right <= left) return { image, opacity };
  const cut = (from: FloatImage): FloatImage => {
    const out = createFloatImage(right - left, bottom - top, from.channels);
    for (let y = top; y < bottom; y++) {
      const start = from.channels * (y * from.width + left);
      out.data.set(from.data.subarray(start, start + from.channels * out.width), from.channels * out.width * (y - top));
    }
    return out;
  };
  return { image: cut(image), opacity: cut(opacity) };
}

/**
 * Puts a thing (trimmed to its box) into a picture: scaled, in the picture's light and tones, as sharp and grainy, with a shadow where it touches; behind the subject where it
 * is said so. `across`: from where the picture's light comes; a thing lit from the other side is mirrored.
 */
export function putThing(
  layers: Layers & { subject: FloatImage },
  thing: { image: FloatImage; opacity: FloatImage },
  stand: Stand,
  across: number,
  run: EditRun,
): Layers & { subject: FloatImage } {
  const { image, opacity, subject } = layers;
  const { width, height } = image;
  const lit = sideOfLight(thing.image, thing.opacity);
  const turned = lit * across < -0.02 && Math.abs(lit) > 0.12 && Math.abs(across) > 0.12;
  const { colors, alpha } = laidOut(thing, stand, width, height, turned);
  const look = matchLook(colors, alpha, image, createRng(run.seed).fork('grain'));
  if (stand.behind) for (let i = 0; i < alpha.data.length; i++) alpha.data[i] *= 1 - subject.data[i];
  const shaded = run.negative.includes('shadow') ? image : shade(image, alpha, stand, subject);
  const joined = createFloatImage(width, height, 1);
  const whole = createFloatImage(width, height, 1);
  const own = stand.on === 'body';
  for (let i = 0; i < joined.data.length; i++) {
    joined.data[i] = own
      ? Math.max(subject.data[i], alpha.data[i])
      : subject.data[i] * (stand.behind ? 1 : 1 - alpha.data[i]);
    whole.data[i] = Math.max(opacity.data[i], alpha.data[i]);
  }
  return { image: mix(shaded, look, alpha), opacity: whole, subject: joined };
}

/** The thing at its place on a canvas of the picture's size. */
function laidOut(
  thing: { image: FloatImage; opacity: FloatImage },
  { x, foot, width: wide, height: tall }: Stand,
  width: number,
  height: number,
  turned: boolean,
): { colors: FloatImage; alpha: FloatImage } {
  const [w, h] = [Math.max(2, Math.round(wide)), Math.max(2, Math.round(tall))];
  const premultiplied = createFloatImage(thing.image.width, thing.image.height, 4);
  for (let i = 0; i < thing.opacity.data.length; i++) {
    const a = thing.opacity.data[i];
    for (let c = 0; c < 3; c++) premultiplied.data[4 * i + c] = a * thing.image.data[3 * i + c];
    premultiplied.data[4 * i + 3] = a;
  }
  const small = resize(premultiplied, w, h).data;
  const colors = createFloatImage(width, height, 3);
  const alpha = createFloatImage(width, height, 1);
  const left = Math.round(x - w / 2);
  const top = Math.round(foot - h);
  for (let v = Math.max(0, -top); v < Math.min(h, height - top); v++)
    for (let u = Math.max(0, -left); u < Math.min(w, width - left); u++) {
      const s = 4 * (v * w + (turned ? w - 1 - u : u));
      const a = Math.min(1, Math.max(0, small[s + 3]));
      if (a < 1 / 512) continue;
      const o = (v + top) * width + u + left;
      alpha.data[o] = a;
      for (let c = 0; c < 3; c++) colors.data[3 * o + c] = small[s + c] / a;
    }
  return { colors, alpha };
}

/** The picture with the thing's shadow. */
function shade(
  image: FloatImage,
  alpha: FloatImage,
  { on, foot, height: tall, behind }: Stand,
  subject: FloatImage,
): FloatImage {
  const depth = SHADE[on];
  if (depth === 0) return image;
  let dark: FloatImage;
  if (on === 'ground') dark = shadowOf(alpha, Math.min(alpha.height - 1, Math.round(foot)));
  else {
    // On a body: close below the thing, only on what wears it.
    const down = Math.max(1, Math.round(0.05 * tall));
    const moved = createFloatImage(alpha.width, alpha.height, 1);
    for (let i = down * alpha.width; i < alpha.data.length; i++)
      moved.data[i] = alpha.data[i - down * alpha.width] * subject.data[i];
    dark = blur(moved, Math.max(1, 0.05 * tall));
    for (let i = 0; i < dark.data.length; i++) dark.data[i] *= subject.data[i];
  }
  const out = { ...image, data: image.data.slice() };
  for (let i = 0; i < dark.data.length; i++) {
    const k = 1 - depth * dark.data[i] * (behind ? 1 - subject.data[i] : 1);
    for (let c = 0; c < 3; c++) out.data[3 * i + c] *= k;
  }
  return out;
}
