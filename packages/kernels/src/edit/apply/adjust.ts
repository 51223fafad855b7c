import {
  applyGuide,
  blur,
  createFloatImage,
  evenLight,
  type FloatImage,
  fitGuide,
  luminanceOf,
  toLinear,
  toRaster,
} from '../../image/index.ts';
import { createRng, linearToSrgb, srgbToLinear } from '../../math/index.ts';
import { fillSmooth, mix, targetMask, withSubject } from '../layers/index.ts';
import type { Apply, EditRun, Layers, QualityName } from '../types.ts';
import { mapLab } from './map-lab.ts';
import { middleLight } from './middle-light.ts';

/** Turns one quality of the picture, or of a part of it, up or down. */
export const adjust: Apply<'adjust'> = (layers, { quality, amount, target }, run) => {
  const { layers: known, mask, whole } = targetMask(layers, target, run);
  // A blurred ground must not carry the subject's colours past its rim.
  const base = quality === 'blur' && amount > 0 && target.of === 'background' ? groundAlone(known) : known.image;
  const made = CHANGES[quality](base, amount, run, mask);
  return { ...known, image: whole ? made : mix(known.image, made, mask) };
};

function groundAlone(layers: Layers): FloatImage {
  const { image, subject } = withSubject(layers);
  const near = blur(subject, Math.max(1, image.width / 400));
  return fillSmooth(image, { ...near, data: near.data.map((a) => Math.min(1, 4 * a)) });
}

type Change = (image: FloatImage, amount: number, run: EditRun, mask: FloatImage) => FloatImage;

const CHANGES: Readonly<Record<QualityName, Change>> = {
  brightness: (image, k) =>
    mapLab(image, (lab) => {
      // Black and white stay; what lies between bends.
      const L = lab[0];
      lab[0] = k > 0 ? 1 - (1 - L) ** (1 + 0.55 * k) : L ** (1 - 0.6 * k);
      const turn = L > 0.01 ? Math.min(1.4, lab[0] / L) : 1;
      lab[1] *= turn ** 0.6;
      lab[2] *= turn ** 0.6;
    }),
  contrast: (image, k, _run, mask) => {
    const lab0 = { ...image, data: image.data };
    const middle = Math.min(0.75, Math.max(0.3, middleLight(labOf(lab0), mask)));
    const slope = k > 0 ? 1 + 0.5 * k : 1 / (1 - 0.55 * k);
    return mapLab(image, (lab) => {
      const d = lab[0] - middle;
      const room = d > 0 ? 1 - middle : middle;
      const t = Math.abs(d) / room;
      // Steeper in the middle, meeting black and white where they were.
      const bent = k > 0 ? (slope * t) / (1 + (slope - 1) * t) : slope * t;
      lab[0] = middle + Math.sign(d) * room * bent;
      const c = k > 0 ? 1 + 0.12 * k : 1 / (1 - 0.2 * k);
      lab[1] *= c;
      lab[2] *= c;
    });
  },
  saturation: (image, k) => {
    const gain = k > 0 ? 1 + 0.45 * k : Math.max(0, 1 + 0.5 * k);
    return mapLab(image, (lab) => {
      // Quiet colours gain more than loud ones.
      const chroma = Math.hypot(lab[1], lab[2]);
      const g = gain > 1 ? 1 + (gain - 1) * (1 - Math.min(0.8, chroma / 0.3)) : gain;
      lab[1] *= g;
      lab[2] *= g;
    });
  },
  warmth: (image, k) =>
    mapLab(image, (lab) => {
      const w = 0.4 + 0.6 * Math.sin(Math.PI * Math.min(1, Math.max(0, lab[0])));
      lab[1] += 0.012 * k * w;
      lab[2] += 0.042 * k * w;
    }),
  sharpness: (image, k) => (k > 0 ? sharpened(image, k) : blurred(image, -0.5 * k)),
  blur: (image, k) => (k > 0 ? blurred(image, k) : sharpened(image, -k)),
  noise: (image, k, run) => (k > 0 ? grained(image, k, run.seed) : denoised(image, -k)),
  shadows: (image, k) => mapLab(image, (lab) => void (lab[0] += 0.5 * k * lab[0] * (1 - lab[0]) ** 3 * 1.6)),
  highlights: (image, k) => mapLab(image, (lab) => void (lab[0] += 0.4 * k * (1 - lab[0] * 0.6) * lab[0] ** 4)),
  gloss: (image, k) => glossed(image, k),
  levels: (image) => toLinear(evenLight(toRaster(image))),
};

