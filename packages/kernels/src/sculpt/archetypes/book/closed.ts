import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A closed book about its middle, spine at -x, front cover +z: width, height, thickness in metres. */
export interface BookPlan {
  w: number;
  h: number;
  t: number;
  kind: string;
  title: string;
  prefix: string;
}

/** Cover boards, rounded spine with bands, page block with its leaves, ribbon; clasps and irons for a spellbook. */
export function addClosedBook(b: Bench, p: BookPlan, taste: Rng): void {
  const { w, h, t, prefix } = p;
  const board = Math.min(0.0045, t * 0.12);
  const over = 0.004;
  const z = t / 2 - board / 2;
  const plate = outline.roundRect(w - 0.004, h, p.kind === 'notebook' ? 0.01 : 0.0025, 0.004, 0, 3);
  b.add(`${prefix}front cover`, 'cover', solid.slab(plate, board, [0, 0, z], 'z', { bevel: board * 0.3 }), {
    detail: 1.2,
  });
  b.add(`${prefix}back cover`, 'cover', solid.slab(plate, board, [0, 0, -z], 'z', { bevel: board * 0.3 }), {
    detail: 1.2,
  });
  const arc: Vec2[] = [];
  for (let i = 0; i <= 12; i++) {
    const a = Math.PI * (0.5 + i / 12);
    arc.push([-w / 2 + 0.006 + Math.cos(a) * t * 0.26, Math.sin(a) * (t / 2)]);
  }
  const inner = [...arc].reverse().map(([x, v]): Vec2 => [x + board, v * 0.86]);
  b.add(
    `${prefix}spine`,
    'cover',
    solid.slab([...arc, ...inner].map(([x, v]): Vec2 => [x, -v]).reverse(), h, [0, 0, 0], 'y', {
      bevel: 0.001,
      smooth: true,
    }),
    { detail: 1.2 },
  );
  const pw = w - 0.01 - over;
  const ph = h - 2 * over;
  const pt = t - 2 * board + 0.0004;
  const lines = b.tint('pages', {
    layers: [
      {
        mask: { kind: 'stripes', dir: [0, 0, 1], period: Math.max(0.0012, pt / 16), width: 0.28, warp: 0.3 },
        material: { color: '#c4b48e' },
        strength: 0.7,
      },
    ],
  });
  b.add(`${prefix}pages`, lines, solid.box([pw, ph, pt], [0.001, 0, 0], 0.0006), { detail: 0.8 });
  const bands = p.kind === 'notebook' ? [] : [-0.33, -0.12, 0.12, 0.33];
  const rib = (y: number, r: number): Shape =>
    solid.bar(
      arc.slice(1, -1).map(([x, v]): Vec3 => [x - 0.0006, y, v]),
      { kind: 'rect', w: h * 0.022, h: r, r: r * 0.4 },
      { up: [-1, 0, 0], spline: 'catmull' },
    );
  if (bands.length)
    b.add(`${prefix}spine bands`, 'cover', solid.many(bands.map((k) => rib(h * k, 0.004))), { detail: 0.6 });
  if (bands.length)
    b.add(`${prefix}spine gilding`, 'trim', solid.many([-0.44, 0.44, 0.2].map((k) => rib(h * k, 0.0014))), {
      detail: 0.5,
    });
  if (p.kind === 'stack') return;
  const ribbon: Vec3[] = [
    [-w * 0.2, ph / 2 - 0.002, 0.003],
    [-w * 0.2, ph / 2 + 0.006, 0.003],
  ];
  if (p.kind !== 'notebook')
    b.add(
      'head ribbon',
      'ribbon',
      solid.bar(ribbon, { kind: 'rect', w: 0.006, h: 0.0008, r: 0.0002 }, { up: [0, 0, 1] }),
      { detail: 0.4 },
    );
  if (p.kind !== 'notebook')
    b.add(
      'bookmark',
      'ribbon',
      solid.bar(
        [
          [-w * 0.2, -ph / 2 + 0.004, 0.002],
          [-w * 0.2, -ph / 2 - 0.003, 0.002],
          [-w * 0.19, -h / 2 + 0.0005, t / 2 + 0.012],
          [-w * 0.17, -h / 2 + 0.0008, t / 2 + 0.03],
        ],
        { kind: 'rect', w: 0.006, h: 0.0008, r: 0.0002 },
        { up: [0, 0, 1], spline: 'catmull' },
      ),
    );
  if (p.kind === 'notebook') addElastic(b, p);
  else if (p.kind === 'spellbook') addIrons(b, p, taste);
  else addGilding(b, p, taste);
}

