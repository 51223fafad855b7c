import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';

/** A leaf or petal along +Z from the origin, its face up. Metres. */
export interface LeafOptions {
  length: number;
  /** At the widest. */
  width: number;
  thick?: number;
  /** Where along the length it is widest, 0..1. Default 0.4. */
  belly?: number;
  /** How pointed: 1 = blunt, 2 = lancet. Default 1.3. */
  point?: number;
  /** How much the halves fold up from the midrib, as a share of the width. Default 0.25. */
  fold?: number;
  /** Rise along the length and droop of the tip, as shares of the length. */
  rise?: number;
  droop?: number;
  /** Waves of the margin and their height as a share of the width. */
  waves?: number;
  ruffle?: number;
  /** Width at the foot as a share of the width. Default: pointed. */
  foot?: number;
  /** A small one among many: fewer points. */
  plain?: boolean;
}

/** One leaf: a thin closed sheet, or with `thick` 0 a two-sided one. */
export function leafShape(o: LeafOptions): Shape {
  const rows = o.plain ? 6 : 9;
  const belly = o.belly ?? 0.4;
  const power = Math.log(0.5) / Math.log(belly);
  const grid = Array.from({ length: rows }, (_, i) => {
    const t = i / (rows - 1);
    const k = Math.sin(Math.PI * t ** power) ** (t > belly ? (o.point ?? 1.3) * 0.75 : 0.75);
    const pinched = i === rows - 1 || (i === 0 && o.foot === undefined);
    const w = pinched ? 0 : (o.width / 2) * Math.max(k, t < belly ? (o.foot ?? 0.02) : 0.02);
    const y = o.length * ((o.rise ?? 0.2) * t - (o.droop ?? 0.25) * t * t);
    return [-1, -0.55, 0, 0.55, 1].map((u): Vec3 => {
      const margin = Math.abs(u) === 1 ? (o.ruffle ?? 0) * w * Math.sin((o.waves ?? 5) * Math.PI * t + u) : 0;
      return [u * w, y + Math.abs(u) ** 1.5 * w * (o.fold ?? 0.25) * 2 + margin, t * o.length];
    });
  });
  return { op: 'sheet', grid, thickness: o.thick ?? o.width * 0.02, spline: o.plain ? 'linear' : 'catmull' };
}

/** A leaf of five lobes with notches between, `l` long, along +Z from its foot, drooping at the tips: vine, ivy, maple. */
export function vineLeaf(l: number, sharp = 1.5): Shape {
  const rows = 7;
  const cols = 41;
  const grid = Array.from({ length: rows }, (_, i) => {
    const t = i / (rows - 1);
    return Array.from({ length: cols }, (_, j): Vec3 => {
      const a = ((j / (cols - 1)) * 2 - 1) * 2.72;
      const lobe = 0.62 + 0.3 * Math.abs(Math.cos(a * 1.45)) ** sharp + 0.05 * Math.cos(a * 17) * t;
      const r = l * (0.03 + t * lobe * (1 - 0.16 * Math.abs(a / 2.72) ** 2));
      const drop = -0.34 * l * (r / l) ** 2 + 0.03 * l * Math.cos(a * 3) * t;
      return [r * Math.sin(a) * 0.92, drop, r * Math.cos(a) + l * 0.12];
    });
  });
  return { op: 'sheet', grid, thickness: l * 0.016, spline: 'linear' };
}

/**
 * A leaf or petal that hugs a ball of radius `r` standing on the origin, up its +Z side, and flares at its rim: cabbage, rose, tulip.
 * `width` in radians of the ball, `open` 0 closed to 1 flaring, `ruffle` the waves of the rim.
 */
export function cupLeaf(r: number, width: number, open: number, ruffle: number, seed: number): Shape {
  const rows = 10;
  const cols = 15;
  const grid = Array.from({ length: rows }, (_, i) => {
    const t = i / (rows - 1);
    const lat = -1.25 + t * (2.35 - open);
    const spread = width * Math.sin(Math.PI * Math.min(0.9, 0.18 + 0.66 * t)) ** 0.8;
    return Array.from({ length: cols }, (_, j): Vec3 => {
      const u = (j / (cols - 1)) * 2 - 1;
      const a = u * spread;
      const flare =
        open * t * t * 0.55 +
        ruffle * t * t * (Math.sin(u * 9 + seed) * 0.5 + Math.sin(u * 17 + seed * 2) * 0.3) * (0.3 + 0.7 * Math.abs(u));
      const q = r * (1 + flare);
      const rim = t > 0.8 ? -0.04 * Math.abs(u) : 0;
      return [q * Math.cos(lat) * Math.sin(a), q * Math.sin(lat + rim) + r, q * Math.cos(lat) * Math.cos(a)];
    });
  });
  return { op: 'sheet', grid, thickness: r * 0.022, spline: 'linear' };
}
