import { blur, createFloatImage, type FloatImage, signedDistance } from '../../image/index.ts';
import type { LightName } from '../../picture/index.ts';
import { mix, reliefOf, targetMask, trySubject } from '../layers/index.ts';
import type { Apply, Layers } from '../types.ts';
import { mapLab } from './map-lab.ts';

/** How a light changes a picture that was taken in another one. Tints are OKLab a, b. */
interface Grade {
  /** Stops, on the whole and towards the corners. */
  stops: number;
  corners: number;
  contrast: number;
  saturation: number;
  /** Of what is dark, and of what is light. */
  dark: readonly [number, number];
  light: readonly [number, number];
  /** A lamp: from which side (x to the right, y up, z to the viewer), its linear colour, and how much. */
  lamp?: { from: readonly [number, number, number]; color: readonly [number, number, number]; strength: number };
  second?: { from: readonly [number, number, number]; color: readonly [number, number, number]; strength: number };
  /** Light around the subject's rim. */
  rim?: { color: readonly [number, number, number]; strength: number };
}

const PLAIN = { stops: 0, corners: 0, contrast: 1, saturation: 1, dark: [0, 0], light: [0, 0] } as const;
const GRADES: Readonly<Record<LightName, Grade>> = {
  studio: { ...PLAIN, contrast: 1.08, lamp: { from: [-0.5, 0.6, 0.6], color: [1, 1, 1], strength: 0.45 } },
  softbox: { ...PLAIN, stops: 0.25, contrast: 0.84, lamp: { from: [0, 0.8, 0.6], color: [1, 1, 1], strength: 0.2 } },
  rim: { ...PLAIN, stops: -0.9, contrast: 1.15, corners: 0.8, rim: { color: [1, 1, 1], strength: 1.1 } },
  dramatic: {
    ...PLAIN,
    stops: -0.7,
    corners: 1.6,
    contrast: 1.3,
    saturation: 0.9,
    lamp: { from: [-0.8, 0.45, 0.35], color: [1, 0.95, 0.88], strength: 1.1 },
  },
  backlight: {
    ...PLAIN,
    stops: -0.5,
    contrast: 1.1,
    light: [0.006, 0.03],
    rim: { color: [1, 0.86, 0.62], strength: 1.3 },
  },
  candle: {
    ...PLAIN,
    stops: -0.8,
    corners: 1.3,
    contrast: 1.1,
    dark: [0.012, 0.018],
    light: [0.014, 0.058],
    lamp: { from: [0.5, -0.3, 0.7], color: [1, 0.6, 0.25], strength: 0.7 },
  },
  neon: {
    ...PLAIN,
    stops: -1.1,
    corners: 0.6,
    contrast: 1.15,
    saturation: 1.1,
    dark: [0.012, -0.06],
    light: [0.02, -0.03],
    lamp: { from: [-0.85, 0.1, 0.35], color: [1, 0.08, 0.75], strength: 1.2 },
    second: { from: [0.85, 0.15, 0.35], color: [0.05, 0.7, 1], strength: 1.2 },
  },
  noon: {
    ...PLAIN,
    stops: 0.35,
    contrast: 1.12,
    saturation: 1.1,
    light: [0, 0.012],
    dark: [0, -0.012],
    lamp: { from: [0.2, 0.9, 0.4], color: [1, 0.98, 0.92], strength: 0.35 },
  },
  golden: {
    ...PLAIN,
    stops: 0,
    contrast: 1.05,
    saturation: 1.08,
    dark: [0.012, 0.004],
    light: [0.018, 0.07],
    lamp: { from: [-0.85, 0.25, 0.35], color: [1, 0.72, 0.35], strength: 0.7 },
  },
  sunset: {
    ...PLAIN,
    stops: -0.45,
    contrast: 1.12,
    corners: 0.3,
    saturation: 1.1,
    dark: [0.022, -0.035],
    light: [0.055, 0.085],
    lamp: { from: [-0.9, 0.1, 0.3], color: [1, 0.45, 0.16], strength: 1 },
  },
  dawn: {
    ...PLAIN,
    stops: -0.1,
    contrast: 0.95,
    dark: [0.012, -0.03],
    light: [0.032, 0.03],
    lamp: { from: [0.9, 0.15, 0.3], color: [1, 0.66, 0.55], strength: 0.55 },
  },
  overcast: {
    ...PLAIN,
    stops: -0.15,
    contrast: 0.82,
    saturation: 0.72,
    light: [-0.004, -0.012],
    dark: [-0.002, -0.012],
  },
  night: {
    ...PLAIN,
    stops: -1.9,
    corners: 0.7,
    contrast: 1.1,
    saturation: 0.5,
    dark: [0.002, -0.05],
    light: [-0.012, -0.045],
  },
  moonlight: {
    ...PLAIN,
    stops: -1.6,
    corners: 0.5,
    contrast: 1.15,
    saturation: 0.4,
    dark: [0, -0.05],
    light: [-0.015, -0.04],
    lamp: { from: [0.5, 0.7, 0.3], color: [0.7, 0.85, 1], strength: 0.7 },
  },
};

