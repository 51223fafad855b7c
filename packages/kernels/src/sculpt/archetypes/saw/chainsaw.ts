import type { Shape } from '../../../curves/index.ts';
import type { Placement } from '../../../field/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Socket } from '../../dsl/archetype.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { evenly, flatOval } from '../../kits/mechanics/index.ts';

/** Middle line of the guide bar, where its nose is, and how high it is at the root and the nose: metres. */
const BAR = { y: 0.098, x0: 0.06, x1: 0.46, h: 0.086, tip: 0.062 };

/** A chainsaw, bar to +X: crankcase, fan cover with starter, tube handle, hand guard, rear handle, bar with its chain. */
export function buildChainsaw(b: Bench, _rng: Rng): Socket {
  addBody(b);
  addHandles(b);
  addBar(b);
  return { at: [-0.06, 0.212, 0], dir: [1, 0.15, 0], size: 0.03 };
}

function addBody(b: Bench): void {
  const side = outline.rounded(
    pairs([
      -0.13, 0.018, 0.06, 0.012, 0.098, 0.03, 0.1, 0.1, 0.074, 0.166, -0.01, 0.182, -0.12, 0.17, -0.145, 0.12, -0.145,
      0.04,
    ]),
    0.024,
    4,
  );
  b.add('crankcase', 'body', solid.slab(side, 0.13, [0, 0, -0.005], 'z', { bevel: 0.014 }), { detail: 1.4 });
  b.add(
    'engine hood',
    'dark',
    solid.slab(
      outline.rounded(pairs([-0.1, 0.16, 0.07, 0.15, 0.052, 0.178, 0.01, 0.2, -0.07, 0.198, -0.1, 0.18]), 0.012),
      0.1,
      [0, 0, -0.005],
      'z',
      { bevel: 0.008 },
    ),
  );
  b.add(
    'sprocket cover',
    'dark',
    solid.slab(
      outline.rounded(pairs([-0.1, 0.05, 0.02, 0.032, 0.1, 0.048, 0.104, 0.142, 0.03, 0.152, -0.09, 0.13]), 0.016),
      0.03,
      [0, 0, 0.067],
      'z',
      { bevel: 0.006 },
    ),
    { detail: 1.2 },
  );
  for (const x of [0.03, 0.068])
    b.add(
      `${x < 0.05 ? 'rear' : 'front'} bar nut`,
      'metal',
      solid.put(fitting.hex(0.0085, 0.008), [x, BAR.y, 0.081], [90, 0, 0]),
      { detail: 0.4 },
    );
  b.add(
    'model plate',
    'mark',
    solid.slab(outline.roundRect(0.082, 0.03, 0.005), 0.002, [-0.046, 0.094, 0.0825], 'z', { bevel: 0.0005 }),
    { detail: 0.4 },
  );
  b.add(
    'model lettering',
    'dark',
    solid.put({ op: 'text', value: 'TIMBER 45', height: 0.011, depth: 0.0014, bevel: 0 }, [-0.046, 0.0885, 0.084]),
    { detail: 0.4 },
  );
  b.add('fan cover', 'dark', solid.cyl(0.062, 0.018, [-0.03, 0.098, -0.074], 'z', { bevel: 0.006 }), { detail: 1 });
  const slots = Array.from({ length: 12 }, (_, i) =>
    solid.put(solid.box([0.007, 0.022, 0.004], [0, 0.04, 0], 0.001), [-0.03, 0.098, -0.083], [0, 0, 30 * i]),
  );
  b.add('fan slots', 'body', solid.many(slots), { detail: 0.4 });
  b.add('starter grip', 'dark', solid.box([0.05, 0.016, 0.018], [-0.03, 0.168, -0.08], 0.006), { detail: 0.5 });
  b.add('starter rope', 'mark', solid.rod([-0.03, 0.15, -0.08], [-0.03, 0.166, -0.08], 0.003), { detail: 0.3 });
  for (const [name, x] of [
    ['fuel', -0.105],
    ['oil', 0.07],
  ] as const)
    b.add(`${name} cap`, 'dark', solid.put(fitting.knob(0.02, 0.012, 12), [x, 0.062, -0.068], [-90, 0, 0]), {
      detail: 0.5,
    });
  b.add('muffler', 'metal', solid.box([0.03, 0.06, 0.076], [0.1, 0.1, -0.02], 0.008), { detail: 0.7 });
  b.add(
    'muffler slots',
    'dark',
    solid.many([-1, 0, 1].map((i) => solid.box([0.004, 0.005, 0.05], [0.1145, 0.1 + i * 0.012, -0.02], 0.001))),
    { detail: 0.3 },
  );
  const spikes = pairs([0.098, 0.036, 0.118, 0.046, 0.1, 0.056, 0.118, 0.066, 0.1, 0.076, 0.1, 0.036]);
  b.add(
    'bumper spikes',
    'metal',
    solid.slab(
      spikes.slice(0, 5).concat([
        [0.09, 0.08],
        [0.09, 0.034],
      ]),
      0.005,
      [0, 0, 0.044],
      'z',
      { bevel: 0.0006 },
    ),
    { detail: 0.5 },
  );
  const screws = pairs([-0.11, 0.15, 0.06, 0.15, -0.12, 0.045]);
  screws.forEach(([x, y], i) => {
    b.add(
      `${['rear', 'front', 'lower'][i]} case screw`,
      'metal',
      solid.put(fitting.screw(0.0052, 'hex'), [x, y, 0.0605], [90, 0, 0]),
      { detail: 0.3 },
    );
  });
}

