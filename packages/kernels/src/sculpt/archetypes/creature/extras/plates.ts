import type { Shape } from '../../../../curves/index.ts';
import { V3, type Vec3 } from '../../../../math/index.ts';
import { hornShape } from '../../../kits/horns.ts';
import type { Host } from '../../../kits/host.ts';
import type { Draft } from '../draft.ts';
import type { Anatomy } from '../plan/tetrapod.ts';
import { axis, upOf } from './armour.ts';

/** A stegosaur's plates: two alternating rows of upright kites, largest over the hips. */
export function dorsalPlates(draft: Draft, body: Anatomy, host: Host, spec: { size: number; n: number }): void {
  const u = draft.unit;
  const stations = axis(body, spec.n, { neck: true, trunk: true, tail: true });
  const of: Shape[] = [];
  stations.forEach((station, i) => {
    const t = i / (spec.n - 1);
    if (t > 0.86) return;
    const up = upOf(station);
    const across = V3.normalize(V3.cross(up, station.along));
    const lean = i % 2 === 0 ? 0.16 : -0.16;
    const root = host.hit(
      V3.add(V3.addScaled(station.at, up, station.r * 3 + 0.05 * u), V3.scale(across, lean * station.r)),
      V3.scale(up, -1),
      -0.025 * u,
    );
    const size = spec.size * u * (0.3 + 0.7 * Math.sin(Math.min(1, t * 1.08 + 0.08) * Math.PI) ** 1.2);
    const dir = V3.normalize(V3.add(up, V3.scale(across, lean)));
    const grid = [
      [0, 0.26],
      [0.3, 0.5],
      [0.55, 0.44],
      [0.8, 0.22],
      [1, 0.03],
    ].map(([y, w]) =>
      [-1, -0.5, 0, 0.5, 1].map((s): Vec3 => {
        const bulge = (1 - s * s) * 0.05 * (i % 2 === 0 ? 1 : -1);
        return V3.addScaled(
          V3.addScaled(V3.addScaled(root, dir, y * size), station.along, s * w * size),
          across,
          bulge * size,
        );
      }),
    );
    of.push({ op: 'sheet', grid, thickness: size * 0.07, spline: 'catmull' });
  });
  draft.part('dorsal plates', 'spikes', { op: 'assembly', of });
}

/** A sail over the back on raised spines. */
export function sail(draft: Draft, body: Anatomy, host: Host, size: number): void {
  const u = draft.unit;
  const rows: Vec3[][] = [0, 0.25, 0.5, 0.75, 1].map(() => []);
  const n = 15;
  for (let i = 0; i < n; i++) {
    const t = 1.02 - (1.14 * i) / (n - 1);
    const back = body.trunk.back(Math.max(-0.12, Math.min(1.02, t)));
    const root = host.hit(V3.add(back, [0, u, 0]), [0, -1, 0], -0.03 * u);
    const h = size * u * Math.sin((i / (n - 1)) * Math.PI) ** 0.7 * (1 - 0.06 * (i % 2)) + 0.02 * u;
    rows.forEach((row, r) => {
      row.push(V3.add(root, [0, (r / 4) * h, -0.1 * h * (r / 4)]));
    });
  }
  draft.part('sail', 'fins', { op: 'sheet', grid: rows, thickness: 0.02 * u, spline: 'catmull' });
}

/** Spikes at the end of the tail, in two pairs, or a club's knobs. */
export function tailSpikes(draft: Draft, body: Anatomy, size: number): void {
  if (!body.tail) return;
  const u = draft.unit;
  const { points, radii } = body.tail;
  const last = points.length - 1;
  const of: Shape[] = [];
  for (const back of [1, 2]) {
    const i = last - back;
    const along = V3.normalize(V3.sub(points[i], points[i + 1]));
    const up = upOf({ at: points[i], r: radii[i], along });
    const across = V3.normalize(V3.cross(up, along));
    for (const s of [-1, 1]) {
      of.push(
        hornShape({
          at: V3.addScaled(points[i], across, s * radii[i] * 0.5),
          dir: V3.add(V3.add(V3.scale(across, s), V3.scale(up, 0.75)), V3.scale(along, -0.35)),
          length: size * u * (back === 1 ? 1 : 0.9),
          r: Math.max(radii[i] * 0.7, size * u * 0.1),
          curl: 12,
        }),
      );
    }
  }
  draft.part('tail spikes', 'spikes', { op: 'assembly', of }, { joint: 'tail end' });
}

/** The spade at the end of a dragon's tail. */
export function tailBlade(draft: Draft, body: Anatomy, size: number): void {
  if (!body.tail) return;
  const u = draft.unit;
  const { points } = body.tail;
  const last = points.length - 1;
  const dir = V3.normalize(V3.sub(points[last], points[last - 1]));
  const up = upOf({ at: points[last], r: 0, along: V3.scale(dir, -1) });
  const across = V3.normalize(V3.cross(up, dir));
  const root = V3.addScaled(points[last], dir, -0.22 * size * u);
  const grid = [
    [0, 0.05],
    [0.16, 0.16],
    [0.3, 0.52],
    [0.42, 0.42],
    [0.7, 0.2],
    [1, 0.015],
  ].map(([z, w]) =>
    [-1, -0.5, 0, 0.5, 1].map((s): Vec3 => {
      const sweepBack = z > 0.25 && z < 0.35 ? -0.1 * Math.abs(s) : 0;
      return V3.addScaled(
        V3.addScaled(V3.addScaled(root, dir, (z + sweepBack) * size * u), across, s * w * size * u),
        up,
        (1 - s * s) * 0.05 * size * u,
      );
    }),
  );
  draft.part(
    'tail blade',
    'spikes',
    { op: 'sheet', grid, thickness: 0.045 * size * u, spline: 'catmull' },
    { joint: 'tail end' },
  );
}
