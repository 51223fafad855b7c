import type { Vec2, Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, smoothLoop, solid } from '../../kits/joinery/index.ts';
import { type CoatHookLook, hooks } from './hooks.ts';

const RAD = Math.PI / 180;

/** A wooden hanger with its bar and a wire hook. */
function addHanger(b: Bench): void {
  const arms: Vec2[] = smoothLoop([
    -0.215, 0.066, -0.222, 0.05, -0.205, 0.046, -0.12, 0.088, -0.045, 0.118, 0, 0.124, 0.045, 0.118, 0.12, 0.088, 0.205,
    0.046, 0.222, 0.05, 0.215, 0.066, 0.13, 0.112, 0.05, 0.146, 0.014, 0.158, -0.014, 0.158, -0.05, 0.146, -0.13, 0.112,
  ]);
  b.add('shoulders', 'wood', solid.slab(arms, 0.016, [0, 0, 0], 'z', { bevel: 0.0055, smooth: true }), {
    detail: 1.5,
    grain: [1, 0, 0],
  });
  b.add('bar', 'wood', solid.rod([-0.2, 0.0075, 0], [0.2, 0.0075, 0], 0.0065), { grain: [1, 0, 0] });
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${name} bar end`,
      'wood',
      { op: 'ball', r: [0.008, 0.0075, 0.0075], at: [s * 0.2, 0.0075, 0] },
      { detail: 0.5 },
    );
    b.add(`${name} strut`, 'body', solid.rod([s * 0.196, 0.01, 0], [s * 0.203, 0.055, 0], 0.0026), { detail: 0.5 });
  }
  b.add(
    'ferrule',
    'body',
    solid.turned(pairs([0, 0.152, 0.008, 0.154, 0.006, 0.16, 0.0035, 0.164, 0, 0.164]), [0, 0, 0], { bevel: 0.001 }),
  );
  const path: Vec3[] = [
    [0, 0.155, 0],
    [0, 0.176, 0],
    [0.006, 0.186, 0],
    ...outline.arc(0, 0.213, 0.026, -70, 165, 14).map(([x, y]): Vec3 => [x, y, 0]),
  ];
  b.add('hook', 'body', solid.tube(path, 0.0021), { detail: 1.3 });
  b.add('hook ball', 'body', { op: 'ball', r: 0.0032, at: path[path.length - 1] }, { detail: 0.4 });
}

/** A board with five hooks; keys on two of them. */
function addRail(b: Bench, look: CoatHookLook): void {
  const w = 0.46;
  const board = look.round
    ? outline.roundRect(w, 0.11, 0.05, 0, 0.075, 8)
    : outline.roundRect(w, 0.11, 0.006, 0, 0.075);
  b.add('board', 'wood', solid.slab(board, 0.018, [0, 0, -0.009], 'z', { bevel: 0.005 }), {
    detail: 1.1,
    grain: [1, 0, 0],
  });
  for (let i = 0; i < 4; i++) hooks.coatHook(b, `hook ${i + 1}`, [-0.15 + i * 0.1, 0.0, 0], look);
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${name} board screw`,
      'trim',
      solid.put(fitting.screw(0.005, 'cross'), [s * 0.208, 0.075, 0.0002], [90, 0, 0]),
      { detail: 0.4 },
    );
}

