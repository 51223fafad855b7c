import type { Shape } from '../../../../curves/index.ts';
import { type Rng, V3, type Vec3 } from '../../../../math/index.ts';
import type { MaterialSpec } from '../../../../texture/index.ts';
import type { Bench } from '../../../kits/joinery/index.ts';
import type { Head } from '../head/head.ts';
import { onSkull } from './skull.ts';
import type { HairStyle } from './styles.ts';

interface ExtraInput {
  material: MaterialSpec;
  rng: Rng;
}

/** A lock as a tapering, hanging bar through points in heads. */
export function lockOf(
  head: Head,
  path: readonly Vec3[],
  width: number,
  o: { flat?: number; taper?: readonly number[]; up?: Vec3 } = {},
): Shape {
  const w = width * head.unit;
  return {
    op: 'sweep',
    path: path.map((p) => head.place(p)),
    section: { kind: 'ellipse', rx: w, ry: w * (o.flat ?? 0.6) },
    taper: o.taper ?? [0.7, 1, 0.92, 0.6, 0.05],
    spline: 'catmull',
    cap: 'point',
    ...(o.up ? { up: head.turn(o.up) } : {}),
  };
}

/** What is tied, or stands, on a cut: buns, tails, braids, spikes, curls. */
export function addExtra(b: Bench, head: Head, cut: HairStyle, { material, rng }: ExtraInput): void {
  const j = { joint: 'head', detail: 1.2 };
  const random = rng.fork('locks');
  const many = (of: readonly Shape[]): Shape => ({ op: 'assembly', of });
  switch (cut.extra) {
    case 'bun':
    case 'topknot': {
      const high = cut.extra === 'topknot';
      const d: Vec3 = high ? [0, 1, -0.35] : [0, 0.5, -1];
      const r = high ? 0.085 : 0.115;
      b.add('hair bun', material, knot(head, onSkull(d, r * 0.75), V3.normalize(d), r), j);
      b.add(
        'hair tie',
        { base: 'fabric', color: '#7a2430' },
        hoopAt(head, onSkull(d, 0.026), V3.normalize(d), r * 0.86, 0.018),
        j,
      );
      return;
    }
    case 'ponytail':
      b.add('ponytail', material, tail(head, onSkull([0, 0.55, -1], 0.03), 0, 0.75), j);
      b.add(
        'hair tie',
        { base: 'fabric', color: '#7a2430' },
        hoopAt(head, onSkull([0, 0.55, -1], 0.045), V3.normalize([0, 0.35, -1]), 0.05, 0.018),
        j,
      );
      return;
    case 'pigtails':
    case 'braids':
      for (const [side, s] of [
        ['left', 1],
        ['right', -1],
      ] as const) {
        const root = onSkull([s * 0.9, cut.extra === 'braids' ? -0.35 : 0.05, -0.35], 0.03);
        b.add(
          `${side} ${cut.extra === 'braids' ? 'braid' : 'pigtail'}`,
          material,
          cut.extra === 'braids' ? braid(head, root, s) : tail(head, root, s, 0.5),
          j,
        );
        b.add(
          `${side} hair tie`,
          { base: 'fabric', color: '#c23a5a' },
          hoopAt(head, V3.add(root, [s * 0.02, -0.01, 0]), V3.normalize([s, -0.2, -0.2]), 0.04, 0.016),
          j,
        );
      }
      return;
    case 'spikes': {
      const of: Shape[] = [];
      for (let i = 0; i < 34; i++) {
        const a = random.range(-Math.PI, Math.PI);
        const e = random.range(0.15, 1.35);
        const d: Vec3 = [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e) * 0.9 - 0.15];
        if (d[2] > 0.55 && d[1] < 0.72) continue;
        of.push(spike(head, d, random.range(0.13, 0.2), random.range(0.035, 0.05)));
      }
      b.add('hair spikes', material, many(of), j);
      return;
    }
    case 'quiff': {
      const of: Shape[] = [];
      for (let i = 0; i < 19; i++) {
        const x = -0.62 + i * 0.07;
        const up = 0.012 * Math.cos(i * 2.1);
        const path = [
          onSkull([x * 0.95, 0.86, 0.92], 0.005),
          onSkull([x, 0.98, 0.8], 0.066 + up),
          onSkull([x - 0.06, 1.05, 0.48], 0.082 + up),
          onSkull([x - 0.12, 1.08, 0.1], 0.07),
          onSkull([x - 0.16, 1, -0.25], 0.04),
        ];
        of.push(lockOf(head, path, 0.036, { taper: [0.5, 1, 1, 0.8, 0.1], flat: 0.62 }));
      }
      b.add('hair fringe', material, many(of), j);
      return;
    }
    case 'mohawk': {
      const of: Shape[] = [];
      for (let i = 0; i <= 16; i++) {
        const a = -0.75 + (i / 16) * 2.75;
        of.push(
          spike(
            head,
            [0, Math.cos(a - 0.1), -Math.sin(a - 0.1) + 0.001],
            0.26 - 0.1 * (i / 16) ** 2 + 0.03 * (i % 2),
            0.055,
          ),
        );
      }
      b.add('mohawk', material, many(of), j);
      return;
    }
    case 'afro':
    case 'curls': {
      const of: Shape[] = [];
      const n = cut.extra === 'afro' ? 190 : 130;
      for (let i = 0; i < n; i++) {
        const y = 1 - (i + 0.5) * (1.32 / n);
        const a = i * 2.39996;
        const r = Math.sqrt(Math.max(0, 1 - y * y));
        const d: Vec3 = [Math.sin(a) * r, y, Math.cos(a) * r - 0.12];
        const p = onSkull(d, 0);
        if (p[2] > 0.12 && p[1] < 0.8) continue;
        if (p[2] > -0.05 && p[1] < 0.5) continue;
        const big = cut.extra === 'afro';
        const size = (big ? 0.1 : 0.066) * random.range(0.85, 1.15);
        of.push({ op: 'ball', r: size * head.unit, at: head.place(onSkull(d, big ? 0.12 : 0.055)) });
      }
      b.add('curls', { ...material, scale: 0.6 }, many(of), { ...j, detail: 0.8 });
      return;
    }
    default:
  }
}

