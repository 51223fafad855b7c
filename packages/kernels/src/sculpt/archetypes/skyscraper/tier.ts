import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';

/** A block of storeys: plan, foot, height, bays of windows along x and z, and how it is faced. Metres. */
export interface Tier {
  w: number;
  d: number;
  y: number;
  h: number;
  nx: number;
  nz: number;
  floors: number;
  /** Share of a bay that is pier. */
  pier: number;
  /** Share of a storey that is spandrel. Default 0.34. */
  spandrel?: number;
  /** How deep the windows lie behind the piers. Default 0.5. */
  reveal?: number;
  /** How much wider than a pier a corner is. Default 1.4. */
  corner?: number;
  at?: Vec3;
  /** What spandrels are made of. Default `frame`. */
  bands?: 'frame' | 'facade';
}

/** Plan of a block with a notch for every bay, as (x, -z). */
function notched(t: Tier, reveal: number): Vec2[] {
  const out: Vec2[] = [];
  const side = (l: number, across: number, n: number, put: (u: number, v: number) => Vec2): void => {
    const corner = ((l / n) * t.pier * (t.corner ?? 1.4)) / 2;
    const bay = (l - 2 * corner) / n;
    const half = (bay * t.pier) / 2;
    out.push(put(-l / 2, across));
    for (let i = 0; i < n; i++) {
      const [a, b] = [-l / 2 + corner + i * bay + half, -l / 2 + corner + (i + 1) * bay - half];
      out.push(put(a, across), put(a, across - reveal), put(b, across - reveal), put(b, across));
    }
  };
  side(t.w, t.d / 2, t.nx, (u, v) => [u, -v]);
  side(t.d, t.w / 2, t.nz, (u, v) => [v, u]);
  side(t.w, t.d / 2, t.nx, (u, v) => [-u, v]);
  side(t.d, t.w / 2, t.nz, (u, v) => [-v, -u]);
  return out;
}

/** Piers as one fluted block, glass in its flutes, a spandrel at every storey between them. */
export function addTier(b: Bench, name: string, t: Tier): void {
  const reveal = t.reveal ?? 0.5;
  const [x, , z] = t.at ?? [0, 0, 0];
  const mid: Vec3 = [x, t.y + t.h / 2, z];
  const storey = t.h / t.floors;
  b.add(`${name} piers`, 'facade', solid.slab(notched(t, reveal), t.h, mid, 'y', { bevel: 0 }), { detail: 1.3 });
  b.add(`${name} windows`, 'glass', solid.box([t.w - reveal * 1.5, t.h - 0.1, t.d - reveal * 1.5], mid, 0), {
    detail: 0.6,
  });
  const band = storey * (t.spandrel ?? 0.34);
  b.add(
    `${name} spandrels`,
    t.bands ?? 'frame',
    solid.at(
      solid.box([t.w - reveal * 0.9, band, t.d - reveal * 0.9], [0, 0, 0], 0),
      Array.from({ length: t.floors }, (_, i) => ({ at: [x, t.y + storey * (i + 1) - band / 2 - 0.02, z] as Vec3 })),
    ),
    { detail: 0.7 },
  );
}

/** A flat roof: slab, parapet, and the rim that casts a line of shade. */
export function addParapet(
  b: Bench,
  name: string,
  w: number,
  d: number,
  y: number,
  h = 0.9,
  at: Vec3 = [0, 0, 0],
): void {
  const t = 0.5;
  const ring: Shape = solid.many([
    solid.box([w + 0.3, h, t], [at[0], y + h / 2, at[2] + d / 2 - t / 2 + 0.15], 0.05),
    solid.box([w + 0.3, h, t], [at[0], y + h / 2, at[2] - d / 2 + t / 2 - 0.15], 0.05),
    solid.box([t, h - 0.02, d - 2 * t + 0.3], [at[0] + w / 2 - t / 2 + 0.15, y + h / 2, at[2]], 0.05),
    solid.box([t, h - 0.02, d - 2 * t + 0.3], [at[0] - w / 2 + t / 2 - 0.15, y + h / 2, at[2]], 0.05),
  ]);
  b.add(`${name} parapet`, 'facade', ring);
  b.add(`${name} roof`, 'roof', solid.box([w - 0.7, 0.3, d - 0.7], [at[0], y + 0.1, at[2]], 0));
}
