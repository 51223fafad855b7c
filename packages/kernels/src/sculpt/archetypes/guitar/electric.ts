import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, smoothLoop, solid } from '../../kits/joinery/index.ts';
import { addNeck } from './neck.ts';

interface SolidBody {
  outline: Vec2[];
  guard?: Vec2[];
  bridge: number;
  nut: number;
  heel: number;
  /** Knobs and switch, and where the cable goes in. */
  knobs: readonly Vec2[];
  toggle: Vec2;
  jack: Vec3;
  pickups: readonly { y: number; rot: number; kind: 'single' | 'double' }[];
  head: 'paddle' | 'inline' | 'arrow';
  tremolo: boolean;
}

const STRAT = smoothLoop([
  0.02, 0.004, 0.09, 0.008, 0.15, 0.05, 0.164, 0.11, 0.142, 0.19, 0.122, 0.25, 0.13, 0.31, 0.15, 0.37, 0.142, 0.406,
  0.112, 0.402, 0.07, 0.362, 0.034, 0.352, -0.034, 0.352, -0.07, 0.372, -0.105, 0.426, -0.138, 0.462, -0.162, 0.45,
  -0.155, 0.39, -0.13, 0.32, -0.112, 0.26, -0.128, 0.2, -0.155, 0.13, -0.152, 0.06, -0.1, 0.012, -0.04, 0.002,
]);

const LES_PAUL = smoothLoop([
  0, 0, 0.08, 0.008, 0.148, 0.052, 0.165, 0.12, 0.14, 0.195, 0.105, 0.245, 0.104, 0.3, 0.13, 0.345, 0.142, 0.38, 0.118,
  0.392, 0.085, 0.366, 0.056, 0.352, 0.03, 0.372, -0.03, 0.402, -0.075, 0.418, -0.12, 0.396, -0.132, 0.345, -0.108,
  0.29, -0.104, 0.245, -0.14, 0.195, -0.165, 0.12, -0.148, 0.052, -0.08, 0.008,
]);

const FLYING_V = outline.rounded(
  pairs([0, 0.16, 0.14, -0.08, 0.24, -0.03, 0.052, 0.4, -0.052, 0.4, -0.24, -0.03, -0.14, -0.08]).map(
    ([x, y]): Vec2 => [x, y + 0.071],
  ),
  [0.02, 0.03, 0.04, 0.02, 0.02, 0.04, 0.03],
  6,
);

const BODIES: Readonly<Record<string, SolidBody>> = {
  strat: {
    outline: STRAT,
    guard: smoothLoop([
      0.1, 0.06, 0.138, 0.085, 0.142, 0.12, 0.122, 0.19, 0.104, 0.25, 0.112, 0.31, 0.1, 0.345, 0.06, 0.338, 0.036,
      0.345, -0.036, 0.345, -0.07, 0.352, -0.104, 0.382, -0.116, 0.37, -0.1, 0.3, -0.078, 0.25, -0.06, 0.2, -0.02, 0.17,
      0.03, 0.165, 0.062, 0.13,
    ]),
    bridge: 0.155,
    nut: 0.803,
    heel: 0.33,
    knobs: [
      [0.066, 0.15],
      [0.092, 0.118],
      [0.112, 0.088],
    ],
    toggle: [0.085, 0.205],
    jack: [0.126, 0.052, 0],
    pickups: [
      { y: 0.192, rot: 12, kind: 'single' },
      { y: 0.248, rot: 0, kind: 'single' },
      { y: 0.305, rot: 0, kind: 'single' },
    ],
    head: 'inline',
    tremolo: true,
  },
  lespaul: {
    outline: LES_PAUL,
    guard: outline.rounded(pairs([0.04, 0.16, 0.085, 0.17, 0.098, 0.24, 0.052, 0.335, 0.042, 0.335]), 0.01),
    bridge: 0.165,
    nut: 0.79,
    heel: 0.345,
    knobs: [
      [0.075, 0.135],
      [0.115, 0.145],
      [0.085, 0.085],
      [0.125, 0.095],
    ],
    toggle: [-0.075, 0.365],
    jack: [0.15, 0.07, -90],
    pickups: [
      { y: 0.202, rot: 0, kind: 'double' },
      { y: 0.305, rot: 0, kind: 'double' },
    ],
    head: 'paddle',
    tremolo: false,
  },
  v: {
    outline: FLYING_V,
    bridge: 0.27,
    nut: 0.9,
    heel: 0.44,
    knobs: [
      [0.085, 0.22],
      [0.115, 0.16],
      [0.145, 0.1],
    ],
    toggle: [-0.12, 0.1],
    jack: [0.175, 0.065, 0],
    pickups: [
      { y: 0.31, rot: 0, kind: 'double' },
      { y: 0.41, rot: 0, kind: 'double' },
    ],
    head: 'arrow',
    tremolo: false,
  },
};

