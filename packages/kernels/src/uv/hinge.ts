import { type Glue, type Side, sideOf, tryGlue } from './glue.ts';
import { createHeap } from './heap.ts';
import { joinCharts } from './join.ts';
import { neighboursOf } from './neighbours.ts';
import type { Flattened } from './patches.ts';
import type { Topology } from './topology.ts';

/** Edges that are tried as the hinge of two charts. */
const TRIES = 10;
/** A joined chart must fill this much of its smallest box, so that it can be packed; large ones more, they leave larger holes. */
const FILL_MIN = 0.28;
const FILL_MIN_LARGE = 0.62;
const FACES_LARGE = 300;
/** A chart smaller than this share of its neighbour may hang on anywhere: it hardly changes its outline. */
const SHARE_SMALL = 0.04;

/**
 * Joins neighbouring charts as one folds a paper model: the smaller is laid beside the other so that they share an edge, and all
 * edges next to it that fall together, without changing either. Costs no stretch, only an outline that must stay simple; a box
 * becomes its cross, a leaf both its sides. Smallest charts first, along the edge that keeps the whole most compact.
 * Cost: about 10 us an outline edge tried.
 */
export function hingeCharts(t: Topology, charts: readonly Flattened[]): Flattened[] {
  const live: (Side | undefined)[] = charts.map(sideOf);
  const ofFace = new Int32Array(t.areas.length).fill(-1);
  const place = new Int32Array(t.areas.length);
  const area = charts.map((c) => c.chart.faces.reduce((s, f) => s + t.areas[f], 0));
  const enlist = (i: number): void => {
    (live[i] as Side).chart.faces.forEach((f, n) => {
      ofFace[f] = i;
      place[f] = n;
    });
  };
  const heap = createHeap();
  for (let i = 0; i < charts.length; i++) {
    enlist(i);
    heap.push(i, area[i]);
  }
  while (heap.size() > 0) {
    const i = heap.pop();
    const own = live[i];
    if (!own || area[i] !== heap.lastKey()) continue;
    for (const j of neighboursOf(t, own.chart, ofFace, i).slice(0, 4)) {
      const other = live[j] as Side;
      const large = own.chart.faces.length + other.chart.faces.length > FACES_LARGE;
      const fillMin = area[i] < SHARE_SMALL * area[j] ? 0 : large ? FILL_MIN_LARGE : FILL_MIN;
      const found = bestGlue(t, other, own, sharedCorners(t, own, ofFace, place, j), fillMin);
      const joined = found && joinCharts(other, own, found);
      if (!joined) continue;
      live[i] = undefined;
      live[j] = sideOf(joined);
      area[j] += area[i];
      enlist(j);
      heap.push(j, area[j]);
      break;
    }
  }
  return live.flatMap((side) => (side ? [{ chart: side.chart, flat: side.flat }] : []));
}

/** Edges between two charts, as pairs: corner of the other chart, own corner, both local. */
function sharedCorners(
  t: Topology,
  own: Side,
  ofFace: Int32Array,
  place: Int32Array,
  other: number,
): [number, number][] {
  const out: [number, number][] = [];
  const { faces, twin } = own.chart;
  for (let c = 0; c < twin.length; c++) {
    if (twin[c] >= 0) continue;
    const o = t.twin[3 * faces[(c / 3) | 0] + (c % 3)];
    const face = (o / 3) | 0;
    if (o >= 0 && ofFace[face] === other) out.push([3 * place[face] + (o % 3), c]);
  }
  return out;
}

function bestGlue(t: Topology, a: Side, b: Side, edges: [number, number][], fillMin: number): Glue | undefined {
  let best: Glue | undefined;
  const count = Math.min(TRIES, edges.length);
  for (let k = 0; k < count; k++) {
    const tried = tryGlue(t, a, b, edges[Math.floor(((k + 0.5) * edges.length) / count)]);
    if (tried && tried.fill >= fillMin && (!best || tried.fill > best.fill)) best = tried;
  }
  return best;
}
