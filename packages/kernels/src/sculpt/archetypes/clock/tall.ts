import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { addFace } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A longcase clock: plinth, trunk with glazed door, pendulum and weights, hood with columns and a broken pediment. */
export function buildGrandfather(b: Bench, time: readonly [number, number], rng: Rng): void {
  const taste = rng.fork('grandfather');
  const wood = (name: string, of: Shape, grain: Vec3 = [0, 1, 0]): void => b.add(name, 'case', of, { grain });
  wood('plinth', solid.box([0.56, 0.44, 0.3], [0, 0.27, 0], 0.008));
  wood('skirting', solid.box([0.6, 0.09, 0.33], [0, 0.045, 0], 0.01), [1, 0, 0]);
  wood('plinth moulding', solid.box([0.6, 0.035, 0.33], [0, 0.5, 0], 0.012), [1, 0, 0]);
  wood('plinth panel', solid.box([0.4, 0.27, 0.014], [0, 0.29, 0.15], 0.01));
  const door = outline.roundRect(0.26, 0.76, 0.02, 0, 1.0);
  const trunk = solid.box([0.4, 0.98, 0.24], [0, 1.0, 0], 0.006);
  wood('trunk', solid.cut(trunk, solid.box([0.3, 0.82, 0.2], [0, 1.0, 0.05], 0)));
  wood(
    'trunk door',
    solid.slab(outline.roundRect(0.34, 0.88, 0.012, 0, 1.0), 0.024, [0, 0, 0.125], 'z', {
      holes: [door],
      bevel: 0.005,
    }),
  );
  b.add(
    'door glass',
    'glass',
    solid.slab(outline.roundRect(0.27, 0.77, 0.02, 0, 1.0), 0.005, [0, 0, 0.124], 'z', { bevel: 0.001 }),
  );
  b.add(
    'door knob',
    'metal',
    solid.turned(pairs([0, 0, 0.006, 0, 0.006, 0.01, 0.013, 0.018, 0.01, 0.027, 0, 0.029]), [0.152, 1.0, 0.136], {
      axis: 'z',
    }),
  );
  b.add('hinges', 'metal', solid.many([0.72, 1.28].map((y) => solid.cyl(0.006, 0.07, [-0.172, y, 0.135]))));
  wood(
    'trunk columns',
    solid.both(
      solid.turned(
        pairs([0, 0, 0.022, 0, 0.022, 0.03, 0.016, 0.05, 0.0155, 0.83, 0.022, 0.85, 0.022, 0.88, 0, 0.88]),
        [0.2, 0.56, 0.12],
      ),
    ),
  );
  wood('trunk moulding', solid.box([0.5, 0.04, 0.3], [0, 1.51, 0], 0.014), [1, 0, 0]);
  const swing = taste.range(-5, 5);
  const hang = (of: Shape): Shape => solid.put(of, [0, 1.44, 0.05], [0, 0, swing]);
  b.add('pendulum rod', 'metal', hang(solid.rod([0, 0, 0], [0, -0.62, 0], 0.006)), { hidden: true });
  b.add(
    'pendulum bob',
    'metal',
    hang(
      solid.turned(pairs([0, -0.012, 0.05, -0.008, 0.068, 0, 0.05, 0.008, 0, 0.012]), [0, -0.62, 0], {
        axis: 'z',
        segments: 44,
      }),
    ),
    { detail: 1.2, hidden: true },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${side} chain`, 'metal', solid.rod([s * 0.085, 1.46, 0.04], [s * 0.085, 1.1 - s * 0.06, 0.04], 0.003), {
      detail: 0.4,
      hidden: true,
    });
    b.add(
      `${side} weight`,
      'metal',
      solid.turned(pairs([0, 0, 0.022, 0.004, 0.024, 0.012, 0.024, 0.16, 0.018, 0.172, 0, 0.176]), [
        s * 0.085,
        0.93 - s * 0.06,
        0.04,
      ]),
      { hidden: true },
    );
  }
  addHood(b, wood, time, taste);
}

function addHood(
  b: Bench,
  wood: (name: string, of: Shape, grain?: Vec3) => void,
  time: readonly [number, number],
  taste: Rng,
): void {
  wood('hood', solid.box([0.46, 0.5, 0.27], [0, 1.78, 0], 0.006));
  const dial: Vec3 = [0, 1.78, 0.142];
  b.add('dial plate', 'metal', solid.box([0.4, 0.42, 0.01], [0, 1.78, 0.135], 0.003));
  b.add(
    'dial ring',
    'metal',
    solid.hoop(0.168, { kind: 'rect', w: 0.012, h: 0.014, r: 0.004 }, [0, 1.78, 0.144], 'z', 56),
  );
  const corner = solid.slab(outline.superellipse(0.028, 0.028, 1.3, 24), 0.005, [0.165, 0.176, 0.141], 'z', {
    bevel: 0.0015,
  });
  b.add('dial spandrels', 'accent', solid.put(solid.both(solid.both(corner), 'y'), [0, 1.78, 0]));
  addFace(b, { at: dial, r: 0.16, numerals: 'roman', time });
  wood(
    'hood columns',
    solid.both(
      solid.turned(
        pairs([0, 0, 0.026, 0, 0.026, 0.025, 0.018, 0.04, 0.016, 0.42, 0.026, 0.44, 0.026, 0.46, 0, 0.46]),
        [0.226, 1.54, 0.13],
      ),
    ),
  );
  b.add(
    'column caps',
    'metal',
    solid.both(solid.many([1.545, 1.995].map((y) => solid.cyl(0.029, 0.012, [0.226, y, 0.13])))),
  );
  wood('cornice', solid.box([0.58, 0.045, 0.35], [0, 2.05, 0.01], 0.016), [1, 0, 0]);
  if (taste.next() < 0.65) {
    const horn: Vec2[] = pairs([
      0.29, 2.06, 0.29, 2.09, 0.2, 2.13, 0.12, 2.19, 0.075, 2.25, 0.045, 2.26, 0.03, 2.235, 0.045, 2.215, 0.06, 2.22,
      0.07, 2.06,
    ]);
    wood(
      'pediment',
      solid.both(solid.slab(outline.rounded(horn, 0.012), 0.05, [0, 0, 0.13], 'z', { bevel: 0.008 })),
      [1, 0, 0],
    );
    b.add('rosettes', 'metal', solid.both(solid.cyl(0.018, 0.062, [0.049, 2.238, 0.13], 'z')));
  } else
    wood(
      'arched top',
      solid.slab([...outline.arc(0, 2.03, 0.26, 8, 172, 20), [-0.26, 2.06], [0.26, 2.06]], 0.2, [0, 0, 0.04], 'z', {
        bevel: 0.01,
      }),
      [1, 0, 0],
    );
  const finial = pairs([0, 0, 0.03, 0, 0.03, 0.014, 0.012, 0.022, 0.03, 0.05, 0.026, 0.07, 0.009, 0.085, 0, 0.12]);
  b.add('finial', 'metal', solid.turned(finial, [0, 2.07, 0.13], { smooth: false }), { detail: 1.1 });
  b.add(
    'side finials',
    'metal',
    solid.both(
      solid.turned(
        finial.map(([x, y]): Vec2 => [x * 0.7, y * 0.7]),
        [0.25, 2.07, 0.12],
      ),
    ),
  );
}

/** A cuckoo clock: chalet roof, carved leaves, bird on its perch, pine-cone weights. Hangs so high that the weights touch the ground. */
export function buildCuckoo(b: Bench, time: readonly [number, number]): void {
  const y = 0.42;
  b.add(
    'box',
    'case',
    solid.slab(
      pairs([-0.11, -0.12, 0.11, -0.12, 0.11, 0.09, 0, 0.19, -0.11, 0.09]).map(([x, v]): Vec2 => [x, v + y]),
      0.12,
      [0, 0, 0],
      'z',
      { bevel: 0.003 },
    ),
    { grain: [0, 1, 0] },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} roof`,
      'case',
      solid.bar(
        [
          [s * -0.006, y + 0.205, 0.01],
          [s * 0.16, y + 0.06, 0.01],
        ],
        { kind: 'rect', w: 0.18, h: 0.014, r: 0.003 },
        { up: [s * 0.66, 0.75, 0] },
      ),
      { grain: [s, -0.8, 0] },
    );
    const leaf = (x: number, v: number, a: number, k: number): Shape =>
      solid.put(
        { op: 'ball', r: [0.034 * k, 0.015 * k, 0.007] },
        [s * x, y + v, v > 0.05 ? 0.1 : 0.062],
        [0, 0, s * a],
      );
    b.add(
      `${side} carved leaves`,
      'trim',
      solid.many([
        leaf(0.045, 0.168, -40, 1),
        leaf(0.1, 0.118, -40, 1.05),
        leaf(0.145, 0.066, -46, 1.1),
        leaf(0.125, 0.01, -100, 0.9),
        leaf(0.118, -0.06, -80, 0.9),
        leaf(0.075, -0.128, -20, 1),
      ]),
    );
    b.add(
      `${side} chain`,
      'metal',
      solid.rod([s * 0.045, y - 0.12, 0.01], [s * 0.045, 0.1 + (s > 0 ? 0 : 0.06), 0.01], 0.0022),
      { detail: 0.4 },
    );
    b.add(
      `${side} weight`,
      'trim',
      solid.turned(
        pairs([0, 0, 0.01, 0.006, 0.019, 0.026, 0.02, 0.05, 0.014, 0.08, 0.006, 0.1, 0, 0.104]),
        [s * 0.045, s > 0 ? 0 : 0.06, 0.01],
        { smooth: true },
      ),
      { detail: 1.1 },
    );
    b.add(
      `${side} weight scales`,
      'trim',
      solid.many(
        [0.02, 0.035, 0.05, 0.066].map((v, i) =>
          solid.put(
            {
              op: 'arrayed',
              n: 7,
              around: 'y',
              of: { op: 'ball', r: [0.005, 0.007, 0.006], at: [0.0195 - Math.abs(v - 0.04) * 0.16, v, 0] },
            },
            [s * 0.045, s > 0 ? 0 : 0.06, 0.01],
            [0, i * 26, 0],
          ),
        ),
      ),
      { detail: 0.3 },
    );
  }
  addFace(b, { at: [0, y - 0.02, 0.066], r: 0.07, numerals: 'roman', time });
  b.add(
    'dial ring',
    'trim',
    solid.hoop(0.073, { kind: 'rect', w: 0.01, h: 0.008, r: 0.003 }, [0, y - 0.02, 0.066], 'z', 48),
  );
  addBird(b, y);
}

