import type { FloatImage } from '../../image/index.ts';
import { blur, createFloatImage, signedDistance } from '../../image/index.ts';
import { parseColor } from '../../texture/index.ts';
import { filled, mapLayers, mix, placed, subjectColors, withSubject } from '../layers/index.ts';
import type { Apply, Layers } from '../types.ts';
import { shadowOf } from './contact-shadow.ts';

/** Cut out with a border of its own and a soft shadow, on nothing. */
export const sticker: Apply<'sticker'> = (layers, { color }) => {
  const known = withSubject(layers);
  const { width, height } = known.image;
  const rim = 0.022 * Math.max(width, height);
  const room = Math.ceil(2.4 * rim);
  // Room for the border where the subject comes near the frame.
  const wide = mapLayers({ ...known, image: subjectColors(known) }, (image) =>
    placed(image, width + 2 * room, height + 2 * room, room, room),
  );
  const subject = wide.subject ?? wide.opacity;
  const distance = signedDistance(subject).data;
  const card = createFloatImage(wide.image.width, wide.image.height, 1);
  for (let i = 0; i < card.data.length; i++) card.data[i] = Math.min(1, Math.max(0, distance[i] + rim + 0.5));
  const shadow = blur(card, 0.45 * rim);
  const paper = parseColor(color ?? '#ffffff');
  const image = createFloatImage(card.width, card.height, 3);
  const opacity = createFloatImage(card.width, card.height, 1);
  const down = Math.round(0.25 * rim) * card.width;
  for (let i = 0; i < card.data.length; i++) {
    const dark = 0.42 * shadow.data[Math.max(0, i - down)];
    const a = card.data[i] + (1 - card.data[i]) * dark;
    opacity.data[i] = a;
    const s = Math.min(1, subject.data[i]);
    for (let c = 0; c < 3; c++) {
      const top = paper[c] + s * (wide.image.data[3 * i + c] - paper[c]);
      image.data[3 * i + c] = a > 0 ? (top * card.data[i]) / a : 0;
    }
  }
  return { image, opacity, subject };
};

/** A line around the subject. */
export const outline: Apply<'outline'> = (layers, { color }) => {
  const known = withSubject(layers);
  const { width, height } = known.image;
  const line = Math.max(1.5, 0.007 * Math.max(width, height));
  const distance = signedDistance(known.subject).data;
  const mask = createFloatImage(width, height, 1);
  for (let i = 0; i < mask.data.length; i++)
    mask.data[i] = Math.min(1, Math.max(0, line + distance[i] + 0.5)) * (1 - known.subject.data[i]);
  return under(known, mask, color ?? '#ffffff', 1);
};

/** Light around the subject. */
export const glow: Apply<'glow'> = (layers, { color }) => {
  const known = withSubject(layers);
  const size = Math.max(known.image.width, known.image.height);
  const near = blur(known.subject, 0.012 * size);
  const wide = blur(known.subject, 0.045 * size);
  const mask = {
    ...near,
    data: near.data.map((v, i) => Math.min(1, 0.75 * v + 1.1 * wide.data[i]) * (1 - known.subject.data[i])),
  };
  return under(known, mask, color ?? '#ffe7a8', 0.9);
};

/** A colour laid about the subject where a mask is; see-through grounds show it too. */
function under(layers: Layers, mask: FloatImage, color: string, strength: number): Layers {
  const { width, height } = layers.image;
  const t = { ...mask, data: mask.data.map((v) => strength * v) };
  const opacity = { ...layers.opacity, data: layers.opacity.data.map((a, i) => a + (1 - a) * t.data[i]) };
  const share = { ...t, data: t.data.map((v, i) => (opacity.data[i] > 0 ? v / Math.max(v, opacity.data[i]) : 0)) };
  const clear = layers.opacity.data.some((a) => a < 0.5);
  return {
    ...layers,
    image: mix(layers.image, filled(width, height, [...parseColor(color)]), clear ? share : t),
    opacity,
  };
}

/** A shadow under the subject, on whatever it stands. */
export function shadowUnder(layers: Layers & { subject: FloatImage }, foot: number): Layers {
  const mask = shadowOf(layers.subject, foot);
  const t = { ...mask, data: mask.data.map((v, i) => v * (1 - layers.subject.data[i])) };
  return under(layers, t, '#0b0b0e', 0.62);
}
