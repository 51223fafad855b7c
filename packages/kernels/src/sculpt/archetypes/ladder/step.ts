import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** A step ladder standing open: grooved treads between the rails, hinged top, back frame, spreaders. */
export function buildStep(b: Bench, rungs: number): void {
  const h = 1.45;
  const n = Math.min(8, Math.max(3, rungs));
  const lean = 0.3;
  const z = (y: number): number => 0.34 - lean * (y / h);
  const half = (y: number): number => 0.245 - 0.075 * (y / h);
  const back = (y: number): number => -0.42 + 0.44 * (y / h);
  for (const [side, s] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    const beam = (name: string, from: Vec3, to: Vec3, w: number, d: number): void =>
      b.add(name, 'rail', solid.bar([from, to], { kind: 'rect', w: d, h: w, r: 0.005 }, { up: [1, 0, 0] }), {
        detail: 1,
        grain: [0, 1, -0.2],
      });
    beam(`${side} front rail`, [s * half(0), 0.02, z(0)], [s * half(h), h, z(h)], 0.026, 0.075);
    beam(
      `${side} back leg`,
      [s * (half(0) - 0.012), 0.02, back(0)],
      [s * (half(h) - 0.034), h - 0.03, back(h - 0.03)],
      0.022,
      0.05,
    );
    b.add(`${side} front foot`, 'foot', solid.box([0.036, 0.036, 0.092], [s * half(0), 0.018, z(0)], 0.007), {
      detail: 0.5,
    });
    b.add(
      `${side} back foot`,
      'foot',
      solid.box([0.03, 0.036, 0.066], [s * (half(0) - 0.012), 0.018, back(0)], 0.007),
      { detail: 0.5 },
    );
    const y = h * 0.42;
    const x = s * (half(y) + 0.004);
    const middle: Vec3 = [x, y - 0.055, (z(y) + back(y)) / 2];
    b.add(
      `${side} front spreader`,
      'metal',
      solid.bar([[x, y, z(y) - 0.02], middle], { kind: 'rect', w: 0.018, h: 0.004, r: 0.001 }, { up: [1, 0, 0] }),
      { detail: 0.5 },
    );
    b.add(
      `${side} back spreader`,
      'metal',
      solid.bar(
        [middle, [x - s * 0.02, y, back(y) + 0.012]],
        { kind: 'rect', w: 0.018, h: 0.004, r: 0.001 },
        { up: [1, 0, 0] },
      ),
      { detail: 0.5 },
    );
    b.add(
      `${side} spreader pin`,
      'metal',
      solid.put(fitting.screw(0.009, 'none'), [middle[0] + s * 0.001, middle[1], middle[2]], [0, 0, s * -90]),
      { detail: 0.4 },
    );
    b.add(
      `${side} hinge`,
      'metal',
      solid.box([0.006, 0.1, 0.036], [s * (half(h) + 0.013), h - 0.07, z(h) - 0.01], 0.002),
      { detail: 0.6 },
    );
    for (const k of [-1, 1])
      b.add(
        `${side} ${k < 0 ? 'lower' : 'upper'} hinge bolt`,
        'metal',
        solid.put(
          fitting.hex(0.008, 0.006),
          [s * (half(h) + 0.0155), h - 0.07 + k * 0.032, z(h) - 0.01],
          [0, 0, s * -90],
        ),
        { detail: 0.3 },
      );
  }
  for (let i = 0; i < n; i++) {
    const y = (h * (i + 0.85)) / (n + 0.85);
    const w = half(y) * 2 - 0.024;
    b.add(`${ORDINALS[i]} step`, 'rung', solid.box([w, 0.024, 0.094], [0, y, z(y)], 0.005), {
      detail: 0.9,
      grain: [1, 0, 0],
    });
    b.add(
      `${ORDINALS[i]} step treads`,
      'foot',
      solid.many([-1, 0, 1].map((k) => solid.box([w - 0.02, 0.0035, 0.013], [0, y + 0.0125, z(y) + k * 0.026], 0.001))),
      { detail: 0.4 },
    );
    b.add(
      `${ORDINALS[i]} step rod`,
      'metal',
      solid.cyl(0.0036, w + 0.062, [0, y - 0.02, z(y)], 'x', { bevel: 0.001 }),
      { detail: 0.4 },
    );
  }
  for (const [name, y] of [
    ['lower back brace', 0.2],
    ['middle back brace', 0.72],
  ] as const)
    b.add(name, 'rail', solid.box([(half(y) - 0.02) * 2 + 0.02, 0.045, 0.018], [0, y, back(y) - 0.02], 0.004), {
      detail: 0.6,
      grain: [1, 0, 0],
    });
  b.add('top', 'rung', solid.box([0.42, 0.03, 0.19], [0, h + 0.012, 0.02], 0.009), { detail: 1, grain: [1, 0, 0] });
  b.add(
    'top treads',
    'foot',
    solid.many([-2, -1, 0, 1, 2].map((k) => solid.box([0.37, 0.004, 0.014], [0, h + 0.0275, 0.02 + k * 0.03], 0.001))),
    { detail: 0.4 },
  );
}

