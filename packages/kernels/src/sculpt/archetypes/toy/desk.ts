import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

const SLOTS = ['body', 'second', 'third', 'fourth'];

/** A slinky bent over from stack to stack. */
function buildSlinky(b: Bench): void {
  const turns = 30;
  const per = 20;
  const path: Vec3[] = [];
  for (let i = 0; i <= turns * per; i++) {
    const t = i / (turns * per);
    // stacks at both ends, an arch between: the axis goes half round
    const s = Math.min(1, Math.max(0, (t - 0.3) / 0.4));
    const a = Math.PI * s;
    const low = t < 0.3 ? t / 0.3 : t > 0.7 ? (1 - t) / 0.3 : 1;
    const c: Vec3 = [-0.058 * Math.cos(a), 0.002 + 0.024 * low + 0.075 * Math.sin(a), 0];
    const turn = (2 * Math.PI * i) / per;
    const out: Vec3 = [Math.cos(a), -Math.sin(a), 0];
    const r = 0.034;
    path.push([c[0] + out[0] * r * Math.cos(turn), c[1] + out[1] * r * Math.cos(turn), r * Math.sin(turn)]);
  }
  b.add(
    'coil',
    'metal',
    solid.tube(
      path.map(([x, y, z]): Vec3 => [x, Math.max(0.0016, y), z]),
      0.0016,
      { spline: 'linear', cap: 'flat' },
    ),
    { detail: 1.5 },
  );
}

/** Five steel balls hung from a frame. */
function buildCradle(b: Bench): void {
  for (const [name, z] of [
    ['front', 0.06],
    ['back', -0.06],
  ] as const)
    b.add(
      `${name} frame`,
      'metal',
      solid.tube(
        [
          [-0.09, 0.022, z],
          [-0.09, 0.16, z],
          [-0.08, 0.172, z],
          [0.08, 0.172, z],
          [0.09, 0.16, z],
          [0.09, 0.022, z],
        ],
        0.0035,
        { spline: 'linear' },
      ),
    );
  b.add('base', 'wood', solid.box([0.22, 0.024, 0.15], [0, 0.012, 0], 0.005), { grain: [1, 0, 0] });
  b.add('plate', 'second', solid.box([0.16, 0.003, 0.09], [0, 0.0252, 0], 0.001));
  for (let i = 0; i < 5; i++) {
    const a = i === 4 ? 0.62 : 0;
    const x = (i - 2) * 0.0242;
    const p: Vec3 = [x + 0.105 * Math.sin(a), 0.172 - 0.105 * Math.cos(a), 0];
    b.add(`ball ${i + 1}`, 'metal', { op: 'ball', r: 0.012, at: p });
    b.add(
      `strings ${i + 1}`,
      'string',
      solid.many([0.06, -0.06].map((z) => solid.rod([x, 0.172, z], [p[0], p[1] + 0.011, 0], 0.0005))),
    );
  }
}

function buildDreidel(b: Bench): void {
  const put = (of: Shape): Shape => solid.put(of, [0, 0, 0], [0, 28, -8]);
  b.add('body', 'wood', put(solid.box([0.026, 0.024, 0.026], [0, 0.027, 0], 0.0022)), { grain: [0, 1, 0] });
  b.add(
    'point',
    'wood',
    put({
      op: 'hull',
      points: [
        [0.013, 0.0155, 0.013],
        [-0.013, 0.0155, 0.013],
        [0.013, 0.0155, -0.013],
        [-0.013, 0.0155, -0.013],
        [0.001, 0, 0.001],
        [-0.001, 0, 0.001],
        [0.001, 0, -0.001],
        [-0.001, 0, -0.001],
      ],
      bevel: 0.0006,
    }),
  );
  b.add(
    'stem',
    'wood',
    put(
      solid.turned(pairs([0, 0.0385, 0.003, 0.0385, 0.0026, 0.05, 0.0034, 0.055, 0, 0.056]), [0, 0, 0], {
        bevel: 0.0006,
      }),
    ),
  );
  for (const [i, turn] of [0, 90, 180, 270].entries()) {
    const s = solid.bar(
      (
        [
          [
            [-0.006, 0.02],
            [-0.006, 0.034],
            [0.006, 0.034],
            [0.006, 0.02],
          ],
          [
            [-0.006, 0.02],
            [0.006, 0.02],
            [0.006, 0.034],
            [-0.002, 0.034],
          ],
          [
            [-0.006, 0.034],
            [0.005, 0.034],
            [0.005, 0.02],
          ],
          [
            [-0.007, 0.034],
            [-0.007, 0.021],
            [0.007, 0.021],
            [0.007, 0.034],
          ],
        ] as const
      )[i].map(([x, y]): Vec3 => [x, y, 0.0132]),
      { kind: 'rect', w: 0.0028, h: 0.0012, r: 0.0003 },
      { up: [0, 0, 1] },
    );
    b.add(`letter ${i + 1}`, SLOTS[i], put(solid.put(s, [0, 0, 0], [0, turn, 0])));
  }
}

