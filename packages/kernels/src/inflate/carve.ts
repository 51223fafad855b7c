import type { FloatImage } from '../image/index.ts';
import { type Solid, sample } from './body.ts';
import type { Corner } from './corner.ts';
import type { Twin } from './shape.ts';

/** Mirror images may reach so far past the outline, pixels: few things are exactly even. */
const SLACK = 1.5;

/** To and from the box's own axes: right and away, left and away, up. */
export function placeOf({ elevation, turn, x: cx, y: cy }: Corner) {
  const [se, ce, st, ct] = [Math.sin(elevation), Math.cos(elevation), Math.sin(turn), Math.cos(turn)];
  const into = (x: number, y: number, z: number, out: Float64Array): void => {
    const u = x - cx;
    const up = cy - y;
    const away = up * se - z * ce;
    out[0] = u * ct + away * st;
    out[1] = away * ct - u * st;
    out[2] = up * ce + z * se;
  };
  const back = (p: Float64Array): void => {
    const u = p[0] * ct - p[1] * st;
    const away = p[0] * st + p[1] * ct;
    const h = p[2];
    p[0] = cx + u;
    p[1] = cy - (h * ce + away * se);
    p[2] = h * se - away * ce;
  };
  const mirror =
    (a: number, b: number): Twin =>
    (x, y, z, out) => {
      into(x, y, z, out);
      out[0] *= a;
      out[1] *= b;
      back(out);
    };
  return { into, mirror };
}

/** A box carved by an outline (`distance`, signed) and by what that outline would be by each symmetry. */
export function carve(
  { x, y, half, elevation, turn }: Corner,
  place: ReturnType<typeof placeOf>,
  distance: FloatImage,
  twins: readonly Twin[],
): Solid {
  const p = new Float64Array(3);
  const wide = half[0] * Math.cos(turn) + half[1] * Math.sin(turn);
  const deep = half[0] * Math.sin(turn) + half[1] * Math.cos(turn);
  const tall = half[2] * Math.cos(elevation) + deep * Math.sin(elevation);
  const thick = half[2] * Math.sin(elevation) + deep * Math.cos(elevation);
  return {
    kind: 'solid',
    part: 'body',
    min: [x - wide, y - tall, -thick],
    max: [x + wide, y + tall, thick],
    distance: (px, py, pz) => {
      place.into(px, py, pz, p);
      let d = Math.max(Math.abs(p[0]) - half[0], Math.abs(p[1]) - half[1], Math.abs(p[2]) - half[2]) - SLACK;
      if (d > 3) return d;
      d = Math.max(d, -sample(distance, px, py, true));
      for (const twin of twins) {
        if (d > 3) return d;
        twin(px, py, pz, p);
        d = Math.max(d, -SLACK - sample(distance, p[0], p[1], true));
      }
      return d;
    },
  };
}
