import type { Shape } from '../../../curves/index.ts';
import { sampleSpline, type Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { twisted } from '../../kits/plait.ts';
import type { CratePlan } from './crate.ts';
import { stencil } from './stencil.ts';

/** A cardboard box: taped shut with arrows printed on it, or open with its four flaps out. Slim ones carry a printed panel. */
export function addCarton(b: Bench, p: CratePlan): void {
  const { w, h, d } = p;
  const t = Math.min(0.005, d * 0.03);
  if (p.open) {
    b.add('box', 'body', {
      op: 'carve',
      from: solid.span([-w / 2, 0, -d / 2], [w / 2, h, d / 2], 0.0015),
      cut: [solid.span([-w / 2 + t, t, -d / 2 + t], [w / 2 - t, h + 0.1, d / 2 - t], 0)],
    });
    const flap = (name: string, wide: number, long: number, out: number, yaw: number, lean: number): void =>
      b.add(
        name,
        'body',
        solid.put(
          solid.put(
            solid.box([wide * 0.985, long, t * 0.9], [0, long / 2, 0], t * 0.2),
            [0, h - t * 0.3, out - t * 0.5],
            [lean, 0, 0],
          ),
          [0, 0, 0],
          [0, yaw, 0],
        ),
      );
    flap('front flap', w, d * 0.48, d / 2, 0, 118);
    flap('back flap', w, d * 0.48, d / 2, 180, 58);
    flap('left flap', d, d * 0.46, w / 2, 90, 106);
    flap('right flap', d, d * 0.46, w / 2, -90, 72);
  } else {
    const halves = w < d * 2.4;
    b.add('box', 'body', solid.span([-w / 2, 0, -d / 2], [w / 2, h - (halves ? t : 0), d / 2], 0.002));
    if (halves) {
      for (const [name, s] of [
        ['front', 1],
        ['back', -1],
      ] as const)
        b.add(
          `${name} flap`,
          'body',
          solid.span([-w / 2, h - t + 0.0004, s * 0.0009], [w / 2, h, (s * d) / 2], 0.0012),
        );
      addTape(b, p);
    }
  }
  if (h > w) addPrint(b, p);
  else addMarks(b, p);
  if (p.label) stencil(b, p.label, w * 0.7, h * 0.22, [0, h * (h > w ? 0.72 : 0.6), d / 2 + 0.0006]);
}

/** Packing tape along the top seam and a hand down both ends. */
function addTape(b: Bench, p: CratePlan): void {
  const wide = p.d * 0.16;
  const k = 0.0006;
  const tape = { base: 'plastic', color: '#c9a468', rough: 0.25 };
  b.add('tape', tape, solid.box([p.w + 2 * k, k * 1.6, wide], [0, p.h + k * 0.6, 0], k * 0.4));
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${name} tape end`,
      tape,
      solid.box([k * 1.6, p.h * 0.22, wide], [s * (p.w / 2 + k * 0.6), p.h - p.h * 0.11, 0], k * 0.4),
    );
}

/** Two arrows up over a bar, and a glass: what every carton says. */
function addMarks(b: Bench, p: CratePlan): void {
  const s = p.h * 0.16;
  const arrow = outline
    .pairs([-0.14, 0, 0.14, 0, 0.14, 0.55, 0.4, 0.55, 0, 1, -0.4, 0.55, -0.14, 0.55])
    .map(([x, y]) => [x * s, y * s] as const);
  const z = p.d / 2 + 0.0004;
  const at = (x: number): Shape =>
    solid.slab(
      arrow.map(([u, v]) => [u, v]),
      0.0008,
      [x, p.h * 0.14, z],
      'z',
      { bevel: 0 },
    );
  const x0 = p.w * 0.5 - s * 1.7;
  b.add(
    'arrows up',
    'ink',
    solid.many([
      at(x0),
      at(x0 + s * 0.95),
      solid.box([s * 1.9, s * 0.14, 0.0008], [x0 + s * 0.47, p.h * 0.14 - s * 0.18, z], 0),
    ]),
    { detail: 0.5 },
  );
  const glass = outline.pairs([
    -0.3, 0, 0.3, 0, 0.3, 0.1, 0.06, 0.14, 0.06, 0.45, 0.3, 0.62, 0.34, 1, -0.34, 1, -0.3, 0.62, -0.06, 0.45, -0.06,
    0.14, -0.3, 0.1,
  ]);
  b.add(
    'fragile mark',
    'ink',
    solid.slab(
      glass.map(([x, y]) => [x * s, y * s]),
      0.0008,
      [x0 - s * 1.2, p.h * 0.14 - s * 0.2, z],
      'z',
      { bevel: 0 },
    ),
    { detail: 0.5 },
  );
}

/** Sun and bowl on the front of a slim box: breakfast. */
function addPrint(b: Bench, p: CratePlan): void {
  const z = p.d / 2 + 0.0005;
  const disc = (r: number, y: number, level: number): Shape =>
    solid.slab(outline.ngon(r, 36), 0.0008, [0, y, z + level * 0.0004], 'z', { bevel: 0 });
  const flat = (color: string): { base: string; color: string } => ({ base: 'paper', color });
  b.add('printed sun', flat('#f8d04a'), disc(p.w * 0.36, p.h * 0.42, 0));
  const bowl = outline.arc(0, 0, p.w * 0.3, 180, 360, 20);
  b.add('printed bowl', flat('#f6f2ea'), solid.slab(bowl, 0.0008, [0, p.h * 0.4, z + 0.0006], 'z', { bevel: 0 }));
  const flakes = Array.from(
    { length: 9 },
    (_, i): Shape =>
      solid.put(disc(p.w * 0.045, 0, 2 + (i % 2)), [
        (i - 4) * p.w * 0.06,
        p.h * 0.41 + p.w * 0.03 * Math.sin(i * 2.4),
        0,
      ]),
  );
  b.add('printed flakes', flat('#d8923a'), solid.many(flakes));
  b.add(
    'side panels',
    flat('#f4ead8'),
    solid.both(solid.box([0.0008, p.h * 0.7, p.d * 0.72], [p.w / 2 + 0.0002, p.h * 0.45, 0], 0)),
  );
  b.add('top tab', 'body', solid.box([p.w * 0.3, 0.0008, p.d * 0.5], [0, p.h + 0.0002, p.d * 0.1], 0));
}

/** A wrapped present: lid a little wider than the box, ribbons both ways, a bow of loops and tails. */
export function addGift(b: Bench, p: CratePlan): void {
  const { w, h, d } = p;
  const lid = h * 0.24;
  const over = w * 0.012;
  const k = w * 0.004;
  const wide = w * 0.13;
  b.add(
    'box',
    'body',
    solid.span([-w / 2 + over, 0, -d / 2 + over], [w / 2 - over, h - lid * 0.4, d / 2 - over], 0.003),
  );
  b.add('lid', b.tint('body', {}), solid.span([-w / 2, h - lid, -d / 2], [w / 2, h, d / 2], 0.004));
  const band = (name: string, along: boolean): void => {
    const half = (along ? w : d) / 2;
    const strap = (lo: number, hi: number, o: number, y0: number, y1: number): Shape =>
      along
        ? solid.span([lo, y0, -wide / 2], [hi, y1, wide / 2], k * 0.3)
        : solid.span([-wide / 2, y0, lo], [wide / 2, y1, hi], o * 0.3);
    b.add(
      `${name} ribbon`,
      'ribbon',
      solid.many([
        strap(-half - k, half + k, k, h - k * 0.2, h + k * (along ? 1 : 1.6)),
        strap(half - k * 0.2, half + k, k, h - lid - k, h + k * 0.5),
        strap(-half - k, -half + k * 0.2, k, h - lid - k, h + k * 0.5),
        strap(half - over - k * 0.2, half - over + k, k, 0, h - lid + k),
        strap(-half + over - k, -half + over + k * 0.2, k, 0, h - lid + k),
      ]),
      { detail: 0.8 },
    );
  };
  band('long', true);
  band('cross', false);
  addBow(b, h + k * 1.6, w * 0.3, wide);
  b.add(
    'tag',
    'label',
    solid.put(
      solid.slab(
        outline.rounded(
          outline
            .pairs([-0.03, -0.02, 0.02, -0.02, 0.035, 0, 0.02, 0.02, -0.03, 0.02])
            .map(([x, y]) => [(x * w) / 0.26, (y * w) / 0.26]),
          0.004,
        ),
        0.0015,
        [0, 0, 0],
        'y',
        { holes: [outline.ngon(w * 0.011, 12, 0, w * 0.085)] },
      ),
      [w * 0.26, h + 0.006, d * 0.24],
      [6, 35, 0],
    ),
  );
  b.add(
    'tag string',
    'ribbon',
    solid.tube(
      [
        [w * 0.04, h + 0.01, d * 0.02],
        [w * 0.16, h + 0.014, d * 0.1],
        [w * 0.31, h + 0.008, d * 0.2],
      ],
      w * 0.004,
    ),
    { detail: 0.4 },
  );
}

/** Loops like leaves of a clover, two layers, a knot, two tails cut to points. */
function addBow(b: Bench, y: number, r: number, wide: number): void {
  const thin = r * 0.025;
  const loop = (size: number, lift: number): Shape => {
    const line: Vec3[] = sampleSpline(
      [
        [0, 0, 0],
        [0.35, 0.3, 0],
        [0.8, 0.52, 0],
        [1, 0.32, 0],
        [0.82, 0.1, 0],
        [0.4, 0.06, 0],
        [0.02, 0.03, 0],
      ] as const,
      4,
    ).map(([x, q]) => [x * size, q * size * lift, 0]);
    return {
      op: 'sweep',
      path: line,
      section: { kind: 'rect', w: wide * 0.82, h: thin, r: thin * 0.3 },
      spline: 'linear',
      up: [0, 1, 0],
      cap: 'flat',
      taper: line.map((_, i) => 0.45 + 0.55 * Math.sin((Math.PI * i) / (line.length - 1)) ** 0.6),
    };
  };
  for (let i = 0; i < 4; i++)
    b.add(`bow loop ${i + 1}`, 'ribbon', solid.put(loop(r * 0.94, 1), [0, y + thin, 0], [0, 45 + 90 * i, 0]), {
      detail: 1.2,
    });
  for (let i = 0; i < 4; i++)
    b.add(`upper bow loop ${i + 1}`, 'ribbon', solid.put(loop(r * 0.7, 1.35), [0, y + r * 0.1, 0], [0, 90 * i, 0]), {
      detail: 1.2,
    });
  b.add('bow knot', 'ribbon', { op: 'ball', r: [wide * 0.42, r * 0.17, wide * 0.42], at: [0, y + r * 0.22, 0] });
  for (const [name, yaw] of [
    ['left', -25],
    ['right', 205],
  ] as const) {
    const grid = Array.from({ length: 9 }, (_, i): Vec3[] => {
      const t = i / 8;
      const half = wide * 0.4;
      const x = r * 1.3 * t;
      const up = r * (0.16 * Math.sin(t * 7) * (1 - t) + 0.02) + 0.001;
      return [-1, 0, 1].map((s): Vec3 => [x - (t === 1 && s === 0 ? r * 0.16 : 0), up, s * half]);
    });
    b.add(
      `${name} tail`,
      'ribbon',
      solid.put({ op: 'sheet', grid, thickness: thin, spline: 'linear' }, [0, y, 0], [0, yaw, 0]),
    );
  }
}

/** A posted parcel: brown card, string tied both ways, label with lines, stamps. */
export function addParcel(b: Bench, p: CratePlan): void {
  const { w, h, d } = p;
  b.add('box', 'body', solid.span([-w / 2, 0, -d / 2], [w / 2, h, d / 2], 0.003));
  addTape(b, p);
  const r = w * 0.006;
  const hoop = (along: boolean): Shape => {
    const half = (along ? w : d) / 2 + r * 0.6;
    const pts = outline.roundRect(half * 2, h + r * 1.2, r * 2, 0, h / 2, 3);
    return twisted({
      path: pts.map(([u, v]): Vec3 => (along ? [u, v + 0, d * 0.19] : [-w * 0.2, v, u])),
      closed: true,
      across: along ? [0, 0, 1] : [1, 0, 0],
      r,
      turns: 60,
      strands: 2,
    });
  };
  const string = { base: 'rope', color: '#c8ad7c' };
  b.add('long string', string, hoop(true), { detail: 0.7 });
  b.add('cross string', string, hoop(false), { detail: 0.7 });
  const knot: Vec3 = [-w * 0.2, h + r * 1.6, d * 0.19];
  const ear = (s: number): Shape =>
    solid.tube(
      [
        knot,
        [knot[0] + s * w * 0.05, h + r * 4, knot[2] + w * 0.05],
        [knot[0] + s * w * 0.1, h + r * 1.2, knot[2] + w * 0.03],
        knot,
      ],
      r * 0.7,
    );
  b.add('string bow', string, solid.many([ear(1), ear(-1), { op: 'ball', r: r * 1.8, at: knot }]));
  const label = (at: Vec3, lw: number, ld: number): void => {
    b.add('label', 'label', solid.box([lw, 0.0009, ld], at, 0.0003));
    b.add(
      'address',
      'ink',
      solid.many(
        [0, 1, 2, 3].map((i) =>
          solid.box(
            [lw * (i === 3 ? 0.4 : 0.62), 0.0006, ld * 0.06],
            [at[0] - lw * (i === 3 ? 0.21 : 0.1), at[1] + 0.0005, at[2] + ld * (-0.3 + 0.17 * i)],
            0,
          ),
        ),
      ),
      { detail: 0.4 },
    );
    b.add(
      'bar code',
      'ink',
      solid.many(
        Array.from({ length: 12 }, (_, i) =>
          solid.box(
            [lw * (i % 3 ? 0.008 : 0.016), 0.0006, ld * 0.2],
            [at[0] + lw * (0.12 + 0.026 * i), at[1] + 0.0005, at[2] + ld * 0.3],
            0,
          ),
        ),
      ),
      { detail: 0.3 },
    );
  };
  label([w * 0.2, h + 0.001, -d * 0.16], w * 0.42, d * 0.44);
  b.add(
    'stamp',
    { base: 'paper', color: '#3a7a9a' },
    solid.box([w * 0.08, 0.0009, w * 0.1], [w * 0.4, h + 0.0006, d * 0.36], 0.0003),
  );
}
