import type { CollapseMesh } from './collapse.ts';

/** Shells smaller than this share of the whole's area count as scattered detail: leaves, rivets, teeth. */
const SMALL_SHARE = 0.06;
/** Fewer small shells than this are single things, which do not grow to stand for lost ones. */
const SCATTER_MIN = 8;
const GROWTH_MAX = 1.9;
/** Rods, rings and branches vanish from sight long before the volume they lose counts for much: their errors weigh more. */
const SLENDER_MAX = 12;
const SLENDER_POWER = 0.75;

/**
 * The shells of a mesh under reduction, cheapest to lose first: what a budget that is too small for a tetrahedron each gives up. The
 * cost of losing one is its area times the square of a quarter of its extent, the same unit as a quadric error. Among like shells
 * the order is scattered evenly, and those that stay grow to cover the area of those that went (Cook et al., "Stochastic
 * simplification of aggregate detail", 2007), so that a thinned crown is still full.
 */
export class ShellLedger {
  readonly #work: CollapseMesh;
  readonly #ofVertex: Int32Array;
  readonly #area: Float64Array;
  readonly #cost: Float64Array;
  readonly #faces: Int32Array;
  /** Weight of errors, from 1 for compact shells: squared extent over area, which grows with length over thickness. */
  readonly #weight: Float64Array;
  readonly #order: number[];
  /** Faces by shell: those of shell s are `#list[#start[s] .. #start[s + 1]]`. */
  readonly #list: Uint32Array;
  readonly #start: Uint32Array;
  readonly #dropped: Uint8Array;
  #at = 0;

  constructor(work: CollapseMesh) {
    this.#work = work;
    this.#ofVertex = labelShells(work);
    const count = this.#ofVertex.reduce((n, s) => Math.max(n, s + 1), 0);
    this.#area = new Float64Array(count);
    this.#faces = new Int32Array(count);
    this.#dropped = new Uint8Array(count);
    this.#weight = new Float64Array(count);
    this.#cost = this.#measure(count);
    this.#start = new Uint32Array(count + 1);
    for (let s = 0; s < count; s++) this.#start[s + 1] = this.#start[s] + this.#faces[s];
    const at = this.#start.slice();
    this.#list = new Uint32Array(work.alive.length);
    for (let t = 0; t < work.alive.length; t++) this.#list[at[this.#ofVertex[work.corners[3 * t]]]++] = t;
    this.#order = [...this.#cost.keys()].sort((a, b) => this.#cost[a] - this.#cost[b] || a - b);
  }

  /** Weight of errors at vertex v. */
  weightAt(v: number): number {
    return this.#weight[this.#ofVertex[v]];
  }

  /** Tells of faces that a collapse at vertex v has removed. */
  lose(v: number, faces: number): void {
    this.#faces[this.#ofVertex[v]] -= faces;
  }

