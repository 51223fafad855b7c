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

/** Cuts the surface open along its crosses and eliminates everything but the integers. `h` is the wanted side of a quad per face. */
export function prepareMap(input: CreasedSurface, crosses: Float64Array, h: Float64Array): SeamlessMap {
  const { surface } = input;
  const matching = matchCrosses(surface, crosses);
  const cuts = cutOpen(surface, matching);
  const sys = buildWedges(surface, matching, cuts);
  const weight = new Float64Array(h.length).fill(1);
  const energy = buildEnergy(input, matching, cuts, sys, h, weight);
  const lines = findGridLines(input, matching, cuts, sys);
  const reduced = reduceSystem(assemble(sys, energy, lines, surface.positions));
  const values = valuesOf(sys, backSubstitute(reduced, reduced.relaxed, 1));
  let area = 0;
  for (let f = 0; f < h.length; f++) area += mappedArea(sys, values, f);
  return { matching, cuts, sys, reduced, area };
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
