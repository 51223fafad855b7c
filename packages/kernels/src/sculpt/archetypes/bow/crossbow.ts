import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, formed, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A spanned crossbow lying level, pointing to +Z: stock, steel prod bound on, stirrup, nut, trigger, bolt. */
export function buildCrossbow(b: Bench): void {
  const y = 0.14;
  const stock = [
    [-0.42, 0.02, 0.09, -0.02],
    [-0.36, 0.026, 0.085, -0.015],
    [-0.24, 0.03, 0.05, 0],
    [-0.12, 0.032, 0.05, 0.002],
    [0.1, 0.032, 0.044, 0.004],
    [0.34, 0.03, 0.036, 0.006],
    [0.37, 0.026, 0.03, 0.006],
  ];
  b.add(
    'stock',
    'limbs',
    formed.board(
      stock.map(([z, w, h, dy]) => ({
        at: [0, y + dy, z] as Vec3,
        w: w * 1.3,
        h,
        side: [1, 0, 0] as Vec3,
        up: [0, 1, 0] as Vec3,
      })),
      0.008,
    ),
    { grain: [0, 0, 1], detail: 1.4 },
  );
  b.add('butt plate', 'metal', solid.box([0.03, 0.094, 0.008], [0, y - 0.02, -0.421], 0.003));
  b.add('track', 'metal', solid.box([0.014, 0.004, 0.46], [0, y + 0.028, 0.13], 0.001));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const limb = [
      [0.01, 0, 0.046, 0.022],
      [0.09, 0.004, 0.044, 0.02],
      [0.2, -0.028, 0.036, 0.016],
      [0.3, -0.088, 0.026, 0.012],
      [0.35, -0.135, 0.018, 0.01],
    ];
    b.add(
      `${side} prod`,
      'metal',
      formed.board(
        limb.map(([x, z, h, t], i) => ({
          at: [s * x, y + 0.008, 0.325 + z] as Vec3,
          w: t,
          h,
          side: [s * [0, 0.05, 0.35, 0.6, 0.7][i], 0, [1, 1, 0.93, 0.8, 0.7][i]] as Vec3,
          up: [0, 1, 0] as Vec3,
        })),
        0.003,
      ),
      { detail: 1.3 },
    );
    b.add(`${side} string`, 'string', solid.rod([s * 0.352, y + 0.012, 0.188], [0, y + 0.036, -0.075], 0.0034), {
      detail: 0.5,
    });
    b.add(
      `${side} string loop`,
      'string',
      solid.hoop(0.013, { kind: 'circle', r: 0.004 }, [s * 0.35, y + 0.01, 0.19], 'x', 22),
    );
    b.add(
      `${side} side plate`,
      'metal',
      solid.slab(
        outline
          .rounded(pairs([-0.09, -0.018, 0.05, -0.014, 0.07, 0, 0.05, 0.016, -0.09, 0.016]), 0.006)
          .map(([z, v]) => [z - 0.06, v + y]),
        0.004,
        [s * 0.0215, 0, 0],
        'x',
      ),
    );
    b.add(
      `${side} plate screws`,
      'trim',
      solid.many(
        [-0.13, -0.03].map((z) => solid.put(fitting.screw(0.006, 'slot'), [s * 0.0235, y, z], [0, 0, s * -90])),
      ),
      { detail: 0.4 },
    );
  }
  const lash = (x: number, turn: number): Shape =>
    solid.put(
      solid.bar(
        outline.roundRect(0.058, 0.062, 0.02).map(([z, v]): Vec3 => [x, v, z]),
        { kind: 'ellipse', rx: 0.009, ry: 0.003 },
        { closed: true, up: [1, 0, 0] },
      ),
      [0, y + 0.006, 0.325],
      [0, turn, 0],
    );
  b.add('bindings', 'grip', solid.many([lash(0.008, 24), lash(-0.008, -24), lash(0.016, 12), lash(-0.016, -12)]));
  b.add(
    'stirrup',
    'metal',
    solid.tube(
      [
        [0.032, y + 0.004, 0.36],
        [0.045, y + 0.004, 0.41],
        [0.036, y + 0.004, 0.455],
        [0, y + 0.004, 0.468],
        [-0.036, y + 0.004, 0.455],
        [-0.045, y + 0.004, 0.41],
        [-0.032, y + 0.004, 0.36],
      ],
      0.006,
    ),
  );
  addAction(b, y);
}

