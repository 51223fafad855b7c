import { gradientNoise, type Vec3 } from '../../../../math/index.ts';
import { ZONES } from '../body/cage.ts';
import { vertexZones } from './cover.ts';
import type { Dress, Material } from './dress.ts';
import { closedShape } from './patch.ts';

/** A skirt, a robe's lower half, a dress: cloth that hangs from the waist around the legs. */
export interface Drape {
  /** Share of the trunk where it begins. */
  from: number;
  /** Height of its hem: share of the figure's height from the ground to the waist. */
  hem: number;
  /** Room at the top, and how much wider the hem is than the hips, trunk units. */
  ease: number;
  flare: number;
  /** Number and depth of the folds at the hem. */
  folds: number;
  depth: number;
  thick?: number;
  /** Part of the round that it covers: 1 all, below that a gap in front. */
  round?: number;
  /** Bell: 1 swells at the hips as a ball gown does. */
  bell?: number;
}

const SPOKES = 72;
const ROWS = 26;

/** Hangs cloth around hips and legs: rings that are wide enough for what is inside, wider towards the hem, with folds. */
export function drape(d: Dress, name: string, material: Material, o: Drape): void {
  const { body } = d;
  const { surface, figure } = body;
  const zones = vertexZones(body);
  const u = figure.u;
  const seed = d.rng.fork(name).int(1000);
  const hips = body.joint('hips');
  const spine = body.joint('spine');
  const top = waistRing(d, o.from);
  const yTop = top.reduce((sum, p) => sum + p[1], 0) / top.length;
  const hem = yTop * o.hem;
  const reach = supports(
    d,
    (v) => {
      const zone = ZONES[zones[v]];
      return zone.endsWith('Leg') || zone.endsWith('Foot') || (zone === 'trunk' && surface.t[v] < o.from);
    },
    yTop,
    hem,
    hips,
  );
  const closed = (o.round ?? 1) >= 1;
  const gap = closed ? 0 : (1 - (o.round ?? 1)) * Math.PI;
  const spokes = closed ? SPOKES : SPOKES + 1;
  const outer: number[][] = [];
  const inner: number[][] = [];
  const points: number[] = [];
  for (let r = 0; r < ROWS; r++) {
    const k = r / (ROWS - 1);
    const rowOut: number[] = [];
    const rowIn: number[] = [];
    for (let i = 0; i < spokes; i++) {
      const a = gap + (i / SPOKES) * (2 * Math.PI - 2 * gap);
      const at = (a / (2 * Math.PI)) * SPOKES;
      const t0 = top[Math.floor(at) % SPOKES];
      const t1 = top[(Math.floor(at) + 1) % SPOKES];
      const f = at - Math.floor(at);
      const y = (t0[1] + (t1[1] - t0[1]) * f) * (1 - k) + hem * k;
      const own = Math.hypot(t0[0] + (t1[0] - t0[0]) * f - spine[0], t0[2] + (t1[2] - t0[2]) * f - spine[2]);
      const swell = (o.bell ?? 0) * 0.16 * Math.sin(Math.min(1, k * 1.15) * Math.PI * 0.62) ** 0.8;
      const want =
        Math.max(reach(k, a), own * (1 - 0.3 * k)) +
        (o.ease * (0.4 + 0.6 * Math.min(1, k * 3)) + o.flare * k ** 1.1 + swell) * u;
      const first = own + o.ease * u;
      const soft = Math.min(1, k / 0.16);
      const fold = Math.min(1, k * 1.25) ** 1.2;
      const phase = o.folds * a + 2.2 * gradientNoise(Math.cos(a) * 1.5, Math.sin(a) * 1.5, k * 1.2, seed);
      const wave = Math.sin(phase) * 0.7 + 0.3 * Math.sin(phase * 1.7 + 1.3);
      const radius = first + (Math.max(want, first * (1 - k * 0.5)) - first) * soft + wave * o.depth * u * fold;
      const cx = spine[0] + (hips[0] - spine[0]) * Math.min(1, k * 3);
      const cz = spine[2] + (hips[2] - spine[2]) * Math.min(1, k * 3);
      const lift = k === 1 ? 0 : 0;
      const thick = (o.thick ?? 0.005) * u;
      rowOut.push(points.push(cx + Math.sin(a) * radius, y + lift, cz + Math.cos(a) * radius) / 3 - 1);
      rowIn.push(points.push(cx + Math.sin(a) * (radius - thick), y, cz + Math.cos(a) * (radius - thick)) / 3 - 1);
    }
    outer.push(rowOut);
    inner.push(rowIn);
  }
  const quads: number[] = [];
  const last = closed ? spokes : spokes - 1;
  for (let i = 0; i < last; i++) {
    const j = (i + 1) % spokes;
    for (let r = 0; r + 1 < ROWS; r++) {
      quads.push(outer[r][i], outer[r + 1][i], outer[r + 1][j], outer[r][j]);
      quads.push(inner[r][j], inner[r + 1][j], inner[r + 1][i], inner[r][i]);
    }
    quads.push(outer[0][j], inner[0][j], inner[0][i], outer[0][i]);
    quads.push(outer[ROWS - 1][i], inner[ROWS - 1][i], inner[ROWS - 1][j], outer[ROWS - 1][j]);
  }
  if (!closed)
    for (let r = 0; r + 1 < ROWS; r++) {
      quads.push(outer[r][0], inner[r][0], inner[r + 1][0], outer[r + 1][0]);
      const e = spokes - 1;
      quads.push(outer[r + 1][e], inner[r + 1][e], inner[r][e], outer[r][e]);
    }
  d.bench.add(name, material, closedShape(points, quads));
  if (!closed) return;
  // what hangs above the knees covers the thighs, what hangs lower the legs
  for (let q = 0; q < surface.zones.length; q++) {
    const zone = ZONES[surface.zones[q]];
    const y = surface.positions[surface.quads[q * 4] * 3 + 1];
    if ((zone.endsWith('Leg') || (zone === 'trunk' && surface.t[surface.quads[q * 4]] < o.from)) && y > hem + 0.04 * u)
      d.covered[q] = 1;
  }
}

