import { blur, createFloatImage, type FloatImage, resize, signedDistance, toOklab } from '../image/index.ts';
import type { Solid } from './body.ts';
import { carve, placeOf } from './carve.ts';
import { fitCorner } from './corner.ts';
import { explainEdges } from './explain-edges.ts';
import type { Outline, Twin } from './shape.ts';
import type { StraightEdge } from './straight-edges.ts';

/** How something even about an upright plane stands before the camera. */
export interface Symmetry {
  /** Elevation of the camera and turn about the upright axis, radians. */
  elevation: number;
  turn: number;
  /** The axis that its mirror image turns round: that of the edges going right and away, or left and away. */
  axis: 0 | 1;
  /** How much more than chance of the straight edges go away from such a corner, 0..1. */
  explained: number;
  /** How sure that is: under 0.3 by chance, over 0.5 where colours and edges agree. */
  score: number;
}

const ELEVATIONS = [0.12, 0.22, 0.32, 0.42, 0.52, 0.62];
const TURNS = [0.26, 0.42, 0.58, 0.74, 0.9, 1.06, 1.22, 1.36];
/** Longest side that is looked at, pixels. */
const LOOK = 112;
/** Most of the outline that a mirror image may take away, and least share of it that must show pairs. */
const LOST = 0.05;
const SHOWN = 0.12;
/** What it is worth that all straight edges agree, and the share of straight ones from which it is worth that. */
const EDGES = 0.4;
const STRAIGHT = 0.2;
/** The usual elevation, and what it costs to stray from it. */
const USUAL = 0.37;
const STRAY = 1;
/** Points along the longest side that are compared. */
const POINTS = 40;
/** Pixels that colours are blurred by, as a share of the longest side. */
const SOFT = 0.01;
/** Depth by which a place may lie off the visible surface and still be what shows, share of the longest side. */
const NEAR = 0.035;
/** Variance of OKLab that proves nothing. */
const PLAIN = 0.0015;

/**
 * The way in which an outline is likeliest to be even about an upright plane, seen from a corner: each is tried; what is carved by it must show all of the picture, the colours of
 * places that both show must be alike, and straight edges (`straight`: their share of all edges) go away as they would.
 */
export function findSymmetry(look: Outline, edges: readonly StraightEdge[], straight: number): Symmetry | undefined {
  const k = LOOK / Math.max(look.alpha.width, look.alpha.height);
  const size = [Math.round(k * look.alpha.width), Math.round(k * look.alpha.height)] as const;
  const alpha = resize(look.alpha, ...size);
  const distance = signedDistance(alpha);
  const lab = blur(toOklab(resize(look.colours, ...size)), SOFT * LOOK);
  const explain = explainEdges(edges);
  let best: Symmetry | undefined;
  for (const elevation of ELEVATIONS)
    for (const turn of TURNS) {
      const corner = fitCorner(alpha, elevation, turn);
      if (!corner) continue;
      const place = placeOf(corner);
      const explained = explain(elevation, turn);
      const usual = EDGES * Math.min(1, straight / STRAIGHT) * explained - STRAY * (elevation - USUAL) ** 2;
      for (const axis of [0, 1] as const) {
        const twin = place.mirror(axis === 0 ? -1 : 1, axis === 0 ? 1 : -1);
        const { agreement, shown, lost } = compare(carve(corner, place, distance, [twin]), twin, alpha, lab);
        if (lost > LOST || shown < SHOWN) continue;
        const score = agreement * Math.sqrt(shown) - 2 * lost + usual;
        if (!best || score > best.score) best = { elevation, turn, axis, explained, score };
      }
    }
  return best;
}

/** Finds what shows of a solid, and compares the colours of each place with those of its mirror image. */
function compare(solid: Solid, twin: Twin, alpha: FloatImage, lab: FloatImage) {
  const { width, height } = alpha;
  const longest = Math.max(width, height);
  const stride = Math.max(1, Math.round(longest / POINTS));
  const [nx, ny] = [Math.ceil(width / stride), Math.ceil(height / stride)];
  const near = createFloatImage(nx, ny, 1);
  near.data.fill(Number.NaN);
  let [area, seen] = [1e-9, 0];
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const [x, y] = [i * stride, j * stride];
      if (alpha.data[y * width + x] < 0.5) continue;
      area++;
      for (let z = solid.max[2]; z >= solid.min[2]; ) {
        const d = solid.distance(x, y, z);
        if (d <= 0) {
          near.data[j * nx + i] = z;
          seen++;
          break;
        }
        z -= Math.max(1, 0.8 * d);
      }
    }
  const pairs: number[] = [];
  const to = new Float64Array(3);
  const mean = new Float64Array(3);
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const z = near.data[j * nx + i];
      if (Number.isNaN(z)) continue;
      twin(i * stride, j * stride, z, to);
      const [u, v] = [Math.round(to[0] / stride), Math.round(to[1] / stride)];
      if (u < 0 || v < 0 || u >= nx || v >= ny) continue;
      if (!(Math.abs(near.data[v * nx + u] - to[2]) < NEAR * longest)) continue;
      const [x, y] = [Math.round(to[0]), Math.round(to[1])];
      if (x < 0 || y < 0 || x >= width || y >= height || alpha.data[y * width + x] < 0.5) continue;
      const [a, b] = [3 * (j * stride * width + i * stride), 3 * (y * width + x)];
      pairs.push(a, b);
      for (let c = 0; c < 3; c++) mean[c] += (lab.data[a + c] + lab.data[b + c]) / 2;
    }
  const n = pairs.length / 2;
  let [off, all] = [0, 2 * n * PLAIN];
  for (let k = 0; k < pairs.length; k += 2)
    for (let c = 0; c < 3; c++) {
      const [p, q] = [lab.data[pairs[k] + c], lab.data[pairs[k + 1] + c]];
      off += (p - q) ** 2;
      all += (p - mean[c] / n) ** 2 + (q - mean[c] / n) ** 2;
    }
  return { agreement: n ? 1 - off / all : 0, shown: n / area, lost: 1 - seen / area };
}