/** Nut, trigger, its guard, the bolt, sights and rests. */
function addAction(b: Bench, y: number): void {
  b.add('nut', 'trim', solid.cyl(0.016, 0.02, [0, y + 0.024, -0.082], 'x'));
  b.add(
    'trigger',
    'metal',
    solid.tube(
      [
        [0, y - 0.01, -0.13],
        [0, y - 0.045, -0.12],
        [0, y - 0.075, -0.16],
        [0, y - 0.082, -0.24],
      ],
      0.005,
    ),
  );
  b.add(
    'trigger guard',
    'metal',
    solid.bar(
      [
        [0, y - 0.022, -0.07],
        [0, y - 0.075, -0.09],
        [0, y - 0.1, -0.16],
        [0, y - 0.095, -0.25],
        [0, y - 0.03, -0.3],
      ],
      { kind: 'rect', w: 0.014, h: 0.004, r: 0.001 },
      { spline: 'catmull', up: [0, -1, 0] },
    ),
  );
  b.add('bolt', 'shaft', solid.rod([0, y + 0.0365, -0.07], [0, y + 0.0365, 0.33], 0.0062));
  b.add('bolt head', 'metal', {
    op: 'lathe',
    profile: pairs([0, -0.01, 0.0075, -0.008, 0.0075, 0.01, 0.011, 0.014, 0, 0.055]),
    sides: 4,
    at: [0, y + 0.0365, 0.33],
    rot: [90, 0, 0],
  });
  const vane = solid.slab(pairs([0.004, -0.055, 0.02, -0.05, 0.018, 0, 0.004, 0.03]), 0.0016, [0, 0, 0], 'z', {
    bevel: 0.0004,
  });
  b.add(
    'bolt feathers',
    'feathers',
    solid.put(
      solid.many([30, 150].map((a) => solid.put(vane, [0, 0, 0], [0, a, 0]))),
      [0, y + 0.0365, 0.0],
      [90, 0, 0],
    ),
  );
  b.add(
    'rear sight',
    'metal',
    solid.slab(
      outline.rounded(
        pairs([-0.014, 0, 0.014, 0, 0.014, 0.03, 0.005, 0.03, 0, 0.018, -0.005, 0.03, -0.014, 0.03]),
        0.002,
      ),
      0.005,
      [0, y + 0.024, -0.15],
      'z',
    ),
  );
  b.add('ornament', 'trim', solid.both(solid.slab(outline.ngon(0.02, 4), 0.004, [0.0195, y - 0.012, -0.3], 'x')));
  b.add('foregrip', 'grip', solid.box([0.046, 0.05, 0.11], [0, y - 0.001, 0.2], 0.012));
  // rests on trigger guard and stirrup: a small stand keeps it level
  for (const [name, z] of [
    ['front', 0.2],
    ['rear', -0.34],
  ] as const) {
    b.add(
      `${name} rest`,
      'limbs',
      solid.slab(
        outline.rounded(
          pairs([
            -0.06,
            0,
            0.06,
            0,
            0.03,
            0.05,
            0.026,
            name === 'front' ? 0.112 : 0.085,
            -0.026,
            name === 'front' ? 0.112 : 0.085,
            -0.03,
            0.05,
          ]),
          0.006,
        ),
        0.02,
        [0, 0, z],
        'z',
      ),
    );
  }
}
