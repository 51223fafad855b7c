import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { winding } from '../../kits/fittings/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';

/** An onager: wheeled timber frame, twisted skein, throwing arm with a stone in its cup, padded crossbar, winch. */
export function buildCatapult(b: Bench): void {
  const y = 0.42;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${side} beam`, 'wood', solid.box([0.16, 0.2, 3.0], [s * 0.55, y, 0], 0.015), { grain: [0, 0, 1] });
    b.add(`${side} upright`, 'wood', solid.box([0.14, 1.3, 0.16], [s * 0.55, y + 0.72, 0.35], 0.014), {
      grain: [0, 1, 0],
    });
    b.add(
      `${side} front brace`,
      'wood',
      solid.bar(
        [
          [s * 0.55, y + 0.1, 1.3],
          [s * 0.55, y + 1.2, 0.42],
        ],
        { kind: 'rect', w: 0.12, h: 0.12, r: 0.012 },
        { up: [1, 0, 0] },
      ),
      { grain: [0, 1, -1] },
    );
    b.add(
      `${side} rear brace`,
      'wood',
      solid.bar(
        [
          [s * 0.55, y + 0.1, -0.5],
          [s * 0.55, y + 0.95, 0.28],
        ],
        { kind: 'rect', w: 0.11, h: 0.11, r: 0.012 },
        { up: [1, 0, 0] },
      ),
      { grain: [0, 1, 1] },
    );
    b.add(
      `${side} skein hub`,
      'metal',
      solid.cyl(0.17, 0.06, [s * 0.66, y + 0.02, -0.12], 'x', { bevel: 0.01, segments: 8 }),
    );
    b.add(
      `${side} plates`,
      'metal',
      solid.many(
        [
          [y + 1.25, 0.35],
          [y + 0.02, 1.32],
          [y + 0.02, -1.3],
        ].map(([v, z]) => solid.box([0.012, 0.18, 0.2], [s * 0.632, v, z], 0.004)),
      ),
    );
    b.add(
      `${side} bolts`,
      'metal',
      solid.many(
        [
          [y + 1.2, 0.3],
          [y + 1.3, 0.4],
          [y + 0.02, 1.25],
          [y + 0.02, 1.4],
          [y + 0.02, -1.22],
          [y + 0.02, -1.38],
        ].map(([v, z]) => solid.cyl(0.022, 0.02, [s * 0.645, v, z], 'x')),
      ),
      { detail: 0.4 },
    );
    for (const [end, z] of [
      ['front', 1.0],
      ['rear', -1.0],
    ] as const) {
      b.add(
        `${end} ${side} wheel`,
        'wood',
        solid.cyl(0.36, 0.12, [s * 0.78, 0.36, z], 'x', { bevel: 0.012, segments: 40 }),
        { grain: [0, 1, 0] },
      );
      b.add(
        `${end} ${side} tyre`,
        'metal',
        solid.hoop(0.352, { kind: 'rect', w: 0.13, h: 0.02, r: 0.005 }, [s * 0.78, 0.36, z], 'x', 48),
      );
      b.add(`${end} ${side} hub`, 'metal', solid.cyl(0.08, 0.2, [s * 0.8, 0.36, z], 'x'));
    }
  }
  addTimbers(b, y);
}

/** Cross timbers, stop bar with its pad, the skein. */
function addTimbers(b: Bench, y: number): void {
  b.add(
    'cross beams',
    'wood',
    solid.many([1.35, -1.35, 0.75].map((z) => solid.box([1.0, 0.16, 0.16], [0, y, z], 0.014))),
    { grain: [1, 0, 0] },
  );
  b.add('axles', 'wood', solid.many([1.0, -1.0].map((z) => solid.cyl(0.06, 1.5, [0, 0.36, z], 'x'))));
  b.add('stop bar', 'wood', solid.box([1.3, 0.18, 0.18], [0, y + 1.38, 0.38], 0.016), { grain: [1, 0, 0] });
  b.add('stop pad', { base: 'leather', color: '#6a4426' }, solid.box([0.42, 0.24, 0.12], [0, y + 1.37, 0.26], 0.05));
  b.add(
    'pad ropes',
    'rope',
    solid.many(
      [-0.15, 0.15].map((x) =>
        solid.put(solid.hoop(0.15, { kind: 'circle', r: 0.014 }, [0, 0, 0], 'x', 24), [x, y + 1.375, 0.33]),
      ),
    ),
  );
  b.add('skein', 'rope', solid.put(winding(0.1, -0.6, 0.6, 20, 0.05), [0, y + 0.02, -0.12], [0, 0, 90]), {
    detail: 0.8,
  });
  const lean = -38;
  const arm = (of: Shape): Shape => solid.put(of, [0, y + 0.02, -0.12], [lean, 0, 0]);
  b.add(
    'arm',
    'wood',
    arm(
      solid.bar(
        [
          [0, -0.12, 0],
          [0, 0.6, 0],
          [0, 1.55, 0],
        ],
        { kind: 'rect', w: 0.13, h: 0.11, r: 0.02 },
        { up: [0, 0, 1], taper: [1, 1, 0.7] },
      ),
    ),
    { grain: [0, 1, -1] },
  );
  b.add(
    'cup',
    'wood',
    arm(
      solid.put(
        solid.turned(
          pairs([0, -0.04, 0.1, -0.03, 0.19, 0.03, 0.22, 0.1, 0.2, 0.11, 0.17, 0.05, 0.09, 0.0, 0, -0.005]),
          [0, 0, 0],
          { bevel: 0.006 },
        ),
        [0, 1.62, 0.05],
        [68, 0, 0],
      ),
    ),
  );
  b.add('stone', { base: 'stone', color: '#8a857c' }, arm({ op: 'ball', r: [0.15, 0.14, 0.145], at: [0, 1.62, 0.14] }));
  b.add(
    'arm bindings',
    'rope',
    arm(solid.many([0.5, 0.56, 1.2, 1.26, 1.44].map((v) => solid.box([0.14, 0.035, 0.12], [0, v, 0], 0.014)))),
  );
  addWinch(b, y, lean);
}

/** The winch at the rear with its rope to the arm. */
function addWinch(b: Bench, y: number, lean: number): void {
  b.add('winch drum', 'wood', solid.cyl(0.08, 0.95, [0, y + 0.18, -1.2], 'x'));
  b.add(
    'winch handles',
    'metal',
    solid.both(
      solid.many(
        [0, 60, 120].map((a) =>
          solid.put(solid.rod([0.58, -0.26, 0], [0.58, 0.26, 0], 0.018), [0, y + 0.18, -1.2], [a, 0, 0]),
        ),
      ),
    ),
  );
  b.add('winch supports', 'wood', solid.both(solid.box([0.1, 0.24, 0.16], [0.5, y + 0.18, -1.2], 0.012)));
  const a = (lean * Math.PI) / 180;
  const tip: Vec3 = [0, y + 0.02 + 1.3 * Math.cos(a), -0.12 + 1.3 * Math.sin(a)];
  b.add('winch rope', 'rope', solid.rod(tip, [0, y + 0.24, -1.2], 0.018));
  b.add('drum rope', 'rope', solid.put(winding(0.085, -0.12, 0.12, 7, 0.03), [0, y + 0.18, -1.2], [0, 0, 90]));
}
