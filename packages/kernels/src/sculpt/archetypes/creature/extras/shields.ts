import type { Shape } from '../../../../curves/index.ts';
import type { FieldShape } from '../../../../field/index.ts';
import { V3, type Vec3 } from '../../../../math/index.ts';
import { frames } from '../../../kits/frame.ts';
import { hornShape } from '../../../kits/horns.ts';
import type { Draft } from '../draft.ts';
import type { Anatomy } from '../plan/tetrapod.ts';

/** The bony club at the end of an armoured tail. */
export function tailClub(draft: Draft, body: Anatomy, size: number): void {
  if (!body.tail) return;
  const s = size * draft.unit;
  const [x, y, z] = body.tail.points[body.tail.points.length - 1];
  const lobes: FieldShape[] = [-1, 0, 1].map((i) => ({
    op: 'ellipsoid',
    r: [s * 0.42, s * 0.3, s * 0.42],
    at: [x + i * s * 0.32, y, z - (i === 0 ? s * 0.18 : 0)],
  }));
  draft.part('tail club', 'spikes', { op: 'union', of: lobes, k: s * 0.12 }, { joint: 'tail end' });
}

/** A turtle's carapace and plastron over the trunk, with a rim. */
export function shell(draft: Draft, body: Anatomy, size: number): void {
  const a = body.trunk.section(0).at;
  const b = body.trunk.section(1).at;
  const mid = V3.lerp(a, b, 0.5);
  const half = (V3.distance(a, b) / 2) * 1.42;
  const wide = Math.max(body.trunk.chestWidth, body.trunk.hipWidth) * 1.34;
  const r = body.trunk.section(0.5).r;
  const high = r * 1.5 * size;
  const dome: FieldShape = {
    op: 'union',
    k: r * 0.12,
    of: [
      {
        op: 'intersect',
        k: r * 0.1,
        of: [
          { op: 'ellipsoid', r: [wide, high, half], at: [0, 0, 0] },
          { op: 'halfspace', normal: [0, -1, 0], offset: r * 0.08 },
        ],
      },
      {
        op: 'torus',
        r: 1,
        tube: 0.075,
        scale: [wide * 0.985, r * 1.15, half * 0.985],
        at: [0, r * 0.02, 0],
      },
    ],
  };
  const at: Vec3 = [mid[0], mid[1] - r * 0.12, mid[2]];
  draft.part('shell', 'shell', { op: 'union', of: [dome], at, rot: [0, 0, 0] }, { joint: 'spine', detail: 1.2 });
  draft.part(
    'plastron',
    'belly',
    { op: 'ellipsoid', r: [wide * 0.86, r * 0.62, half * 0.88], at: [mid[0], mid[1] - r * 0.36, mid[2]] },
    { joint: 'spine' },
  );
}

/** A ceratopsian's frill: a curved shield behind the head with a toothed rim. */
export function frill(draft: Draft, body: Anatomy, size: number): void {
  for (const head of body.heads) {
    const { L, frame } = head;
    const s = size * L;
    const point = (a: number, t: number, lift = 0): Vec3 => [
      Math.sin(a) * s * (0.28 + 0.72 * t),
      0.02 * L + Math.cos(a) * s * (0.16 + 0.8 * t),
      0.22 * L - s * (0.12 + 0.55 * t * t) + lift - 0.12 * s * Math.abs(Math.sin(a)) * t,
    ];
    const grid = [0, 0.3, 0.6, 0.85, 1].map((t) =>
      Array.from({ length: 17 }, (_, j): Vec3 => point(((j / 16) * 2 - 1) * 1.85, t)),
    );
    draft.part(
      `${head.prefix}frill`,
      'skin',
      frames.shape(frame, [{ op: 'sheet', grid, thickness: s * 0.1, spline: 'catmull' }]),
      {
        joint: 'head',
      },
    );
    const points: Shape[] = Array.from({ length: 13 }, (_, j) => {
      const a = ((j / 12) * 2 - 1) * 1.7;
      return hornShape({
        at: point(a, 0.97),
        dir: [Math.sin(a), Math.cos(a), -0.5],
        length: s * 0.17,
        r: s * 0.055,
      });
    });
    draft.part(`${head.prefix}frill points`, 'horns', frames.shape(frame, [{ op: 'assembly', of: points }]), {
      joint: 'head',
    });
  }
}

/** An elephant's trunk: continues the muzzle down to the ground and curls up at its end; ringed by its own hide. */
export function trunk(draft: Draft, body: Anatomy, length: number): void {
  for (const head of body.heads) {
    const { L, frame, spec } = head;
    const u = draft.unit;
    const from = frames.point(frame, [0, spec.muzzleY[1] * L, (1 - spec.muzzleH[1] * 1.3) * L]);
    const forward = frames.direction(frame, [0, 0, 1]);
    const flat = V3.normalize([forward[0], 0, forward[2]]);
    const r = spec.muzzleH[1] * L;
    const points: Vec3[] = [];
    const radii: number[] = [];
    let p = from;
    const steps = 12;
    for (let i = 0; i <= steps; i++) {
      const t = i / steps;
      points.push(p);
      radii.push(r * (1.04 - 0.66 * t));
      const a = -1.05 - 0.62 * Math.sin(Math.min(1, t * 1.5) * Math.PI * 0.5) + Math.max(0, t - 0.55) ** 1.3 * 4.6;
      p = V3.add(p, V3.scale(V3.add(V3.scale(flat, Math.cos(a)), [0, Math.sin(a), 0]), (length * u) / steps));
    }
    draft.add({ op: 'chain', points, radii, spline: 'catmull' }, r * 0.7);
    draft.joint(`${head.prefix}trunk`, 'head', points[1]);
    draft.joint(`${head.prefix}trunk middle`, `${head.prefix}trunk`, points[6]);
    draft.joint(`${head.prefix}trunk end`, `${head.prefix}trunk middle`, points[steps]);
  }
}
