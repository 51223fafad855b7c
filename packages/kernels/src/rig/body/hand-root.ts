import { V3, type Vec3 } from '../../math/index.ts';
import type { Mesh } from '../../mesh/index.ts';

/** Sections along an arm, and from which share of it on they are made. */
const SECTIONS = 56;
const FROM = 0.3;
/** By the length of an arm: what lies farther from its line is not of it. */
const AROUND = 0.24;
/** A hand is so much wider than its wrist at least. */
const WIDER = 1.3;
/** A palm is flat: it is hardly thicker than the wrist, where fists and gauntlets swell. */
const SWELLS = 1.8;
/** Where along an arm wrists are. */
const FIRST = 0.5;
const LAST = 0.86;
/** Nearer to the shoulder than here there is rather an elbow with its pad, or a cuff: so much less it counts there, by the arm. */
const USUAL = 0.64;
const UNUSUAL = 1.2;
/** How far from a wrist a palm is at its widest at most: elbows and cuffs widen more slowly. */
const PALM = 0.16;

/** What an arm is like where it is cut across. */
interface Section {
  /** Share of the arm. */
  along: number;
  centre: Vec3;
  width: number;
  depth: number;
}

/**
 * Where a hand begins on the line of an arm from the shoulder to the finger tips (metres): its narrowest place before it widens to the palm, seen in
 * the outlines of cuts across it. Undefined where no hand is wider than what is before it: mittens, sleeves that hide it, blocks.
 */
export function findWrist(mesh: Pick<Mesh, 'positions' | 'indices'>, arm: readonly Vec3[]): Vec3 | undefined {
  const along = [0];
  for (let k = 1; k < arm.length; k++) along.push(along[k - 1] + V3.distance(arm[k], arm[k - 1]));
  const length = along[along.length - 1];
  if (!(length > 0)) return undefined;
  const at = (share: number): Vec3 => {
    const t = Math.max(0, Math.min(1, share)) * length;
    let k = 1;
    while (k < arm.length - 1 && along[k] < t) k++;
    return V3.lerp(arm[k - 1], arm[k], (t - along[k - 1]) / Math.max(1e-12, along[k] - along[k - 1]));
  };
  const near = facesNear(mesh, arm, (AROUND + 0.04) * length);
  const sections: Section[] = [];
  for (let n = 0; n < SECTIONS; n++) {
    const share = FROM + ((1 - FROM) * n) / SECTIONS;
    const way = V3.normalize(V3.sub(at(share + 0.06), at(share - 0.06)), [1, 0, 0]);
    const found = cutAcross(mesh, near, at(share), way, AROUND * length);
    if (found) sections.push({ along: share, ...found });
  }
  let best: Section | undefined;
  let most = WIDER;
  for (let k = 0; k < sections.length; k++) {
    const here = sections[k];
    if (here.along < FIRST || here.along > LAST) continue;
    let palm = here;
    for (let j = k + 1; j < sections.length && sections[j].along < here.along + PALM; j++)
      if (sections[j].width > palm.width) palm = sections[j];
    const wider = palm.width / Math.max(1e-9, here.width);
    const rated = wider * (1 - UNUSUAL * Math.max(0, USUAL - here.along));
    if (rated > most && palm.depth < SWELLS * here.depth) [most, best] = [rated, here];
  }
  return best?.centre;
}

/** Faces with a corner near the line of an arm. */
function facesNear(
  { positions: p, indices }: Pick<Mesh, 'positions' | 'indices'>,
  arm: readonly Vec3[],
  reach: number,
): number[] {
  const min = [0, 1, 2].map((a) => Math.min(...arm.map((at) => at[a])) - reach);
  const max = [0, 1, 2].map((a) => Math.max(...arm.map((at) => at[a])) + reach);
  const out: number[] = [];
  for (let f = 0; f + 2 < indices.length; f += 3) {
    let inside = true;
    for (let a = 0; a < 3 && inside; a++) {
      const [u, v, w] = [p[3 * indices[f] + a], p[3 * indices[f + 1] + a], p[3 * indices[f + 2] + a]];
      inside = Math.max(u, v, w) >= min[a] && Math.min(u, v, w) <= max[a];
    }
    if (inside) out.push(f);
  }
  return out;
}

