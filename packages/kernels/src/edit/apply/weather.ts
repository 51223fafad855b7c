import { createFloatImage, type FloatImage, opaqueBox } from '../../image/index.ts';
import { fbm } from '../../math/index.ts';
import { dropWeatherInPlace, paintSky } from '../../picture/index.ts';
import { mix, targetMask, trySubject } from '../layers/index.ts';
import type { Apply, EditRun, Layers } from '../types.ts';
import { mapLab } from './map-lab.ts';
import { findOpenSky, withoutSky } from './open-sky.ts';
import { snowOn } from './snow-cover.ts';

type Kind = 'fog' | 'rain' | 'snowfall';

/**
 * Fog that thickens with distance and is thinner before the subject; falling snow or rain before and behind it, under a closed sky and in a colder, flatter light; snow has come to lie
 * as well.
 */
export const weather: Apply<'weather'> = (layers, { weather: kind }, run) => {
  const known = trySubject(layers);
  const made = inWeather(known, kind, run);
  const { mask, whole } = targetMask(known, { of: 'all' }, run);
  return whole ? made : { ...made, image: mix(known.image, made.image, mask) };
};

function inWeather(known: Layers, kind: Kind, run: EditRun): Layers {
  const { width, height } = known.image;
  const { seed } = run;
  const sky = run.negative.includes('sky') ? undefined : findOpenSky(known);
  const solid = sky ? withoutSky(known.image, sky) : known.image;
  let made = mapLab(solid, (lab) => {
    const k = kind === 'fog' ? 0.75 : 0.8;
    lab[0] = kind === 'rain' ? 0.86 * lab[0] ** 1.08 + 0.01 : 0.94 * lab[0] + 0.03;
    lab[1] = lab[1] * k - 0.003;
    lab[2] = lab[2] * k - (kind === 'snowfall' ? 0.016 : 0.01);
  });
  run.check();
  const horizon = sky?.horizon ?? Math.round(0.3 * height);
  if (kind === 'snowfall') made = snowOn(made, known.subject, horizon, seed);
  if (sky) {
    const closed = kind === 'fog' ? 'snowfall' : kind;
    const order = { light: 'overcast', weather: closed, horizon, mirrored: false, seed } as const;
    made = mix(made, paintSky(width, height, order), sky.mask);
  }
  const image = kind === 'fog' ? inFog(made, known.subject, horizon, seed) : falling(made, known.subject, kind, seed);
  const bars = barsOf(known.image);
  const dry = bars ? mix(known.image, image, bars) : image;
  // On a see-through ground only what is there gets wet.
  return { ...known, image: known.opacity.data.some((a) => a < 0.5) ? mix(known.image, dry, known.opacity) : dry };
}

function falling(
  image: FloatImage,
  subject: FloatImage | undefined,
  kind: 'rain' | 'snowfall',
  seed: number,
): FloatImage {
  const depth = new Float32Array(image.width * image.height);
  if (subject) for (let i = 0; i < depth.length; i++) if (subject.data[i] > 0.5) depth[i] = 1;
  dropWeatherInPlace(image, depth, 1, kind, seed);
  for (let o = 0; o < image.data.length; o++) image.data[o] = Math.min(1, Math.max(0, image.data[o]));
  return image;
}

/** Linear light under which all of a row is black. */
const BLACK = 0.02;

/** 0 in the black bars of a film above and below, 1 between them; undefined where there are none. */
function barsOf({ width, height, data }: FloatImage): FloatImage | undefined {
  const isBlack = (y: number): boolean => {
    for (let o = 3 * y * width; o < 3 * (y + 1) * width; o++) if (data[o] > BLACK) return false;
    return true;
  };
  let [top, bottom] = [0, height];
  while (top < 0.4 * height && isBlack(top)) top++;
  while (bottom > 0.6 * height && isBlack(bottom - 1)) bottom--;
  if (top === 0 && bottom === height) return undefined;
  const out = createFloatImage(width, height, 1);
  out.data.fill(1, top * width, bottom * width);
  return out;
}

/** Linear colour of fog. */
const FOG = [0.64, 0.68, 0.72] as const;

function inFog(image: FloatImage, subject: FloatImage | undefined, horizon: number, seed: number): FloatImage {
  const { width, height } = image;
  const out = createFloatImage(width, height, 3);
  const scale = 5 / Math.max(width, height);
  const box = subject && opaqueBox({ width, height, alpha: subject.data });
  // The ground comes nearer from the horizon to the lower border, and the subject stands at its feet's row.
  const far = Math.min(horizon, box ? box.bottom - 0.45 * (box.bottom - box.top) : horizon);
  const distance = (y: number): number => 1 / (0.22 + Math.max(0, (y - far) / Math.max(1, height - far)));
  const own = distance(Math.min(height, box?.bottom ?? height));
  for (let y = 0, i = 0; y < height; y++) {
    const away = distance(y);
    for (let x = 0; x < width; x++, i++) {
      const drift = 0.75 + 0.75 * fbm(x * scale, 2.2 * y * scale, 0.5, 4, seed);
      const a = subject?.data[i] ?? 0;
      const t = Math.min(0.96, 1 - Math.exp(-0.36 * drift * (away + a * (own - away))));
      for (let c = 0; c < 3; c++) out.data[3 * i + c] = image.data[3 * i + c] + t * (FOG[c] - image.data[3 * i + c]);
    }
  }
  return out;
}