/** A turned post on three feet with two rounds of pegs. */
function addStand(b: Bench, { round }: CoatHookLook): void {
  b.add(
    'post',
    'wood',
    solid.turned(
      pairs([
        0, 0.13, 0.03, 0.13, 0.034, 0.18, 0.024, 0.21, 0.03, 0.3, 0.022, 0.5, 0.021, 1.1, 0.027, 1.25, 0.022, 1.3, 0.03,
        1.36, 0.03, 1.64, 0.024, 1.67, 0, 1.67,
      ]),
      [0, 0, 0],
      { bevel: 0.004, segments: 40 },
    ),
    { detail: 1.2, grain: [0, 1, 0] },
  );
  b.add(
    'finial',
    'wood',
    solid.turned(pairs([0, 1.66, 0.02, 1.665, 0.034, 1.695, 0.03, 1.725, 0.012, 1.745, 0, 1.748]), [0, 0, 0], {
      smooth: true,
      bevel: 0,
    }),
  );
  b.add('collar', 'body', solid.hoop(0.031, { kind: 'rect', w: 0.014, h: 0.004, r: 0.001 }, [0, 0.155, 0]), {
    detail: 0.5,
  });
  if (round) {
    b.add(
      'foot',
      'wood',
      solid.turned(pairs([0, 0, 0.21, 0, 0.215, 0.02, 0.18, 0.045, 0.08, 0.07, 0.05, 0.13, 0, 0.135]), [0, 0, 0], {
        bevel: 0.006,
        segments: 56,
      }),
    );
    b.add('foot ring', 'body', solid.hoop(0.2135, { kind: 'circle', r: 0.004 }, [0, 0.012, 0], 'y', 56), {
      detail: 0.4,
    });
  } else
    for (let i = 0; i < 4; i++) {
      const a = (45 + 90 * i) * RAD;
      const at = (r: number, y: number): Vec3 => [r * Math.cos(a), y, r * Math.sin(a)];
      b.add(
        `foot ${i + 1}`,
        'wood',
        solid.bar(
          [at(0.012, 0.3), at(0.07, 0.27), at(0.13, 0.13), at(0.2, 0.035), at(0.26, 0.02)],
          { kind: 'rect', w: 0.026, h: 0.036, r: 0.008 },
          { spline: 'catmull', up: [0, 1, 0], taper: [0.9, 1.05, 1, 0.95, 0.85] },
        ),
        { detail: 1 },
      );
      b.add(`pad ${i + 1}`, 'body', { op: 'ball', r: [0.018, 0.011, 0.018], at: at(0.25, 0.011) }, { detail: 0.4 });
    }
  for (const [tier, y, n, turn] of [
    ['upper', 1.58, 4, 0],
    ['lower', 1.4, 4, 45],
  ] as const)
    for (let i = 0; i < n; i++) {
      const a = (turn + (360 * i) / n) * RAD;
      const at = (r: number, h: number): Vec3 => [r * Math.cos(a), y + h, r * Math.sin(a)];
      b.add(
        `${tier} peg ${i + 1}`,
        'wood',
        solid.tube([at(0.02, 0), at(0.08, 0.006), at(0.14, 0.04), at(0.17, 0.09)], 0.0105, {
          taper: [1.15, 1, 0.9, 0.85],
        }),
        { detail: 0.8 },
      );
      b.add(`${tier} knob ${i + 1}`, 'body', { op: 'ball', r: 0.0155, at: at(0.173, 0.1) }, { detail: 0.5 });
    }
}

/** Two posts and three lines, washing pegged on one. */
function addLine(b: Bench): void {
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} post`, 'wood', solid.box([0.07, 1.8, 0.07], [s * 1.15, 0.9, 0], 0.008), { grain: [0, 1, 0] });
    b.add(`${name} arm`, 'wood', solid.box([0.055, 0.065, 0.9], [s * 1.15, 1.74, 0], 0.008), { grain: [0, 0, 1] });
    b.add(
      `${name} foot`,
      { base: 'concrete', color: '#a8a59c' },
      solid.cyl(0.13, 0.07, [s * 1.15, 0.035, 0], 'y', { bevel: 0.015 }),
    );
  }
  const sag = (x: number): number => 1.735 - 0.05 * (1 - (x / 1.12) ** 2);
  for (const [i, z] of [-0.38, 0, 0.38].entries())
    b.add(
      `line ${i + 1}`,
      'cord',
      solid.tube(
        Array.from({ length: 9 }, (_, k): Vec3 => [-1.12 + k * 0.28, sag(-1.12 + k * 0.28), z]),
        0.005,
      ),
      { detail: 0.5 },
    );
  const wash: readonly (readonly [string, number, number, number, string])[] = [
    ['sheet', -0.62, 0.62, 0.95, '#eef0f2'],
    ['towel', 0.08, 0.4, 0.66, '#4f8fc0'],
    ['cloth', 0.64, 0.38, 0.5, '#e0a03c'],
  ];
  for (const [name, x, w, h, color] of wash) {
    const grid = Array.from({ length: 8 }, (_, i): Vec3[] =>
      Array.from({ length: 13 }, (_, j): Vec3 => {
        const u = x - w / 2 + (w * j) / 12;
        const t = i / 7;
        return [u, sag(u) - 0.004 - h * t, 0.38 + 0.03 * t * Math.sin(j * 1.25 + x * 9) + 0.04 * t * t];
      }),
    );
    b.add(name, { base: 'fabric', color }, { op: 'sheet', grid, thickness: 0.006, spline: 'catmull' }, { detail: 0.9 });
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      const u = x + (s * w) / 2 - s * 0.03;
      b.add(`${name} ${side} peg`, 'wood', solid.box([0.014, 0.075, 0.022], [u, sag(u) - 0.006, 0.38], 0.003), {
        detail: 0.3,
      });
    }
  }
}

/** What clothes and keys are hung on. */
export const racks = { addHanger, addRail, addStand, addLine };