/** The outline about a place in the plane square to a way: its middle, and how wide it is at its widest. */
function cutAcross(
  { positions: p, indices }: Pick<Mesh, 'positions' | 'indices'>,
  faces: readonly number[],
  at: Vec3,
  way: Vec3,
  reach: number,
): Omit<Section, 'along'> | undefined {
  const ends: Vec3[] = [];
  const sideOf = (v: number): number =>
    (p[v] - at[0]) * way[0] + (p[v + 1] - at[1]) * way[1] + (p[v + 2] - at[2]) * way[2];
  for (const f of faces) {
    const [a, b, c] = [sideOf(3 * indices[f]), sideOf(3 * indices[f + 1]), sideOf(3 * indices[f + 2])];
    // most faces are on one side
    if (a < 0 === b < 0 && b < 0 === c < 0) continue;
    const side = [a, b, c];
    const corners = [0, 1, 2].map((n): Vec3 => {
      const v = 3 * indices[f + n];
      return [p[v], p[v + 1], p[v + 2]];
    });
    const cut: Vec3[] = [];
    for (let n = 0; n < 3; n++) {
      const m = (n + 1) % 3;
      if (side[n] < 0 !== side[m] < 0) cut.push(V3.lerp(corners[n], corners[m], side[n] / (side[n] - side[m])));
    }
    if (cut.length === 2 && V3.distance(cut[0], at) < reach && V3.distance(cut[1], at) < reach) ends.push(...cut);
  }
  const outlines = joinEnds(ends, 1e-3 * reach);
  let best: Vec3[] | undefined;
  let least = Infinity;
  for (const outline of outlines) {
    if (outline.length < 6) continue;
    const away = V3.distance(middleOf(outline), at) - 0.5 * extentsOf(outline, way).width;
    if (away < least) [least, best] = [away, outline];
  }
  return best && { centre: middleOf(best), ...extentsOf(best, way) };
}

/** Ends of segments, two by two, in runs that hang together. */
function joinEnds(ends: readonly Vec3[], grain: number): Vec3[][] {
  const parent = ends.map((_, k) => k - (k % 2));
  const root = (k: number): number => {
    let at = k;
    while (parent[at] !== at) at = parent[at] = parent[parent[at]];
    return at;
  };
  const first = new Map<string, number>();
  ends.forEach((at, k) => {
    const key = at.map((v) => Math.round(v / grain)).join();
    const other = first.get(key);
    if (other === undefined) first.set(key, k);
    else parent[root(k)] = root(other);
  });
  const runs = new Map<number, Vec3[]>();
  ends.forEach((at, k) => {
    const run = runs.get(root(k));
    if (run) run.push(at);
    else runs.set(root(k), [at]);
  });
  return [...runs.values()];
}

function middleOf(points: readonly Vec3[]): Vec3 {
  const min = [0, 1, 2].map((a) => Math.min(...points.map((at) => at[a])));
  const max = [0, 1, 2].map((a) => Math.max(...points.map((at) => at[a])));
  return [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
}

/** How far points of a plane are apart in the widest and the narrowest of eight directions. */
function extentsOf(points: readonly Vec3[], way: Vec3): { width: number; depth: number } {
  const u = V3.normalize(V3.cross(way, Math.abs(way[1]) < 0.8 ? [0, 1, 0] : [0, 0, 1]), [1, 0, 0]);
  const v = V3.cross(way, u);
  let [width, depth] = [0, Infinity];
  for (let n = 0; n < 8; n++) {
    const d = V3.add(V3.scale(u, Math.cos((Math.PI * n) / 8)), V3.scale(v, Math.sin((Math.PI * n) / 8)));
    let [low, high] = [Infinity, -Infinity];
    for (const at of points) {
      const t = V3.dot(at, d);
      [low, high] = [Math.min(low, t), Math.max(high, t)];
    }
    width = Math.max(width, high - low);
    depth = Math.min(depth, high - low);
  }
  return { width, depth };
}