  /** Cost of the next shell to go, for two faces, as the collapses count; Infinity when all are gone. */
  get cheapest(): number {
    const s = this.#order[this.#at];
    return s === undefined ? Infinity : (2 * this.#cost[s]) / Math.max(4, this.#faces[s]);
  }

  /** Removes the next shell. */
  drop(): void {
    const s = this.#order[this.#at++];
    const { corners, alive, head } = this.#work;
    for (const t of this.#list.subarray(this.#start[s], this.#start[s + 1])) {
      if (!alive[t]) continue;
      alive[t] = 0;
      this.#work.faces--;
      for (let k = 0; k < 3; k++) head[corners[3 * t + k]] = -1;
    }
    this.#faces[s] = 0;
    this.#dropped[s] = 1;
  }

  /** Lets small shells that stay stand for small ones that went: each grows about its middle. Call once, at the end. */
  growSurvivors(): void {
    if (this.#at === 0) return;
    const total = this.#area.reduce((s, a) => s + a, 0);
    const small = [...this.#area.keys()].filter((s) => this.#area[s] < SMALL_SHARE * total);
    const kept = small.filter((s) => !this.#dropped[s]);
    if (small.length < SCATTER_MIN || kept.length < 2) return;
    const sum = (list: readonly number[]): number => list.reduce((n, s) => n + this.#area[s], 0);
    const growth = Math.min(GROWTH_MAX, Math.sqrt(sum(small) / sum(kept)));
    const grows = new Uint8Array(this.#area.length);
    for (const s of kept) grows[s] = 1;
    const { positions: p, head } = this.#work;
    const middle = new Float64Array(4 * grows.length);
    for (let v = 0; v < head.length; v++) {
      const s = this.#ofVertex[v];
      if (head[v] < 0 || !grows[s]) continue;
      for (let k = 0; k < 3; k++) middle[4 * s + k] += p[3 * v + k];
      middle[4 * s + 3]++;
    }
    for (let v = 0; v < head.length; v++) {
      const s = this.#ofVertex[v];
      if (head[v] < 0 || !grows[s]) continue;
      for (let k = 0; k < 3; k++) {
        const m = middle[4 * s + k] / middle[4 * s + 3];
        p[3 * v + k] = m + growth * (p[3 * v + k] - m);
      }
    }
  }

  #measure(count: number): Float64Array {
    const { corners, positions: p } = this.#work;
    const box = new Float64Array(6 * count);
    for (let s = 0; s < count; s++) box.fill(Infinity, 6 * s, 6 * s + 3).fill(-Infinity, 6 * s + 3, 6 * s + 6);
    for (let c = 0; c < corners.length; c += 3) {
      const s = this.#ofVertex[corners[c]];
      this.#faces[s]++;
      this.#area[s] += faceArea(p, corners, c);
      for (let i = 0; i < 9; i++) {
        const x = p[3 * corners[c + ((i / 3) | 0)] + (i % 3)];
        const k = 6 * s + (i % 3);
        if (x < box[k]) box[k] = x;
        if (x > box[k + 3]) box[k + 3] = x;
      }
    }
    return Float64Array.from({ length: count }, (_, s) => {
      const [x, y, z] = [0, 1, 2].map((k) => box[6 * s + 3 + k] - box[6 * s + k]);
      // Golden-ratio steps: neighbours in the mesh's order, which are neighbours in space as a rule, do not go together.
      const scatter = 2 ** (2 * ((s * 0.6180339887498949) % 1) - 1);
      const reach = x * x + y * y + z * z;
      const slender = Math.min(SLENDER_MAX, Math.max(1, reach / Math.max(this.#area[s], 1e-12)));
      this.#weight[s] = slender ** SLENDER_POWER;
      return (this.#weight[s] * this.#area[s] * reach * scatter) / 16;
    });
  }
}

/** Shell of each vertex, numbered in order of first use; -1 for vertices without faces. */
function labelShells(work: CollapseMesh): Int32Array {
  const { corners } = work;
  const root = Int32Array.from({ length: work.head.length }, (_, v) => v);
  const find = (v: number): number => {
    while (root[v] !== v) v = root[v] = root[root[v]];
    return v;
  };
  for (let c = 0; c < corners.length; c += 3) {
    const a = find(corners[c]);
    root[find(corners[c + 1])] = a;
    root[find(corners[c + 2])] = a;
  }
  const label = new Int32Array(root.length).fill(-1);
  const out = new Int32Array(root.length).fill(-1);
  let count = 0;
  for (let c = 0; c < corners.length; c++) {
    const r = find(corners[c]);
    if (label[r] < 0) label[r] = count++;
    out[corners[c]] = label[r];
  }
  return out;
}

function faceArea(p: Float64Array, corners: Uint32Array, c: number): number {
  const [a, b, d] = [3 * corners[c], 3 * corners[c + 1], 3 * corners[c + 2]];
  const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
  const [vx, vy, vz] = [p[d] - p[a], p[d + 1] - p[a + 1], p[d + 2] - p[a + 2]];
  return 0.5 * Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
}
