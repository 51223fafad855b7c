import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Sculpture } from '../../dsl/archetype.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { coach, fitting, flap, pairs, ribs, steps, streamlined, wing } from '../../kits/vehicle/index.ts';

/** A long hull with ribs, four fins, a cabin below and engines on outriggers. */
export function buildAirship(b: Bench, rng: Rng): Sculpture {
  const y = 8.6;
  const r = 5.2 + rng.range(-0.3, 0.3);
  const rows = [
    [-26, 0.25],
    [-22, 1.9],
    [-15, 3.9],
    [-6, 5],
    [4, 5.2],
    [13, 4.7],
    [20, 3.5],
    [24.5, 1.9],
  ].flatMap(([z, k]) => [z, y, (k * r) / 5.2, (k * r) / 5.2, (k * r) / 5.2, 2]);
  const skin = streamlined(rows, { nose: 1.7, tail: 0.3, around: 48 });
  b.add('envelope', 'envelope', skin.shape, { detail: 1.6 });
  const at = (z: number): number => (skin.hit([0, 60, z], [0, -1, 0])?.at[1] ?? y) - y;
  b.add(
    'hull ribs',
    b.tint('envelope', { rough: 0.6 }),
    solid.many(
      steps(-20, 21, 9).map((z) =>
        solid.hoop(at(z) + 0.01, { kind: 'rect', w: 0.16, h: 0.06, r: 0.02 }, [0, y, z], 'z', 48),
      ),
    ),
    { detail: 0.7 },
  );
  const line = (deg: number): Vec3[] =>
    steps(-24, 24, 13).map((z): Vec3 => {
      const a = (deg * Math.PI) / 180;
      return [Math.sin(a) * (at(z) + 0.01), y + Math.cos(a) * (at(z) + 0.01), z];
    });
  b.add(
    'hull stringers',
    b.tint('envelope', { rough: 0.6 }),
    solid.many([0, 40, 80, 120, -40, -80, -120].map((d) => solid.tube(line(d), 0.045))),
    { detail: 0.5 },
  );
  const plate = streamlined(rows, { nose: 1.7, tail: 0.3, around: 48, grow: 0.025 });
  b.add('hull stripe', 'stripes', {
    op: 'clip',
    of: plate.shape,
    within: solid.box([12, 1.0, 36], [0, y + 0.2, 2], 0),
  });
  b.add('nose cap', 'stripes', { op: 'clip', of: plate.shape, within: solid.box([12, 12, 3], [0, y, 26], 0) });
  b.add(
    'mooring cone',
    'metal',
    solid.turned(pairs([0, 0, 0.4, 0, 0.3, 0.4, 0.1, 0.7, 0, 0.75]), [0, y, 26.1], { axis: 'z', bevel: 0.03 }),
  );
  const fin = ribs([0.4, 0, -16.5, 7.4, 0.5, 2.4, 0, -17.6, 6.2, 0.42, 6.4, 0, -20.4, 3.6, 0.24]);
  for (const [i, deg] of [0, 90, 180, 270].entries()) {
    b.add(`fin ${i + 1}`, 'stripes', solid.put(wing(fin), [0, y, 0], [0, 0, deg]));
    b.add(
      `rudder ${i + 1}`,
      b.tint('stripes', { rough: 0.45 }),
      solid.put(flap(fin, 0.35, 0.94, 0.72), [0, y, 0], [0, 0, deg]),
    );
  }
  addCabin(b, y - at(4));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    for (const [i, z] of [7, -3].entries()) {
      const p: Vec3 = [s * 3.4, y - at(z) - 0.15, z];
      const name = `${side} engine ${i + 1}`;
      b.add(
        name,
        'basket',
        solid.put(
          streamlined(
            [
              -1.5, 0, 0.12, 0.12, 0.12, 2, -0.8, 0, 0.45, 0.42, 0.45, 2.2, 0.5, 0, 0.5, 0.46, 0.5, 2.2, 1.1, 0, 0.3,
              0.28, 0.3, 2,
            ],
            { around: 18, nose: 0.15 },
          ).shape,
          p,
        ),
      );
      b.add(
        `${name} struts`,
        'metal',
        solid.many([
          solid.rod([p[0], p[1], z + 0.4], [s * 2.0, y - at(z) + 1.1, z + 0.7], 0.08),
          solid.rod([p[0], p[1], z - 0.4], [s * 2.0, y - at(z) + 1.1, z - 0.7], 0.08),
          solid.rod(p, [s * 0.8, y - at(z) - 0.2, z], 0.08),
        ]),
      );
      b.add(`${name} propeller`, 'metal', {
        ...fitting.propeller([0, 0, 0], 1.3, 0.26, 3, 0.18),
        at: [p[0], p[1], z - 1.62],
        rot: [0, 0, 30 * i + 10 * s],
      } as Parameters<typeof solid.put>[0]);
      b.add(`${name} spinner`, 'stripes', solid.put({ op: 'ball', r: [0.17, 0.17, 0.3] }, [p[0], p[1], z - 1.6]));
    }
  const ropes = steps(-10, 16, 6).flatMap((z): Vec3[][] => [
    [
      [0.4, y - at(z), z],
      [0.4, y - at(z) - 1.1, z - 0.2],
    ],
  ]);
  b.add('handling ropes', 'ropes', solid.both(solid.many(ropes.map(([a, c]) => solid.rod(a, c, 0.04)))));
  return { parts: b.parts, sockets: { top: { at: [0, y + r, 2], dir: [0, 1, 0], size: 3 } } };
}

