import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { gearOutline } from '../../kits/mechanics/index.ts';

/** A finned industrial motor on its feet, shaft to the front. */
function addMotor(b: Bench): void {
  const y = 0.13;
  const fins = fitting.ribbed(0.105, 30, 0.014);
  b.add('housing', 'body', solid.slab(fins, 0.22, [0, y, 0], 'z', { bevel: 0.002 }), { detail: 1 });
  b.add(
    'front shield',
    'body',
    solid.turned(pairs([0, 0, 0.108, 0, 0.108, 0.02, 0.07, 0.04, 0.045, 0.05, 0.04, 0.06, 0, 0.06]), [0, y, 0.108], {
      axis: 'z',
      bevel: 0.003,
      segments: 48,
    }),
  );
  b.add(
    'fan cowl',
    'cover',
    solid.turned(pairs([0, -0.19, 0.09, -0.19, 0.106, -0.18, 0.11, -0.108, 0, -0.108]), [0, y, 0], {
      axis: 'z',
      bevel: 0.004,
      segments: 48,
    }),
  );
  b.add(
    'grille',
    'rubber',
    solid.put(
      solid.many(
        [0.025, 0.045, 0.065, 0.083].map((r) =>
          solid.hoop(r, { kind: 'rect', w: 0.002, h: 0.006 }, [0, 0, 0], 'z', 32),
        ),
      ),
      [0, y, -0.1905],
    ),
    { detail: 0.4 },
  );
  b.add('shaft', 'bright', solid.rod([0, y, 0.15], [0, y, 0.25], 0.017));
  b.add('key', 'pipe', solid.box([0.007, 0.007, 0.045], [0, y + 0.017, 0.22], 0.001), { detail: 0.3 });
  b.add('terminal box', 'cover', solid.box([0.11, 0.06, 0.1], [0, y + 0.125, 0.01], 0.008));
  b.add('terminal lid', 'cover', solid.box([0.118, 0.012, 0.108], [0, y + 0.159, 0.01], 0.004));
  b.add(
    'lid screws',
    'pipe',
    solid.many(
      [1, -1].flatMap((s) =>
        [1, -1].map((q) => solid.put(fitting.screw(0.005), [s * 0.05, y + 0.165, 0.01 + q * 0.045])),
      ),
    ),
    { detail: 0.3 },
  );
  b.add('cable gland', 'rubber', solid.cyl(0.014, 0.03, [0.066, y + 0.12, 0.01], 'x'), { detail: 0.4 });
  b.add(
    'cable',
    'rubber',
    solid.tube(
      [
        [0.07, y + 0.12, 0.01],
        [0.13, y + 0.11, 0.01],
        [0.15, 0.04, 0.02],
        [0.19, 0.009, 0.05],
        [0.22, 0.009, 0.12],
      ],
      0.008,
    ),
    { detail: 0.5 },
  );
  b.add(
    'name plate',
    'bright',
    solid.put(solid.box([0.06, 0.035, 0.003], [0, 0, 0], 0.001), [0.098, y + 0.05, 0.02], [0, 72, 0]),
    { detail: 0.4 },
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} foot`, 'body', solid.box([0.06, 0.018, 0.2], [s * 0.088, 0.009, 0], 0.004));
    b.add(
      `${name} web`,
      'body',
      solid.slab(
        outline.rounded(pairs([s * 0.06, 0.012, s * 0.105, 0.012, s * 0.088, 0.09, s * 0.06, 0.09].slice(0)), 0.004, 2),
        0.18,
        [0, 0, 0],
        'z',
        { bevel: 0.002 },
      ),
      { detail: 0.5 },
    );
    for (const q of [1, -1])
      b.add(
        `${name} ${q > 0 ? 'front' : 'rear'} bolt`,
        'pipe',
        solid.put(fitting.hex(0.011, 0.012), [s * 0.102, 0.017, q * 0.075]),
        { detail: 0.3 },
      );
  }
  b.add('eye bolt', 'pipe', solid.hoop(0.014, { kind: 'circle', r: 0.004 }, [0, y + 0.118, -0.075], 'x', 24), {
    detail: 0.4,
  });
}

/** A portable generator in its tube frame: engine, tank, panel with sockets. */
function addGenerator(b: Bench): void {
  const [w, h, d] = [0.62, 0.46, 0.44];
  const r = 0.014;
  for (const [name, s] of [
    ['front', 1],
    ['rear', -1],
  ] as const)
    b.add(
      `${name} frame`,
      'body',
      solid.tube(
        outline.roundRect(w, h - 0.04, 0.07, 0, h / 2 + 0.02, 5).map(([x, y]): Vec3 => [x, y, (s * d) / 2]),
        r,
        { closed: true, spline: 'linear' },
      ),
      { detail: 0.9 },
    );
  b.add(
    'ties',
    'body',
    solid.many(
      [
        [1, 0.1],
        [-1, 0.1],
        [1, h - 0.08],
        [-1, h - 0.08],
      ].map(([s, y]) => solid.rod([(s * w) / 2, y, -d / 2], [(s * w) / 2, y, d / 2], r)),
    ),
    { detail: 0.6 },
  );
  b.add(
    'base rails',
    'body',
    solid.many([1, -1].map((s) => solid.box([w - 0.06, 0.03, 0.04], [0, 0.055, s * 0.12], 0.006))),
    { detail: 0.5 },
  );
  b.add(
    'cross rails',
    'body',
    solid.many([1, -1].map((s) => solid.rod([s * 0.18, 0.045, -d / 2], [s * 0.18, 0.045, d / 2], 0.012))),
    { detail: 0.4 },
  );
  b.add(
    'feet',
    'rubber',
    solid.many(
      [1, -1].flatMap((s) =>
        [1, -1].map((q) => solid.cyl(0.026, 0.036, [s * 0.2, 0.018, (q * d) / 2 - q * 0.0], 'y', { bevel: 0.005 })),
      ),
    ),
    { detail: 0.4 },
  );
  b.add('tank', 'cover', solid.box([0.52, 0.12, 0.38], [0, h - 0.055, 0], 0.035), { detail: 1.2 });
  b.add('tank seam', 'rubber', solid.box([0.522, 0.006, 0.382], [0, h - 0.06, 0], 0.0028), { detail: 0.3 });
  b.add('fuel cap', 'rubber', solid.put(fitting.knob(0.034, 0.026, 20), [0.1, h + 0.004, 0]), { detail: 0.6 });
  b.add('engine block', 'bright', solid.box([0.2, 0.2, 0.22], [0.13, 0.17, 0], 0.02), { detail: 0.8 });
  for (let i = 0; i < 6; i++)
    b.add(`cooling fin ${i + 1}`, 'bright', solid.box([0.225, 0.008, 0.245], [0.13, 0.19 + i * 0.018, 0], 0.002), {
      detail: 0.4,
    });
  b.add('recoil starter', 'cover', solid.cyl(0.09, 0.03, [0.13, 0.17, 0.126], 'z', { bevel: 0.008, segments: 44 }));
  b.add(
    'starter slots',
    'rubber',
    solid.put(
      { op: 'arrayed', n: 10, around: 'z', of: solid.box([0.01, 0.035, 0.004], [0, 0.06, 0], 0.001) },
      [0.13, 0.17, 0.1415],
    ),
    { detail: 0.3 },
  );
  b.add('starter grip', 'rubber', solid.rod([0.06, 0.27, 0.145], [0.12, 0.27, 0.145], 0.01, 0.01, 'round'), {
    detail: 0.4,
  });
  b.add('alternator', 'body', solid.cyl(0.105, 0.2, [-0.09, 0.17, 0], 'x', { bevel: 0.012, segments: 44 }));
  b.add('end bell', 'bright', solid.cyl(0.098, 0.04, [-0.21, 0.17, 0], 'x', { bevel: 0.014 }));
  b.add('muffler', 'pipe', solid.cyl(0.055, 0.17, [0.1, 0.2, -0.165], 'x', { bevel: 0.016 }));
  b.add(
    'tail pipe',
    'pipe',
    solid.tube(
      [
        [0.19, 0.2, -0.165],
        [0.24, 0.2, -0.165],
        [0.27, 0.21, -0.19],
      ],
      0.012,
    ),
  );
  b.add('panel', 'body', solid.box([0.24, 0.17, 0.05], [-0.14, 0.2, 0.18], 0.01));
  b.add('panel plate', 'bright', solid.box([0.22, 0.15, 0.004], [-0.14, 0.2, 0.2062], 0.001), { detail: 0.5 });
  for (const [i, x] of [-0.2, -0.13].entries()) {
    b.add(`socket ${i + 1}`, 'rubber', solid.cyl(0.026, 0.012, [x, 0.185, 0.212], 'z', { bevel: 0.003 }), {
      detail: 0.5,
    });
    b.add(
      `socket ${i + 1} holes`,
      { base: 'plain', color: '#8a8a8a' },
      solid.many([1, -1].map((s) => solid.box([0.004, 0.012, 0.002], [x + s * 0.008, 0.185, 0.2185], 0))),
      { detail: 0.2 },
    );
  }
  b.add('switch', 'cover', solid.box([0.026, 0.036, 0.016], [-0.06, 0.185, 0.212], 0.004), { detail: 0.5 });
  b.add('meter', { base: 'paint', color: '#f0eee6' }, solid.cyl(0.022, 0.006, [-0.17, 0.245, 0.2095], 'z'), {
    detail: 0.4,
  });
  b.add('lamp', 'glow', { op: 'ball', r: 0.007, at: [-0.09, 0.245, 0.2095] }, { detail: 0.3 });
}

/** A core of light between two heads, held by columns and fed by pipes. */
function addReactor(b: Bench): void {
  b.add(
    'platform',
    'body',
    solid.turned(pairs([0, 0, 1.6, 0, 1.6, 0.16, 1.45, 0.24, 1.1, 0.24, 1.0, 0.34, 0, 0.34]), [0, 0, 0], {
      bevel: 0.02,
      segments: 72,
    }),
  );
  b.add(
    'lower head',
    'bright',
    solid.turned(pairs([0, 0.3, 0.86, 0.3, 0.86, 0.5, 0.7, 0.68, 0.55, 0.74, 0, 0.74]), [0, 0, 0], {
      bevel: 0.02,
      segments: 64,
    }),
  );
  b.add(
    'core',
    'glow',
    solid.turned(pairs([0, 0.7, 0.34, 0.72, 0.4, 1.2, 0.46, 1.9, 0.4, 2.6, 0.34, 3.08, 0, 3.1]), [0, 0, 0], {
      smooth: true,
      bevel: 0,
      segments: 56,
    }),
    { detail: 1.2 },
  );
  b.add(
    'upper head',
    'bright',
    solid.turned(
      pairs([0, 3.05, 0.55, 3.05, 0.7, 3.12, 0.86, 3.3, 0.86, 3.5, 0.7, 3.62, 0.5, 3.68, 0.4, 3.95, 0, 4]),
      [0, 0, 0],
      { bevel: 0.02, segments: 64 },
    ),
  );
  for (const [i, y] of [1.05, 1.45, 1.9, 2.35, 2.75].entries()) {
    b.add(
      `field ring ${i + 1}`,
      'body',
      solid.hoop(0.66, { kind: 'rect', w: 0.16, h: 0.12, r: 0.03 }, [0, y, 0], 'y', 64),
      { detail: 0.8 },
    );
    b.add(
      `winding ${i + 1}`,
      'copper',
      solid.hoop(0.655, { kind: 'rect', w: 0.08, h: 0.13, r: 0.02 }, [0, y, 0], 'y', 64),
      { detail: 0.6 },
    );
  }
  for (let i = 0; i < 6; i++) {
    const a = ((i * 60 + 30) * Math.PI) / 180;
    const p = (r: number, y: number): Vec3 => [r * Math.cos(a), y, r * Math.sin(a)];
    b.add(`column ${i + 1}`, 'body', solid.rod(p(0.78, 0.4), p(0.78, 3.4), 0.06), { detail: 0.6 });
    if (i % 2) continue;
    b.add(
      `coolant pipe ${i + 1}`,
      'pipe',
      solid.tube([p(0.7, 3.45), p(1.1, 3.4), p(1.3, 3.1), p(1.32, 1.2), p(1.3, 0.2)], 0.09),
      { detail: 0.8 },
    );
    b.add(
      `pipe clamp ${i + 1}`,
      'cover',
      solid.put(solid.cyl(0.115, 0.1, [0, 0, 0], 'y', { bevel: 0.02 }), p(1.32, 1.6)),
      { detail: 0.4 },
    );
  }
  b.add(
    'console',
    'cover',
    solid.slab(
      outline.rounded(pairs([-0.2, 0.2, 0.22, 0.2, 0.22, 0.75, 0.08, 1.0, -0.2, 1.0]), 0.03, 3),
      0.7,
      [0, 0, 1.3],
      'x',
      { bevel: 0.012 },
    ),
  );
  b.add(
    'console screen',
    'glow',
    solid.put(solid.box([0.5, 0.2, 0.012], [0, 0, 0], 0.003), [0, 0.885, 1.458], [-29, 0, 0]),
    { detail: 0.5 },
  );
  const gear: Shape = solid.slab(gearOutline(0.5, 24), 0.06, [0, 3.66, 0], 'y', { bevel: 0.008 });
  b.add('crown', 'body', gear, { detail: 0.6 });
}

/** What runs on or makes current. */
export const electric = { addMotor, addGenerator, addReactor };
