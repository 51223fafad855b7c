import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { addScreen, fitting, type ScreenLook, typingKeys } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A notebook computer, open: unibody base with keyboard and touchpad, thin lid with a lit screen. */
export function buildLaptop(b: Bench, look: ScreenLook, open: number, rng: Rng): void {
  const taste = rng.fork('laptop');
  const w = taste.range(0.325, 0.35);
  const d = w * 0.68;
  const t = 0.0145;
  const y = 0.002;
  const r = taste.pick([0.006, 0.012, 0.016]);
  b.add('base', 'body', solid.slab(outline.roundRect(w, d, r), t, [0, y + t / 2, 0], 'y', { bevel: 0.004 }), {
    detail: 1.4,
  });
  const top = y + t;
  const kw = w * 0.86;
  const kd = d * 0.46;
  const kz = -d * 0.17;
  b.add(
    'keyboard well',
    'keys',
    solid.slab(outline.roundRect(kw + 0.006, kd + 0.005, 0.004), 0.0022, [0, top - 0.0006, kz], 'y', { bevel: 0.0004 }),
  );
  const keys = typingKeys(kw, kd, 0.0026);
  const place = (s: readonly Shape[]): Shape => solid.put(solid.many(s), [0, top + 0.0001, kz]);
  b.add('letter keys', b.tint('keys', { color: '#26282c' }), place(keys.letters), { detail: 0.5 });
  b.add('function keys', b.tint('keys', { color: '#26282c' }), place(keys.others), { detail: 0.5 });
  b.add(
    'touchpad',
    b.tint('body', { rough: 0.25 }),
    solid.slab(outline.roundRect(w * 0.34, d * 0.29, 0.005), 0.0016, [0, top - 0.0002, d * 0.31], 'y', {
      bevel: 0.0003,
    }),
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const holes = solid.put(
      fitting.grille(w * 0.045, kd * 0.95, 0.0014, { pitch: 0.006, r: 0.003 }),
      [s * (kw / 2 + w * 0.036), top + 0.0002, kz],
      [-90, 0, 0],
    );
    b.add(`${side} speaker`, 'trim', holes, { detail: 0.4 });
    b.add(
      `${side} ports`,
      'trim',
      solid.many(
        [0.3, 0.22, 0.12].map((k, i) =>
          solid.box(
            [0.0016, [0.003, 0.003, 0.005][i], [0.009, 0.009, 0.013][i]],
            [s * (w / 2 - 0.0003), y + t * 0.52, -d * k],
            0.0008,
          ),
        ),
      ),
      { detail: 0.4 },
    );
  }
  b.add('opening notch', 'trim', solid.box([w * 0.16, 0.0022, 0.003], [0, top - 0.0006, d / 2 - 0.0012], 0.0008));
  b.add(
    'feet',
    'rubber',
    solid.at(
      solid.cyl(0.009, 0.003, [0, 0.0015, 0], 'y', { bevel: 0.0008 }),
      [1, -1].flatMap((sx) => [1, -1].map((sz) => ({ at: [sx * w * 0.42, 0, sz * d * 0.4] as Vec3 }))),
    ),
    { detail: 0.4 },
  );
  b.add(
    'power light',
    { base: 'lamp', color: '#dff6e4', color2: '#8af0a8' },
    solid.box([0.006, 0.0014, 0.0012], [w * 0.4, top - 0.004, d / 2], 0.0003),
    { detail: 0.3 },
  );
  addLid(b, { w, d, r, top, open, look }, rng);
}

function addLid(
  b: Bench,
  p: { w: number; d: number; r: number; top: number; open: number; look: ScreenLook },
  rng: Rng,
): void {
  const { w, d } = p;
  const t = 0.0062;
  const at: Vec3 = [0, p.top + 0.0045, -d / 2 + 0.005];
  // closed lies forward over the base; `open` degrees turn it up about the hinge
  const lean: Vec3 = [-(p.open - 90), 0, 0];
  const put = (of: Shape): Shape => solid.put(of, at, lean);
  const h = d * 0.97;
  const screen = { w: w * 0.955, h: h * 0.885 };
  b.add(
    'lid',
    'body',
    put(solid.slab(outline.roundRect(w, h, p.r, 0, h / 2), t, [0, 0, -t / 2], 'z', { bevel: 0.0022 })),
    { detail: 1.3 },
  );
  b.add(
    'screen bezel',
    'trim',
    put(
      solid.slab(
        outline.roundRect(w * 0.985, h * 0.965, p.r * 0.8, 0, h / 2 + h * 0.005),
        0.0016,
        [0, 0, 0.0002],
        'z',
        { bevel: 0.0004 },
      ),
    ),
  );
  const middle = put({ op: 'ball', r: 1 });
  const a = (-(p.open - 90) * Math.PI) / 180;
  const local: Vec3 = [0, h / 2 + h * 0.018, 0.0016];
  const center: Vec3 = [
    at[0],
    at[1] + local[1] * Math.cos(a) - local[2] * Math.sin(a),
    at[2] + local[1] * Math.sin(a) + local[2] * Math.cos(a),
  ];
  if (middle) addScreen(b, 'screen', { ...screen, frame: { at: center, rot: lean }, look: p.look }, rng.fork('screen'));
  b.add('webcam', 'rubber', put(solid.cyl(0.0022, 0.001, [0, h * 0.977, 0.0012], 'z', { segments: 14 })), {
    detail: 0.4,
  });
  b.add('lid gasket', 'rubber', put(solid.box([w * 0.9, 0.002, 0.0012], [0, h * 0.024, 0.0013], 0.0004)), {
    detail: 0.4,
  });
  const logo = outline.superellipse(0.017, 0.019, 2.6, 28);
  b.add(
    'logo',
    b.tint('body', { base: 'chrome', color: '#eef0f2', rough: 0.1 }),
    put(
      solid.slab(
        logo.map(([x, v]) => [x, v + h * 0.52]),
        0.0012,
        [0, 0, -t - 0.0002],
        'z',
        { bevel: 0.0003 },
      ),
    ),
  );
  b.add('hinge', 'trim', solid.cyl(0.0048, w * 0.76, [0, p.top + 0.0035, -d / 2 + 0.003], 'x', { bevel: 0.0008 }));
  b.add(
    'hinge caps',
    'body',
    solid.both(
      solid.turned(pairs([0, 0, 0.0054, 0, 0.0054, 0.008, 0, 0.008]), [w * 0.38, p.top + 0.0035, -d / 2 + 0.003], {
        axis: 'x',
      }),
    ),
  );
}
