import { createFloatImage, type FloatImage } from '../../image/index.ts';
import { filmInPlace } from '../../render/index.ts';
import { settlePicture } from '../grammar/read-settings.ts';
import type { LightName, WeatherName } from '../spec.ts';
import { createSky, sunBearing } from './create-sky.ts';

/** What a sky is painted for. */
export interface SkyOrder {
  light: LightName;
  weather?: WeatherName;
  /** Row of the horizon, pixels from the top; it may lie outside the picture. */
  horizon: number;
  /** Sun or moon at the left instead of the right. */
  mirrored: boolean;
  seed: number;
}

/** Degrees that a picture's longer side spans. */
const FIELD = 58;
/** Mean of what is shown, linear, by the hour; day elsewhere. */
const MEANS: Readonly<Partial<Record<LightName, number>>> = {
  night: 0.03,
  moonlight: 0.045,
  sunset: 0.3,
  dawn: 0.36,
  golden: 0.42,
  dramatic: 0.2,
  backlight: 0.5,
};
const DAY = 0.46;
/** Degrees from the middle at which sun and moon stand, where they are to be seen: in the last and first hours. */
const ASIDE = 21;
const SEEN: ReadonlySet<LightName> = new Set(['sunset', 'dawn', 'golden', 'moonlight']);

/** A sky alone, as it is shown: linear light, three channels. About a microsecond a pixel. */
export function paintSky(width: number, height: number, order: SkyOrder): FloatImage {
  const { light, weather = 'clear', horizon, mirrored, seed } = order;
  // By night it is the moon that tells the hour: it has to be in the picture.
  const hour = light === 'night' ? 'moonlight' : light;
  const spec = { ...settlePicture({ backdrop: 'hills', light: hour, weather }, []), light: hour };
  const sky = createSky(spec, [0, 0, 1], mirrored, seed);
  const bearing = SEEN.has(hour) ? sunBearing(hour, mirrored) - ((mirrored ? -1 : 1) * ASIDE * Math.PI) / 180 : 0;
  const [cos, sin] = [Math.cos(bearing), Math.sin(bearing)];
  const out = createFloatImage(width, height, 3);
  const unit = (2 * Math.tan((FIELD * Math.PI) / 360)) / Math.max(width, height);
  const color = new Float64Array(3);
  let sum = 0;
  for (let y = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++, o += 3) {
      const u = (x + 0.5 - width / 2) * unit;
      const v = Math.max(0.004, (horizon - y) * unit);
      const n = 1 / Math.hypot(u, v, 1);
      sky.radiance((u * cos + sin) * n, v * n, (cos - u * sin) * n, color);
      for (let c = 0; c < 3; c++) out.data[o + c] = color[c];
      sum += Math.min(2, 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]);
    }
  const gain = (MEANS[light] ?? DAY) / Math.max(1e-4, sum / (width * height));
  for (let o = 0; o < out.data.length; o += 3) {
    for (let c = 0; c < 3; c++) color[c] = Math.max(0, gain * out.data[o + c]);
    filmInPlace(color);
    for (let c = 0; c < 3; c++) out.data[o + c] = Math.min(1, color[c]);
  }
  return out;
}
