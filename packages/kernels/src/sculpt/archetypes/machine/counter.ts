import type { Rng } from '../../../math/index.ts';
import { appliance, fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

const GUMS = ['#e8302c', '#f2b41c', '#3fa0e0', '#58b84a', '#f07ab0', '#f4f0e6', '#8a4ac8', '#f07a1c'];

/** A gumball dispenser: glass globe of gumballs, cast collar, coin handle, chute with flap, flared foot. */
export function buildGumball(b: Bench, rng: Rng): void {
  b.add(
    'foot',
    'body',
    solid.turned(pairs([0, 0, 0.09, 0, 0.094, 0.006, 0.088, 0.014, 0.06, 0.03, 0.05, 0.045, 0, 0.045]), [0, 0, 0], {
      bevel: 0.003,
      segments: 56,
    }),
  );
  b.add(
    'body',
    'body',
    appliance.hull([0.042, 0.11, 0.11, 0.03, 0, 0.15, 0.125, 0.125, 0.036, 0, 0.162, 0.14, 0.14, 0.05, 0]),
    { detail: 1.1 },
  );
  b.add(
    'collar',
    'metal',
    solid.turned(pairs([0, 0.16, 0.08, 0.16, 0.088, 0.168, 0.082, 0.182, 0.07, 0.188, 0, 0.188]), [0, 0, 0], {
      bevel: 0.002,
      segments: 56,
    }),
  );
  const c = 0.262;
  b.add('globe', 'glass', { op: 'ball', r: 0.108, at: [0, c, 0], from: 20, to: 148 }, { detail: 1.2 });
  const taste = rng.fork('gums');
  let n = 0;
  for (let layer = 0; layer < 6; layer++) {
    const y = c - 0.072 + layer * 0.021;
    const reach = Math.sqrt(0.0925 ** 2 - (y - c) ** 2) - 0.002;
    // what lies behind the outer ring is not seen
    const count = Math.floor((2 * Math.PI * reach) / 0.027);
    for (let i = 0; i < count; i++) {
      const a = ((i + layer * 0.5) * 2 * Math.PI) / count;
      b.add(
        `gumball ${++n}`,
        { base: 'plastic', color: taste.pick(GUMS), rough: 0.2, clearcoat: 0.7 },
        { op: 'ball', r: 0.0132, at: [reach * Math.cos(a), y, reach * Math.sin(a)] },
        { detail: 0.5 },
      );
    }
  }
  b.add(
    'gumball heart',
    { base: 'plastic', color: '#c85a4a' },
    solid.turned(
      pairs([0, c - 0.085, 0.045, c - 0.085, 0.078, c - 0.05, 0.084, c, 0.076, c + 0.028, 0, c + 0.03]),
      [0, 0, 0],
      { bevel: 0.004 },
    ),
    { hidden: true },
  );
  for (let i = 0; i < 9; i++)
    b.add(
      `top gumball ${i + 1}`,
      { base: 'plastic', color: taste.pick(GUMS), rough: 0.2, clearcoat: 0.7 },
      {
        op: 'ball',
        r: 0.0132,
        at: [i ? 0.046 * Math.cos(i * 0.785) : 0, c + 0.038, i ? 0.046 * Math.sin(i * 0.785) : 0],
      },
      { detail: 0.5 },
    );
  b.add(
    'lid',
    'body',
    solid.turned(
      pairs([0, c + 0.097, 0.05, c + 0.097, 0.052, c + 0.106, 0.036, c + 0.122, 0.01, c + 0.13, 0, c + 0.13]),
      [0, 0, 0],
      { bevel: 0.002, segments: 48 },
    ),
  );
  b.add(
    'lid lock',
    'metal',
    solid.turned(pairs([0, 0, 0.01, 0, 0.009, 0.01, 0.004, 0.014, 0, 0.014]), [0, c + 0.128, 0]),
  );
  const z = 0.0605;
  b.add(
    'coin plate',
    'metal',
    solid.slab(outline.roundRect(0.07, 0.058, 0.012, 0, 0.122), 0.007, [0, 0, z], 'z', { bevel: 0.002 }),
  );
  b.add('coin wheel', 'metal', appliance.front(fitting.knob(0.018, 0.009, 26), [0, 0.122, z + 0.002]));
  b.add('coin handle', 'metal', solid.box([0.034, 0.008, 0.018], [0, 0.122, z + 0.018], 0.003, [0, 0, 25]));
  b.add('coin slot', 'dark', solid.box([0.003, 0.012, 0.002], [0, 0.1435, z + 0.0036], 0.0005), { detail: 0.3 });
  b.add('chute', 'metal', solid.box([0.05, 0.04, 0.018], [0, 0.069, z - 0.002], 0.006));
  b.add('flap', 'panel', solid.box([0.038, 0.03, 0.004], [0, 0.067, z + 0.009], 0.0015, [-10, 0, 0]));
  for (const s of [1, -1])
    b.add(
      s > 0 ? 'left screw' : 'right screw',
      'metal',
      appliance.front(fitting.screw(0.004, 'slot'), [s * 0.028, 0.122, z + 0.0035]),
      { detail: 0.3 },
    );
}

/** An old till: scrolled case of brass, rows of round keys, price flags behind glass, drawer, crank. */
export function buildRegister(b: Bench): void {
  const [w, d] = [0.4, 0.38];
  b.add('drawer case', 'body', solid.box([w * 1.06, 0.1, d], [0, 0.062, 0], 0.006));
  appliance.feet(b, w, d, 0.016, 0.014);
  b.add('drawer', 'accent', solid.box([w * 0.94, 0.07, 0.012], [0, 0.06, d / 2 + 0.003], 0.004));
  b.add(
    'drawer pull',
    'metal',
    solid.tube(
      [
        [0.04, 0.062, d / 2 + 0.008],
        [0.035, 0.058, d / 2 + 0.026],
        [-0.035, 0.058, d / 2 + 0.026],
        [-0.04, 0.062, d / 2 + 0.008],
      ],
      0.004,
    ),
  );
  const side = outline
    .rounded(
      pairs([d / 2, 0.11, d / 2, 0.15, d * 0.3, 0.19, d * 0.02, 0.25, -d * 0.04, 0.33, -d / 2, 0.33, -d / 2, 0.11]),
      [0.01, 0.03, 0.06, 0.05, 0.03, 0.03, 0.01],
      5,
    )
    .reverse();
  b.add('case', 'body', solid.slab(side, w, [0, 0, 0], 'x', { bevel: 0.006 }), { detail: 1.2 });
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${name} scroll`,
      'accent',
      solid.put(
        solid.tube(
          pairs([
            0.1, 0.0, 0.06, 0.035, 0.0, 0.04, -0.05, 0.02, -0.05, -0.02, -0.01, -0.035, 0.02, -0.015, 0.005, 0.005,
          ]).map(([u, v]) => [0, v, u]),
          0.004,
        ),
        [s * (w / 2 + 0.001), 0.2, -0.05],
      ),
    );
    b.add(
      `${name} rosette`,
      'accent',
      solid.put(
        solid.turned(pairs([0, 0, 0.02, 0, 0.016, 0.006, 0.008, 0.004, 0, 0.008]), [0, 0, 0]),
        [(s * w) / 2, 0.285, -0.12],
        [0, 0, -90 * s],
      ),
    );
  }
  const enamel = { base: 'enamel', color: '#f2ecdc' };
  for (let r = 0; r < 4; r++)
    for (let c = 0; c < 7; c++) {
      const [x, y, z] = [(c - 3) * 0.046, 0.185 + r * 0.02, d * 0.39 - r * 0.036];
      const of = (f: Parameters<typeof solid.put>[0]) => solid.put(f, [x, y, z], [38, 0, 0]);
      b.add(
        `key ${r * 7 + c + 1}`,
        c === 6 ? 'dark' : enamel,
        of(
          solid.turned(pairs([0, 0.016, 0.0125, 0.016, 0.0135, 0.019, 0.012, 0.0225, 0, 0.0225]), [0, 0, 0], {
            segments: 20,
            bevel: 0.0006,
          }),
        ),
        { detail: 0.4 },
      );
      b.add(
        `key stem ${r * 7 + c + 1}`,
        'metal',
        of(solid.cyl(0.0035, 0.03, [0, 0.003, 0], 'y', { segments: 8, bevel: 0 })),
        { detail: 0.2 },
      );
    }
  addTillTop(b);
}

/** Price flags, crest and crank. */
function addTillTop(b: Bench): void {
  const [w, d] = [0.4, 0.38];
  const enamel = { base: 'enamel', color: '#f2ecdc' };
  b.add('flag box', 'body', solid.box([w * 0.96, 0.1, 0.09], [0, 0.372, -d * 0.32], 0.01));
  b.add(
    'flag window',
    { base: 'glass', color: '#1a1c20', transmission: 0, rough: 0.05 },
    solid.box([w * 0.84, 0.064, 0.004], [0, 0.375, -d * 0.32 + 0.046], 0.001),
  );
  for (const [i, v] of ['$', '9', '5'].entries()) {
    b.add(`flag ${i + 1}`, enamel, solid.box([0.06, 0.05, 0.003], [(i - 1) * 0.09, 0.374, -d * 0.32 + 0.0492], 0.001));
    appliance.label(b, `flag figure ${i + 1}`, v, [(i - 1) * 0.09, 0.358, -d * 0.32 + 0.051], 0.032, 'dark');
  }
  b.add(
    'crest',
    'accent',
    solid.slab(
      outline.rounded(
        pairs([-w * 0.44, 0, w * 0.44, 0, w * 0.3, 0.02, w * 0.1, 0.03, 0, 0.052, -w * 0.1, 0.03, -w * 0.3, 0.02]),
        0.016,
      ),
      0.02,
      [0, 0.419, -d * 0.32],
      'z',
      { bevel: 0.004 },
    ),
  );
  b.add('crank hub', 'metal', solid.cyl(0.022, 0.02, [-w / 2 - 0.008, 0.17, 0.02], 'x'));
  b.add(
    'crank',
    'metal',
    solid.tube(
      [
        [-w / 2 - 0.016, 0.17, 0.02],
        [-w / 2 - 0.024, 0.2, 0.06],
        [-w / 2 - 0.026, 0.225, 0.09],
      ],
      0.006,
    ),
  );
  b.add(
    'crank grip',
    'dark',
    solid.put(
      solid.turned(pairs([0, 0, 0.009, 0, 0.012, 0.02, 0.008, 0.045, 0, 0.046]), [0, 0, 0]),
      [-w / 2 - 0.024, 0.226, 0.092],
      [0, 0, 90],
    ),
  );
  appliance.label(b, 'maker name', 'CLAY', [0, 0.13, d / 2 + 0.0005], 0.014, 'accent');
}
