import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A box of boards with corner seats, sand, sand towers, bucket and spade. */
export function addSandbox(b: Bench): void {
  b.add(
    'frame boards',
    'frame',
    solid.many([
      ...[1, -1].map((s) => solid.box([2, 0.24, 0.06], [0, 0.12, s * 0.97], 0.01)),
      ...[1, -1].map((s) => solid.box([0.06, 0.238, 1.9], [s * 0.97, 0.12, 0], 0.01)),
    ]),
    { grain: [1, 0, 0] },
  );
  b.add(
    'corner seats',
    'frame',
    solid.many(
      [
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, -1],
      ].map(([s, t]) =>
        solid.slab(
          [
            [0, 0],
            [-s * 0.5, 0],
            [0, t * 0.5],
          ],
          0.04,
          [s * 0.99, 0.255, t * 0.99],
          'y',
          { bevel: 0.008 },
        ),
      ),
    ),
  );
  b.add(
    'sand',
    'ground',
    {
      op: 'loft',
      sections: [
        [1, 0.02],
        [1, 0.15],
        [0.8, 0.17],
        [0.4, 0.2],
        [0.05, 0.21],
      ].map(([k, y]) => ({
        points: outline
          .superellipse(0.94 * k, 0.94 * k, 9, 40)
          .map(([x, z], i): Vec3 => [x, y + 0.012 * Math.sin(i * 1.3) * (k < 1 ? 1 : 0), -z]),
      })),
      spline: 'linear',
      smooth: true,
      cap: 'flat',
    },
    { detail: 1.2 },
  );
  for (const [i, [x, z]] of [
    [-0.35, -0.3],
    [-0.05, -0.35],
    [-0.22, -0.05],
  ].entries()) {
    b.add(
      `sand tower ${i + 1}`,
      'ground',
      solid.turned(outline.pairs([0, 0, 0.13, 0, 0.1, 0.17, 0, 0.17]), [x, 0.18, z], { bevel: 0.01 }),
    );
    b.add(
      `sand merlons ${i + 1}`,
      'ground',
      solid.put({ op: 'arrayed', n: 6, around: 'y', of: solid.box([0.04, 0.04, 0.04], [0.08, 0.365, 0], 0.006) }, [
        x,
        0,
        z,
      ]),
    );
  }
  b.add(
    'bucket',
    'body',
    solid.turned(
      outline.pairs([0, 0, 0.09, 0, 0.12, 0.2, 0.13, 0.2, 0.13, 0.215, 0.11, 0.215, 0.085, 0.02, 0, 0.02]),
      [0.4, 0.19, 0.3],
      { bevel: 0.004 },
    ),
  );
  b.add(
    'bucket handle',
    'accent',
    solid.tube(
      outline.arc(0, 0, 0.125, 10, 170, 10).map(([x, y]): Vec3 => [0.4 + x, 0.39 + y * 0.8, 0.3]),
      0.008,
    ),
  );
  b.add(
    'spade',
    'second',
    solid.many([
      solid.rod([0.12, 0.2, 0.45], [-0.2, 0.32, 0.55], 0.014),
      solid.put(
        solid.slab(outline.roundRect(0.14, 0.1, 0.03), 0.012, [0, 0, 0], 'y', { bevel: 0.003 }),
        [0.17, 0.2, 0.435],
        [0, 15, -12],
      ),
    ]),
  );
}