/** The strap round a notebook and its pen loop. */
function addElastic(b: Bench, p: BookPlan): void {
  const x = p.w * 0.38;
  const e = 0.0008;
  const loop: Vec3[] = [
    [x, p.h / 2 + e, p.t / 2 + e],
    [x, p.h / 2 + e, -p.t / 2 - e],
    [x, -p.h / 2 - e, -p.t / 2 - e],
    [x, -p.h / 2 - e, p.t / 2 + e],
  ];
  b.add(
    'elastic',
    'ribbon',
    solid.bar(loop, { kind: 'rect', w: 0.006, h: 0.0012, r: 0.0003 }, { closed: true, up: [0, 0, 1] }),
  );
  b.add(
    'pen',
    'trim',
    solid.rod([p.w / 2 + 0.007, -p.h * 0.3, 0], [p.w / 2 + 0.007, p.h * 0.3, 0], 0.0045, 0.0045, 'round'),
  );
  b.add(
    'pen loop',
    'ribbon',
    solid.hoop(0.0052, { kind: 'rect', w: 0.022, h: 0.0012, r: 0.0003 }, [p.w / 2 + 0.007, 0.01, 0], 'y', 24),
  );
  b.add(
    'label',
    'pages',
    solid.slab(
      outline.roundRect(p.w * 0.5, p.h * 0.2, 0.004, -0.004, p.h * 0.16),
      0.001,
      [0, 0, p.t / 2 + 0.0002],
      'z',
    ),
  );
  b.add(
    'label lines',
    'ink',
    solid.many(
      [0, 1, 2].map((i) =>
        solid.box([p.w * 0.36, 0.0014, 0.0008], [-0.004, p.h * (0.2 - i * 0.04), p.t / 2 + 0.0009], 0),
      ),
    ),
    { detail: 0.3 },
  );
}

/** Gilded frame, ornament or title on the front. */
function addGilding(b: Bench, p: BookPlan, taste: Rng): void {
  const z = p.t / 2 + 0.0001;
  const frame = (k: number, w: number): Shape => {
    const o = outline.roundRect(p.w * k, p.h * (1 - (1 - k) * 0.75), 0.006, 0.006, 0, 3);
    const i = outline.roundRect(p.w * k - w * 2, p.h * (1 - (1 - k) * 0.75) - w * 2, 0.005, 0.006, 0, 3);
    return solid.slab(o, 0.0012, [0, 0, z], 'z', { holes: [i], bevel: 0.0002 });
  };
  b.add('gilded frame', 'trim', frame(0.86, 0.0024));
  b.add('inner frame', 'trim', frame(0.79, 0.001));
  const title = p.title || taste.pick(['TALES', 'ATLAS', 'HISTORY', 'POEMS']);
  const size = Math.min(0.022, (p.w * 0.72) / title.length);
  b.add(
    'title',
    'trim',
    solid.put({ op: 'text', value: title, height: size, depth: 0.0014, bevel: 0.0001, font: 'serif' }, [
      0.006,
      p.h * 0.2,
      z,
    ]),
    { detail: 0.5 },
  );
  const n = taste.pick([6, 8]);
  const petal = solid.slab(
    outline.superellipse(0.016, 0.0058, 2, 20).map(([x, y]): Vec2 => [x + 0.021, y]),
    0.0012,
    [0, 0, 0],
    'z',
    { bevel: 0.0002 },
  );
  b.add('ornament', 'trim', solid.put({ op: 'arrayed', n, around: 'z', of: petal }, [0.006, -p.h * 0.12, z]), {
    detail: 0.5,
  });
  b.add('ornament heart', 'trim', solid.cyl(0.006, 0.0016, [0.006, -p.h * 0.12, z], 'z'));
}

