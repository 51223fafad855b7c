import type { Shape } from '../../../curves/index.ts';
import { sampleSpline, type Vec3 } from '../../../math/index.ts';

/** A boat's hull: the open shell, its deck, and where its sides are. */
export interface ShipHull {
  /** Open above: planking of the given thickness. */
  shell: Shape;
  /** A deck `down` below the rail, or a flat floor at the height `at`, from z0 to z1 (default all of it). */
  deck(o: { down?: number; at?: number; thick: number; z0?: number; z1?: number }): Shape;
  /** The rail's line on the left from stern to stem, moved outwards and up. */
  rail(out: number, up: number, from?: number, to?: number): Vec3[];
  /** A line on the left side's planking at a share of its height (0 keel, 1 rail), moved outwards. */
  strake(share: number, out: number, from?: number, to?: number): Vec3[];
  /** Half width, rail height and keel height at z. */
  at(z: number): { half: number; rail: number; keel: number };
}

const PIECES = 8;

/**
 * A hull from sections written as rows of five numbers from stern to stem: z, half beam at the rail, height of the rail, height of
 * the keel, fullness (1 a V, 2 round, 4 boxy).
 */
export function shipHull(flat: readonly number[], thick: number, along = 4): ShipHull {
  const given: number[][] = [];
  for (let i = 0; i + 4 < flat.length; i += 5) {
    const [z, ...rest] = flat.slice(i, i + 5);
    given.push([0, 0, z, ...rest]);
  }
  const rows = sampleSpline(given, along).map(([, , z, w, rail, keel, m]) => ({
    z,
    w: Math.max(0.004, w),
    rail,
    keel,
    m,
  }));
  const side = (r: (typeof rows)[number], u: number, inset: number): Vec3 => {
    const w = Math.max(0.002, r.w - inset);
    const low = Math.min(r.keel + inset, r.rail - 0.001);
    return [w * (1 - (1 - u) ** r.m), low + (r.rail - low) * u ** 1.25, r.z];
  };
  const us = Array.from({ length: PIECES + 1 }, (_, i) => i / PIECES);
  const ring = (r: (typeof rows)[number]): Vec3[] => {
    const out = us.map((u) => side(r, u, 0));
    const inn = us.map((u) => side(r, u, Math.min(thick, r.w * 0.6)));
    const flip = ([x, y, z]: Vec3): Vec3 => [-x, y, z];
    return [...[...out].reverse().map(flip), ...out.slice(1), ...[...inn].reverse(), ...inn.slice(1).map(flip)];
  };
  const at = (z: number): (typeof rows)[number] => {
    const i = Math.min(
      rows.length - 1,
      Math.max(1, rows.findIndex((r) => r.z >= z) < 0 ? rows.length - 1 : rows.findIndex((r) => r.z >= z)),
    );
    const [a, b] = [rows[i - 1], rows[i]];
    const t = Math.min(1, Math.max(0, (z - a.z) / (b.z - a.z || 1)));
    const mix = (p: number, q: number): number => p + (q - p) * t;
    return { z, w: mix(a.w, b.w), rail: mix(a.rail, b.rail), keel: mix(a.keel, b.keel), m: mix(a.m, b.m) };
  };
  const within = (from: number, to: number): number[] => [
    from,
    ...rows.map((r) => r.z).filter((z) => z > from + 0.01 && z < to - 0.01),
    to,
  ];
  const [first, last] = [rows[0].z, rows[rows.length - 1].z];
  return {
    shell: { op: 'loft', sections: rows.map((r) => ({ points: ring(r) })), spline: 'linear', cap: 'flat' },
    deck: ({ down, at: level, thick: t, z0 = first + (last - first) * 0.004, z1 = last - (last - first) * 0.02 }) => {
      const grid = within(z0, z1).map((z) => {
        const r = at(z);
        const y = level ?? r.rail - (down ?? 0);
        const u = Math.min(1, Math.max(0.02, (y - r.keel) / (r.rail - r.keel))) ** 0.8;
        const half = Math.max(0.01, r.w * (1 - (1 - u) ** r.m) - thick * 0.5);
        return [-1, -0.5, 0, 0.5, 1].map((k): Vec3 => [half * k, y, z]);
      });
      return { op: 'sheet', grid, thickness: t, spline: 'linear' };
    },
    rail: (out, up, from = first, to = last) => within(from, to).map((z): Vec3 => [at(z).w + out, at(z).rail + up, z]),
    strake: (share, out, from = first, to = last) =>
      within(from, to).map((z): Vec3 => {
        const p = side(at(z), share, 0);
        return [p[0] + out, p[1], z];
      }),
    at: (z) => ({ half: at(z).w, rail: at(z).rail, keel: at(z).keel }),
  };
}