function addHandles(b: Bench): void {
  const front: Vec3[] = [
    [0.03, 0.03, -0.09],
    [0.03, 0.11, -0.102],
    [0.012, 0.2, -0.094],
    [-0.005, 0.246, -0.07],
    [-0.012, 0.256, -0.01],
    [-0.008, 0.25, 0.05],
    [0.0, 0.222, 0.074],
    [0.0, 0.15, 0.07],
  ];
  b.add('front handle', 'dark', solid.tube(front, 0.0125), { detail: 1.2 });
  b.add(
    'handle brackets',
    'dark',
    solid.many([
      solid.box([0.03, 0.03, 0.03], [0.03, 0.03, -0.078], 0.006),
      solid.box([0.03, 0.036, 0.024], [0, 0.152, 0.062], 0.006),
    ]),
    { detail: 0.6 },
  );
  const guard = outline.rounded(
    pairs([-0.08, 0.176, 0.078, 0.176, 0.07, 0.24, 0.045, 0.282, -0.05, 0.282, -0.074, 0.24]),
    0.02,
  );
  b.add(
    'hand guard',
    'dark',
    solid.put(
      solid.slab(guard, 0.008, [0, 0, 0], 'x', {
        bevel: 0.002,
        holes: [outline.roundRect(0.09, 0.045, 0.014, 0, 0.235)],
      }),
      [0.052, 0, -0.006],
    ),
    { detail: 0.9 },
  );
  b.add(
    'rear handle',
    'body',
    flatOval(
      [
        -0.1, 0.17, 0.04, 0.05, -0.15, 0.168, 0.034, 0.036, -0.21, 0.148, 0.033, 0.034, -0.262, 0.112, 0.036, 0.036,
        -0.278, 0.066, 0.034, 0.04, -0.256, 0.028, 0.03, 0.052, -0.2, 0.014, 0.024, 0.06, -0.12, 0.028, 0.036, 0.06,
      ],
      { e: 3 },
    ),
    { detail: 1.4 },
  );
  b.add(
    'rear grip',
    'dark',
    flatOval([-0.15, 0.175, 0.022, 0.038, -0.2, 0.159, 0.026, 0.037, -0.25, 0.126, 0.026, 0.038], { e: 2.8 }),
    { detail: 0.7 },
  );
  b.add(
    'throttle trigger',
    'dark',
    flatOval([-0.165, 0.142, 0.016, 0.014, -0.18, 0.128, 0.015, 0.014, -0.198, 0.124, 0.014, 0.014], { e: 3 }),
    { detail: 0.5 },
  );
  b.add(
    'throttle lock',
    'mark',
    solid.put(solid.box([0.05, 0.008, 0.014], [0, 0, 0], 0.002), [-0.185, 0.1792, 0], [0, 0, 22]),
    { detail: 0.4 },
  );
  b.add('choke knob', 'mark', solid.cyl(0.009, 0.016, [-0.105, 0.168, 0.055], 'z', { bevel: 0.002 }), { detail: 0.4 });
}

