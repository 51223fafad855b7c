import type { Tracer } from './tracer.ts';

/** Starts the next ray at the surface at hand; `side` -1: behind it. */
export function startRay(t: Tracer, dx: number, dy: number, dz: number, side: number): void {
  const { ray, surface: s, lift } = t;
  ray.ox = (side > 0 ? s.sx : s.x) + side * lift * s.gx;
  ray.oy = (side > 0 ? s.sy : s.y) + side * lift * s.gy;
  ray.oz = (side > 0 ? s.sz : s.z) + side * lift * s.gz;
  ray.dx = dx;
  ray.dy = dy;
  ray.dz = dz;
  ray.from = 0;
}
