import { solveSymmetric } from '../math/index.ts';
import { createDepthBuffer, type DepthBuffer, rasterize } from '../render/index.ts';
import { type FittedPart, type FittedShape, project } from './fitted-shape.ts';
import { createNet, netWeights, place, stiffen } from './net.ts';
import { pullOutline } from './outline-pull.ts';
import { cornerWeights, isRim } from './rim.ts';
import type { Target } from './target.ts';

/** Outline points that are looked at most. */
const POINTS = 240;
const ROUNDS = 8;
/** How stiff the net is, from the first round to the last. */
const STIFF = [0.3, 0.15];
/** Outlines so far apart, of the canvas, count half: from the first round to the last. */
const DOUBT = [0.1, 0.03];

/**
 * Bends a shape in space until its outline lies near the target's, in place: it is hung in a net of cubic B-splines (free-form deformation; Sederberg and Parry 1986, with the
 * splines of Rueckert et al. 1999) whose knots go to where the outlines meet best, stiffly, and both sides of the thing alike, so that what the camera does not see follows as the
 * thing is built rather than along the picture. What is left is a matter of pixels.
 */
export function deformToOutline(shape: FittedShape, target: Target): void {
  const shown = shape.parts.filter((part) => !part.hidden);
  if (shown.length === 0) return;
  const rest = new Map(shape.parts.map((part) => [part, part.positions.slice()]));
  const net = createNet([...rest.values()]);
  const unknowns = net.knots.length;
  const matrix = new Float64Array(unknowns * unknowns);
  const right = new Float64Array(unknowns);
  const buffer = createDepthBuffer(target.size, target.size, true);
  for (let round = 0; round < ROUNDS; round++) {
    const at = pickRim(shape, shown, rest, buffer);
    if (at.points.length < 24) return;
    const part = round / (ROUNDS - 1);
    const doubt = target.size * DOUBT[0] * (DOUBT[1] / DOUBT[0]) ** part;
    matrix.fill(0);
    right.fill(0);
    let total = 0;
    const slope = [0, 0, 0];
    const { rows: m, nearness, scale } = shape;
    const weights = new Float64Array(64);
    const places = new Uint32Array(64);
    pullOutline(target, at.points, doubt, (k, gx, gy, off, weight) => {
      const i = 3 * k;
      netWeights(net, at.rest, i, weights, places);
      const [x, y, z] = [at.moved[i], at.moved[i + 1], at.moved[i + 2]];
      const near = at.points[i + 2];
      const u = m[0] * x + m[1] * y + m[2] * z;
      const v = m[3] * x + m[4] * y + m[5] * z;
      let now = 0;
      for (let a = 0; a < 3; a++) {
        const [dx, dy] = [
          near * (m[a] + nearness * near * u * m[6 + a]),
          near * (m[3 + a] + nearness * near * v * m[6 + a]),
        ];
        slope[a] = gx * dx - gy * dy;
        now += slope[a] * (at.moved[i + a] - at.rest[i + a]);
      }
      const aim = now - off / scale;
      total += weight;
      for (let j = 0; j < 64; j++)
        for (let a = 0; a < 3; a++) {
          const row = 3 * places[j] + a;
          const w = weight * weights[j] * slope[a];
          right[row] += w * aim;
          for (let l = 0; l <= j; l++) {
            const column = 3 * places[l];
            const b = w * weights[l];
            for (let d = 0; d < 3; d++) if (column + d <= row) matrix[row * unknowns + column + d] += b * slope[d];
          }
        }
    });
    stiffen(net, total * STIFF[0] * (STIFF[1] / STIFF[0]) ** part, matrix);
    if (!solveSymmetric(matrix, right, unknowns)) return;
    net.knots.set(right);
    for (const [{ positions }, from] of rest) place(net, from, positions);
  }
}

/** Points of the drawn outline: on the screen with how near they are, as they are, and as they were. */
interface Rim {
  points: Float32Array;
  moved: Float32Array;
  rest: Float32Array;
}

function pickRim(
  shape: FittedShape,
  shown: readonly FittedPart[],
  rest: ReadonlyMap<FittedPart, Float32Array>,
  buffer: DepthBuffer,
): Rim {
  const faces = buffer.ids as Uint32Array;
  const size = buffer.width;
  buffer.nearness.fill(Number.NEGATIVE_INFINITY);
  faces.fill(0);
  const starts: number[] = [];
  const screens: Float32Array[] = [];
  let start = 0;
  for (const part of shown) {
    starts.push(start);
    screens.push(project(shape, part.positions));
    rasterize(buffer, screens[screens.length - 1], part.indices, start, 'both');
    start += part.indices.length / 3;
  }
  let total = 0;
  for (let i = size; i < faces.length - size; i++) if (isRim(faces, i, size)) total++;
  const step = Math.max(1, total / POINTS);
  const rim: Record<keyof Rim, number[]> = { points: [], moved: [], rest: [] };
  let [seen, next] = [0, 0];
  for (let i = size; i < faces.length - size; i++) {
    if (!isRim(faces, i, size) || seen++ < next) continue;
    next += step;
    let p = starts.length - 1;
    while (starts[p] > faces[i] - 1) p--;
    const f = 3 * (faces[i] - 1 - starts[p]);
    const { indices, positions } = shown[p];
    const from = rest.get(shown[p]) as Float32Array;
    const screen = screens[p];
    const [a, b, c] = [3 * indices[f], 3 * indices[f + 1], 3 * indices[f + 2]];
    const [w1, w2] = cornerWeights(screen, a, b, c, (i % size) + 0.5, Math.floor(i / size) + 0.5);
    const mix = (of: Float32Array, d: number): number => (1 - w1 - w2) * of[a + d] + w1 * of[b + d] + w2 * of[c + d];
    for (let d = 0; d < 3; d++) {
      rim.points.push(mix(screen, d));
      rim.moved.push(mix(positions, d));
      rim.rest.push(mix(from, d));
    }
  }
  return {
    points: Float32Array.from(rim.points),
    moved: Float32Array.from(rim.moved),
    rest: Float32Array.from(rim.rest),
  };
}