/** A dome of bars: hoops and meridians with ball joints. */
export function addClimbing(b: Bench, k: number): void {
  const r = 1.9 * k;
  const levels = [0, 0.32, 0.62, 0.87, 1].map((t) => (t * Math.PI) / 2);
  const n = 8;
  const at = (i: number, a: number): Vec3 => [
    r * Math.cos(levels[i]) * Math.cos(a),
    r * Math.sin(levels[i]) + 0.03,
    r * Math.cos(levels[i]) * Math.sin(a),
  ];
  for (let i = 0; i < 4; i++) {
    const ang = (j: number): number => ((j + (i % 2) / 2) * 2 * Math.PI) / n;
    const up = (j: number): number => ((j + ((i + 1) % 2) / 2) * 2 * Math.PI) / n;
    b.add(
      `ring ${i + 1}`,
      i % 2 ? 'accent' : 'body',
      solid.many(Array.from({ length: n }, (_, j) => solid.rod(at(i, ang(j)), at(i, ang(j + 1)), 0.025))),
    );
    b.add(
      `joints ${i + 1}`,
      'second',
      solid.many(Array.from({ length: n }, (_, j): Shape => ({ op: 'ball', r: 0.05, at: at(i, ang(j)) }))),
    );
    if (i < 3)
      b.add(
        `struts ${i + 1}`,
        'frame',
        solid.many(
          Array.from({ length: n }, (_, j) => j).flatMap((j) =>
            (i % 2 ? [0, 1] : [0, -1]).map((d) => solid.rod(at(i, ang(j)), at(i + 1, up(j + d)), 0.022)),
          ),
        ),
      );
  }
  b.add(
    'crown struts',
    'frame',
    solid.many(
      Array.from({ length: n }, (_, j) =>
        solid.rod(at(3, ((j + 0.5) * 2 * Math.PI) / n), [0.02 * Math.cos(j), r + 0.03, 0.02 * Math.sin(j)], 0.022),
      ),
    ),
  );
  b.add('crown', 'second', { op: 'ball', r: 0.08, at: [0, r + 0.03, 0] });
}

/** A bed with springs and a padded rim, legs, net on posts, ladder. */
export function addTrampoline(b: Bench, k: number): void {
  const [r, y] = [1.5 * k, 0.75];
  b.add(
    'bed',
    { base: 'canvas', color: '#26282c' },
    solid.cyl(r - 0.22, 0.02, [0, y, 0], 'y', { bevel: 0, segments: 56 }),
  );
  b.add(
    'springs',
    'metal',
    { op: 'arrayed', n: 40, around: 'y', of: solid.rod([r - 0.24, y, 0], [r - 0.02, y + 0.01, 0], 0.012) },
    { detail: 0.3 },
  );
  b.add('rim tube', 'frame', solid.hoop(r, { kind: 'circle', r: 0.035 }, [0, y, 0], 'y', 64));
  b.add(
    'pad',
    'body',
    solid.turned(
      [
        [r - 0.2, y + 0.03],
        [r + 0.06, y + 0.03],
        [r + 0.07, y + 0.06],
        [r - 0.07, y + 0.085],
        [r - 0.2, y + 0.06],
        [r - 0.2, y + 0.03],
      ],
      [0, 0, 0],
      { bevel: 0.006, segments: 64 },
    ),
  );
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 3 + 0.5;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    b.add(
      `leg ${i + 1}`,
      'frame',
      solid.tube(
        [
          [c * r - s * 0.3, y - 0.03, s * r + c * 0.3],
          [c * (r - 0.02) - s * 0.28, 0.04, s * (r - 0.02) + c * 0.28],
          [c * (r - 0.02) + s * 0.28, 0.04, s * (r - 0.02) - c * 0.28],
          [c * r + s * 0.3, y - 0.03, s * r - c * 0.3],
        ],
        0.03,
        { spline: 'linear', cap: 'flat' },
      ),
    );
    b.add(
      `net post ${i + 1}`,
      'accent',
      solid.rod([c * (r + 0.1), 0.1, s * (r + 0.1)], [c * (r + 0.1), y + 1.65, s * (r + 0.1)], 0.035, 0.035, 'round'),
    );
  }
  const wires = (dir: number): Shape =>
    solid.many(
      Array.from({ length: 30 }, (_, i) =>
        solid.tube(
          [0, 0.5, 1].map((t): Vec3 => {
            const a = (i * 2 * Math.PI) / 30 + dir * t * 0.5;
            return [(r + 0.02) * Math.cos(a), y + 0.06 + t * 1.5, (r + 0.02) * Math.sin(a)];
          }),
          0.006,
          { cap: 'flat' },
        ),
      ),
    );
  b.add('net', 'metal', solid.many([wires(1), wires(-1)]), { detail: 0.3 });
  b.add('net rope', 'body', solid.hoop(r + 0.04, { kind: 'circle', r: 0.02 }, [0, y + 1.57, 0], 'y', 56));
  b.add(
    'ladder',
    'frame',
    solid.many([
      ...[-0.2, 0.2].map((x) => solid.rod([x, 0, r + 0.45], [x, y, r + 0.06], 0.022)),
      ...[0.2, 0.45, 0.68].map((v) =>
        solid.rod([-0.2, v, r + 0.45 - 0.39 * (v / y)], [0.2, v, r + 0.45 - 0.39 * (v / y)], 0.018),
      ),
    ]),
  );
}
