import { type Contacts, findContacts } from './contacts.ts';
import { classifyDiameters } from './diameter-classes.ts';
import { flattenHollows } from './find-hollows.ts';
import { findRows } from './find-rows.ts';
import { floodRegions } from './flood-regions.ts';
import { type MergeLimits, mergeRegions, type RegionLinks } from './merge-regions.ts';
import { buildPatches, type PatchGraph, type Surface } from './patches.ts';

/** A surface in patches and all that is known of them. */
export interface KnownPatches {
  surface: Surface;
  graph: PatchGraph;
  /** Width of the grid that the patches are of, metres. */
  cell: number;
  diameter: Float64Array;
  /** Two sides of thin walls. */
  walls: Contacts;
  /** 1 at folds within hollows, which are flat in the graph. */
  isHollow: ArrayLike<number>;
  /** The patch opposite each, -1 where there is none. */
  mirror: Int32Array | undefined;
  /** A number per fine face: what looks alike. */
  lookOf: ((face: number) => number) | undefined;
  /** Regions end where looks do. */
  areNames: boolean;
}

/** Where the grid of patches stands, in cells. */
const SHIFTS = [
  [0, 0, 0],
  [0.5, 0.25, 0.75],
  [0.25, 0.75, 0.5],
  [0.75, 0.5, 0.25],
];
const DIVISIONS = 12;
/** A valley this deep, radians, keeps two patches in regions of their own at first; and how far that varies from division to division, in all. */
const VALLEY = 0.6;
const VALLEY_VARIES = 0.8;
/** How far the cost from which a merger is refused varies, in all. */
const COST_VARIES = 0.6;

/**
 * Divides patches into parts again and again: with grids that stand elsewhere, with other borders between the classes of thickness, other valleys and other
 * costs, each about what it should be. One division turns on chance, such as where a triangle's middle falls: what all of them have in common does not.
 * Of what is symmetric each division counts mirrored too: both arms are parts, or none is.
 * One array per division: the part of each patch.
 */
export function divideOften(known: KnownPatches, limits: MergeLimits): Int32Array[] {
  const { graph } = known;
  const grids = SHIFTS.map((shift, k) => classified(k ? moved(known, shift) : standing(known), spread(k, 0)));
  const divisions = Array.from({ length: DIVISIONS }, (_, k) => {
    const { graph: g, label, diameter, links, crowdOf, mirror, look } = grids[k % grids.length];
    const valley = VALLEY * (1 + VALLEY_VARIES * spread(k, 1));
    const region = joinCrowds(floodRegions(g, label, valley, known.areNames ? look : undefined), crowdOf);
    const costMax = limits.costMax * (1 + COST_VARIES * spread(k, 2));
    const part = mergeRegions(g, links, diameter, region, mirror, look, { ...limits, costMax });
    return g === graph ? part : graph.sample.map((face) => part[g.ofFace[face]]);
  });
  const { mirror } = known;
  if (!mirror) return divisions;
  return [...divisions, ...divisions.map((part) => part.map((p, n) => (mirror[n] < 0 ? p : part[mirror[n]])))];
}

/** Steps of a sequence that fills three dimensions evenly, however long it is. Source: Roberts, "The unreasonable effectiveness of quasirandom sequences", 2018. */
const STEPS = [0.8191725, 0.6710436, 0.5497005];

/** A number from -0.5 to 0.5 for each division. */
function spread(division: number, axis: number): number {
  return ((0.5 + division * STEPS[axis]) % 1) - 0.5;
}

/** The patches of one grid. */
interface Grid {
  graph: PatchGraph;
  diameter: Float64Array;
  links: RegionLinks;
  /** What is one region from the start; -1 for the rest. */
  crowdOf: Int32Array;
  mirror: Int32Array | undefined;
  look: Int32Array | undefined;
}

/** A grid with the class of thickness of each patch, all classes moved by `offset` steps. They are dear to find: once for all divisions of a grid. */
function classified(grid: Grid, offset: number): Grid & { label: Int32Array } {
  return { ...grid, label: classifyDiameters(grid.graph, grid.diameter, offset) };
}

function standing({ graph, cell, diameter, walls, mirror, lookOf }: KnownPatches): Grid {
  return {
    graph,
    diameter,
    ...linksOf(graph, cell, diameter, walls),
    mirror,
    look: lookOf && graph.sample.map(lookOf),
  };
}

/** Shells that come this close touch, in cells. */
const REACH = 0.9;

function linksOf(
  graph: PatchGraph,
  cell: number,
  diameter: Float64Array,
  walls: Contacts,
): Pick<Grid, 'links' | 'crowdOf'> {
  const { rows, others, crowdOf } = findRows(graph, findContacts(graph, REACH * cell), diameter);
  return { links: { contacts: others, seamless: [walls, rows] }, crowdOf };
}

/** All regions of a crowd become one. */
function joinCrowds(region: Int32Array, crowdOf: Int32Array): Int32Array {
  const first = new Map<number, number>();
  const to = new Map<number, number>();
  for (const [n, crowd] of crowdOf.entries()) {
    if (crowd < 0) continue;
    if (!first.has(crowd)) first.set(crowd, region[n]);
    to.set(region[n], first.get(crowd) as number);
  }
  return region.map((r) => to.get(r) ?? r);
}

/** The patches of a grid that stands elsewhere; what was measured on the first ones is carried over. */
function moved(
  { surface, graph, cell, diameter, walls, isHollow, mirror, lookOf }: KnownPatches,
  shift: readonly number[],
): Grid {
  const patches = buildPatches(surface, cell, shift);
  const to = flattenHollows(
    patches,
    patches.sample.map((face) => isHollow[graph.ofFace[face]]),
  );
  const at = (patch: number): number => to.ofFace[graph.sample[patch]];
  const thickness = carryOver(graph, diameter, to, surface.area);
  return {
    graph: to,
    diameter: thickness,
    ...linksOf(to, cell, thickness, { a: walls.a.map(at), b: walls.b.map(at), length: walls.length }),
    mirror: mirror && to.sample.map((face) => oppositeOf(mirror[graph.ofFace[face]], at)),
    look: lookOf && to.sample.map(lookOf),
  };
}

function oppositeOf(patch: number, at: (patch: number) => number): number {
  return patch < 0 ? -1 : at(patch);
}

/** Thickness at patches of another grid: the mean of what lies there. */
function carryOver(from: PatchGraph, diameter: Float64Array, to: PatchGraph, area: Float64Array): Float64Array {
  const sum = new Float64Array(to.count);
  const weight = new Float64Array(to.count);
  const log = diameter.map(Math.log);
  for (let f = 0; f < area.length; f++) {
    const w = area[f] + 1e-30;
    sum[to.ofFace[f]] += w * log[from.ofFace[f]];
    weight[to.ofFace[f]] += w;
  }
  return sum.map((s, n) => Math.exp(s / weight[n]));
}
