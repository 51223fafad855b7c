import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A turbofan on its transport stand, its fan to the front. */
function addJet(b: Bench): void {
  const y = 1.15;
  /** A ring that is open through its middle: radii and places along z in a row, once round its section. */
  const shell = (section: readonly number[]): ReturnType<typeof solid.hoop> => {
    const points = pairs(section).map(([r, z]): Vec2 => [z, r]);
    const mean = points.reduce((sum, p) => sum + p[1], 0) / points.length;
    const flat = points.map(([z, r]): Vec2 => [z, r - mean]);
    const turn = flat.reduce((sum, p, i) => {
      const q = flat[(i + 1) % flat.length];
      return sum + p[0] * q[1] - q[0] * p[1];
    }, 0);
    return solid.hoop(mean, { kind: 'polygon', points: turn > 0 ? flat : flat.toReversed() }, [0, y, 0], 'z', 72);
  };
  const ring = (profile: readonly number[]): ReturnType<typeof solid.turned> =>
    solid.turned(pairs(profile), [0, y, 0], { axis: 'z', bevel: 0.008, segments: 72 });
  b.add('inlet lip', 'pipe', shell([0.78, 1.3, 0.84, 1.42, 0.9, 1.43, 0.95, 1.36, 0.965, 1.24, 0.9, 1.22, 0.8, 1.24]), {
    detail: 1.2,
  });
  b.add('nacelle', 'cover', shell([0.965, 1.235, 1.0, 0.8, 0.99, 0.2, 0.9, -0.35, 0.84, -0.36, 0.86, 0.4, 0.86, 1.2]), {
    detail: 1.2,
  });
  b.add('inlet wall', 'body', shell([0.78, 1.3, 0.8, 1.0, 0.8, 0.8, 0.85, 0.8, 0.85, 1.3]), { detail: 0.6 });
  b.add('fan case', { base: 'plain', color: '#141518', rough: 0.9 }, ring([0, 0.66, 0.83, 0.66, 0.83, 0.7, 0, 0.7]), {
    detail: 0.3,
  });
  b.add('spinner', 'bright', ring([0, 0.7, 0.26, 0.7, 0.24, 0.86, 0.14, 1.04, 0.03, 1.14, 0, 1.145]), { detail: 1 });
  b.add(
    'spiral',
    { base: 'paint', color: '#f0f0ec' },
    solid.tube(
      Array.from({ length: 26 }, (_, i): Vec3 => {
        const t = i / 25;
        const r = 0.225 * (1 - t) + 0.02;
        const z = 0.88 + 0.24 * t;
        const a = t * 6.6;
        return [r * Math.cos(a), y + r * Math.sin(a), z + 0.008 * (1 - t)];
      }),
      0.013,
    ),
    { detail: 0.5 },
  );
  const n = 22;
  for (let i = 0; i < n; i++) {
    const grid = [0, 0.33, 0.66, 1].map((t): Vec3[] => {
      const r = 0.22 + 0.565 * t;
      const turn = ((30 + 32 * t) * Math.PI) / 180;
      const w = 0.1 + 0.05 * t;
      return [-1, -0.5, 0, 0.5, 1].map(
        (s): Vec3 => [s * w * Math.sin(turn) + 0.012 * (1 - s * s), r, 0.78 - s * w * Math.cos(turn) * 0.8],
      );
    });
    b.add(
      `blade ${i + 1}`,
      'bright',
      solid.put({ op: 'sheet', grid, thickness: 0.012, spline: 'catmull' }, [0, y, 0], [0, 0, (360 * i) / n]),
      { detail: 0.6 },
    );
  }
  b.add('core', 'body', ring([0, -1.0, 0.5, -0.95, 0.62, -0.3, 0.64, 0.66, 0, 0.66]), { detail: 0.9 });
  b.add('core nozzle', 'pipe', shell([0.5, -0.9, 0.4, -1.3, 0.37, -1.3, 0.44, -0.9]), { detail: 1 });
  b.add('exhaust cone', 'pipe', ring([0, -1.68, 0.03, -1.67, 0.2, -1.3, 0.26, -1.0, 0, -1.0]), { detail: 0.9 });
  for (let i = 0; i < 9; i++) {
    const a = (i * 2 * Math.PI) / 9;
    b.add(
      `core pipe ${i + 1}`,
      i % 2 ? 'copper' : 'pipe',
      solid.tube(
        [
          [0.62 * Math.cos(a), y + 0.62 * Math.sin(a), -0.36],
          [0.6 * Math.cos(a + 0.12), y + 0.6 * Math.sin(a + 0.12), -0.5],
          [0.56 * Math.cos(a + 0.1), y + 0.56 * Math.sin(a + 0.1), -0.75],
          [0.5 * Math.cos(a), y + 0.5 * Math.sin(a), -0.93],
        ],
        0.018,
      ),
      { detail: 0.5 },
    );
  }
  for (const [name, z] of [
    ['front', 0.75],
    ['rear', 0.0],
  ] as const) {
    b.add(
      `${name} cradle`,
      'rubber',
      solid.bar(
        outline.arc(0, y, 1.01, 225, 315, 14).map(([x, v]): Vec3 => [x, v, z]),
        { kind: 'rect', w: 0.12, h: 0.05, r: 0.01 },
        { up: [0, 0, 1] },
      ),
      { detail: 0.6 },
    );
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const)
      b.add(
        `${name} ${side} leg`,
        'body',
        solid.bar(
          [
            [s * 0.66, y - 0.74, z],
            [s * 0.82, 0.06, z],
          ],
          { kind: 'rect', w: 0.1, h: 0.08, r: 0.01 },
          { up: [0, 0, 1] },
        ),
        { detail: 0.5 },
      );
    b.add(`${name} sill`, 'body', solid.box([1.8, 0.1, 0.14], [0, 0.05, z], 0.012), { detail: 0.5 });
  }
  b.add('rails', 'body', solid.both(solid.box([0.1, 0.09, 1.1], [0.82, 0.05, 0.375], 0.012)), { detail: 0.5 });
}