function addCabin(b: Bench, top: number): void {
  const y = top - 0.95;
  b.add(
    'cabin',
    'basket',
    streamlined(
      [
        -3.6,
        y + 0.25,
        0.5,
        0.8,
        0.6,
        3,
        -2,
        y,
        1.15,
        1.1,
        1.1,
        4,
        5,
        y,
        1.2,
        1.1,
        1.15,
        4,
        8.2,
        y,
        1.05,
        1.1,
        1.05,
        3.4,
      ],
      { nose: 1.0, tail: 0.3, around: 32 },
    ).shape,
    { detail: 1.3 },
  );
  fitting.pair(
    b,
    'cabin windows',
    'windows',
    solid.many(
      coach
        .row(-1.6, 6.2, y - 0.25, y + 0.45, 8, 0.2)
        .map((o) => solid.slab(outline.rounded(o, 0.12), 0.08, [1.165, 0, 0], 'x', { bevel: 0.02 })),
    ),
  );
  const front = streamlined(
    [-3.6, y + 0.25, 0.5, 0.8, 0.6, 3, -2, y, 1.15, 1.1, 1.1, 4, 5, y, 1.2, 1.1, 1.15, 4, 8.2, y, 1.05, 1.1, 1.05, 3.4],
    { nose: 1.0, tail: 0.3, around: 32, grow: 0.02 },
  );
  b.add('bridge windows', 'windows', {
    op: 'clip',
    of: front.shape,
    within: solid.many([-0.78, -0.26, 0.26, 0.78].map((x) => solid.box([0.44, 0.75, 3], [x, y + 0.12, 9.6], 0))),
  });
  b.add('cabin stripe', 'stripes', {
    op: 'clip',
    of: front.shape,
    within: solid.box([4, 0.16, 11], [0, y - 0.55, 2.5], 0),
  });
  fitting.pair(
    b,
    'cabin door',
    'metal',
    solid.slab(outline.roundRect(0.7, 1.5, 0.15, -2.3, y), 0.06, [1.06, 0, 0], 'x', { bevel: 0.02 }),
  );
  b.add('landing wheel', 'leather', solid.cyl(0.62, 0.4, [0, 0.62, 1.5], 'x', { bevel: 0.14 }));
  b.add('landing wheel hub', 'metal', solid.cyl(0.28, 0.44, [0, 0.62, 1.5], 'x', { bevel: 0.03 }));
  b.add(
    'landing leg',
    'metal',
    solid.many([-0.32, 0.32].map((x) => solid.rod([x, 0.62, 1.5], [x * 0.9, y - 0.9, 1.5], 0.09))),
  );
  b.add(
    'search light',
    { base: 'lamp', color: '#f6f4e4', emissive: '#fff4d0', emissiveStrength: 0.7 },
    solid.cyl(0.3, 0.3, [0, y - 1.15, 7.2], 'y', { bevel: 0.06 }),
  );
  b.add(
    'antennas',
    'metal',
    solid.many([-1, 3].map((z) => solid.rod([0.4, y - 1.0, z], [0.4, y - 1.9, z - 0.3], 0.03))),
  );
}
