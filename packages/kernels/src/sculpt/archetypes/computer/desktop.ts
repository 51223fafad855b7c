import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { addScreen, fitting, glowing, type ScreenLook, typingKeys } from '../../kits/fittings/index.ts';
import { type Bench, formed, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A flat monitor on its foot, the middle of its base at (x, z). */
export function addMonitor(b: Bench, at: Vec3, look: ScreenLook, w: number, rng: Rng): void {
  const taste = rng.fork('monitor');
  const h = w * 0.585;
  const lift = 0.14;
  const put = (of: Shape): Shape => solid.put(of, at);
  const y = lift + h / 2;
  b.add(
    'monitor shell',
    'body',
    put(solid.slab(outline.roundRect(w, h, 0.012), 0.022, [0, y, -0.006], 'z', { bevel: 0.005 })),
    { detail: 1.3 },
  );
  b.add(
    'monitor bezel',
    'trim',
    put(solid.slab(outline.roundRect(w * 0.985, h * 0.975, 0.009), 0.004, [0, y, 0.0055], 'z', { bevel: 0.001 })),
  );
  const chin = taste.pick([0.02, 0.05]);
  const screen = { w: w * 0.955, h: h * (0.93 - chin) };
  addScreen(
    b,
    'screen',
    { ...screen, frame: { at: [at[0], at[1] + y + (h * chin) / 2, at[2] + 0.0095], rot: [0, 0, 0] }, look },
    rng.fork('screen'),
  );
  b.add(
    'monitor hump',
    'body',
    put(
      formed.board(
        [-0.017, -0.03, -0.045].map((z, i) => ({
          at: [0, y - 0.01, z] as Vec3,
          w: [0.62, 0.55, 0.3][i] * w,
          h: [0.6, 0.52, 0.3][i] * h,
          side: [1, 0, 0] as Vec3,
          up: [0, 1, 0] as Vec3,
        })),
        0.02,
        'linear',
      ),
    ),
  );
  const slot = solid.box([w * 0.24, 0.003, 0.004], [0, 0, 0], 0.0008);
  b.add(
    'monitor vents',
    'rubber',
    put(
      solid.at(
        slot,
        Array.from({ length: 6 }, (_, i) => ({ at: [0, y + h * 0.22 - i * 0.009, -0.0335 + i * 0.0001] as Vec3 })),
      ),
    ),
    { detail: 0.3 },
  );
  b.add(
    'stand',
    'metal',
    put(
      formed.board(
        [
          [0.008, -0.1, 0.075],
          [0.06, -0.085, 0.052],
          [lift * 0.8, -0.062, 0.046],
          [lift + h * 0.34, -0.046, 0.05],
        ].map(([v, z, k]) => ({
          at: [0, v, z] as Vec3,
          w: k,
          h: 0.014,
          side: [1, 0, 0] as Vec3,
          up: [0, 0.3, 0.95] as Vec3,
        })),
        0.004,
      ),
    ),
  );
  const round = taste.next() < 0.5;
  const foot = round ? outline.superellipse(0.13, 0.1, 2.2, 40) : outline.roundRect(0.25, 0.19, 0.02);
  b.add('foot', 'metal', put(solid.slab(foot, 0.012, [0, 0.006, -0.06], 'y', { bevel: 0.003 })));
  b.add(
    'monitor buttons',
    'rubber',
    put(
      solid.many(
        [0, 1, 2].map((i) => solid.box([0.012, 0.003, 0.004], [w * 0.36 - i * 0.018, y - h / 2 + 0.0005, 0], 0.0008)),
      ),
    ),
    { detail: 0.3 },
  );
  b.add(
    'monitor light',
    glowing('#58e08a', 1.5),
    put(solid.box([0.008, 0.0016, 0.0014], [w * 0.42, y - h * 0.475, 0.0078], 0.0003)),
    { detail: 0.3 },
  );
}

/** A keyboard lying flat, its middle at `at`. */
export function addKeyboard(b: Bench, at: Vec3, w: number): void {
  const d = w * 0.34;
  const tilt: Vec3 = [4, 0, 0];
  const put = (of: Shape): Shape => solid.put(of, [at[0], at[1] + 0.005, at[2]], tilt);
  b.add(
    'keyboard',
    'keyboard',
    put(solid.slab(outline.roundRect(w, d, 0.008), 0.013, [0, 0.0065, 0], 'y', { bevel: 0.003 })),
    { detail: 1.2 },
  );
  b.add(
    'keyboard well',
    'rubber',
    put(solid.slab(outline.roundRect(w * 0.965, d * 0.9, 0.005), 0.002, [0, 0.0126, 0], 'y', { bevel: 0.0004 })),
  );
  const keys = typingKeys(w * 0.945, d * 0.86, 0.0078);
  const on = (s: readonly Shape[]): Shape => put(solid.put(solid.many(s), [0, 0.0134, 0]));
  b.add('letter keys', 'keys', on(keys.letters), { detail: 0.5 });
  b.add('function keys', b.tint('keys', { color: '#5b626c' }), on(keys.others), { detail: 0.5 });
  b.add(
    'lock lights',
    glowing('#58e08a', 1.2),
    put(
      solid.many(
        [0, 1, 2].map((i) => solid.box([0.0022, 0.001, 0.0022], [w * 0.35 + i * 0.008, 0.0138, -d * 0.462], 0.0002)),
      ),
    ),
    { detail: 0.2 },
  );
  b.add(
    'keyboard feet',
    'rubber',
    solid.both(solid.box([0.02, 0.0075, 0.006], [at[0] + w * 0.38, at[1] + 0.004, at[2] - d * 0.4], 0.001)),
    { hidden: true },
  );
}

/** A mouse, its middle at `at`: two buttons, wheel, side grips. */
export function addMouse(b: Bench, at: Vec3, k = 1): void {
  const rows = [
    [-0.056, 0.014, 0.008],
    [-0.05, 0.024, 0.02],
    [-0.03, 0.031, 0.034],
    [0, 0.031, 0.039],
    [0.03, 0.029, 0.032],
    [0.05, 0.026, 0.021],
    [0.057, 0.018, 0.012],
  ];
  const sections = rows.map(([z, w, h]) => ({
    points: outline.superellipse(w, h, 2.7, 36).map(([x, v]): Vec3 => [x, Math.max(0.0015, v), -z]),
  }));
  const shell: Shape = { op: 'loft', sections, spline: 'catmull', cap: 'flat' };
  const put = (of: Shape): Shape => ({ op: 'placed', of, places: [{ at, scale: k }] });
  const split = solid.box([0.0012, 0.1, 0.055], [0, 0.04, -0.036], 0);
  const across = solid.box([0.08, 0.1, 0.0012], [0, 0.04, -0.009], 0);
  const wheel = solid.box([0.01, 0.06, 0.024], [0, 0.035, -0.034], 0.003);
  b.add('mouse', 'mouse', put(solid.cut(shell, split, across, wheel)), { detail: 1.5 });
  b.add(
    'mouse wheel',
    'rubber',
    put(solid.slab(fitting.ribbed(0.0125, 26, 0.0008), 0.007, [0, 0.0255, -0.034], 'x', { bevel: 0.001 })),
  );
  b.add(
    'mouse sole',
    'trim',
    put(solid.slab(outline.superellipse(0.029, 0.053, 2.6, 32), 0.003, [0, 0.0015, 0.001], 'y', { bevel: 0.0006 })),
  );
  b.add(
    'mouse side buttons',
    'trim',
    put(
      solid.many(
        [0, 1].map((i) =>
          solid.box([0.006, 0.006, 0.018], [0.0285, 0.021, -0.012 + i * 0.02], 0.002, [0, i ? -3 : 4, 14]),
        ),
      ),
    ),
  );
  b.add('mouse light', glowing('#5ab4f0', 1.6), put(solid.box([0.0022, 0.003, 0.007], [0, 0.0385, 0.002], 0.001)));
}

/** A tower case standing at `at`: mesh front, glass side with a lit inside, feet, ports. */
export function addTower(b: Bench, at: Vec3, gaming: boolean, rng: Rng): void {
  const [w, h, d] = [0.21, 0.46, 0.44];
  const put = (of: Shape): Shape => solid.put(of, at);
  const y = 0.012;
  const shell = solid.box([w, h, d], [0, y + h / 2, 0], 0.006);
  const bay = solid.box([0.19, h - 0.09, d - 0.07], [0.02, y + h / 2 + 0.012, 0], 0);
  b.add('case', 'body', put(gaming ? solid.cut(shell, bay) : shell), { detail: 1.2 });
  b.add(
    'case feet',
    'rubber',
    put(
      solid.at(
        solid.cyl(0.018, 0.016, [0, 0.008, 0]),
        [1, -1].flatMap((sx) => [1, -1].map((sz) => ({ at: [sx * 0.08, 0, sz * 0.17] as Vec3 }))),
      ),
    ),
    { detail: 0.4 },
  );
  b.add(
    'front panel',
    'trim',
    put(
      solid.slab(outline.roundRect(w * 0.94, h * 0.96, 0.01, 0, y + h / 2), 0.02, [0, 0, d / 2 + 0.006], 'z', {
        bevel: 0.004,
      }),
    ),
  );
  if (gaming) addFans(b, put, [y + h * 0.17, y + h * 0.42, y + h * 0.67], d / 2 + 0.012, rng);
  else
    b.add(
      'front mesh',
      'metal',
      put(solid.put(fitting.grille(w * 0.74, h * 0.6, 0.004, { pitch: 0.013 }), [0, y + h * 0.38, d / 2 + 0.017])),
      { detail: 0.6 },
    );
  if (!gaming)
    b.add('drive door', 'trim', put(solid.box([w * 0.78, 0.04, 0.006], [0, y + h * 0.8, d / 2 + 0.0165], 0.002)));
  b.add('power button', 'metal', put(solid.cyl(0.012, 0.006, [0, y + h * 0.92, d / 2 + 0.017], 'z')));
  b.add(
    'power ring',
    glowing(gaming ? '#58c8f0' : '#6ae08a', 2),
    put(solid.hoop(0.014, { kind: 'circle', r: 0.0015 }, [0, y + h * 0.92, d / 2 + 0.016], 'z', 28)),
    { detail: 0.4 },
  );
  b.add(
    'front ports',
    'rubber',
    put(
      solid.many(
        [-1.5, -0.5, 0.5, 1.5].map((i) =>
          solid.box([0.013, 0.005, 0.002], [i * 0.03, y + h * 0.865, d / 2 + 0.0163], 0.0006),
        ),
      ),
    ),
    { detail: 0.3 },
  );
  const screws: Vec3[] = [1, -1].flatMap((s) =>
    [1, -1].map((z): Vec3 => [w / 2, y + h / 2 + s * h * 0.47, z * d * 0.45]),
  );
  b.add(
    'side screws',
    'metal',
    put(
      solid.at(
        fitting.screw(0.006),
        screws.map((v) => ({ at: v, rot: [0, 0, -90] as Vec3 })),
      ),
    ),
    { detail: 0.3 },
  );
  b.add('back plate', 'metal', put(solid.box([w * 0.9, h * 0.94, 0.004], [0, y + h / 2, -d / 2 - 0.0005], 0.001)));
  b.add(
    'expansion slots',
    'trim',
    put(
      solid.many(
        Array.from({ length: 6 }, (_, i) =>
          solid.box([0.13, 0.012, 0.003], [-0.02, y + 0.06 + i * 0.021, -d / 2 - 0.003], 0.0008),
        ),
      ),
    ),
    { detail: 0.3 },
  );
  if (gaming) addInside(b, put, y + h / 2, rng);
}

/** What shines behind the glass side of a gaming computer. */
function addInside(b: Bench, put: (of: Shape) => Shape, y: number, rng: Rng): void {
  const glow = rng.pick(['#46c8ff', '#ff4a9a', '#7aff6a', '#b06aff']);
  const behind = { hidden: true };
  b.add(
    'side glass',
    'glass',
    put(solid.slab(outline.roundRect(0.4, 0.42, 0.006), 0.004, [0.1065, y, 0], 'x', { bevel: 0.001 })),
  );
  b.add(
    'mainboard',
    { base: 'plastic', color: '#16241e', rough: 0.5 },
    put(solid.box([0.006, 0.3, 0.28], [-0.07, y + 0.02, -0.02], 0.001)),
    behind,
  );
  b.add('graphics card', 'trim', put(solid.box([0.1, 0.045, 0.25], [-0.02, y - 0.04, -0.03], 0.006)), behind);
  b.add(
    'graphics card light',
    glowing(glow, 2),
    put(solid.box([0.004, 0.006, 0.2], [0.031, y - 0.03, -0.03], 0.001)),
    behind,
  );
  b.add('cooler', 'metal', put(solid.cyl(0.045, 0.05, [-0.045, y + 0.07, -0.05], 'x')), behind);
  b.add(
    'memory',
    glowing(glow, 1.6),
    put(
      solid.many([0, 1, 2, 3].map((i) => solid.box([0.045, 0.13, 0.006], [-0.046, y + 0.08, 0.03 + i * 0.012], 0.001))),
    ),
    behind,
  );
  b.add(
    'cooler light',
    glowing(glow, 2),
    put(solid.turned(pairs([0, 0, 0.03, 0, 0.03, 0.003, 0, 0.004]), [-0.02, y + 0.07, -0.05], { axis: 'x' })),
    behind,
  );
}

/** Three fans with rings of light in the front. */
function addFans(b: Bench, put: (of: Shape) => Shape, ys: readonly number[], z: number, rng: Rng): void {
  const glow = rng.pick(['#46c8ff', '#ff4a9a', '#7aff6a', '#b06aff']);
  const blade = solid.box([0.016, 0.034, 0.005], [0, 0.028, 0], 0.002, [0, 25, 0]);
  const hub = solid.cyl(0.013, 0.012, [0, 0, 0], 'z');
  ys.forEach((y, i) => {
    const fan = solid.many([hub, { op: 'arrayed', n: 7, around: 'z', of: blade }]);
    b.add(`fan ${i + 1}`, b.tint('rubber', { color: '#3a3d44' }), put(solid.put(fan, [0, y, z + 0.008])), {
      detail: 0.4,
    });
    const ring = { kind: 'rect', w: 0.012, h: 0.006, r: 0.002 } as const;
    b.add(`fan ${i + 1} ring`, glowing(glow, 2.2), put(solid.hoop(0.05, ring, [0, y, z + 0.006], 'z', 36)), {
      detail: 0.5,
    });
    b.add(
      `fan ${i + 1} guard`,
      'metal',
      put(solid.hoop(0.056, { kind: 'circle', r: 0.0025 }, [0, y, z + 0.006], 'z', 36)),
      { detail: 0.4 },
    );
  });
}
