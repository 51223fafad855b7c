import type { Surface } from '../mesh/index.ts';
import { assemble } from './assemble.ts';
import { type CutGraph, cutOpen } from './cut-graph.ts';
import { buildEnergy, findGridLines } from './energy.ts';
import type { CreasedSurface } from './isotropic.ts';
import { type Matching, matchCrosses } from './matching.ts';
import { backSubstitute, type ReducedSystem, reduceSystem, roundGreedily } from './round.ts';
import { buildWedges, type WedgeSystem, wedgeValues } from './wedges.ts';

/** A seamless map that is solved but for the choice of its integers. */
export interface SeamlessMap {
  matching: Matching;
  cuts: CutGraph;
  sys: WedgeSystem;
  reduced: ReducedSystem;
  /** Area of the map over real values: the quads it would have. */
  area: number;
}

/** Integers, and integers times free vertices, at most: what is dense grows with them, to about 250 MB and 10 s. */
const INTEGERS_MAX = 1400;
const COUPLING_MAX = 14_000_000;

/**
 * Cuts the surface open along its crosses and eliminates everything but the integers. `h` is the wanted side of a quad per face. Undefined
 * when there are too many integers.
 */
export function prepareMap(input: CreasedSurface, crosses: Float64Array, h: Float64Array): SeamlessMap | undefined {
  const { surface } = input;
  const matching = matchCrosses(surface, crosses);
  // one integer pair each at least: known before anything large is made
  if (2 * countFreedom(surface, matching) > INTEGERS_MAX) return undefined;
  const cuts = cutOpen(surface, matching);
  const sys = buildWedges(surface, matching, cuts);
  const lines = findGridLines(input, matching, cuts, sys);
  const integers = (sys.unknowns - sys.firstGenerator) * 2 + lines.count;
  if (integers > INTEGERS_MAX || integers * sys.firstGenerator > COUPLING_MAX) return undefined;
  const weight = new Float64Array(h.length).fill(1);
  const energy = buildEnergy(input, matching, cuts, sys, h, weight);
  const reduced = reduceSystem(assemble(sys, energy, lines, surface.positions));
  const values = valuesOf(sys, backSubstitute(reduced, reduced.relaxed, 1));
  let area = 0;
  for (let f = 0; f < h.length; f++) area += mappedArea(sys, values, f);
  return { matching, cuts, sys, reduced, area };
}

/** Singular points, handles (twice) and border loops of a connected surface. */
function countFreedom(s: Surface, matching: Matching): number {
  let singular = 0;
  for (const k of matching.index) if (k > 0) singular++;
  let vertices = 0;
  for (const c of s.side) if (c >= 0) vertices++;
  let open = 0;
  for (const t of s.twin) if (t < 0) open++;
  const euler = vertices - (s.twin.length + open) / 2 + s.twin.length / 3;
  return singular + Math.max(0, 2 - euler);
}

/** Integer-grid coordinates of all wedges, the map stretched by `scale` first. */
export function solveMap(map: SeamlessMap, scale: number): Float64Array {
  const integers = roundGreedily(map.reduced, scale);
  return valuesOf(map.sys, backSubstitute(map.reduced, integers, scale));
}

function valuesOf(sys: WedgeSystem, x: Float64Array): Float64Array {
  const out = new Float64Array(sys.wedges * 2);
  wedgeValues(sys, x, out);
  return out;
}

function mappedArea(sys: WedgeSystem, w: Float64Array, f: number): number {
  const a = sys.ofCorner[f * 3] * 2;
  const b = sys.ofCorner[f * 3 + 1] * 2;
  const c = sys.ofCorner[f * 3 + 2] * 2;
  return ((w[b] - w[a]) * (w[c + 1] - w[a + 1]) - (w[b + 1] - w[a + 1]) * (w[c] - w[a])) / 2;
}
