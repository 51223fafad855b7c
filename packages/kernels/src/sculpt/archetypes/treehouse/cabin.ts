import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { pyramidRoof } from '../../kits/building/details.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** The deck: height of its boards, middle and extent, metres. */
export const DECK = { y: 2.35, z: 0.35, w: 2.5, d: 1.9 } as const;

const [W, D, H] = [1.5, 1.15, 1.05];
/** Middle of the cabin's floor. */
const AT: Vec3 = [0.2, DECK.y + 0.03, 0.14];

/** Deck on beams and braces with a railing; cabin of boards with door, windows and a shingled roof: a gable, or four slopes to a point. */
export function addCabin(b: Bench, { flag, hipped }: { flag: boolean; hipped: boolean }): void {
  addDeck(b);
  const put = (of: Shape): Shape => solid.put(of, AT);
  const gable = pairs([-W / 2, 0, W / 2, 0, W / 2, H, ...(hipped ? [] : [0, H + 0.52]), -W / 2, H]);
  for (const [name, s] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    const holes =
      s > 0
        ? [pairs([-0.5, 0.03, -0.08, 0.03, -0.08, 0.84, -0.5, 0.84]), outline.roundRect(0.4, 0.36, 0.01, 0.34, 0.55)]
        : [];
    b.add(`${name} wall`, 'wall', put(solid.slab(gable, 0.07, [0, 0, (s * D) / 2], 'z', { bevel: 0.008, holes })), {
      grain: [0, 1, 0],
      detail: 1.2,
    });
  }
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${name} wall`,
      'wall',
      put(
        solid.slab(
          pairs([-D / 2 + 0.035, 0, D / 2 - 0.035, 0, D / 2 - 0.035, H, -D / 2 + 0.035, H]),
          0.07,
          [s * (W / 2 - 0.035), 0, 0],
          'x',
          { bevel: 0.006, holes: [outline.roundRect(0.42, 0.36, 0.01, 0, 0.55)] },
        ),
      ),
      { grain: [0, 1, 0] },
    );
    b.add(`${name} window`, 'glass', put(solid.box([0.02, 0.38, 0.44], [s * (W / 2 - 0.045), 0.55, 0], 0.004)), {
      detail: 0.4,
    });
    b.add(`${name} window frame`, 'trim', put(frame(0.42, 0.36, 0.045, [s * (W / 2 + 0.004), 0.55, 0], 'x')), {
      detail: 0.5,
    });
    b.add(
      `${name} window bars`,
      'trim',
      put(
        solid.many([
          solid.box([0.03, 0.025, 0.42], [s * (W / 2 - 0.01), 0.55, 0], 0.004),
          solid.box([0.0306, 0.36, 0.025], [s * (W / 2 - 0.01), 0.55, 0], 0.004),
        ]),
      ),
      { detail: 0.3 },
    );
    for (const [end, t] of [
      ['front', 1],
      ['back', -1],
    ] as const)
      b.add(
        `${name} ${end} post`,
        'trim',
        put(solid.box([0.09, H, 0.09], [s * (W / 2 - 0.01), H / 2, t * (D / 2 + 0.005)], 0.012)),
        { detail: 0.5 },
      );
  }
  b.add('window', 'glass', put(solid.box([0.42, 0.38, 0.02], [0.34, 0.55, D / 2 - 0.02], 0.004)), { detail: 0.4 });
  b.add('window frame', 'trim', put(frame(0.4, 0.36, 0.045, [0.34, 0.55, D / 2 + 0.038], 'z')), { detail: 0.5 });
  b.add(
    'window bars',
    'trim',
    put(
      solid.many([
        solid.box([0.4, 0.025, 0.03], [0.34, 0.55, D / 2 + 0.02], 0.004),
        solid.box([0.025, 0.36, 0.0306], [0.34, 0.55, D / 2 + 0.02], 0.004),
      ]),
    ),
    { detail: 0.3 },
  );
  b.add('window box', 'wall', put(solid.box([0.46, 0.11, 0.12], [0.34, 0.28, D / 2 + 0.095], 0.012)), { detail: 0.5 });
  for (let i = 0; i < 5; i++)
    b.add(
      `plant ${i + 1}`,
      'leaf',
      put({ op: 'ball', r: [0.065, 0.075, 0.06], at: [0.16 + 0.09 * i, 0.365 + 0.012 * (i % 2), D / 2 + 0.1] }),
      { detail: 0.3 },
    );
  b.add(
    'door',
    b.tint('roof', { base: 'planks' }),
    put(solid.box([0.42, 0.81, 0.04], [-0.29, 0.435, D / 2 - 0.005], 0.008)),
    { grain: [0, 1, 0], detail: 0.8 },
  );
  b.add(
    'door frame',
    'trim',
    put(
      solid.many([
        solid.box([0.055, 0.88, 0.05], [-0.527, 0.44, D / 2 + 0.045], 0.008),
        solid.box([0.055, 0.88, 0.05], [-0.053, 0.44, D / 2 + 0.045], 0.008),
        solid.box([0.55, 0.055, 0.052], [-0.29, 0.868, D / 2 + 0.045], 0.008),
      ]),
    ),
    { detail: 0.5 },
  );
  b.add('door handle', 'metal', put({ op: 'ball', r: 0.026, at: [-0.135, 0.42, D / 2 + 0.035] }), { detail: 0.3 });
  for (const [i, y] of [0.18, 0.68].entries())
    b.add(`hinge ${i + 1}`, 'metal', put(solid.box([0.16, 0.03, 0.012], [-0.41, y, D / 2 + 0.02], 0.003)), {
      detail: 0.3,
    });
  b.add('lantern', 'glass', put(solid.cyl(0.04, 0.11, [-0.29, 1.0, D / 2 + 0.13])), { detail: 0.5 });
  b.add(
    'lantern cap',
    'metal',
    put(solid.turned(pairs([0, 0, 0.058, 0, 0.02, 0.05, 0, 0.052]), [-0.29, 1.056, D / 2 + 0.13], { bevel: 0.004 })),
    { detail: 0.3 },
  );
  b.add('lantern arm', 'metal', put(solid.rod([-0.29, 1.09, D / 2 + 0.02], [-0.29, 1.1, D / 2 + 0.135], 0.012)), {
    detail: 0.3,
  });
  if (hipped) addTentRoof(b, put);
  else addRoof(b, put);
  if (flag) addFlag(b, put, hipped ? 0 : D / 2, hipped ? 0.42 : 0);
}

/** A frame of four boards about an opening. */
function frame(w: number, h: number, t: number, at: Vec3, axis: 'x' | 'z'): Shape {
  return solid.slab(outline.roundRect(w + 2 * t, h + 2 * t, 0.006), 0.04, at, axis, {
    bevel: 0.006,
    holes: [outline.roundRect(w, h, 0.004)],
  });
}

/** Four slopes in courses that sweep up to a point. */
function addTentRoof(b: Bench, put: (of: Shape) => Shape): void {
  b.add('ceiling', 'wall', put(solid.box([W + 0.1, 0.05, D + 0.1], [0, H + 0.02, 0], 0.01)), { detail: 0.4 });
  b.add('roof', 'roof', put(pyramidRoof(W / 2 + 0.24, H + 0.04, 1.02, 0.16, 4, D / 2 + 0.26)), { detail: 1 });
  for (const [i, [x, z]] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ].entries())
    b.add(
      `hip ${i + 1}`,
      'trim',
      put(
        solid.tube(
          [0, 0.06, 0.16, 0.32, 0.55, 0.8, 0.97].map((t): Vec3 => {
            const k = (1 - t) * (1 - 0.16 * Math.sin(Math.PI * Math.min(1, t * 1.15)) * (t > 0 ? 1 : 0));
            return [x * k * (W / 2 + 0.24), H + 0.05 + 1.02 * t, z * k * (D / 2 + 0.26)];
          }),
          0.03,
          { spline: 'linear' },
        ),
      ),
      { detail: 0.4 },
    );
  b.add('finial', 'trim', put({ op: 'ball', r: [0.075, 0.09, 0.075], at: [0, H + 1.08, 0] }), { detail: 0.5 });
}

function addRoof(b: Bench, put: (of: Shape) => Shape): void {
  const slope = Math.atan2(0.52, W / 2);
  const reach = 1.12;
  const rows = 7;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    for (let i = 0; i < rows; i++) {
      // courses from the eaves up, each over the one below
      const t = (i + 0.5) / rows;
      const x = s * reach * (1 - t) * Math.cos(slope);
      const y = H + 0.52 + 0.07 - reach * (1 - t) * Math.sin(slope);
      b.add(
        `${side} roof course ${i + 1}`,
        b.tint('roof', { grain: [1, 0, 0] }),
        put(
          solid.put(
            solid.box([reach / rows + 0.06, 0.034, D + 0.46 + 0.012 * (i % 2)], [0, 0, 0], 0.008),
            [x, y + 0.012, 0],
            [0, 0, -s * ((slope * 180) / Math.PI - 4)],
          ),
        ),
        { detail: 0.7 },
      );
    }
  b.add('ridge', 'trim', put(solid.box([0.13, 0.05, D + 0.5], [0, H + 0.635, 0], 0.014)), { detail: 0.5 });
}

/** A pennant on its pole at a depth, so much higher than on a gable. */
function addFlag(b: Bench, put: (of: Shape) => Shape, z: number, up: number): void {
  b.add('flag pole', 'trunk', put(solid.rod([0, H + up + 0.6, z], [0, H + up + 1.35, z], 0.022, 0.016, 'round')), {
    detail: 0.4,
  });
  b.add(
    'flag',
    'roof',
    put({
      op: 'sheet',
      grid: [0, 0.33, 0.66, 1].map((t) =>
        [1, 0].map(
          (v): Vec3 => [0.02 + 0.46 * t, H + up + 1.14 + (v - 0.5) * 0.24 * (1 - t), z + 0.05 * Math.sin(t * 6)],
        ),
      ),
      thickness: 0.012,
      spline: 'catmull',
    }),
    { detail: 0.6 },
  );
}

function addDeck(b: Bench): void {
  const { y, z, w, d } = DECK;
  const n = 12;
  for (let i = 0; i < n; i++)
    b.add(
      `deck board ${i + 1}`,
      'wall',
      solid.box([w / n - 0.012, 0.055, d + 0.03 * ((i * 0.61) % 1)], [(i + 0.5 - n / 2) * (w / n), y, z], 0.01),
      { grain: [0, 0, 1], detail: 0.5 },
    );
  for (const [i, t] of [-0.4, 0.4].entries())
    b.add(`beam ${i + 1}`, 'trunk', solid.box([w * 0.98, 0.13, 0.13], [0, y - 0.09, z + t * d], 0.02), {
      grain: [1, 0, 0],
      detail: 0.6,
    });
  for (const [i, [x, q]] of [
    [0.95, 0.4],
    [-0.95, 0.4],
    [0.95, -0.4],
    [-0.95, -0.4],
  ].entries())
    b.add(
      `brace ${i + 1}`,
      'trunk',
      solid.rod([0.25 * Math.sign(x), y - 1, 0.16 * Math.sign(q)], [x, y - 0.13, z + q * d], 0.065, 0.055),
      { detail: 0.5 },
    );
  const rail = (name: string, a: Vec3, c: Vec3, posts: number): void => {
    b.add(
      `${name} rail`,
      'trim',
      solid.bar(
        [
          [a[0], y + 0.5, a[2]],
          [c[0], y + 0.5, c[2]],
        ],
        { kind: 'rect', w: 0.05, h: 0.06, r: 0.01 },
        { up: [0, 1, 0] },
      ),
      { detail: 0.4 },
    );
    for (let i = 0; i <= posts; i++) {
      const t = i / posts;
      b.add(
        `${name} baluster ${i + 1}`,
        'trim',
        solid.box([0.035, 0.48, 0.035], [a[0] + (c[0] - a[0]) * t, y + 0.255, a[2] + (c[2] - a[2]) * t], 0.006),
        { detail: 0.25 },
      );
    }
  };
  const [x, f, k] = [w / 2 - 0.05, z + d / 2 - 0.05, z - d / 2 + 0.3];
  rail('front', [x, 0, f], [-0.34, 0, f], 9);
  rail('front corner', [-0.9, 0, f], [-x, 0, f], 2);
  rail('left', [x, 0, f - 0.13], [x, 0, k], 8);
  rail('right', [-x, 0, f - 0.13], [-x, 0, k], 8);
}
