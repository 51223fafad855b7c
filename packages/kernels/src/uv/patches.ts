import type { Flat } from './arap.ts';
import { bendOfFaces } from './bend.ts';
import { bisect } from './bisect.ts';
import { type Chart, makeChart, slitChart } from './chart.ts';
import { curvatureInside } from './curvature.ts';
import { flatten, layFlat } from './flatten.ts';
import { isCompact } from './hull.ts';
import { isHopeless, judgeInPlace } from './judge.ts';
import { otherHalf, type Topology } from './topology.ts';

/** A patch in the plane, covering no point of it twice. */
export interface Flattened {
  chart: Chart;
  flat: Flat;
}

/** Curvature, radians, from which a slit is worth a try: a hemisphere has twice as much. */
const SLIT_MIN = Math.PI;

/** How bent a patch of so many faces may be and still be worth a try: large ones fail more often, and a failure costs more. */
export function bendLimit(faces: number, bendMax: number): number {
  return bendMax * (1000 / faces) ** (faces < 1000 ? 0.4 : 1);
}

/**
 * Flattens one patch; where it will not lie flat as it is, once more with a slit to its deepest point. Undefined where it will not
 * lie flat either way.
 */
export function tryPatch(t: Topology, faces: number[], stretchMax: number): Flattened | undefined {
  const chart = makeChart(t, faces);
  if (chart.euler !== 1) return undefined;
  const first = flattenChart(t, chart, stretchMax);
  // A slit takes in what is domed; a saddle gains nothing by it.
  if (first || faces.length < 6 || curvatureInside(t, chart) < SLIT_MIN) return first;
  const slit = slitChart(t, chart);
  return slit && slit.euler === 1 ? flattenChart(t, slit, stretchMax) : undefined;
}

function flattenChart(t: Topology, chart: Chart, stretchMax: number): Flattened | undefined {
  const flat = flatten(t, chart, (trial) => isHopeless(trial, stretchMax));
  return flat && judgeInPlace(chart, flat, stretchMax) ? { chart, flat } : undefined;
}

/** Halves a patch across its length until every piece is good: ends, since a single triangle or quad is. */
export function splitUntilGood(t: Topology, faces: number[], stretchMax: number, bendMax: number): Flattened[] {
  const done: Flattened[] = [];
  const stack = bisect(t, faces).reverse();
  for (let piece = stack.pop(); piece; piece = stack.pop()) {
    const tried = tryPiece(t, piece, stretchMax, bendMax);
    if (tried) done.push(tried);
    else stack.push(...bisect(t, piece).reverse());
  }
  return done;
}

function tryPiece(t: Topology, faces: number[], stretchMax: number, bendMax: number): Flattened | undefined {
  if (faces.length === 1 || (faces.length === 2 && faces[1] === otherHalf(t, faces[0]))) {
    const chart = makeChart(t, faces);
    return { chart, flat: layFlat(t, chart) };
  }
  return bendOfFaces(t, faces) < bendLimit(faces.length, bendMax) ? tryPatch(t, faces, stretchMax) : undefined;
}

/** The two halves of a patch, if both lie flat as they are and compact. */
export function tryHalves(t: Topology, faces: number[], stretchMax: number, bendMax: number): Flattened[] | undefined {
  const out: Flattened[] = [];
  const halves = bisect(t, faces);
  if (halves.some((half) => bendOfFaces(t, half) > bendLimit(half.length, bendMax))) return undefined;
  for (const half of halves) {
    const chart = makeChart(t, half);
    const tried = chart.euler === 1 ? flattenChart(t, chart, stretchMax) : undefined;
    if (!tried || !isCompact(tried)) return undefined;
    out.push(tried);
  }
  return out;
}
