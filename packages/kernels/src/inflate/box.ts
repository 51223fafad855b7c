import type { FloatImage } from '../image/index.ts';
import { type Body, type Solid, sample } from './body.ts';
import type { Corner } from './corner.ts';
import { inflateRemainder, solidDepth } from './remainder.ts';
import type { Outline, Shape, Twin } from './shape.ts';

/** Of a symmetry that a subject has, at most this share of its picture gets lost. */
const LOST = 0.03;
/** Mirror images may reach so far past the outline, pixels: few things are exactly even. */
const SLACK = 1.5;
/** Share of a box's picture that is covered where it is a box without being even about both upright planes. */
const FULL = 0.72;

/**
 * A box seen from a corner, carved by the outline and by the outlines that its mirror images would have: faces meet at edges, roofs and legs come out at
 * the far sides too. Mirror images that would eat the subject away are left out. Nothing where it is no such thing.
 */
export function makeBox({ alpha, distance }: Outline, corner: Corner): Shape | undefined {
  const { width, height } = alpha;
  const place = placeOf(corner);
  // Turned by half a circle first: that leaves writing readable.
  const symmetries: Twin[] = [place.mirror(-1, -1), place.mirror(-1, 1), place.mirror(1, -1)];
  const share = (twins: readonly Twin[]): number => shareSeen(alpha, carve(corner, place, distance, twins));
  const bare = share([]);
  const kept = symmetries.filter((twin) => share([twin]) > bare - LOST);
  const twins = kept.length > 1 && share(kept) < bare - 1.5 * LOST ? kept.slice(0, 1) : kept;
  // Neither a box nor even about both planes: its faces are not where a box has them.
  if (twins.length < 3 && fill(alpha, corner) < FULL) return undefined;
  const solid = carve(corner, place, distance, twins);
  const rest = inflateRemainder(alpha, solidDepth(solid, width, height), Math.tan(corner.elevation));
  const bodies: Body[] = rest ? [solid, rest] : [solid];
  return {
    route: 'box',
    bodies,
    elevation: corner.elevation,
    twins: [...twins, ...symmetries.filter((twin) => !twins.includes(twin))],
    turns: symmetries,
  };
}

/** Share of the picture of a whole box that an outline covers. */
function fill(alpha: FloatImage, { elevation, turn, half: [a, b, c] }: Corner): number {
  const [se, ce] = [Math.sin(elevation), Math.cos(elevation)];
  const whole = 4 * (a * b * se + (a * Math.cos(turn) + b * Math.sin(turn)) * c * ce);
  return alpha.data.reduce((sum, v) => sum + v, 0) / whole;
}

/** Share of an outline's pixels, every so many, at which a solid shows. */
function shareSeen({ width, height, data }: FloatImage, { min, max, distance }: Solid): number {
  const stride = Math.max(1, Math.round(Math.max(width, height) / 56));
  let [both, area] = [0, 1e-9];
  for (let y = 0; y < height; y += stride)
    for (let x = 0; x < width; x += stride) {
      if (data[y * width + x] < 0.5) continue;
      area++;
      for (let z = max[2]; z >= min[2]; ) {
        const d = distance(x, y, z);
        if (d <= 0) {
          both++;
          break;
        }
        z -= Math.max(0.5, 0.7 * d);
      }
    }
  return both / area;
}

/** To and from the box's own axes: right and away, left and away, up. */
function placeOf({ elevation, turn, x: cx, y: cy }: Corner) {
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

function carve(
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
