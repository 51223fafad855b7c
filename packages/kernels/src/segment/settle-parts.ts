/** What is asked of divisions that are settled into one. */
export interface SettleLimits {
  /** Parts, at most. */
  max: number;
  /** So many parts, if there are as many. */
  isExact?: boolean;
}

/** Groups that are told apart, at most: smaller ones follow those. */
const GROUPS = 600;
/** Shares of the surface below which a group is no part: slivers that divisions quarrel about. */
const SLIVER = 0.002;

/**
 * Settles many divisions of one surface into one: what most of them keep together stays together. Small changes of what goes in move no single
 * division's whim into the result. `parts` one array per division, the part of each patch; returns the part of each patch, numbered from the largest.
 * Source: Fred & Jain, "Combining multiple clusterings using evidence accumulation", 2005, with average linkage.
 */
export function settleParts(parts: readonly Int32Array[], area: Float64Array, limits: SettleLimits): Int32Array {
  const { group, sums, members } = groupAlike(parts, area);
  const order = [...sums.keys()].sort((i, j) => sums[j] - sums[i] || i - j);
  const large = order.slice(0, GROUPS);
  const profiles = large.map((g) => parts.map((part) => part[members[g]]));
  const joined = joinGroups(
    profiles,
    large.map((g) => sums[g]),
    limits,
  );
  const total = sums.reduce((s, a) => s + a, 0);
  const clusters = clustersOf(joined, profiles, large, sums);
  const kept = clusters.filter(({ size }) => limits.isExact || size > SLIVER * total);
  const place = new Int32Array(sums.length);
  for (const [k, g] of order.entries()) {
    const own = k < large.length ? kept.findIndex(({ root }) => root === joined[k]) : -1;
    place[g] = own >= 0 ? own : nearest(kept, parts, members[g]);
  }
  return group.map((g) => place[g]);
}

/** Patches that all divisions keep together: group of each, and of each group its area and one of its patches. */
function groupAlike(
  parts: readonly Int32Array[],
  area: Float64Array,
): { group: Int32Array; sums: number[]; members: number[] } {
  let group = new Int32Array(area.length);
  for (const part of parts) {
    const ids = new Map<number, number>();
    group = group.map((g, n) => {
      const key = g * 65536 + part[n];
      const id = ids.get(key) ?? ids.size;
      ids.set(key, id);
      return id;
    });
  }
  const sums: number[] = [];
  const members: number[] = [];
  for (let n = 0; n < group.length; n++) {
    sums[group[n]] = (sums[group[n]] ?? 0) + area[n];
    members[group[n]] ??= n;
  }
  return { group, sums, members };
}

/** Average linkage: the pair most often kept together first, until no two are in most divisions. Group that each goes to. */
function joinGroups(profiles: readonly number[][], size: number[], { max, isExact }: SettleLimits): Int32Array {
  const n = profiles.length;
  const alike = new Float64Array(n * n);
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      let sum = 0;
      for (let k = 0; k < profiles[i].length; k++) if (profiles[i][k] === profiles[j][k]) sum++;
      alike[i * n + j] = sum / profiles[i].length;
    }
  const to = Int32Array.from({ length: n }, (_, i) => i);
  const alive = new Set(to);
  const best = new Int32Array(n).fill(-1);
  const look = (i: number): void => {
    best[i] = -1;
    for (const j of alive) if (j !== i && (best[i] < 0 || alike[i * n + j] > alike[i * n + best[i]])) best[i] = j;
  };
  for (const i of alive) look(i);
  while (alive.size > 1) {
    let i = -1;
    for (const a of alive) if (i < 0 || alike[a * n + best[a]] > alike[i * n + best[i]]) i = a;
    const j = best[i];
    if (alive.size <= max && (isExact || alike[i * n + j] < 0.5)) break;
    alive.delete(j);
    for (const k of alive)
      if (k !== i)
        alike[i * n + k] = alike[k * n + i] =
          (size[i] * alike[i * n + k] + size[j] * alike[j * n + k]) / (size[i] + size[j]);
    size[i] += size[j];
    for (let k = 0; k < n; k++) if (to[k] === j) to[k] = i;
    for (const k of alive) if (k === i || best[k] === i || best[k] === j) look(k);
  }
  return to;
}

interface Cluster {
  root: number;
  size: number;
  /** For each division, how much of the cluster each of its parts has. */
  votes: Map<number, number>[];
}

/** The largest first. */
function clustersOf(
  joined: Int32Array,
  profiles: readonly number[][],
  large: readonly number[],
  sums: readonly number[],
): Cluster[] {
  const clusters = new Map<number, Cluster>();
  joined.forEach((root, k) => {
    const area = sums[large[k]];
    const cluster = clusters.get(root) ?? { root, size: 0, votes: profiles[k].map(() => new Map()) };
    clusters.set(root, cluster);
    cluster.size += area;
    for (const [d, p] of profiles[k].entries()) cluster.votes[d].set(p, (cluster.votes[d].get(p) ?? 0) + area);
  });
  return [...clusters.values()].sort((a, b) => b.size - a.size || a.root - b.root);
}

/** The cluster that a patch is most often kept together with. */
function nearest(clusters: readonly Cluster[], parts: readonly Int32Array[], patch: number): number {
  let [best, most] = [0, -1];
  for (const [c, { size, votes }] of clusters.entries()) {
    const sum = votes.reduce((s, vote, d) => s + (vote.get(parts[d][patch]) ?? 0) / size, 0);
    if (sum > most) [best, most] = [c, sum];
  }
  return best;
}
