import type { Rng, Vec3 } from '../../../math/index.ts';
import { appliance, glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A telescopic rod from `a` to `c` with its knob and swivel. */
export function addAntenna(b: Bench, a: Vec3, c: Vec3, r: number): void {
  const on = (t: number): Vec3 => [a[0] + (c[0] - a[0]) * t, a[1] + (c[1] - a[1]) * t, a[2] + (c[2] - a[2]) * t];
  [0, 0.34, 0.64].forEach((t, i) => {
    const k = r * (1 - i * 0.26);
    b.add(`antenna section ${i + 1}`, 'metal', solid.rod(on(t), on([0.36, 0.66, 0.97][i]), k), { detail: 0.6 });
  });
  b.add('antenna tip', 'metal', { op: 'ball', r: r * 0.9, at: on(0.98) });
  b.add('antenna swivel', 'metal', { op: 'ball', r: r * 2.1, at: a });
}

/** A wooden table radio: grille cloth behind slats, tuning glass with needle, big knobs, brass trims. */
export function buildRadio(b: Bench, rng: Rng): void {
  const [w, h, d, y] = [0.32, 0.2, 0.14, 0.012];
  const arched = rng.fork('radio').next() < 0.3;
  const z = d / 2;
  appliance.feet(b, w * 0.94, d, 0.012, y + 0.001);
  b.add(
    'cabinet',
    'body',
    solid.slab(outline.roundRect(w, h, arched ? 0.05 : 0.026, 0, y + h / 2, 6), d, [0, 0, 0], 'z', { bevel: 0.006 }),
    { detail: 1.2, grain: [1, 0, 0] },
  );
  b.add(
    'face',
    'baffle',
    solid.slab(
      outline.roundRect(w * 0.92, h * 0.86, arched ? 0.04 : 0.018, 0, y + h / 2),
      0.006,
      [0, 0, z + 0.001],
      'z',
      { bevel: 0.0015 },
    ),
  );
  b.add(
    'face trim',
    'accent',
    solid.slab(
      outline.roundRect(w * 0.94, h * 0.89, arched ? 0.043 : 0.02, 0, y + h / 2),
      0.006,
      [0, 0, z + 0.0015],
      'z',
      { bevel: 0.001, holes: [outline.roundRect(w * 0.92, h * 0.86, arched ? 0.04 : 0.018, 0, y + h / 2).reverse()] },
    ),
  );
  const gx = -w * 0.19;
  const gy = y + h * 0.52;
  b.add(
    'grille cloth',
    'grille',
    solid.slab(outline.roundRect(w * 0.46, h * 0.7, 0.014, gx, gy), 0.004, [0, 0, z + 0.004], 'z', { bevel: 0.001 }),
  );
  for (let i = 0; i < 7; i++)
    b.add(
      `slat ${i + 1}`,
      'body',
      solid.box([w * 0.45, 0.0062, 0.007], [gx, gy + (i - 3) * h * 0.096, z + 0.007], 0.002),
      { detail: 0.6, grain: [1, 0, 0] },
    );
  b.add(
    'grille trim',
    'accent',
    solid.slab(outline.roundRect(w * 0.48, h * 0.73, 0.016, gx, gy), 0.008, [0, 0, z + 0.005], 'z', {
      bevel: 0.0015,
      holes: [outline.roundRect(w * 0.455, h * 0.69, 0.013, gx, gy).reverse()],
    }),
  );
  const dx = w * 0.25;
  b.add(
    'dial frame',
    'accent',
    solid.slab(outline.roundRect(w * 0.36, h * 0.4, 0.01, dx, y + h * 0.66), 0.008, [0, 0, z + 0.005], 'z', {
      bevel: 0.0015,
      holes: [outline.roundRect(w * 0.335, h * 0.36, 0.008, dx, y + h * 0.66).reverse()],
    }),
  );
  b.add(
    'dial glass',
    glowing('#f2d79a', 0.7),
    solid.slab(outline.roundRect(w * 0.34, h * 0.37, 0.008, dx, y + h * 0.66), 0.004, [0, 0, z + 0.004], 'z', {
      bevel: 0.0005,
    }),
  );
  const ink = { base: 'plastic', color: '#3a2414' };
  for (let row = 0; row < 3; row++) {
    const at = y + h * (0.57 + row * 0.085);
    b.add(
      `scale ${row + 1}`,
      ink,
      solid.many([
        solid.box([w * 0.29, 0.0008, 0.001], [dx, at, z + 0.0063], 0),
        ...Array.from({ length: 11 }, (_, i) =>
          solid.box([0.0009, i % 5 ? 0.004 : 0.007, 0.001], [dx + (i - 5) * w * 0.0285, at + 0.0025, z + 0.0064], 0),
        ),
      ]),
      { detail: 0.3 },
    );
  }
  b.add(
    'needle',
    { base: 'plastic', color: '#c8281c' },
    solid.box(
      [0.0016, h * 0.33, 0.0012],
      [dx + w * rng.fork('needle').range(-0.1, 0.1), y + h * 0.66, z + 0.0074],
      0.0003,
    ),
    { detail: 0.4 },
  );
  for (const [name, s, turn] of [
    ['tuning knob', 0.34, 30],
    ['volume knob', 0.16, -40],
  ] as const)
    appliance.dial(b, name, [w * s, y + h * 0.25, z + 0.003], 0.021, 0.02, { turn, collar: 'accent' });
  appliance.label(b, 'maker plate', 'CLAY', [gx, y + h * 0.09, z + 0.004], 0.009, 'accent');
  b.add('back panel', 'baffle', solid.box([w * 0.88, h * 0.8, 0.004], [0, y + h / 2, -z - 0.001]));
  b.add(
    'back vents',
    'rubber',
    solid.many(
      [-2, -1, 0, 1, 2].map((i) =>
        solid.box([w * 0.4, 0.004, 0.002], [0, y + h * 0.55 + i * 0.012, -z - 0.0035], 0.0005),
      ),
    ),
    { detail: 0.3 },
  );
  if (!arched) addAntenna(b, [w * 0.4, y + h + 0.002, -d * 0.36], [w * 0.56, y + h * 1.75, -d * 0.4], 0.0026);
}
