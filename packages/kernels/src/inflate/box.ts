import type { FloatImage } from '../image/index.ts';
import type { Body, Solid } from './body.ts';
import { carve, placeOf } from './carve.ts';
import type { Corner } from './corner.ts';
import { inflateRemainder, solidDepth } from './remainder.ts';
import type { Outline, Shape, Twin } from './shape.ts';

/** Of a symmetry that a subject has, at most this share of its picture gets lost. */
const LOST = 0.03;
/** Share of a box's picture that is covered where it is a box without being even about both upright planes. */
const FULL = 0.72;
/** Less is covered by frames and legs, of which carving leaves nothing. */
const FRAME = 0.42;

/**
 * A box seen from a corner, carved by the outline and by the outlines that its mirror images would have: faces meet at edges, roofs and legs come out at
 * the far sides too. Mirror images that would eat the subject away are left out. Nothing where it is no such thing; `even`:
 * the axis that a mirror image is known to turn round.
 */
export function makeBox({ alpha, distance }: Outline, corner: Corner, even?: 0 | 1): Shape | undefined {
  const { width, height } = alpha;
  const place = placeOf(corner);
  // Turned by half a circle first: that leaves writing readable.
  const symmetries: Twin[] = [place.mirror(-1, -1), place.mirror(-1, 1), place.mirror(1, -1)];
  const share = (twins: readonly Twin[]): number => shareSeen(alpha, carve(corner, place, distance, twins));
  const bare = share([]);
  const known = even === undefined ? undefined : symmetries[1 + even];
  const kept = symmetries.filter((twin) => twin === known || share([twin]) > bare - LOST);
  let twins: readonly Twin[] = kept;
  if (kept.length > 1 && share(kept) < bare - 1.5 * LOST) twins = known ? [known] : kept.slice(0, 1);
  // Neither a box nor even about both planes: its faces are not where a box has them.
  if (twins.length < 3 && fill(alpha, corner) < (known ? FRAME : FULL)) return undefined;
  const solid = carve(corner, place, distance, twins);
  const rest = inflateRemainder(alpha, solidDepth(solid, width, height), Math.tan(corner.elevation));
  const bodies: Body[] = rest ? [solid, rest] : [solid];
  return {
    route: 'box',
    bodies,
    elevation: corner.elevation,
    twins: [...twins, ...symmetries.filter((twin) => !twins.includes(twin))],
    turns: known ? [known, ...symmetries.filter((twin) => twin !== known)] : symmetries,
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
