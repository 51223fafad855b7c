import type { Vec2, Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';
import { bore, flare } from './bore.ts';

/** A cup mouthpiece with its shank along +x, its rim at x = 0, at `at`. */
function mouthpiece(b: Bench, at: Vec3, k: number): void {
  b.add(
    'mouthpiece',
    'silver',
    solid.turned(
      pairs([
        0, 0.004, 0.006, 0.002, 0.0105, 0, 0.0128, 0.001, 0.0128, 0.004, 0.0095, 0.02, 0.0055, 0.03, 0.0045, 0.036,
        0.0058, 0.085, 0, 0.085,
      ]).map(([r, y]): Vec2 => [r * k, y * k]),
      at,
      { axis: 'x', bevel: 0.0006 * k, segments: 36 },
    ),
  );
}

/** A piston valve standing on `at`: casing with caps, stem, finger button. */
export function valve(b: Bench, name: string, at: Vec3, h: number, r: number): void {
  b.add(`${name} casing`, 'body', solid.cyl(r, h, [at[0], at[1] + h / 2, at[2]], 'y', { segments: 32 }));
  for (const [end, y] of [
    ['lower', 0],
    ['upper', h],
  ] as const)
    b.add(
      `${name} ${end} cap`,
      'silver',
      solid.put(solid.slab(fitting.ribbed(r * 1.1, 26, r * 0.06), h * 0.09, [0, 0, 0], 'y', { bevel: r * 0.08 }), [
        at[0],
        at[1] + y,
        at[2],
      ]),
      { detail: 0.6 },
    );
  b.add(`${name} stem`, 'silver', solid.cyl(r * 0.24, h * 0.24, [at[0], at[1] + h * 1.13, at[2]]));
  b.add(
    `${name} button`,
    'accent',
    solid.cyl(r * 0.66, h * 0.05, [at[0], at[1] + h * 1.26, at[2]], 'y', { bevel: h * 0.012 }),
  );
}

/** A trumpet along x, its bell at +x. */
export function buildTrumpet(b: Bench): void {
  const y = 0.0352;
  const z = 0.016;
  mouthpiece(b, [-0.275, y + 0.062, -z], 1);
  b.add(
    'lead pipe',
    'body',
    bore(
      [
        [-0.2, y + 0.062, -z],
        [0.14, y + 0.062, -z],
      ],
      [0.006, 0.0066],
    ),
  );
  b.add('receiver', 'silver', solid.cyl(0.0085, 0.034, [-0.2, y + 0.062, -z], 'x'));
  b.add(
    'tuning slide',
    'silver',
    bore(
      [
        [0.13, y + 0.062, -z],
        [0.17, y + 0.062, -z],
        [0.198, y + 0.05, -z],
        [0.204, y + 0.031, -z],
        [0.198, y + 0.012, -z],
        [0.17, y, -z],
        [0.13, y, -z],
      ],
      [0.0075, 0.0075, 0.0078, 0.0078, 0.0078, 0.0075, 0.0075],
    ),
  );
  b.add(
    'lower pipe',
    'body',
    bore(
      [
        [0.14, y, -z],
        [0.062, y, -z],
      ],
      [0.0066, 0.0066],
    ),
  );
  b.add('slide brace', 'silver', solid.cyl(0.003, 0.058, [0.12, y + 0.031, -z]));
  b.add(
    'bell bow',
    'body',
    bore(
      [
        [-0.02, y, z],
        [-0.13, y, z],
        [-0.168, y + 0.012, z],
        [-0.178, y + 0.031, z],
        [-0.168, y + 0.05, z],
        [-0.13, y + 0.062, z],
        [0.0, y + 0.062, z],
        [0.11, y + 0.062, z],
      ],
      [0.0062, 0.0064, 0.0066, 0.0068, 0.007, 0.0074, 0.009, 0.0125],
    ),
  );
  b.add('bell', 'body', solid.put(flare(0.0125, 0.061, 0.17, 0.0011), [0.108, y + 0.062, z], [0, 0, -90]), {
    detail: 1.5,
  });
  b.add('bell rim', 'silver', solid.hoop(0.0612, { kind: 'circle', r: 0.0018 }, [0.269, y + 0.062, z], 'x', 56));
  for (let i = 0; i < 3; i++) valve(b, `valve ${i + 1}`, [-0.03 + i * 0.036, y - 0.03, 0], 0.12, 0.0135);
  b.add(
    'valve ports',
    'body',
    solid.many(
      [
        [-0.012, 0.02],
        [0.024, 0.045],
      ].map(([x, v]) => solid.cyl(0.0065, 0.014, [x, y + v - 0.01, 0], 'x')),
    ),
  );
  b.add(
    'third slide',
    'body',
    bore(
      [
        [0.045, y + 0.01, -0.014],
        [0.045, y + 0.01, -0.03],
        [0.1, y + 0.01, -0.034],
        [0.118, y + 0.02, -0.034],
        [0.1, y + 0.032, -0.034],
        [0.045, y + 0.032, -0.03],
        [0.045, y + 0.032, -0.014],
      ],
      [0.0058, 0.0058, 0.006, 0.006, 0.006, 0.0058, 0.0058],
    ),
  );
  b.add('finger ring', 'silver', solid.hoop(0.011, { kind: 'circle', r: 0.002 }, [0.06, y + 0.05, -0.034], 'z', 26));
  b.add(
    'finger hook',
    'silver',
    solid.tube(
      [
        [0.06, y + 0.069, -z],
        [0.085, y + 0.082, -z],
        [0.1, y + 0.086, -z],
        [0.104, y + 0.075, -z],
      ],
      0.0028,
    ),
  );
  for (const [i, x] of [-0.075, 0.078].entries())
    b.add(`brace ${i + 1}`, 'silver', solid.rod([x, y + 0.062, -z], [x, y + 0.062, z], 0.0028));
  b.add('water key', 'silver', solid.box([0.03, 0.003, 0.007], [0.186, y - 0.004, -z], 0.001, [0, 0, 18]));
}

/** A trombone: slide with its braces, bell section with tuning bow. */
export function buildTrombone(b: Bench): void {
  const y = 0.0555;
  mouthpiece(b, [-0.47, y + 0.04, -0.03], 1.6);
  for (const [name, v] of [
    ['upper', 0.04],
    ['lower', -0.045],
  ] as const) {
    b.add(
      `${name} inner slide`,
      'silver',
      solid.rod([name === 'upper' ? -0.36 : -0.33, y + v, -0.03], [0.1, y + v, -0.03], 0.0068),
    );
    b.add(`${name} outer slide`, 'body', solid.rod([-0.04, y + v, -0.03], [0.54, y + v, -0.03], 0.0082));
    b.add(`${name} ferrule`, 'silver', solid.cyl(0.0105, 0.03, [-0.03, y + v, -0.03], 'x'));
  }
  b.add(
    'slide bow',
    'body',
    bore(
      [
        [0.53, y + 0.04, -0.03],
        [0.57, y + 0.036, -0.03],
        [0.59, y - 0.002, -0.03],
        [0.57, y - 0.041, -0.03],
        [0.53, y - 0.045, -0.03],
      ],
      [0.0086, 0.0088, 0.009, 0.0088, 0.0086],
    ),
  );
  b.add('slide brace', 'silver', solid.cyl(0.005, 0.085, [0.0, y - 0.002, -0.03]));
  b.add('hand brace', 'silver', solid.cyl(0.005, 0.085, [-0.28, y - 0.002, -0.03]));
  b.add(
    'gooseneck',
    'body',
    bore(
      [
        [-0.33, y - 0.045, -0.03],
        [-0.4, y - 0.045, -0.03],
        [-0.44, y - 0.045, -0.01],
        [-0.47, y - 0.045, 0.03],
      ],
      [0.0075, 0.008, 0.0085, 0.009],
    ),
  );
  b.add(
    'bell bow',
    'body',
    bore(
      [
        [-0.47, y - 0.045, 0.03],
        [-0.6, y - 0.045, 0.05],
        [-0.66, y - 0.03, 0.06],
        [-0.68, y + 0.01, 0.066],
        [-0.66, y + 0.05, 0.072],
        [-0.6, y + 0.065, 0.075],
        [-0.2, y + 0.065, 0.075],
      ],
      [0.009, 0.0095, 0.0098, 0.01, 0.0105, 0.011, 0.019],
    ),
  );
  b.add('bell', 'body', solid.put(flare(0.019, 0.108, 0.33, 0.0014), [-0.203, y + 0.065, 0.075], [0, 0, -90]), {
    detail: 1.5,
  });
  b.add('bell rim', 'silver', solid.hoop(0.1083, { kind: 'circle', r: 0.0026 }, [0.108, y + 0.065, 0.075], 'x', 60));
  b.add('counterweight', 'silver', solid.box([0.036, 0.05, 0.02], [-0.664, y + 0.01, 0.05], 0.006));
  b.add('bell brace', 'silver', solid.rod([-0.45, y - 0.045, 0.028], [-0.45, y + 0.065, 0.075], 0.0045));
  b.add('cross brace', 'silver', solid.rod([-0.31, y - 0.045, -0.03], [-0.31, y + 0.065, 0.075], 0.0045));
  b.add('slide lock', 'accent', solid.cyl(0.012, 0.014, [-0.012, y + 0.04, -0.03], 'x'));
}
