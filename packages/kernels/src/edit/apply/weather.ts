import { createFloatImage, type FloatImage } from '../../image/index.ts';
import { fbm } from '../../math/index.ts';
import { dropWeatherInPlace } from '../../picture/index.ts';
import { mix, targetMask, trySubject } from '../layers/index.ts';
import type { Apply, Layers } from '../types.ts';
import { mapLab } from './map-lab.ts';

/** Fog before the ground and thinner before the subject; falling snow or rain before and behind it, in a colder, flatter light. */
export const weather: Apply<'weather'> = (layers, { weather: kind }, run) => {
  const known = trySubject(layers);
  const made = inWeather(known, kind, run.seed);
  const { mask, whole } = targetMask(known, { of: 'all' }, run);
  return whole ? made : { ...made, image: mix(known.image, made.image, mask) };
};

function inWeather(known: Layers, kind: 'fog' | 'rain' | 'snowfall', seed: number): Layers {
  const { width, height } = known.image;
  const flat = mapLab(known.image, (lab) => {
    const k = kind === 'fog' ? 0.75 : 0.8;
    lab[0] = kind === 'rain' ? 0.88 * lab[0] + 0.02 : 0.94 * lab[0] + 0.03;
    lab[1] = lab[1] * k - 0.003;
    lab[2] = lab[2] * k - (kind === 'snowfall' ? 0.016 : 0.01);
  });
  if (kind === 'fog') return { ...known, image: inFog(flat, known.subject, seed) };
  const depth = new Float32Array(width * height);
  if (known.subject) for (let i = 0; i < depth.length; i++) if (known.subject.data[i] > 0.5) depth[i] = 1;
  dropWeatherInPlace(flat, depth, 1, kind, seed);
  const image = createFloatImage(width, height, 3);
  for (let o = 0; o < image.data.length; o++) image.data[o] = Math.min(1, Math.max(0, flat.data[o]));
  // On a see-through ground only what is there gets wet.
  return { ...known, image: known.opacity.data.some((a) => a < 0.5) ? mix(known.image, image, known.opacity) : image };
}

function inFog(image: FloatImage, subject: FloatImage | undefined, seed: number): FloatImage {
  const { width, height } = image;
  const out = createFloatImage(width, height, 3);
  const scale = 5 / Math.max(width, height);
  const fog = [0.66, 0.7, 0.74];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const drift = 0.5 + 0.5 * fbm(x * scale, 2.2 * y * scale, 0.5, 4, seed);
      const low = 0.75 + 0.25 * (y / height);
      const before = subject ? 1 - 0.62 * subject.data[i] : 0.7;
      const t = Math.min(0.92, (0.5 + 0.5 * drift) * low * before);
      for (let c = 0; c < 3; c++) out.data[3 * i + c] = image.data[3 * i + c] + t * (fog[c] - image.data[3 * i + c]);
    }
  return out;
}
