import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { evenly, flatOval, laidRope, oval } from '../../kits/mechanics/index.ts';

/** A crowbar standing on its chisel end: hexagonal bar, gooseneck with a split claw. */
export function buildCrowbar(b: Bench): number {
  const r = 0.0115;
  const bend: Vec3[] = [
    [0, 0.05, 0],
    [0, 0.5, 0],
  ];
  for (let i = 1; i <= 8; i++) {
    const a = Math.PI - (i / 8) * Math.PI * 0.9;
    bend.push([0.052 + 0.052 * Math.cos(a), 0.5 + 0.062 * Math.sin(a), 0]);
  }
  b.add('bar', 'head', solid.bar(bend, { kind: 'polygon', points: outline.ngon(r, 6, 30) }, { up: [1, 0, 0] }), {
    detail: 1.4,
    grain: [0, 1, 0],
  });
  b.add(
    'chisel end',
    'head',
    flatOval([0, 0.056, 0.021, 0.021, -0.002, 0.04, 0.019, 0.025, -0.008, 0.02, 0.0115, 0.032], { e: 3.4 }),
    { detail: 0.9 },
  );
  b.add(
    'chisel edge',
    'edge',
    flatOval([-0.0074, 0.022, 0.0122, 0.0325, -0.012, 0.009, 0.007, 0.0352, -0.0155, 0, 0.0016, 0.0365], {
      e: 4.5,
      cap: 'flat',
    }),
    { detail: 0.8 },
  );
  for (const s of [1, -1]) {
    const prong = oval(
      [
        [0.1035, 0.53, 0.003, 0.018, 0.014],
        [0.1045, 0.505, 0.0075, 0.0145, 0.0145],
        [0.11, 0.485, 0.0105, 0.009, 0.0138],
      ].map(([x, y, z, w, d]) => ({ at: [x, y, s * z] as Vec3, w, d })),
      { e: 3.2, n: 16 },
    );
    const tip = oval(
      [
        [0.1095, 0.487, 0.0104, 0.0096, 0.0142],
        [0.115, 0.472, 0.0118, 0.0056, 0.0134],
        [0.1205, 0.459, 0.0128, 0.0014, 0.0124],
      ].map(([x, y, z, w, d]) => ({ at: [x, y, s * z] as Vec3, w, d })),
      { e: 3.2, n: 16, cap: 'flat' },
    );
    b.add(`${s > 0 ? 'front' : 'rear'} claw`, 'head', prong, { detail: 0.9 });
    b.add(`${s > 0 ? 'front' : 'rear'} claw edge`, 'edge', tip, { detail: 0.7 });
    b.add(
      `${s > 0 ? 'front' : 'rear'} forge mark`,
      'metal',
      solid.put(
        solid.put(
          { op: 'text', value: 'FORGED 24"', height: 0.0085, depth: 0.0016, bevel: 0 },
          [0.0042, 0.3, 0.0099],
          [0, 0, 90],
        ),
        [0, 0, 0],
        [0, s > 0 ? 0 : 180, 0],
      ),
      { detail: 0.4 },
    );
  }
  b.add(
    'claw root',
    'head',
    flatOval([0.1025, 0.55, 0.0215, 0.021, 0.1032, 0.535, 0.02, 0.025, 0.104, 0.522, 0.017, 0.029], { e: 3.2 }),
    { detail: 0.8 },
  );
  return 0.16;
}

/** A grappling hook of four flukes, its rope coiled at its foot. */
export function buildGrapnel(b: Bench): number {
  const y = 0.1;
  b.add(
    'shank',
    'head',
    solid.turned(
      pairs([
        0, 0, 0.012, 0, 0.0135, 0.01, 0.0115, 0.03, 0.0105, 0.16, 0.013, 0.2, 0.016, 0.215, 0.014, 0.232, 0, 0.238,
      ]),
      [0, y, 0],
      { bevel: 0.001 },
    ),
    { detail: 1.1 },
  );
  b.add(
    'shank collar',
    'metal',
    solid.hoop(0.0125, { kind: 'rect', w: 0.018, h: 0.006, r: 0.0015 }, [0, y + 0.19, 0], 'y', 28),
    { detail: 0.5 },
  );
  const names = ['front', 'right', 'rear', 'left'];
  names.forEach((name, i) => {
    const put = (of: ReturnType<typeof oval>): ReturnType<typeof oval> => solid.put(of, [0, y, 0], [0, 45 + 90 * i, 0]);
    b.add(
      `${name} fluke`,
      'head',
      put(
        flatOval(
          [
            0.006, 0.2, 0.014, 0.013, 0.022, 0.228, 0.0135, 0.0125, 0.055, 0.24, 0.0128, 0.0115, 0.09, 0.222, 0.0118,
            0.0105, 0.108, 0.182, 0.0105, 0.0095, 0.1075, 0.15, 0.009, 0.008,
          ],
          { e: 2.4 },
        ),
      ),
      { detail: 1 },
    );
    b.add(
      `${name} point`,
      'edge',
      put(
        flatOval([0.1077, 0.154, 0.0108, 0.0082, 0.106, 0.138, 0.016, 0.0066, 0.098, 0.112, 0.0012, 0.0012], {
          e: 3,
          cap: 'flat',
        }),
      ),
      { detail: 0.7 },
    );
  });
  b.add(
    'eye',
    'metal',
    solid.tube(
      outline.ngon(0.016, 20).map(([u, v]): Vec3 => [u, y - 0.012 + v, 0]),
      0.0042,
      { closed: true },
    ),
    { detail: 0.7 },
  );
  const coil: Vec3[] = [];
  for (let i = 0; i <= 96; i++) {
    const a = (2 * Math.PI * i) / 24;
    const r = 0.085 + 0.011 * Math.sin(i * 0.21);
    coil.push([r * Math.cos(a), 0.008 + i * 0.00052 + 0.002 * Math.sin(i * 0.5), -r * Math.sin(a)]);
  }
  coil.push([0.07, 0.062, 0.01], [0.04, 0.075, 0.014], [0.012, 0.078, 0.012], [0, 0.076, 0], [-0.008, 0.086, -0.008]);
  b.add('rope', 'binding', laidRope(evenly(coil, 0.01), 0.0075), { detail: 1.3 });
  for (const [name, v] of [
    ['lower whipping', 0.079],
    ['upper whipping', 0.086],
  ] as const)
    b.add(name, 'binding', { op: 'ball', r: [0.0125, 0.007, 0.0125], at: [0, v - 0.004, 0] }, { detail: 0.4 });
  return y + 0.1;
}
