import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid, symmetric } from '../../kits/joinery/index.ts';

/** Neck and strings of a fretted instrument that stands upright, front +Z. Heights from the ground, metres. */
export interface NeckPlan {
  /** Height of the saddle, of the nut, and where the fretboard ends over the body. */
  bridge: number;
  nut: number;
  heel: number;
  /** Front face of the body. */
  front: number;
  /** Widths of the fretboard at the nut and at its end. */
  w0: number;
  w1: number;
  strings: number;
  frets: number;
  head: 'paddle' | 'slotted' | 'inline' | 'arrow';
  /** Height of the strings over the front at the bridge. */
  lift: number;
  /** Length of the head. */
  headL: number;
  /** Number of thin bare strings, the others are wound. */
  plain?: number;
}

const stringX = (p: NeckPlan, i: number, w: number): number => (i / (p.strings - 1) - 0.5) * w;

/** Fretboard with frets and dots, neck, head with machines, strings. */
export function addNeck(b: Bench, p: NeckPlan): void {
  const t = 0.006;
  const z = p.front + t;
  const half = (y: number): number => (p.w0 + ((p.w1 - p.w0) * (p.nut - y)) / (p.nut - p.heel)) / 2;
  const board: Vec2[] = [
    [-half(p.heel), p.heel],
    [half(p.heel), p.heel],
    [half(p.nut), p.nut],
    [-half(p.nut), p.nut],
  ];
  b.add(
    'fretboard',
    'fretboard',
    solid.slab(board, t + 0.001, [0, 0, p.front + t / 2 - 0.0005], 'z', { bevel: 0.0012 }),
    {
      grain: [0, 1, 0],
    },
  );
  addBack(b, p, half);
  const frets: Shape[] = [];
  const dots: Shape[] = [];
  const fretAt = (n: number): number => p.bridge + (p.nut - p.bridge) * 2 ** (-n / 12);
  for (let n = 1; n <= p.frets; n++) {
    const y = fretAt(n);
    if (y < p.heel + 0.004) break;
    frets.push(solid.rod([-half(y) + 0.0006, y, z], [half(y) - 0.0006, y, z], 0.0011));
    const place = (n % 12) as number;
    const mid = (fretAt(n - 1) + y) / 2;
    if ([3, 5, 7, 9].includes(place)) dots.push(solid.cyl(0.0032, 0.0012, [0, mid, z], 'z', { segments: 12 }));
    if (place === 0)
      for (const s of [-1, 1]) dots.push(solid.cyl(0.0032, 0.0012, [s * p.w0 * 0.24, mid, z], 'z', { segments: 12 }));
  }
  b.add('frets', 'metal', solid.many(frets), { detail: 0.4 });
  b.add('fret markers', 'pearl', solid.many(dots), { detail: 0.4 });
  b.add('nut', 'pearl', solid.box([p.w0, 0.005, 0.0075], [0, p.nut + 0.002, z - 0.001], 0.001));
  addHead(b, p, z);
}

/** The neck's round back from the heel to the head. */
function addBack(b: Bench, p: NeckPlan, half: (y: number) => number): void {
  const section = (y: number, depth: number): { points: Vec3[] } => ({
    points: outline
      .superellipse(half(y) * 0.985, depth, 2.4, 20)
      .map(([x, v]): Vec3 => [x, y, p.front + 0.001 + (v > 0 ? 0 : v)])
      .filter((_, i, l) => i === 0 || l[i] !== l[i - 1]),
  });
  const low = Math.max(p.heel, p.nut - (p.nut - p.bridge) * 0.52);
  const ys = [low, low + 0.03, low + 0.06, (low + p.nut) / 2, p.nut - 0.02, p.nut + 0.012];
  const depth = [0.032, 0.026, 0.019, 0.0175, 0.0165, 0.015];
  b.add(
    'neck',
    'neck',
    { op: 'loft', sections: ys.map((y, i) => section(y, depth[i])), spline: 'catmull', cap: 'flat' },
    {
      grain: [0, 1, 0],
      detail: 1.2,
    },
  );
}

function headOutline(p: NeckPlan): Vec2[] {
  const w = p.w0;
  const l = p.headL;
  if (p.head === 'inline')
    return outline.rounded(
      pairs([
        -w * 0.5,
        0,
        w * 0.5,
        0,
        w * 0.62,
        l * 0.1,
        w * 0.72,
        l * 0.55,
        w * 0.78,
        l * 0.9,
        w * 0.3,
        l * 1.05,
        -w * 0.5,
        l * 0.93,
        -w * 0.9,
        l * 0.8,
        -w * 0.86,
        l * 0.4,
        -w * 0.72,
        l * 0.16,
      ]),
      0.012,
    );
  if (p.head === 'arrow')
    return outline.rounded(
      pairs([-w * 0.5, 0, w * 0.5, 0, w * 1.05, l * 0.18, 0, l * 1.15, -w * 1.05, l * 0.18]),
      0.004,
    );
  return symmetric(
    [w * 0.48, 0, w * 0.62, l * 0.1, w * 0.78, l * 0.5, w * 0.86, l * 0.9, w * 0.45, l * 0.96, 0, l * 1.0],
    3,
  );
}