/** One bay of scaffolding: two ladder frames, cross braces, two decks of planks, guard rails, base plates. */
export function buildScaffold(b: Bench): void {
  const [w, d, h] = [2.2, 0.9, 4];
  const r = 0.024;
  const tube = (name: string, from: Vec3, to: Vec3, k = r): void =>
    b.add(name, 'rail', solid.rod(from, to, k), { detail: 0.5 });
  const corners: readonly (readonly [string, number, number])[] = [
    ['front left', -1, 1],
    ['front right', 1, 1],
    ['rear left', -1, -1],
    ['rear right', 1, -1],
  ];
  for (const [name, sx, sz] of corners) {
    const [x, z] = [(sx * w) / 2, (sz * d) / 2];
    tube(`${name} post`, [x, 0.05, z], [x, h, z]);
    b.add(`${name} base plate`, 'metal', solid.box([0.15, 0.012, 0.15], [x, 0.006, z], 0.003), { detail: 0.4 });
    b.add(`${name} base jack`, 'metal', solid.cyl(0.017, 0.14, [x, 0.07, z]), { hidden: true });
    b.add(`${name} jack nut`, 'metal', solid.put(fitting.hex(0.045, 0.03), [x, 0.032, z]), { detail: 0.3 });
    b.add(`${name} cap`, 'foot', solid.cyl(r * 1.1, 0.02, [x, h, z]), { detail: 0.3 });
  }
  for (const s of [-1, 1]) {
    const side = s < 0 ? 'left' : 'right';
    for (let i = 0; i < 9; i++)
      tube(
        `${side} rung ${i + 1}`,
        [(s * w) / 2, 0.35 + i * 0.42, -d / 2],
        [(s * w) / 2, 0.35 + i * 0.42, d / 2],
        0.019,
      );
  }
  for (const [name, z] of [
    ['front', d / 2 + 0.03],
    ['rear', -d / 2 - 0.03],
  ] as const) {
    tube(`${name} rising brace`, [-w / 2, 0.3, z], [w / 2, 1.75, z], 0.016);
    tube(
      `${name} falling brace`,
      [-w / 2, 1.75, z + (z > 0 ? 0.034 : -0.034)],
      [w / 2, 0.3, z + (z > 0 ? 0.034 : -0.034)],
      0.016,
    );
    for (const y of [2.42, 2.85, 3.9])
      tube(`${name} ledger at ${y} m`, [-w / 2 - 0.06, y, z], [w / 2 + 0.06, y, z], 0.021);
  }
  for (const y of [1.98, 3.44])
    for (let i = 0; i < 4; i++) {
      const z = (i - 1.5) * 0.215;
      const plank: Shape = solid.box([w + 0.16, 0.04, 0.205], [0, y + 0.04, z], 0.005);
      b.add(`${y < 3 ? 'lower' : 'upper'} plank ${i + 1}`, 'rung', plank, { detail: 0.7, grain: [1, 0, 0] });
      b.add(
        `${y < 3 ? 'lower' : 'upper'} plank ${i + 1} bands`,
        'metal',
        solid.both(solid.box([0.03, 0.044, 0.209], [w / 2 + 0.06, y + 0.04, z], 0.002)),
        { detail: 0.3 },
      );
    }
}
