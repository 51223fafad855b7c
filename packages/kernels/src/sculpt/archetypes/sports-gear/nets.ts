import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A goal `w` wide, `h` high and `d` deep with its net; `ice` curves the back as ice hockey's does. */
function buildGoal(b: Bench, w: number, h: number, d: number, post: number): void {
  const x = w / 2;
  const tube = (path: readonly Vec3[], r = post): Shape => solid.tube(path, r, { spline: 'linear', cap: 'flat' });
  b.add('crossbar', 'frame', solid.rod([-x - post, h, 0], [x + post, h, 0], post));
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} post`, 'frame', solid.rod([s * x, 0, 0], [s * x, h + post * 0.5, 0], post));
    b.add(
      `${name} roof bar`,
      'trim',
      tube(
        [
          [s * x, h, 0],
          [s * x, h, -d * 0.42],
        ],
        post * 0.5,
      ),
    );
    b.add(
      `${name} back stay`,
      'trim',
      tube(
        [
          [s * x, h, -d * 0.42],
          [s * x, post * 0.5, -d],
        ],
        post * 0.5,
      ),
    );
    b.add(
      `${name} ground bar`,
      'trim',
      tube(
        [
          [s * x, post * 0.5, 0],
          [s * x, post * 0.5, -d],
        ],
        post * 0.5,
      ),
    );
    b.add(`${name} foot`, 'pad', solid.cyl(post * 1.5, post * 0.5, [s * x, post * 0.25, 0]));
    b.add(`${name} stay joint`, 'trim', { op: 'ball', r: post * 0.62, at: [s * x, h, -d * 0.42] });
  }
  b.add('back bar', 'trim', solid.rod([-x, post * 0.5, -d], [x, post * 0.5, -d], post * 0.5));
  b.add('ridge bar', 'trim', solid.rod([-x, h, -d * 0.42], [x, h, -d * 0.42], post * 0.35));
  const cord = Math.max(0.003, w * 0.0016);
  const nx = Math.round(w / (h * 0.062));
  const lengthwise = Array.from({ length: nx - 1 }, (_, i): Shape => {
    const u = -x + ((i + 1) * w) / nx;
    const sag = 0.03 * h * Math.sin((Math.PI * (i + 1)) / nx);
    return tube(
      [
        [u, h, 0],
        [u, h - sag * 0.4, -d * 0.2],
        [u, h, -d * 0.42],
        [u, h * 0.5, -d * 0.71 - sag],
        [u, 0.01, -d],
      ],
      cord,
    );
  });
  b.add('net lengthwise', 'net', solid.many(lengthwise), { detail: 0.3 });
  const ny = 13;
  const across = Array.from({ length: ny }, (_, i): Shape => {
    const y = (h * (i + 0.5)) / ny;
    const z = -d + (y / h) * d * 0.58;
    return tube(
      [
        [x, y, -0.01],
        [x, y, z],
        [-x, y, z],
        [-x, y, -0.01],
      ],
      cord,
    );
  });
  b.add('net across', 'net', solid.many(across), { detail: 0.3 });
  const sides = Array.from({ length: 6 }, (_, i): Shape[] => {
    const z = (-d * (i + 1)) / 7;
    const top = z > -d * 0.42 ? h : (h * (z + d)) / (d * 0.58);
    return [1, -1].map((s) =>
      tube(
        [
          [s * x, 0.01, z],
          [s * x, top, z],
        ],
        cord,
      ),
    );
  });
  b.add('side nets', 'net', solid.many(sides.flat()), { detail: 0.3 });
  b.add(
    'roof net',
    'net',
    solid.many(
      [0.1, 0.21, 0.32].map((k) =>
        tube(
          [
            [-x, h, -d * k],
            [x, h, -d * k],
          ],
          cord,
        ),
      ),
    ),
    { detail: 0.3 },
  );
}

/** A basketball hoop on its pole: board with its square, ring, netting. */
function buildHoop(b: Bench): void {
  const y = 3.05;
  b.add('base', 'pad', solid.slab(outline.roundRect(0.75, 1.1, 0.1), 0.2, [0, 0.1, -1.05], 'y', { bevel: 0.04 }));
  b.add('base wheels', 'trim', solid.both(solid.cyl(0.07, 0.05, [0.36, 0.075, -0.55], 'x')));
  b.add('pole', 'trim', solid.box([0.13, 3.2, 0.13], [0, 1.76, -1.05], 0.02));
  b.add('pole padding', 'pad', solid.box([0.24, 1.6, 0.24], [0, 1.05, -1.05], 0.05));
  b.add(
    'padding seams',
    'trim',
    solid.many([0.55, 1.05, 1.55].map((v) => solid.box([0.246, 0.012, 0.246], [0, v, -1.05], 0.004))),
  );
  for (const [name, v] of [
    ['upper', 3.3],
    ['lower', 3.02],
  ] as const)
    b.add(
      `${name} arm`,
      'trim',
      solid.both(
        solid.bar(
          [
            [0.1, v, -1.08],
            [0.16, v + 0.08, -0.4],
          ],
          { kind: 'rect', w: 0.05, h: 0.05, r: 0.008 },
        ),
      ),
    );
  b.add('brace', 'trim', solid.rod([0, 2.55, -1.02], [0, 3.12, -0.42], 0.028));
  b.add('backboard', 'board', solid.box([1.8, 1.05, 0.04], [0, y + 0.375, -0.38], 0.008), { detail: 0.8 });
  b.add(
    'board frame',
    'trim',
    solid.bar(
      outline.roundRect(1.82, 1.07, 0.03).map(([u, v]): Vec3 => [u, y + 0.375 + v, -0.38]),
      { kind: 'rect', w: 0.055, h: 0.04, r: 0.008 },
      { closed: true, up: [1, 0, 0] },
    ),
  );
  const line = (w: number, h: number, v: number): Shape =>
    solid.slab(outline.roundRect(w, h, 0.004), 0.004, [0, v, -0.3585], 'z', {
      bevel: 0.001,
      holes: [outline.roundRect(w - 0.1, h - 0.1, 0.004)],
    });
  b.add('target square', 'ring', line(0.59, 0.45, y + 0.3));
  b.add('board edge', 'ring', line(1.7, 0.95, y + 0.375));
  b.add(
    'bracket',
    'ring',
    solid.many([
      solid.box([0.18, 0.16, 0.02], [0, y - 0.02, -0.35], 0.006),
      solid.box([0.11, 0.03, 0.14], [0, y - 0.004, -0.285], 0.006),
    ]),
  );
  b.add(
    'bracket bolts',
    'trim',
    solid.many(
      [-1, 1].flatMap((s) => [-0.07, 0.03].map((v) => solid.cyl(0.012, 0.02, [s * 0.07, y + v, -0.337], 'z'))),
    ),
  );
  b.add('ring', 'ring', solid.hoop(0.235, { kind: 'circle', r: 0.011 }, [0, y, 0], 'y', 48), { detail: 1.3 });
  b.add('ring braces', 'ring', solid.both(solid.rod([0.05, y - 0.05, -0.34], [0.11, y - 0.008, -0.205], 0.009)));
  const at = (k: number, t: number): Vec3 => {
    const r = 0.228 - 0.115 * t ** 0.7 + 0.02 * t * t;
    return [r * Math.cos(k), y - 0.014 - 0.42 * t, r * Math.sin(k)];
  };
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const strands = Array.from({ length: 12 }, (_, i) => {
      const a = (2 * Math.PI * i) / 12;
      return solid.tube(
        [0, 0.2, 0.4, 0.6, 0.8, 1].map((t, k): Vec3 => at(a + s * (k * 0.2618), t)),
        0.0055,
      );
    });
    b.add(`${name} net cords`, 'net', solid.many(strands), { detail: 0.4 });
  }
  b.add(
    'net hooks',
    'ring',
    { op: 'arrayed', n: 12, around: 'y', of: solid.box([0.014, 0.024, 0.014], [0.23, y - 0.014, 0], 0.003) },
    { detail: 0.3 },
  );
}

/** A net across: tennis at 0.91 m, volleyball at 2.24 m. */
function buildNet(b: Bench, volley: boolean): void {
  const w = volley ? 6 : 6.4;
  const [y0, y1] = volley ? [1.44, 2.43] : [0.06, 1.0];
  const x = w / 2;
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} post`, 'frame', solid.cyl(0.045, y1 + 0.08, [s * (x + 0.08), (y1 + 0.08) / 2, 0]));
    b.add(`${name} cap`, 'trim', { op: 'ball', r: [0.05, 0.035, 0.05], at: [s * (x + 0.08), y1 + 0.085, 0] });
    b.add(
      `${name} foot`,
      'pad',
      solid.turned(pairs([0, 0, 0.3, 0, 0.3, 0.03, 0.12, 0.06, 0.06, 0.14, 0, 0.14]), [s * (x + 0.08), 0, 0], {
        bevel: 0.008,
      }),
    );
    b.add(
      `${name} ties`,
      'net',
      solid.many(
        [y0 + 0.02, (y0 + y1) / 2, y1 - 0.03].map((v) =>
          solid.rod([s * (x - 0.01), v, 0], [s * (x + 0.09), v, 0.0], 0.007),
        ),
      ),
    );
    if (volley) b.add(`${name} pad`, 'pad', solid.cyl(0.1, 1.3, [s * (x + 0.08), 0.82, 0], 'y', { bevel: 0.03 }));
    if (volley)
      b.add(`${name} antenna`, 'ring', solid.rod([s * (x - 0.4), y0, 0.02], [s * (x - 0.4), y1 + 0.6, 0.02], 0.009));
  }
  const sag = (u: number): number => (volley ? 0.02 : 0.09) * (1 - (u / x) ** 2);
  const line = (v: number, r: number): Shape =>
    solid.tube(
      Array.from({ length: 9 }, (_, i): Vec3 => {
        const u = -x + (w * i) / 8;
        return [u, v - sag(u) * ((v - y0) / (y1 - y0)), 0];
      }),
      r,
      { cap: 'flat' },
    );
  const rows = volley ? 9 : 10;
  b.add(
    'net across',
    'cords',
    solid.many(Array.from({ length: rows }, (_, i) => line(y0 + ((i + 0.5) * (y1 - y0)) / rows, 0.004))),
    { detail: 0.3 },
  );
  const n = 62;
  b.add(
    'net upright',
    'cords',
    solid.many(
      Array.from({ length: n }, (_, i) => {
        const u = -x + (w * (i + 0.5)) / n;
        return solid.rod([u, y0, 0], [u, y1 - sag(u), 0], 0.0035);
      }),
    ),
    { detail: 0.3 },
  );
  const tape = (v: number, hgt: number): Shape =>
    solid.bar(
      Array.from({ length: 13 }, (_, i): Vec3 => {
        const u = -x + (w * i) / 12;
        return [u, v - sag(u) * ((v - y0) / (y1 - y0)), 0];
      }),
      { kind: 'rect', w: 0.016, h: hgt, r: 0.004 },
      { up: [0, 1, 0] },
    );
  b.add('top band', 'net', tape(y1, 0.07));
  b.add('bottom band', 'net', tape(y0, volley ? 0.05 : 0.03));
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`${name} side band`, 'net', solid.box([0.05, y1 - y0, 0.014], [s * (x - 0.012), (y0 + y1) / 2, 0], 0.004));
  if (!volley) b.add('middle strap', 'net', solid.box([0.05, y1 - 0.08, 0.02], [0, (y1 - 0.09) / 2, 0], 0.004));
}

/** What has a net, standing on y = 0, its open side towards +Z: metres. */
export const nets = { buildGoal, buildHoop, buildNet };
