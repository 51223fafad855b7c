import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { continents } from '../../kits/earth.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';

/** The turned foot both instruments stand on; returns its height. */
function addFoot(b: Bench, h: number): void {
  b.add(
    'base',
    'stand',
    solid.turned(
      pairs([0, 0.003, 0.08, 0.003, 0.084, 0.008, 0.078, 0.016, 0.06, 0.02, 0.05, 0.03, 0.02, 0.04, 0, 0.04]),
      [0, 0, 0],
      { bevel: 0.003, segments: 56 },
    ),
  );
  b.add('base pad', { base: 'fabric', color: '#2a4a34' }, solid.cyl(0.076, 0.004, [0, 0.002, 0]));
  b.add(
    'stem',
    'metal',
    solid.turned(
      pairs([
        0,
        0.038,
        0.018,
        0.038,
        0.02,
        0.044,
        0.01,
        0.054,
        0.008,
        h * 0.5,
        0.014,
        h * 0.56,
        0.015,
        h * 0.62,
        0.009,
        h * 0.7,
        0.007,
        h,
        0,
        h,
      ]),
      [0, 0, 0],
      { bevel: 0.002, segments: 36 },
    ),
  );
}

/** An armillary sphere: horizon on four arms, meridian, equator, tropics, ecliptic band, axis with arrow, earth in the middle. */
export function buildArmillary(b: Bench): void {
  const c: Vec3 = [0, 0.285, 0];
  const r = 0.15;
  addFoot(b, 0.135);
  for (let i = 0; i < 4; i++)
    b.add(
      `arm ${i + 1}`,
      'metal',
      solid.put(
        solid.tube(
          [
            [0.004, 0.125, 0],
            [0.07, 0.14, 0],
            [0.135, 0.19, 0],
            [0.158, 0.25, 0],
            [0.1585, 0.282, 0],
          ],
          0.0042,
        ),
        [0, 0, 0],
        [0, 45 + i * 90, 0],
      ),
    );
  const flat = (w: number, h: number) => ({ kind: 'rect', w, h, r: Math.min(w, h) * 0.2 }) as const;
  b.add('horizon', 'metal', solid.hoop(0.16, flat(0.004, 0.018), c, 'y', 80), { detail: 1.1 });
  b.add(
    'horizon marks',
    'stand',
    solid.many(
      Array.from({ length: 36 }, (_, i) =>
        solid.put(solid.box([0.001, 0.0012, i % 3 ? 0.005 : 0.011], [0, 0.0024, 0.16], 0), c, [0, i * 10, 0]),
      ),
    ),
    { detail: 0.2 },
  );
  b.add('meridian', 'metal', solid.hoop(r + 0.0035, flat(0.006, 0.004), c, 'z', 72));
  const put = (of: Shape): Shape => solid.put(of, c, [0, 0, -38]);
  const ring = (name: string, y: number, w: number): void =>
    b.add(name, 'metal', put(solid.hoop(Math.sqrt(r * r - y * y) - 0.004, flat(w, 0.0022), [0, y, 0], 'y', 64)));
  ring('equator', 0, 0.008);
  ring('tropic of cancer', r * 0.4, 0.005);
  ring('tropic of capricorn', -r * 0.4, 0.005);
  ring('arctic circle', r * 0.88, 0.005);
  ring('antarctic circle', -r * 0.88, 0.005);
  for (const [i, a] of [30, 90, 150].entries())
    b.add(
      `hour circle ${i + 1}`,
      'metal',
      put(solid.put(solid.hoop(r - 0.0065, flat(0.004, 0.002), [0, 0, 0], 'z', 64), [0, 0, 0], [0, a, 0])),
    );
  b.add(
    'ecliptic',
    'face',
    put(solid.put(solid.hoop(r - 0.0095, flat(0.022, 0.0018), [0, 0, 0], 'y', 72), [0, 0, 0], [23.5, 0, 0])),
  );
  b.add(
    'ecliptic marks',
    'stand',
    put(
      solid.put(
        solid.many(
          Array.from({ length: 24 }, (_, i) =>
            solid.put(
              solid.box([0.0012, i % 2 ? 0.006 : 0.014, 0.001], [0, 0, r - 0.0082], 0),
              [0, 0, 0],
              [0, i * 15, 0],
            ),
          ),
        ),
        [0, 0, 0],
        [23.5, 0, 0],
      ),
    ),
    { detail: 0.2 },
  );
  b.add('axis', 'metal', put(solid.cyl(0.0026, 2 * r + 0.05, [0, 0, 0])));
  b.add('arrow head', 'metal', put(solid.turned(pairs([0, 0, 0.009, 0, 0.002, 0.022, 0, 0.024]), [0, r + 0.018, 0])));
  b.add('arrow tail', 'metal', put({ op: 'ball', r: 0.008, at: [0, -r - 0.022, 0] }));
  b.add('earth', 'sea', put({ op: 'ball', r: 0.034 }));
  for (const { name, shape } of continents(0.034, 0.0008).slice(0, 5)) b.add(name, 'land', put(shape), { detail: 0.7 });
}