/** A rocket engine: pumps and pipes over a ribbed bell. */
function addNozzle(b: Bench): void {
  const bell: readonly number[] = [
    0, 0.75, 0.14, 0.75, 0.16, 0.7, 0.32, 0.45, 0.44, 0.22, 0.52, 0.02, 0.5, 0.0, 0.42, 0.2, 0.3, 0.43, 0.1, 0.66, 0,
    0.66,
  ];
  b.add(
    'bell',
    'pipe',
    solid.turned(
      pairs(bell).map(([r, v]) => [r, v * 1.8] as const),
      [0, 0, 0],
      { bevel: 0.004, segments: 72 },
    ),
    { detail: 1.4 },
  );
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    const r = 0.52 - 0.36 * t ** 1.25;
    b.add(
      `bell rib ${i + 1}`,
      'pipe',
      solid.hoop(r + 0.006, { kind: 'circle', r: 0.014 }, [0, 0.05 + 1.14 * t, 0], 'y', 56),
      { detail: 0.4 },
    );
  }
  b.add('throat', 'body', solid.cyl(0.17, 0.14, [0, 1.38, 0], 'y', { bevel: 0.02 }));
  b.add(
    'chamber',
    'body',
    solid.turned(pairs([0, 1.4, 0.17, 1.42, 0.24, 1.55, 0.24, 1.8, 0.2, 1.88, 0, 1.9]), [0, 0, 0], {
      bevel: 0.01,
      segments: 56,
    }),
  );
  b.add('injector', 'bright', solid.cyl(0.27, 0.07, [0, 1.9, 0], 'y', { bevel: 0.014, segments: 56 }));
  b.add('gimbal', 'bright', solid.cyl(0.09, 0.2, [0, 2.02, 0], 'y', { bevel: 0.02 }));
  b.add('thrust plate', 'body', solid.box([0.8, 0.07, 0.8], [0, 2.15, 0], 0.016));
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} pump`, 'bright', {
      op: 'lathe',
      profile: pairs([0, 1.35, 0.1, 1.36, 0.15, 1.45, 0.15, 1.65, 0.11, 1.75, 0.1, 1.9, 0, 1.92]),
      bevel: 0.01,
      at: [s * 0.44, 0, 0],
    });
    b.add(
      `${name} feed`,
      'pipe',
      solid.tube(
        [
          [s * 0.44, 1.88, 0],
          [s * 0.44, 2.0, 0],
          [s * 0.36, 2.08, 0.05],
          [s * 0.28, 2.13, 0.08],
        ],
        0.05,
      ),
    );
    b.add(
      `${name} line`,
      'pipe',
      solid.tube(
        [
          [s * 0.44, 1.4, 0.08],
          [s * 0.4, 1.34, 0.2],
          [s * 0.2, 1.5, 0.26],
          [s * 0.14, 1.62, 0.2],
        ],
        0.036,
      ),
    );
    b.add(`${name} actuator`, 'cover', solid.rod([s * 0.26, 2.12, -0.3], [s * 0.22, 1.36, -0.16], 0.04, 0.032));
    b.add(
      `${name} turbine exhaust`,
      'copper',
      solid.tube(
        [
          [s * 0.48, 1.42, -0.06],
          [s * 0.56, 1.2, -0.1],
          [s * 0.52, 0.9, -0.14],
        ],
        0.045,
        { cap: 'flat' },
      ),
    );
  }
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    b.add(`injector bolt ${i + 1}`, 'body', solid.cyl(0.014, 0.02, [0.24 * Math.cos(a), 1.94, 0.24 * Math.sin(a)]), {
      detail: 0.3,
    });
  }
}

/** Jets and rockets. */
export const jets = { addJet, addNozzle };