/** The bird at its door, pendulum, top carving. */
function addBird(b: Bench, y: number): void {
  b.add(
    'bird door',
    'case',
    solid.slab(
      outline
        .rounded(pairs([-0.026, 0.07, 0.026, 0.07, 0.026, 0.115, 0, 0.135, -0.026, 0.115]), 0.004)
        .map(([x, v]): Vec2 => [x, v + y]),
      0.006,
      [0, 0, 0.061],
      'z',
    ),
  );
  b.add('door opening', 'ink', solid.box([0.04, 0.048, 0.004], [0, y + 0.094, 0.0655], 0.001));
  const bird: Vec3 = [0, y + 0.088, 0.098];
  b.add('bird body', 'accent', { op: 'ball', r: [0.014, 0.0145, 0.022], at: bird, rot: [-20, 0, 0] });
  b.add('bird head', 'accent', { op: 'ball', r: 0.0105, at: [0, bird[1] + 0.017, bird[2] + 0.014] });
  b.add(
    'bird beak',
    'metal',
    solid.rod([0, bird[1] + 0.016, bird[2] + 0.022], [0, bird[1] + 0.014, bird[2] + 0.034], 0.0042, 0.0008),
  );
  b.add('bird eyes', 'ink', solid.both({ op: 'ball', r: 0.002, at: [0.0085, bird[1] + 0.02, bird[2] + 0.019] }));
  b.add('perch', 'trim', solid.rod([0, y + 0.074, 0.06], [0, y + 0.074, 0.12], 0.004));
  b.add('pendulum rod', 'metal', solid.rod([0, y - 0.11, 0.045], [-0.012, y - 0.25, 0.045], 0.0026));
  b.add('pendulum leaf', 'trim', { op: 'ball', r: [0.026, 0.032, 0.005], at: [-0.014, y - 0.262, 0.045] });
  b.add(
    'top carving',
    'trim',
    solid.many(
      [-40, 0, 40].map((a) =>
        solid.put(solid.put({ op: 'ball', r: [0.013, 0.03, 0.007] }, [0, 0.03, 0]), [0, y + 0.205, 0.1], [0, 0, a]),
      ),
    ),
  );
}