/** A solid-body guitar, or with four strings and a long neck a bass. */
export function buildElectric(b: Bench, shape: string, bass: boolean, rng: Rng): void {
  const taste = rng.fork('electric');
  const style = shape !== 'any' ? shape : bass ? 'strat' : taste.pick(['strat', 'lespaul', 'strat', 'v', 'lespaul']);
  const p = BODIES[style] ?? BODIES.strat;
  const t = style === 'lespaul' ? 0.048 : 0.042;
  const front = t / 2;
  b.add(
    'body',
    'body',
    solid.slab(p.outline, t, [0, 0, 0], 'z', { bevel: style === 'v' ? 0.004 : 0.008, smooth: true }),
    { detail: 1.5 },
  );
  if (style === 'lespaul') {
    const edge = p.outline.map(([x, y]): Vec3 => [x * 0.99, 0.2 + (y - 0.2) * 0.991, front - 0.005]);
    b.add(
      'binding',
      'pearl',
      solid.bar(edge, { kind: 'rect', w: 0.004, h: 0.005, r: 0.001 }, { closed: true, up: [0, 0, 1] }),
    );
  }
  if (p.guard) {
    b.add(
      'pickguard',
      'pickguard',
      solid.slab(p.guard, 0.0026, [0, 0, front + 0.0011], 'z', { bevel: 0.0009, smooth: true }),
    );
    const every = Math.max(1, Math.floor(p.guard.length / 9));
    const screws = p.guard
      .filter((_, i) => i % every === 0)
      .map(([x, y]) => ({
        at: [x * 0.93 + 0.002, 0.23 + (y - 0.23) * 0.93, front + 0.0024] as Vec3,
        rot: [90, 0, 0] as Vec3,
      }));
    b.add('pickguard screws', 'metal', solid.at(fitting.screw(0.0028), screws.slice(0, style === 'strat' ? 9 : 3)), {
      detail: 0.3,
    });
  }
  const strings = bass ? 4 : 6;
  for (const [i, u] of p.pickups.slice(0, bass ? 2 : 3).entries())
    addPickup(b, i + 1, u, front + (p.guard ? 0.0022 : 0), bass ? 'double' : u.kind, strings);
  addBridge(b, p, front, strings);
  addControls(b, p, front);
  addNeck(b, {
    bridge: p.bridge,
    nut: bass ? p.nut + 0.2 : p.nut,
    heel: p.heel,
    front: front + 0.006,
    w0: bass ? 0.041 : 0.043,
    w1: bass ? 0.06 : 0.056,
    strings,
    frets: 22,
    head: p.head,
    lift: 0.012,
    headL: bass ? 0.2 : p.head === 'inline' ? 0.175 : 0.165,
    plain: bass ? 0 : 3,
  });
  const button = solid.turned(
    pairs([0, 0, 0.0045, 0, 0.0035, 0.006, 0.0075, 0.011, 0.006, 0.013, 0, 0.0135]),
    [0, 0, 0],
    { smooth: true },
  );
  const horn = p.outline.reduce((m, v) => (v[0] < -0.02 && v[1] > m[1] ? v : m), [0, 0] as Vec2);
  b.add('strap buttons', 'metal', solid.many([solid.put(button, [horn[0], horn[1] - 0.002, 0], [0, 0, 12])]));
}

function addPickup(b: Bench, n: number, u: { y: number; rot: number }, z: number, kind: string, strings: number): void {
  const wide = kind === 'double';
  const h = wide ? 0.038 : 0.018;
  const put = (of: Shape): Shape => solid.put(of, [0, u.y, z], [0, 0, u.rot]);
  if (wide)
    b.add(
      `pickup ${n} ring`,
      'pearl',
      put(solid.slab(outline.roundRect(0.088, 0.046, 0.005), 0.005, [0, 0, 0.002], 'z', { bevel: 0.0012 })),
    );
  b.add(
    `pickup ${n}`,
    wide ? 'metal' : 'pickguard',
    put(
      solid.slab(outline.roundRect(wide ? 0.07 : 0.084, h, wide ? 0.004 : 0.009), 0.011, [0, 0, 0.003], 'z', {
        bevel: 0.0015,
      }),
    ),
  );
  const poles: Shape[] = [];
  for (let i = 0; i < strings; i++)
    poles.push(
      put(
        solid.cyl(0.0022, 0.003, [(i / (strings - 1) - 0.5) * 0.052, wide ? 0.009 : 0, 0.0085], 'z', { segments: 10 }),
      ),
    );
  b.add(`pickup ${n} poles`, wide ? b.tint('metal', { color: '#6a6c70' }) : 'metal', solid.many(poles), {
    detail: 0.3,
  });
}

