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

/** A box that an outline is of: which of its mirror images carve it too, by `symmetriesOf`, and which of them is sure. */
export interface BoxPlan {
  corner: Corner;
  /** Longest side of the outline that the corner is in pixels of. */
  side: number;
  twins: readonly number[];
  known?: number;
}

/** Half a turn first, for that leaves writing readable; then about each upright plane. */
function symmetriesOf(corner: Corner): Twin[] {
  const { mirror } = placeOf(corner);
  return [mirror(-1, -1), mirror(-1, 1), mirror(1, -1)];
}

/** Finds out which mirror images carve a box without eating the subject away. Nothing where it is no such thing; `even`: the axis that a mirror image is known to turn round. */
export function planBox(
  { alpha, distance }: Pick<Outline, 'alpha' | 'distance'>,
  corner: Corner,
  even?: 0 | 1,
): BoxPlan | undefined {
  const place = placeOf(corner);
  const symmetries = symmetriesOf(corner);
  const share = (twins: readonly number[]): number =>
    shareSeen(
      alpha,
      carve(
        corner,
        place,
        distance,
        twins.map((twin) => symmetries[twin]),
      ),
    );
  const bare = share([]);
  const known = even === undefined ? undefined : 1 + even;
  const kept = [0, 1, 2].filter((twin) => twin === known || share([twin]) > bare - LOST);
  let twins: readonly number[] = kept;
  if (kept.length > 1 && share(kept) < bare - 1.5 * LOST) twins = known === undefined ? kept.slice(0, 1) : [known];
  // Neither a box nor even about both planes: its faces are not where a box has them.
  return twins.length < 3 && fill(alpha, corner) < (known === undefined ? FULL : FRAME)
    ? undefined
    : { corner, side: Math.max(alpha.width, alpha.height), twins, known };
}

/** A box seen from a corner, carved by the outline and by the outlines that its mirror images would have: faces meet at edges, roofs and legs come out at the far sides too. */
export function makeBox({ alpha, distance }: Outline, { corner: planned, side, twins, known }: BoxPlan): Shape {
  const corner = enlarge(planned, Math.max(alpha.width, alpha.height) / side);
  const symmetries = symmetriesOf(corner);
  const chosen = twins.map((twin) => symmetries[twin]);
  const solid = carve(corner, placeOf(corner), distance, chosen);
  const rest = inflateRemainder(alpha, solidDepth(solid, alpha.width, alpha.height), Math.tan(corner.elevation));
  const bodies: Body[] = rest ? [solid, rest] : [solid];
  const sure = known === undefined ? undefined : symmetries[known];
  return {
    route: 'box',
    bodies,
    elevation: corner.elevation,
    twins: [...chosen, ...symmetries.filter((twin) => !chosen.includes(twin))],
    turns: sure ? [sure, ...symmetries.filter((twin) => twin !== sure)] : symmetries,
  };
}

function enlarge({ x, y, half: [a, b, c], ...rest }: Corner, by: number): Corner {
  return { ...rest, x: (x + 0.5) * by - 0.5, y: (y + 0.5) * by - 0.5, half: [a * by, b * by, c * by] };
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
