import type { FloatImage } from '../image/index.ts';
import { type EdgeField, measureEdges } from './measure-edges.ts';

/** A pixel of a straight edge: how much it weighs, its direction in radians, anticlockwise from the right, -pi/2 .. pi/2. */
export interface StraightEdge {
  weight: number;
  angle: number;
}

/** Straight edges of a picture, and how much of all its edges they are. */
export interface StraightEdges {
  edges: StraightEdge[];
  /** Weight of the straight edges over that of all of them, 0..1: high for what is built, low for what has grown. */
  straight: number;
}

/** Steps of OKLab under which nothing is an edge, and above which none is stronger. */
const FAINT = 0.03;
const STRONG = 0.3;
/** A straight edge is this share of the longest side long at least. */
const LONG = 0.13;
/** It may be interrupted for so many pixels, and its pixels' directions stray by so much, radians. */
const GAP = 2;
const STRAY = 0.13;
/** Directions tried about that of a pixel. */
const TRIED = [0, -0.04, 0.04, -0.08, 0.08];

/** Finds the straight edges of a picture's colours (linear light) and of its outline (`alpha`): thin ones that go on in their own direction for long. */
export function findStraightEdges(colours: FloatImage, alpha: FloatImage): StraightEdges {
  const { width, height } = alpha;
  const field = thinEdges(colours, alpha);
  const least = LONG * Math.max(width, height);
  const edges: StraightEdge[] = [];
  let [all, straight] = [1e-9, 0];
  for (let i = 0; i < field.strength.length; i++) {
    if (!(field.strength[i] > 0)) continue;
    const weight = Math.min(STRONG, field.strength[i]);
    all += weight;
    let [longest, angle] = [0, 0];
    for (const turn of TRIED) {
      const length = runLength(field, width, i, field.along[i] + turn);
      if (length > longest) [longest, angle] = [length, field.along[i] + turn];
    }
    if (longest < least) continue;
    straight += weight;
    edges.push({ weight, angle: apart(angle, 0) });
  }
  return { edges, straight: straight / all };
}

/** The turn from one direction to another, both without sense: -pi/2 .. pi/2. */
export function apart(a: number, b: number): number {
  const d = a - b;
  return d - Math.PI * Math.round(d / Math.PI);
}

/** How far an edge goes on in a direction through a pixel, both ways, pixels. */
function runLength({ strength, along }: EdgeField, width: number, start: number, angle: number): number {
  const [dx, dy] = [Math.cos(angle), -Math.sin(angle)];
  const across = Math.abs(dx) > Math.abs(dy) ? width : 1;
  const [x0, y0] = [start % width, Math.floor(start / width)];
  const rows = strength.length / width;
  const goesOn = (i: number): boolean => strength[i] > 0 && Math.abs(apart(along[i], angle)) < STRAY;
  let length = 1;
  for (const way of [1, -1])
    for (let k = 1, gap = 0; gap <= GAP; k++) {
      const [x, y] = [Math.round(x0 + way * k * dx), Math.round(y0 + way * k * dy)];
      if (x < 1 || y < 1 || x >= width - 1 || y >= rows - 1) break;
      const i = y * width + x;
      if (goesOn(i) || goesOn(i - across) || goesOn(i + across)) {
        length += gap + 1;
        gap = 0;
      } else gap++;
    }
  return length;
}

/** The edges where they are stronger than to both sides. */
function thinEdges(colours: FloatImage, alpha: FloatImage): EdgeField {
  const { width, height } = alpha;
  const { strength: full, along } = measureEdges(colours, alpha);
  const strength = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (full[i] < FAINT) continue;
      const [nx, ny] = [Math.round(-Math.sin(along[i])), Math.round(-Math.cos(along[i]))];
      const step = nx + ny * width;
      if (full[i] >= full[i + step] && full[i] >= full[i - step]) strength[i] = full[i];
    }
  return { strength, along };
}