/** Rubber blisters to press, in rows on a tray. */
function buildPop(b: Bench): void {
  const n = 6;
  const colors = ['#e0483c', '#ee8a2e', '#f2c832', '#4cae52', '#3a86d0', '#8452b4'];
  const u = 0.022;
  const w = n * u + 0.008;
  colors.forEach((color, row) => {
    const y = w - 0.004 - (row + 0.5) * u;
    b.add(
      `strip ${row + 1}`,
      { base: 'rubber', color, rough: 0.35 },
      solid.slab(
        outline.roundRect(
          w,
          u + (row === 0 || row === n - 1 ? 0.006 : 0),
          row === 0 || row === n - 1 ? 0.004 : 0.0002,
          0,
          y + (row === 0 ? 0.003 : row === n - 1 ? -0.003 : 0),
        ),
        0.004,
        [0, 0, 0],
        'z',
        { bevel: 0.0005 },
      ),
    );
    const spots = Array.from({ length: n }, (_, i): { at: Vec3; rot?: Vec3 } => ({
      at: [(i - 2.5) * u, y, (row * 7 + i * 3) % 5 === 0 ? -0.0015 : 0.0018],
    }));
    b.add(
      `bubbles ${row + 1}`,
      { base: 'rubber', color, rough: 0.3 },
      solid.at({ op: 'ball', r: [0.0088, 0.0088, 0.0075] }, spots),
    );
  });
}

/** A paper crane folded of sheets. */
function buildCrane(b: Bench): void {
  const wing = (s: number): Shape => ({
    op: 'hull',
    points: [
      [0, 0.034, 0.026],
      [0, 0.034, -0.03],
      [s * 0.085, 0.088, -0.002],
      [s * 0.004, 0.03, 0.026],
      [s * 0.004, 0.03, -0.03],
      [s * 0.084, 0.0868, -0.003],
    ],
  });
  b.add('left wing', 'paper', wing(1));
  b.add('right wing', 'paper', wing(-1));
  b.add('body', 'paper', {
    op: 'hull',
    points: [
      [0, 0.045, 0],
      [0.012, 0.028, 0.016],
      [-0.012, 0.028, 0.016],
      [0.012, 0.028, -0.018],
      [-0.012, 0.028, -0.018],
      [0, 0, 0.004],
      [0, 0.002, -0.006],
      [0.003, 0.001, 0],
      [-0.003, 0.001, 0],
    ],
  });
  b.add('neck', 'paper', {
    op: 'hull',
    points: [
      [0, 0.012, 0.004],
      [0.007, 0.022, 0.012],
      [-0.007, 0.022, 0.012],
      [0, 0.032, 0.006],
      [0.0012, 0.078, 0.062],
      [-0.0012, 0.078, 0.062],
      [0, 0.075, 0.064],
    ],
  });
  b.add('head', 'paper', {
    op: 'hull',
    points: [
      [0.0014, 0.079, 0.061],
      [-0.0014, 0.079, 0.061],
      [0.002, 0.073, 0.061],
      [-0.002, 0.073, 0.061],
      [0, 0.062, 0.082],
    ],
  });
  b.add('tail', 'paper', {
    op: 'hull',
    points: [
      [0, 0.012, -0.006],
      [0.007, 0.022, -0.013],
      [-0.007, 0.022, -0.013],
      [0, 0.032, -0.008],
      [0.0008, 0.094, -0.066],
      [-0.0008, 0.094, -0.066],
    ],
  });
}

/** Toys of the desk, on y = 0: metres. */
export const desk = { buildSlinky, buildCradle, buildDreidel, buildPop, buildCrane };
