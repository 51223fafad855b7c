import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { flatOval, fluted } from '../../kits/mechanics/index.ts';
import { cupProfile } from './shell.ts';

/** A balloon whisk: steel handle with ring, nine wire loops crossing at the top. Returns the height where it is held. */
export function buildWhisk(b: Bench): number {
  b.add(
    'handle',
    'handle',
    solid.turned(
      pairs([
        0, 0.004, 0.0075, 0.004, 0.0098, 0.009, 0.0112, 0.03, 0.0092, 0.055, 0.0105, 0.085, 0.0088, 0.112, 0.0066,
        0.128, 0, 0.128,
      ]),
      [0, 0, 0],
      { smooth: false, bevel: 0.0015 },
    ),
    { detail: 1.3, grain: [0, 1, 0] },
  );
  b.add(
    'hanging ring',
    'trim',
    solid.tube(
      outline.ngon(0.0082, 22, 0, 0, 0.0092).map(([x, y]): Vec3 => [x, y, 0]),
      0.0011,
      { closed: true },
    ),
    { detail: 0.6 },
  );
  b.add(
    'wire collar',
    'trim',
    fluted(
      [
        [0.12, 0.0074, 0.06],
        [0.128, 0.0084, 0.1],
        [0.138, 0.0082, 0.1],
        [0.141, 0.0068, 0.06],
      ],
      14,
      { per: 4 },
    ),
    { detail: 0.7 },
  );
  const n = 6;
  for (let i = 0; i < n; i++) {
    const a = (Math.PI * i) / n;
    const wide = 0.029 + 0.0016 * (i % 2);
    const top = 0.294 - 0.0026 * i;
    const half = [
      [0.0045, 0.13],
      [0.009, 0.152],
      [wide * 0.72, 0.196],
      [wide, 0.238],
      [wide * 0.93, 0.264],
      [wide * 0.6, top - 0.006],
    ] as const;
    const at = (r: number, y: number): Vec3 => [r * Math.cos(a), y, r * Math.sin(a)];
    const path = [...half.map(([r, y]) => at(r, y)), at(0, top), ...[...half].reverse().map(([r, y]) => at(-r, y))];
    b.add(
      `${['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][i]} wire`,
      'metal',
      solid.tube(path, 0.0015, { cap: 'flat' }),
      { detail: 0.9 },
    );
  }
  for (const [i, y] of [0.018, 0.098].entries())
    b.add(
      i ? 'upper handle ring' : 'lower handle ring',
      'trim',
      solid.hoop(i ? 0.0102 : 0.0108, { kind: 'ellipse', rx: 0.0009, ry: 0.0006 }, [0, y, 0], 'y', 32),
      { detail: 0.4 },
    );
  return 0.06;
}

/** A potato masher: waved wire below a wooden handle. Held above. */
export function buildMasher(b: Bench): number {
  const wave: Vec3[] = [];
  for (let i = 0; i <= 36; i++) {
    const t = i / 36;
    wave.push([
      (t - 0.5) * 0.09,
      0.0035,
      0.03 * Math.sin(t * Math.PI * 6.5) * Math.min(1, 0.4 + 2.4 * Math.min(t, 1 - t)),
    ]);
  }
  const l = wave[0];
  const r = wave[wave.length - 1];
  b.add(
    'masher wire',
    'metal',
    solid.tube(
      [
        [0.0, 0.15, 0],
        [-0.012, 0.125, 0],
        [l[0], 0.06, l[2]],
        [l[0], 0.02, l[2]],
        ...wave,
        [r[0], 0.02, r[2]],
        [r[0], 0.06, r[2]],
        [0.012, 0.125, 0],
        [0.0, 0.15, 0.004],
      ],
      0.0032,
      { cap: 'flat' },
    ),
    { detail: 1.3 },
  );
  b.add(
    'ferrule',
    'trim',
    solid.turned(pairs([0, 0.136, 0.0095, 0.136, 0.0118, 0.144, 0.0122, 0.158, 0, 0.158]), [0, 0, 0], {
      bevel: 0.0008,
    }),
    { detail: 0.6 },
  );
  b.add(
    'handle',
    'handle',
    solid.turned(
      pairs([0, 0.152, 0.0112, 0.152, 0.0138, 0.18, 0.0128, 0.215, 0.0155, 0.24, 0.013, 0.255, 0.006, 0.26, 0, 0.26]),
      [0, 0, 0],
      { smooth: true },
    ),
    { detail: 1.2, grain: [0, 1, 0] },
  );
  b.add(
    'handle ring',
    'trim',
    solid.hoop(0.0136, { kind: 'rect', w: 0.004, h: 0.0012, r: 0.0003 }, [0, 0.188, 0], 'y', 28),
    { detail: 0.4 },
  );
  return 0.2;
}

/** A hand strainer, its bowl up: perforated cup, rolled rim, ear, wire handle. */
export function buildStrainer(b: Bench): number {
  const y = 0.26;
  const r = 0.068;
  const z = 0.0;
  const holes: Shape[] = [];
  for (let k = 1; k < 6; k++) {
    const a = (k * Math.PI) / 13;
    const m = k * 6;
    for (let i = 0; i < m; i++) {
      const t = (2 * Math.PI * (i + (k % 2) / 2)) / m;
      const d: Vec3 = [Math.sin(a) * Math.cos(t), -Math.cos(a), Math.sin(a) * Math.sin(t)];
      holes.push(solid.put({ op: 'ball', r: 0.0036 }, [d[0] * r, y + d[1] * r, z + d[2] * r]));
    }
  }
  b.add(
    'cup',
    'metal',
    solid.cut(solid.turned(cupProfile(r, 0.0022, 12), [0, y, z], { bevel: 0.0004, segments: 48 }), solid.many(holes)),
    { detail: 2 },
  );
  b.add('rim', 'trim', solid.hoop(r, { kind: 'ellipse', rx: 0.0034, ry: 0.0026 }, [0, y, z], 'y', 56), { detail: 0.9 });
  b.add(
    'rest ear',
    'trim',
    solid.tube(
      [
        [-0.016, y, z + r],
        [-0.012, y, z + r + 0.018],
        [0, y, z + r + 0.023],
        [0.012, y, z + r + 0.018],
        [0.016, y, z + r],
      ],
      0.0022,
    ),
    { detail: 0.6 },
  );
  for (const [side, s] of [
    ['left', -1],
    ['right', 1],
  ] as const)
    b.add(
      `${side} frame wire`,
      'trim',
      solid.tube(
        [
          [s * 0.02, y, z - r + 0.003],
          [s * 0.014, y - 0.03, z - r - 0.01],
          [s * 0.006, y - 0.08, -0.05],
          [s * 0.0045, y - 0.14, -0.02],
          [s * 0.0045, 0.1, 0],
        ],
        0.0025,
        { cap: 'flat' },
      ),
      { detail: 0.7 },
    );
  b.add(
    'handle',
    'handle',
    flatOval(
      [
        0, 0.0055, 0.012, 0.008, 0, 0.011, 0.0185, 0.0105, 0, 0.05, 0.016, 0.0098, 0, 0.1, 0.0145, 0.0095, 0, 0.118,
        0.012, 0.008,
      ],
      { e: 2.8 },
    ),
    { detail: 1.1 },
  );
  b.add(
    'handle eyelet',
    'trim',
    solid.hoop(0.0036, { kind: 'ellipse', rx: 0.0009, ry: 0.0009 }, [0, 0.016, 0.0046], 'z', 20),
    { detail: 0.3 },
  );
  return 0.055;
}