function addHead(b: Bench, p: NeckPlan, z: number): void {
  const tilt = p.head === 'inline' || p.head === 'arrow' ? 4 : 11;
  const put = (of: Shape): Shape => solid.put(of, [0, p.nut + 0.002, p.front - 0.003], [-tilt, 0, 0]);
  const wide = p.head === 'slotted';
  const t = 0.015;
  const l = p.headL;
  const slots = wide
    ? [-1, 1].map((s) => outline.roundRect(p.w0 * 0.24, l * 0.6, 0.004, s * p.w0 * 0.34, l * 0.5))
    : undefined;
  b.add(
    'head',
    'neck',
    put(solid.slab(headOutline(p), t, [0, 0, -t / 2 + 0.002], 'z', { bevel: 0.0025, holes: slots })),
    {
      grain: [0, 1, 0],
    },
  );
  const face = headOutline(p).map(([x, y]): Vec2 => [x * 0.95, l / 2 + (y - l / 2) * 0.96 + l * 0.01]);
  if (p.head !== 'inline')
    b.add(
      'head veneer',
      'fretboard',
      put(solid.slab(face, 0.002, [0, 0, 0.0026], 'z', { holes: slots, bevel: 0.0006 })),
    );
  const posts: Shape[] = [];
  const keys: Shape[] = [];
  const shafts: Shape[] = [];
  const ferrules: Shape[] = [];
  const ends: Vec3[] = [];
  for (let i = 0; i < p.strings; i++) {
    const inline = p.head === 'inline';
    const left = inline || i < p.strings / 2;
    const rank = inline ? i : left ? i : p.strings - 1 - i;
    const count = inline ? p.strings : Math.ceil(p.strings / 2);
    const y =
      l * (inline ? 0.16 + (0.7 * rank) / Math.max(1, count - 1) : 0.26 + (0.55 * rank) / Math.max(1, count - 1));
    const s = left ? -1 : 1;
    const x = inline
      ? -p.w0 * (0.5 + 0.06 * (rank / count))
      : s * p.w0 * (p.head === 'arrow' ? 0.5 * (1.2 - y / l) : 0.42);
    const edge = inline ? -p.w0 * 0.84 : s * p.w0 * (p.head === 'arrow' ? 0.98 * (1.2 - y / l) : 0.68 + 0.16 * (y / l));
    posts.push(put(solid.cyl(0.003, 0.022, [x, y, 0.004], 'z', { bevel: 0.0006, segments: 12 })));
    ferrules.push(put(solid.cyl(0.0055, 0.003, [x, y, 0.0035], 'z', { bevel: 0.0008, segments: 14 })));
    const zk = -t - 0.001;
    shafts.push(put(solid.rod([x, y, zk], [edge + s * 0.012, y, zk], 0.0024)));
    shafts.push(put(solid.box([0.014, 0.012, 0.008], [x, y, zk + 0.001], 0.0015)));
    keys.push(
      put({
        op: 'loft',
        sections: [0, 0.35, 0.8, 1].map((k, j) => ({
          points: outline
            .superellipse(0.0042 * [0.7, 0.9, 1, 0.6][j], 0.0085 * [0.5, 0.9, 1, 0.8][j], 2.5, 14)
            .map(([u, v]): Vec3 => [edge + s * (0.01 + 0.014 * k), y + v, zk + u]),
        })),
        spline: 'linear',
        smooth: true,
        cap: 'flat',
      }),
    );
    ends.push([x, y, 0.009]);
  }
  b.add('tuner posts', 'metal', solid.many(posts), { detail: 0.5 });
  b.add('tuner bushings', 'metal', solid.many(ferrules), { detail: 0.4 });
  b.add('tuner gears', 'metal', solid.many(shafts), { detail: 0.5 });
  b.add('tuning pegs', 'pegs', solid.many(keys), { detail: 0.6 });
  addStrings(b, p, z, ends, tilt);
}

function addStrings(b: Bench, p: NeckPlan, z: number, ends: readonly Vec3[], tilt: number): void {
  const a = (tilt * Math.PI) / 180;
  const top = p.nut + 0.002;
  for (let i = 0; i < p.strings; i++) {
    const [hx, hy, hz] = ends[i];
    const end: Vec3 = [
      hx,
      top + hy * Math.cos(a) + hz * Math.sin(a),
      p.front - 0.003 + hz * Math.cos(a) - hy * Math.sin(a),
    ];
    const nutX = stringX(p, i, p.w0 * 0.82);
    const saddleX = stringX(p, i, p.w1 * 0.98);
    const r = (0.0009 - (0.00045 * i) / p.strings) * (p.strings === 4 && p.nut - p.bridge > 0.7 ? 1.7 : 1);
    const wound = i < p.strings - (p.plain ?? Math.floor(p.strings / 2));
    b.add(
      `string ${i + 1}`,
      wound ? b.tint('strings', { color: '#b08d5a' }) : 'strings',
      solid.bar([[saddleX, p.bridge, p.front + p.lift], [nutX, top, z + 0.0036], end], {
        kind: 'polygon',
        points: outline.ngon(r, 5),
      }),
      { detail: 0.4 },
    );
  }
}