function spike(head: Head, d: Vec3, length: number, width: number): Shape {
  const root = onSkull(d, -0.01);
  const out = V3.normalize(V3.add(V3.normalize(d), [0, 0.25, 0]));
  const tip = V3.addScaled(V3.addScaled(root, out, length), [0, 0, -1], length * 0.3);
  return lockOf(head, [root, V3.addScaled(root, out, length * 0.5), tip], width, {
    taper: [1, 0.85, 0.05],
    flat: 0.75,
  });
}

function knot(head: Head, at: Vec3, axis: Vec3, r: number): Shape {
  const side = V3.perpendicular(axis);
  const other = V3.cross(axis, side);
  const of: Shape[] = [{ op: 'ball', r: r * 0.9 * head.unit, at: head.place(at) }];
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * 2 * Math.PI;
    const path = Array.from({ length: 6 }, (_, k): Vec3 => {
      const b = a + k * 0.5;
      const e = -0.9 + k * 0.42;
      const q = V3.add(V3.scale(side, Math.cos(b) * Math.cos(e)), V3.scale(other, Math.sin(b) * Math.cos(e)));
      return V3.addScaled(at, V3.add(q, V3.scale(axis, Math.sin(e))), r * 0.86);
    });
    of.push(lockOf(head, path, r * 0.36, { taper: [0.5, 1, 1, 1, 0.9, 0.3] }));
  }
  return { op: 'assembly', of };
}

function hoopAt(head: Head, at: Vec3, axis: Vec3, r: number, thick: number): Shape {
  const side = V3.perpendicular(axis);
  const other = V3.cross(axis, side);
  const path = Array.from({ length: 20 }, (_, i): Vec3 => {
    const a = (i / 20) * 2 * Math.PI;
    return head.place(V3.add(at, V3.add(V3.scale(side, r * Math.cos(a)), V3.scale(other, r * Math.sin(a)))));
  });
  return { op: 'sweep', path, section: { kind: 'circle', r: thick * head.unit }, closed: true, spline: 'linear' };
}

function tail(head: Head, root: Vec3, s: number, length: number): Shape {
  const of: Shape[] = [];
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 2 * Math.PI;
    const o: Vec3 = [Math.cos(a) * 0.035, Math.sin(a) * 0.02, Math.sin(a) * 0.035];
    const wide = 1 + 0.5 * Math.sin(i * 2.3);
    const path: Vec3[] = [
      V3.addScaled(root, o, 0.3),
      [root[0] + s * 0.11 + o[0] * 1.5, root[1] + 0.01, root[2] - (s === 0 ? 0.12 : 0.03) + o[2] * 1.5],
      [root[0] + s * 0.16 + o[0] * 2.2, root[1] - length * 0.4, root[2] - (s === 0 ? 0.17 : 0.03) + o[2] * 2],
      [
        root[0] + s * 0.13 + o[0] * 1.2,
        root[1] - length * (0.86 + 0.06 * wide),
        root[2] - (s === 0 ? 0.1 : 0.01) + o[2],
      ],
    ];
    of.push(lockOf(head, path, 0.05, { taper: [0.5, 1, 1.05, 0.05], flat: 0.8 }));
  }
  return { op: 'assembly', of };
}

function braid(head: Head, root: Vec3, s: number): Shape {
  const of: Shape[] = [];
  const n = 11;
  for (let i = 0; i < n; i++) {
    const k = i / (n - 1);
    const at: Vec3 = [
      root[0] + s * (0.03 + 0.05 * Math.sin(k * 2)),
      root[1] - 0.04 - 0.56 * k,
      root[2] + 0.05 + 0.16 * k,
    ];
    const r = 0.046 * (1 - 0.4 * k);
    for (const q of [1, -1])
      of.push({
        op: 'ball',
        r: [r * 0.75 * head.unit, r * 1.35 * head.unit, r * 0.8 * head.unit],
        at: head.place([at[0] + q * r * 0.5, at[1] - (q > 0 ? 0 : 0.026), at[2]]),
        rot: [0, 0, q * 32],
      });
  }
  return { op: 'assembly', of };
}