/** Another light on a picture: graded as a whole, and the subject lit by a lamp on its blown-up shape. */
export const light: Apply<'light'> = (layers, { light: name }, run) => {
  const grade = GRADES[name];
  const found = grade.lamp || grade.rim ? trySubject(layers) : layers;
  const lit = found.subject ? found : undefined;
  const known = lit ?? layers;
  const { layers: final, mask, whole } = targetMask(known, { of: 'all' }, run);
  let made = graded(final.image, grade);
  if (lit?.subject) made = lampsOn(made, final.image, { ...lit, subject: lit.subject }, grade);
  return { ...final, image: whole ? made : mix(final.image, made, mask) };
};

function graded(image: FloatImage, { stops, corners, contrast, saturation, dark, light: bright }: Grade): FloatImage {
  const { width, height } = image;
  const gain = 2 ** (stops / 3);
  return mapLab(image, (lab, i) => {
    const dx = (2 * (i % width)) / width - 1;
    const dy = (2 * Math.floor(i / width)) / height - 1;
    const far = (dx * dx + dy * dy) / 2;
    const L = Math.min(1, lab[0]);
    const k = gain * 2 ** ((-corners * far) / 3);
    const bent = 0.5 + (L - 0.5) * contrast;
    lab[0] = Math.max(0, (0.35 * L + 0.65 * Math.min(1, Math.max(0, bent))) * k);
    const s = saturation * Math.min(1, k + 0.25);
    const w = L * L * (3 - 2 * L);
    lab[1] = lab[1] * s + (dark[0] + w * (bright[0] - dark[0])) * Math.min(1, 2.5 * lab[0]);
    lab[2] = lab[2] * s + (dark[1] + w * (bright[1] - dark[1])) * Math.min(1, 2.5 * lab[0]);
  });
}

function lampsOn(
  made: FloatImage,
  image: FloatImage,
  layers: Layers & { subject: FloatImage },
  grade: Grade,
): FloatImage {
  const { subject } = layers;
  const normal = reliefOf(image, subject, 0.8).data;
  const lamps = [grade.lamp, grade.second].filter((lamp) => lamp !== undefined);
  const rim = grade.rim ? rimOf(subject) : undefined;
  const out = createFloatImage(image.width, image.height, 3);
  for (let i = 0; i < subject.data.length; i++) {
    const a = subject.data[i];
    for (let c = 0; c < 3; c++) {
      let v = made.data[3 * i + c];
      if (a > 0) {
        for (const { from, color, strength } of lamps) {
          const facing = normal[3 * i] * from[0] + normal[3 * i + 1] * from[1] + normal[3 * i + 2] * from[2];
          const t = Math.max(0, facing);
          v += a * strength * (image.data[3 * i + c] * 0.75 + 0.03) * color[c] * t * t;
          // What turns away from the lamp lies in shade.
          v *= 1 - a * Math.min(0.45, 0.28 * strength * Math.max(0, 0.45 - facing));
        }
        if (rim && grade.rim)
          v += a * grade.rim.strength * grade.rim.color[c] * rim.data[i] * (0.25 + 0.75 * image.data[3 * i + c]);
      }
      out.data[3 * i + c] = Math.min(1, v);
    }
  }
  return out;
}

/** How near the subject's outline is, 0..1, from the inside: strongest above and at the sides. */
function rimOf(subject: FloatImage): FloatImage {
  const { width, height } = subject;
  const distance = signedDistance(subject).data;
  const reach = 0.014 * Math.max(width, height);
  const out = createFloatImage(width, height, 1);
  for (let i = 0; i < out.data.length; i++) {
    const d = Math.max(0, distance[i]) / reach;
    out.data[i] = Math.exp(-d * d) * (0.5 + 0.5 * (1 - Math.floor(i / width) / height));
  }
  return blur(out, 0.25 * reach);
}