/** Iron corners, straps with clasps, a gem in a rayed setting. */
function addIrons(b: Bench, p: BookPlan, taste: Rng): void {
  const { w, h, t } = p;
  const e = 0.0016;
  const k = w * 0.2;
  for (const [i, [sx, sy]] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ].entries()) {
    const x = sx > 0 ? w / 2 + 0.003 : -w / 2 + 0.012;
    const y = sy * (h / 2 + 0.001);
    const tri = outline.rounded(
      [
        [x, y],
        [x - sx * k, y],
        [x - sx * k * 0.62, y - sy * k * 0.38],
        [x - sx * k * 0.38, y - sy * k * 0.62],
        [x, y - sy * k],
      ],
      0.003,
    );
    const ccw = sx * sy < 0 ? tri : [...tri].reverse();
    b.add(
      `corner ${i + 1}`,
      'trim',
      solid.both(solid.slab(ccw, 0.003, [0, 0, t / 2 + e * 0.4], 'z', { bevel: 0.0008 }), 'z'),
    );
    b.add(
      `corner stud ${i + 1}`,
      'trim',
      { op: 'ball', r: [0.006, 0.006, 0.004], at: [x - sx * k * 0.34, y - sy * k * 0.34, t / 2 + 0.003] },
      { detail: 0.5 },
    );
  }
  for (const [name, y] of [
    ['upper', h * 0.26],
    ['lower', -h * 0.26],
  ] as const) {
    b.add(
      `${name} strap`,
      'cover',
      solid.bar(
        [
          [w * 0.2, y, t / 2 + 0.0015],
          [w / 2 + 0.006, y, t / 2 + 0.001],
          [w / 2 + 0.0065, y, -t / 2 - 0.001],
          [w * 0.3, y, -t / 2 - 0.0015],
        ],
        { kind: 'rect', w: 0.018, h: 0.003, r: 0.001 },
        { up: [0, 0, 1] },
      ),
    );
    b.add(
      `${name} clasp`,
      'trim',
      solid.slab(
        outline
          .rounded(pairs([-0.02, -0.013, 0.012, -0.013, 0.02, 0, 0.012, 0.013, -0.02, 0.013]), 0.004)
          .map(([u, v]): Vec2 => [u + w * 0.3, v + y]),
        0.005,
        [0, 0, t / 2 + 0.003],
        'z',
        { bevel: 0.0015 },
      ),
    );
    b.add(`${name} clasp pin`, 'trim', { op: 'ball', r: 0.004, at: [w * 0.3, y, t / 2 + 0.0055] }, { detail: 0.5 });
  }
  const at: Vec3 = [-0.006, 0, t / 2];
  const rays = taste.pick([8, 12]);
  const ray = solid.slab(pairs([0.028, -0.006, 0.056, 0, 0.028, 0.006]), 0.0025, [0, 0, 0], 'z', { bevel: 0.0006 });
  b.add('setting rays', 'trim', solid.put({ op: 'arrayed', n: rays, around: 'z', of: ray }, at), { detail: 0.5 });
  b.add(
    'setting',
    'trim',
    solid.put(
      solid.turned(
        pairs([0, -0.001, 0.032, -0.001, 0.032, 0.003, 0.026, 0.006, 0.022, 0.008, 0.02, 0.005, 0, 0.005]),
        [0, 0, 0],
        { axis: 'z', bevel: 0.0008 },
      ),
      at,
    ),
  );
  b.add(
    'gem',
    'gem',
    solid.put(
      {
        op: 'lathe',
        profile: pairs([0, 0.002, 0.02, 0.002, 0.02, 0.007, 0.012, 0.014, 0, 0.0145]),
        sides: 8,
        rot: [90, 0, 0],
      },
      at,
    ),
  );
  b.add(
    'cover ring',
    'trim',
    solid.put(solid.hoop(0.062, { kind: 'rect', w: 0.002, h: 0.003, r: 0.0006 }, [0, 0, 0.0005], 'z', 52), at),
  );
  const frame = outline.roundRect(w * 0.84, h * 0.9, 0.01, 0.002, 0, 3).map(([x, y]): Vec3 => [x, y, t / 2 + 0.0004]);
  b.add(
    'tooled border',
    b.tint('cover', { color: '#2e180e' }),
    solid.bar(frame, { kind: 'rect', w: 0.003, h: 0.002, r: 0.0006 }, { closed: true, up: [0, 0, 1] }),
  );
}
