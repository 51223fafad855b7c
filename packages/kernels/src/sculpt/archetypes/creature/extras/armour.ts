import type { Shape } from '../../../../curves/index.ts';
import { V3, type Vec3 } from '../../../../math/index.ts';
import { hornShape } from '../../../kits/horns.ts';
import type { Host } from '../../../kits/host.ts';
import type { Draft } from '../draft.ts';
import type { Anatomy } from '../plan/tetrapod.ts';

export interface Station {
  at: Vec3;
  r: number;
  /** Direction from tail to head. */
  along: Vec3;
}

/** The body's axis from skull to tail tip as evenly spaced stations; parts of it may be left out. */
export function axis(body: Anatomy, n: number, use: { neck?: boolean; trunk?: boolean; tail?: boolean }): Station[] {
  const line: { at: Vec3; r: number }[] = [];
  if (use.neck) {
    const { points, radii } = body.neck;
    for (let i = points.length - 1; i >= 1; i--) line.push({ at: points[i], r: radii[i] });
  }
  if (use.trunk) for (let i = 0; i <= 8; i++) line.push(body.trunk.section(0.95 - 0.95 * (i / 8)));
  if (use.tail && body.tail) {
    const { points, radii } = body.tail;
    for (let i = use.trunk ? 1 : 0; i < points.length; i++) line.push({ at: points[i], r: radii[i] });
  }
  const s = [0];
  for (let i = 1; i < line.length; i++) s.push(s[i - 1] + V3.distance(line[i - 1].at, line[i].at));
  const total = s[s.length - 1];
  const out: Station[] = [];
  let j = 0;
  for (let i = 0; i < n; i++) {
    const want = (i / (n - 1)) * total;
    while (j < line.length - 2 && s[j + 1] < want) j++;
    const f = Math.min(1, Math.max(0, (want - s[j]) / (s[j + 1] - s[j] || 1)));
    out.push({
      at: V3.lerp(line[j].at, line[j + 1].at, f),
      r: line[j].r + (line[j + 1].r - line[j].r) * f,
      along: V3.normalize(V3.sub(line[j].at, line[j + 1].at)),
    });
  }
  return out;
}

/** "Up" of a station: away from the ground, square to the axis. */
export function upOf(station: Station): Vec3 {
  const up: Vec3 = Math.abs(station.along[1]) > 0.97 ? [0, 0, -1] : [0, 1, 0];
  return V3.normalize(V3.sub(up, V3.scale(station.along, V3.dot(up, station.along))));
}

/** A row of backward-leaning blades down neck, back and tail, largest at the shoulders. */
export function dorsalSpikes(
  draft: Draft,
  body: Anatomy,
  host: Host,
  spec: { size: number; n: number; tail?: boolean },
): void {
  const u = draft.unit;
  const stations = axis(body, spec.n, { neck: true, trunk: true, tail: spec.tail ?? true });
  const of: Shape[] = [];
  stations.forEach((station, i) => {
    if (i === stations.length - 1) return;
    const t = i / (stations.length - 1);
    const up = upOf(station);
    const at = host.hit(V3.addScaled(station.at, up, station.r * 2.5 + 0.05 * u), V3.scale(up, -1), -0.004 * u);
    const grow = 0.35 + 0.65 * Math.sin(Math.min(1, t * 1.25 + 0.1) * Math.PI) ** 0.8;
    const length = spec.size * u * grow;
    of.push(
      hornShape({
        at,
        dir: V3.add(up, V3.scale(station.along, -0.75)),
        length,
        r: length * 0.26,
        curl: 24,
        axis: V3.cross(station.along, up),
        flat: 0.42,
      }),
    );
  });
  draft.part('dorsal spikes', 'spikes', { op: 'assembly', of });
}

/** Overlapping scutes under throat, chest, belly and tail: each a curved sheet laid on the real surface. */
export function bellyPlates(draft: Draft, body: Anatomy, host: Host, n: number): void {
  const u = draft.unit;
  const stations = axis(body, n + 1, { neck: true, trunk: true, tail: true });
  const of: Shape[] = [];
  const last = Math.floor(n * 0.86);
  for (let i = 1; i < last; i++) {
    const half = 58 - 10 * (i / n);
    const rows: Vec3[][] = [];
    for (const [f, lift] of [
      [-0.3, -0.4],
      [0.15, 0.6],
      [0.7, 1],
      [0.98, 0.75],
      [1.02, -0.5],
    ]) {
      const a = stations[i];
      const b = stations[i + 1];
      const at = V3.lerp(a.at, b.at, f);
      const along = V3.normalize(V3.lerp(a.along, b.along, Math.max(0, f)));
      const up = upOf({ at, r: a.r, along });
      const side = V3.normalize(V3.cross(up, along));
      const row: Vec3[] = [];
      for (let j = 0; j <= 8; j++) {
        const q = (j / 8) * 2 - 1;
        const angle = (q * half * Math.PI) / 180;
        const dir = V3.normalize(V3.add(V3.scale(up, -Math.cos(angle)), V3.scale(side, Math.sin(angle))));
        const edge = 1 - q ** 6;
        row.push(
          host.hit(
            V3.addScaled(at, dir, a.r * 1.7 + 0.1 * u),
            V3.scale(dir, -1),
            (lift * edge - (1 - edge) * 0.4) * 0.011 * u,
          ),
        );
      }
      rows.push(row);
    }
    of.push({ op: 'sheet', grid: rows, thickness: 0.008 * u, spline: 'catmull' });
  }
  draft.part('belly plates', 'belly', { op: 'assembly', of });
}