/** Points of the posed trunk round a share, by angle. */
function waistRing(d: Dress, share: number): Vec3[] {
  const { surface } = d.body;
  const zones = vertexZones(d.body);
  let near = Infinity;
  for (let v = 0; v < zones.length; v++) if (zones[v] === 0) near = Math.min(near, Math.abs(surface.t[v] - share));
  const ring: { a: number; p: Vec3 }[] = [];
  for (let v = 0; v < zones.length; v++) {
    if (zones[v] !== 0 || Math.abs(surface.t[v] - share) > near + 1e-6) continue;
    const p: Vec3 = [surface.positions[v * 3], surface.positions[v * 3 + 1], surface.positions[v * 3 + 2]];
    ring.push({ a: Math.atan2(surface.rest[v * 3], surface.rest[v * 3 + 2] + 0.006 * d.body.figure.u), p });
  }
  ring.sort((x, y) => x.a - y.a);
  const spine = d.body.joint('spine');
  return Array.from({ length: SPOKES }, (_, i) => {
    const a = (i / SPOKES) * 2 * Math.PI;
    // the ring's point whose direction from the spine is nearest
    let best = ring[0].p;
    let gap = Infinity;
    for (let k = 0; k < ring.length; k++) {
      const p = ring[k].p;
      const q = ring[(k + 1) % ring.length].p;
      for (const f of [0, 0.5]) {
        const m: Vec3 = [p[0] + (q[0] - p[0]) * f, p[1] + (q[1] - p[1]) * f, p[2] + (q[2] - p[2]) * f];
        const e = Math.atan2(m[0] - spine[0], m[2] - spine[2]) - a;
        const g = Math.abs(Math.atan2(Math.sin(e), Math.cos(e)));
        if (g < gap) {
          gap = g;
          best = m;
        }
      }
    }
    return best;
  });
}

/** How far the body reaches from the axis, by row (0 top, 1 hem) and angle; cloth hangs from what is wider above. */
function supports(
  d: Dress,
  counts: (v: number) => boolean,
  yTop: number,
  hem: number,
  axis: Vec3,
): (k: number, a: number) => number {
  const { positions } = d.body.surface;
  const table = new Float64Array(ROWS * SPOKES);
  for (let v = 0; v < positions.length / 3; v++) {
    if (!counts(v)) continue;
    const k = (yTop - positions[v * 3 + 1]) / (yTop - hem);
    if (k < -0.05 || k > 1.08) continue;
    const x = positions[v * 3] - axis[0];
    const z = positions[v * 3 + 2] - axis[2];
    const a = Math.atan2(x, z);
    const far = Math.hypot(x, z);
    const row = Math.round(Math.min(1, Math.max(0, k)) * (ROWS - 1));
    for (let dr = -1; dr <= 1; dr++)
      for (let da = -5; da <= 5; da++) {
        const r = row + dr;
        if (r < 0 || r >= ROWS) continue;
        const s = (Math.round((a / (2 * Math.PI)) * SPOKES) + da + SPOKES * 2) % SPOKES;
        // the cloth is a string pulled round: it spans the hollows
        const e = (s / SPOKES) * 2 * Math.PI - a;
        const i = r * SPOKES + s;
        table[i] = Math.max(table[i], far * Math.cos(e));
      }
  }
  for (let r = 1; r < ROWS; r++)
    for (let s = 0; s < SPOKES; s++)
      table[r * SPOKES + s] = Math.max(table[r * SPOKES + s], table[(r - 1) * SPOKES + s] * 0.985);
  for (let pass = 0; pass < 4; pass++) {
    const old = Float64Array.from(table);
    for (let r = 0; r < ROWS; r++)
      for (let s = 0; s < SPOKES; s++) {
        const l = old[r * SPOKES + ((s + SPOKES - 1) % SPOKES)];
        const n = old[r * SPOKES + ((s + 1) % SPOKES)];
        const m = (l + n + 2 * old[r * SPOKES + s]) / 4;
        table[r * SPOKES + s] = Math.max(m, old[r * SPOKES + s] * 0.99);
      }
  }
  return (k, a) => {
    const r = Math.round(k * (ROWS - 1));
    const at = ((a / (2 * Math.PI)) * SPOKES + SPOKES) % SPOKES;
    const i = Math.floor(at);
    const f = at - i;
    return table[r * SPOKES + (i % SPOKES)] * (1 - f) + table[r * SPOKES + ((i + 1) % SPOKES)] * f;
  };
}