function labOf(image: FloatImage): FloatImage {
  const out = createFloatImage(image.width, image.height, 3);
  mapLab(image, (lab, i) => out.data.set(lab, 3 * i));
  return out;
}

function blurred(image: FloatImage, k: number): FloatImage {
  return blur(image, 0.009 * k * Math.max(image.width, image.height));
}

/** Two unsharp masks, fine and middling, in lightness alone; kept within what the neighbourhood has, so that no rims glow. */
function sharpened(image: FloatImage, k: number): FloatImage {
  const light = displayLight(image);
  const size = Math.max(image.width, image.height);
  const fine = blur(light, Math.max(0.8, size / 1100));
  const wide = blur(light, Math.max(2, size / 300));
  return withLight(image, light, (i) => {
    const d = 1.1 * k * (light.data[i] - fine.data[i]) + 0.35 * k * (light.data[i] - wide.data[i]);
    return light.data[i] + Math.max(-0.18, Math.min(0.18, d));
  });
}

function displayLight(image: FloatImage): FloatImage {
  const light = luminanceOf(image);
  for (let i = 0; i < light.data.length; i++) light.data[i] = linearToSrgb(Math.min(1, Math.max(0, light.data[i])));
  return light;
}

/** Colours scaled so that their display lightness becomes another. */
function withLight(image: FloatImage, light: FloatImage, wanted: (pixel: number) => number): FloatImage {
  const out = createFloatImage(image.width, image.height, 3);
  for (let i = 0; i < light.data.length; i++) {
    const from = srgbToLinear(Math.max(0.004, light.data[i]));
    const to = srgbToLinear(Math.min(1, Math.max(0, wanted(i))));
    for (let c = 0; c < 3; c++) out.data[3 * i + c] = Math.min(1, (image.data[3 * i + c] * to) / from);
  }
  return out;
}

/** Film grain: coarser than a pixel, strongest in the mid tones. */
function grained(image: FloatImage, k: number, seed: number): FloatImage {
  const rng = createRng(seed).fork('grain');
  const { width, height } = image;
  const noise = createFloatImage(width, height, 1);
  for (let i = 0; i < noise.data.length; i++) noise.data[i] = rng.next() + rng.next() + rng.next() - 1.5;
  const sigma = Math.max(0.5, Math.max(width, height) / 1700);
  const grain = blur(noise, sigma);
  const gain = 0.055 * k * Math.max(1, 3.2 * sigma);
  const light = displayLight(image);
  return withLight(image, light, (i) => {
    const L = light.data[i];
    return L + gain * grain.data[i] * (0.35 + 2.6 * L * (1 - L));
  });
}

/** Smooths what is no edge: a guided filter of the picture by itself, colours more than light. */
function denoised(image: FloatImage, k: number): FloatImage {
  const radius = Math.max(2, Math.round(Math.max(image.width, image.height) / 260));
  const soft = 0.0012 * k;
  const out = createFloatImage(image.width, image.height, 3);
  for (let c = 0; c < 3; c++) {
    const channel = createFloatImage(image.width, image.height, 1);
    for (let i = 0; i < channel.data.length; i++) channel.data[i] = Math.sqrt(Math.max(0, image.data[3 * i + c]));
    const guide = { ...image, data: image.data.map((v) => Math.sqrt(Math.max(0, v))) };
    const made = applyGuide(fitGuide(guide, channel, radius, soft), guide);
    for (let i = 0; i < channel.data.length; i++) out.data[3 * i + c] = Math.min(1, Math.max(0, made.data[i])) ** 2;
  }
  return out;
}

/** Lights brighter and tighter, what lies beside them darker; or the other way. */
function glossed(image: FloatImage, k: number): FloatImage {
  const light = displayLight(image);
  const wide = blur(light, Math.max(image.width, image.height) / 60);
  return withLight(image, light, (i) => {
    const L = light.data[i];
    const over = Math.max(0, L - wide.data[i]);
    if (k < 0) return L + 0.7 * k * over;
    return L + k * (2.2 * over * Math.min(1, 1.4 * L) - 0.12 * Math.max(0, 0.75 - L) * L);
  });
}