function addBar(b: Bench): void {
  const { y, x0, x1, h, tip } = BAR;
  const contour = (grow: number): Vec2[] => {
    const nose = outline.arc(x1, y, tip / 2 + grow, -82, 82, 14);
    return [
      [x0, y - h / 2 - grow],
      [(x0 + x1) / 2, y - h * 0.47 - grow],
      ...nose,
      [(x0 + x1) / 2, y + h * 0.47 + grow],
      [x0, y + h / 2 + grow],
    ];
  };
  b.add('guide bar', 'blade', solid.slab(contour(0), 0.0048, [0, 0, 0.044], 'z', { bevel: 0.0008 }), {
    detail: 1.2,
    grain: [1, 0, 0],
  });
  b.add('bar groove', 'dark', solid.slab(contour(0.0008), 0.0016, [0, 0, 0.044], 'z', { bevel: 0 }), { detail: 0.5 });
  const nose = solid.cyl(0.012, 0.006, [x1, y, 0.044], 'z', { bevel: 0.001 });
  b.add('nose sprocket', 'metal', nose, { detail: 0.5 });
  b.add(
    'bar lettering',
    'dark',
    solid.put({ op: 'text', value: '16" - .325', height: 0.017, depth: 0.0012, bevel: 0 }, [0.28, y - 0.008, 0.0466]),
    { detail: 0.4 },
  );
  b.add(
    'bar lettering rear',
    'dark',
    solid.put(
      { op: 'text', value: '16" - .325', height: 0.017, depth: 0.0012, bevel: 0 },
      [0.28, y - 0.008, 0.0414],
      [0, 180, 0],
    ),
    { detail: 0.4 },
  );
  const line = contour(0.0035).map(([x, v]): Vec3 => [x, v, 0.044]);
  const spots = evenly(line, 0.0085);
  const places = (from: number, step: number): Placement[] => {
    const out: Placement[] = [];
    for (let i = from; i < spots.length - 1; i += step) {
      const [p, q] = [spots[Math.max(0, i - 1)], spots[i + 1]];
      out.push({ at: spots[i], rot: [0, 0, (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI] });
    }
    return out;
  };
  // links lie along the path, their backs outwards: -y on the way out along the lower side
  const drive = solid.slab(outline.roundRect(0.0094, 0.0056, 0.0026, 0, 0, 2), 0.0062, [0, 0, 0], 'z', { bevel: 0 });
  const cutter: Shape = {
    op: 'hull',
    points: [
      [-0.004, 0.001, -0.003],
      [0.004, 0.001, -0.003],
      [-0.004, 0.001, 0.003],
      [0.004, 0.001, 0.003],
      [0.0046, -0.0082, -0.0042],
      [0.0046, -0.0082, 0.0042],
      [-0.0036, -0.0062, -0.0036],
      [-0.0036, -0.0062, 0.0036],
    ],
  };
  b.add('chain links', 'metal', solid.at(drive, places(0, 1)), { detail: 0.6 });
  b.add('chain cutters', 'teeth', solid.at(cutter, places(1, 3)), { detail: 0.7 });
}