function addBridge(b: Bench, p: SolidBody, front: number, strings: number): void {
  const y = p.bridge;
  b.add(
    'bridge plate',
    'metal',
    solid.slab(
      outline.roundRect(0.082, p.tremolo ? 0.042 : 0.018, 0.004, 0, y - (p.tremolo ? 0.012 : 0)),
      0.005,
      [0, 0, front + 0.002],
      'z',
      { bevel: 0.001 },
    ),
  );
  const saddles: Shape[] = [];
  for (let i = 0; i < strings; i++)
    saddles.push(
      solid.box(
        [0.0085, p.tremolo ? 0.02 : 0.012, 0.007],
        [(i / (strings - 1) - 0.5) * 0.055, y - (p.tremolo ? 0.006 : 0), front + 0.0075],
        0.0012,
      ),
    );
  b.add('saddles', 'metal', solid.many(saddles), { detail: 0.5 });
  if (p.tremolo) {
    const z = front + 0.008;
    b.add(
      'tremolo arm',
      'metal',
      solid.tube(
        [
          [0.034, y - 0.02, front + 0.003],
          [0.034, y - 0.02, z + 0.016],
          [0.05, y - 0.012, z + 0.03],
          [0.09, y + 0.03, z + 0.034],
          [0.115, y + 0.075, z + 0.03],
        ],
        0.0028,
      ),
    );
    b.add(
      'tremolo tip',
      'pegs',
      solid.rod([0.106, y + 0.06, z + 0.0315], [0.12, y + 0.084, z + 0.029], 0.0042, 0.0036, 'round'),
    );
  } else {
    b.add('tailpiece', 'metal', solid.box([0.096, 0.013, 0.011], [0, y - 0.036, front + 0.006], 0.004));
    b.add(
      'tailpiece posts',
      'metal',
      solid.both(solid.cyl(0.007, 0.012, [0.05, y - 0.036, front + 0.006], 'z', { bevel: 0.001 })),
    );
    b.add(
      'string ends',
      'strings',
      solid.many(
        Array.from({ length: strings }, (_, i) =>
          solid.rod(
            [(i / (strings - 1) - 0.5) * 0.054, y - 0.032, front + 0.011],
            [(i / (strings - 1) - 0.5) * 0.055, y, front + 0.0118],
            0.0006,
          ),
        ),
      ),
      { detail: 0.3 },
    );
  }
}

function addControls(b: Bench, p: SolidBody, front: number): void {
  const z = front + (p.guard && p.tremolo ? 0.0024 : 0);
  p.knobs.forEach(([x, y], i) => {
    b.add(`knob ${i + 1}`, 'knobs', solid.put(fitting.knob(0.011, 0.014, 22), [x, y, z], [90, 0, 0]), { detail: 0.6 });
    b.add(
      `knob ${i + 1} mark`,
      'pickguard',
      solid.put(fitting.knobMark(0.011, 0.014), [x, y, z], [90, 0, -40 + 35 * i]),
      { detail: 0.3 },
    );
  });
  const [x, y] = p.toggle;
  b.add('switch plate', 'metal', solid.cyl(0.01, 0.003, [x, y, z + 0.001], 'z'));
  b.add('switch', 'pegs', solid.rod([x, y, z], [x + 0.004, y + 0.005, z + 0.02], 0.002, 0.0034, 'round'));
  const [jx, jy] = p.jack;
  b.add(
    'jack plate',
    'metal',
    solid.slab(outline.superellipse(0.02, 0.012, 2.4, 24), 0.004, [jx, jy, front], 'z', { bevel: 0.001 }),
  );
  b.add(
    'jack',
    'pickguard',
    solid.hoop(0.0055, { kind: 'rect', w: 0.003, h: 0.003, r: 0.0008 }, [jx, jy, front + 0.0025], 'z', 20),
  );
}