const PLANETS: readonly (readonly [name: string, r: number, orbit: number, color: string])[] = [
  ['mercury', 0.0055, 0.05, '#a8988a'],
  ['venus', 0.009, 0.073, '#d8b074'],
  ['earth', 0.0095, 0.099, '#3f7fb0'],
  ['mars', 0.0075, 0.123, '#b8583a'],
  ['jupiter', 0.019, 0.156, '#c8a078'],
  ['saturn', 0.016, 0.2, '#d8c08a'],
];

/** An orrery: sun on its post, planets on bent arms, toothed wheels under them, crank. */
export function buildOrrery(b: Bench, rng: Rng): void {
  addFoot(b, 0.15);
  const y = 0.21;
  b.add('sun', { base: 'gold', color: '#f0b83a', rough: 0.15 }, { op: 'ball', r: 0.03, at: [0, y, 0] });
  b.add('sun rays', 'metal', {
    op: 'placed',
    of: {
      op: 'arrayed',
      n: 16,
      around: 'y',
      of: {
        op: 'hull',
        points: [
          [0.028, 0.004, 0.005],
          [0.028, 0.004, -0.005],
          [0.028, -0.004, 0.005],
          [0.028, -0.004, -0.005],
          [0.045, 0, 0],
        ],
        bevel: 0,
      },
    },
    places: [{ at: [0, y, 0] }],
  });
  b.add('sun post', 'metal', solid.cyl(0.004, 0.05, [0, 0.165, 0]));
  const taste = rng.fork('orbits');
  PLANETS.forEach(([name, r, orbit, color], i) => {
    const a = taste.range(0, 360);
    const put = (of: Shape): Shape => solid.put(of, [0, 0, 0], [0, a, 0]);
    const low = 0.148 - i * 0.0085;
    b.add(
      `${name} wheel`,
      'metal',
      solid.slab(fitting.ribbed(0.014 + i * 0.0052, 24 + i * 6, 0.0018), 0.005, [0, low, 0], 'y', { bevel: 0.0005 }),
      { detail: 0.7 },
    );
    b.add(
      `${name} arm`,
      'metal',
      put(
        solid.tube(
          [
            [0.01, low, 0],
            [orbit - 0.012, low, 0],
            [orbit - 0.002, low + 0.004, 0],
            [orbit, low + 0.016, 0],
            [orbit, y - r, 0],
          ],
          0.0018,
        ),
      ),
    );
    b.add(name, { base: 'paint', color, rough: 0.25, clearcoat: 0.7 }, put({ op: 'ball', r, at: [orbit, y, 0] }));
    if (name === 'saturn')
      b.add(
        'saturn rings',
        'face',
        put(
          solid.put(
            solid.hoop(r * 1.65, { kind: 'rect', w: 0.0014, h: r * 0.5, r: 0.0004 }, [0, 0, 0], 'y', 44),
            [orbit, y, 0],
            [0, 0, 18],
          ),
        ),
      );
    if (name === 'earth') {
      b.add(
        'moon arm',
        'metal',
        put(
          solid.tube(
            [
              [orbit, y - r - 0.004, 0],
              [orbit + 0.01, y - r - 0.003, 0.01],
              [orbit + 0.013, y - 0.003, 0.013],
            ],
            0.0009,
          ),
        ),
        { detail: 0.4 },
      );
      b.add('moon', { base: 'stone', color: '#c4c2bc' }, put({ op: 'ball', r: 0.0032, at: [orbit + 0.013, y, 0.013] }));
    }
  });
  b.add(
    'drive shaft',
    'metal',
    solid.tube(
      [
        [0.012, 0.075, 0],
        [0.07, 0.075, 0],
      ],
      0.003,
    ),
  );
  b.add(
    'crank',
    'metal',
    solid.bar(
      [
        [0.068, 0.075, 0],
        [0.074, 0.075, 0],
        [0.074, 0.1, 0.012],
      ],
      { kind: 'rect', w: 0.005, h: 0.006, r: 0.0015 },
      { up: [0, 0, 1] },
    ),
  );
  b.add(
    'crank knob',
    'stand',
    solid.put(
      solid.turned(pairs([0, 0, 0.0045, 0, 0.006, 0.01, 0.004, 0.02, 0, 0.021]), [0, 0, 0]),
      [0.075, 0.1, 0.012],
      [0, 0, -90],
    ),
  );
}
