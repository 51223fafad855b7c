import type { Placement } from '../../../field/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { pyramidRoof } from '../../kits/building/details.ts';
import { gableTiles } from '../../kits/building/gable.ts';
import { addDoor, addWindows } from '../../kits/building/openings.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { along, cross, rows, SIDES } from './nave.ts';

/** A village church: nave, chancel, porch tower with louvres and a broach spire. */
export function buildChapel(b: Bench, stone: boolean, taste: Rng): void {
  const [a, l, h] = [3.1, 11, 5];
  const z = -2.2;
  const pitch = taste.range(47, 53);
  const rise = a * Math.tan((pitch * Math.PI) / 180);
  b.add('plinth', 'stone', solid.box([2 * a + 0.4, 0.7, l + 0.4], [0, 0.35, z], 0.06));
  b.add('nave', 'walls', solid.box([2 * a, h, l], [0, h / 2 + 0.3, z], 0.02), { detail: 1.2 });
  b.add(
    'nave gables',
    'walls',
    along(
      solid.slab(
        [
          [-a + 0.01, h + 0.28],
          [a - 0.01, h + 0.28],
          [0, h + 0.28 + rise],
        ],
        l - 0.02,
        [0, 0, 0],
        'x',
        { bevel: 0 },
      ),
      z,
    ),
  );
  b.add('nave roof', 'roof', along(gableTiles({ a: l / 2, c: a, y: h + 0.3, pitch, eaves: 0.45, verge: 0.3 }), z), {
    detail: 1.2,
  });
  b.add('chancel', 'walls', solid.box([2 * a - 1.2, h - 0.9, 3], [0, (h - 0.9) / 2 + 0.3, z - l / 2 - 1.4], 0.02));
  b.add(
    'chancel gable',
    'walls',
    along(
      solid.slab(
        [
          [-a + 0.62, h - 0.62],
          [a - 0.62, h - 0.62],
          [0, h - 0.62 + rise * 0.8],
        ],
        2.98,
        [0, 0, 0],
        'x',
        { bevel: 0 },
      ),
      z - l / 2 - 1.4,
    ),
  );
  b.add(
    'chancel roof',
    'roof',
    along(gableTiles({ a: 1.5, c: a - 0.6, y: h - 0.6, pitch, eaves: 0.35, verge: 0.25 }), z - l / 2 - 1.4),
  );
  if (stone)
    b.add(
      'buttresses',
      'stone',
      solid.many(
        SIDES.flatMap((s) =>
          [-5, -2.2, 0.6, 3.2].map((d) =>
            solid.slab(
              outline
                .pairs([0, 0, 0.9, 0, 0.9, 1.6, 0.55, 2.4, 0.55, 3.2, 0, 4.2])
                .map(([u, v]): [number, number] => [s * u, v]),
              0.5,
              [s * a, 0.2, z + d],
              'z',
              { bevel: 0.02 },
            ),
          ),
        ),
      ),
    );
  b.add('ridge crest', 'metal', solid.box([0.08, 0.16, l], [0, h + rise + 0.52, z], 0.02));
  const t = 1.75;
  const zt = z + l / 2 + t - 0.3;
  const ht = taste.range(8.6, 9.4);
  b.add('tower', 'walls', solid.box([2 * t, ht, 2 * t], [0, ht / 2, zt], 0.02), { detail: 1.2 });
  addTower(b, { z, l, h, rise, a }, zt, ht);
}

/** Quoins, belfry, spire and openings of the village church. */
function addTower(
  b: Bench,
  { z, l, h, rise, a }: Readonly<Record<'z' | 'l' | 'h' | 'rise' | 'a', number>>,
  zt: number,
  ht: number,
): void {
  const t = 1.75;
  b.add(
    'tower quoins',
    'stone',
    solid.many(
      SIDES.flatMap((s) =>
        SIDES.map((u) => solid.box([0.44, ht, 0.44], [s * (t - 0.12), ht / 2, zt + u * (t - 0.12)], 0.03)),
      ),
    ),
  );
  for (const [i, y] of [4.2, ht].entries())
    b.add(`tower cornice ${i + 1}`, 'trim', solid.box([2 * t + 0.5, 0.3, 2 * t + 0.5], [0, y, zt], 0.05));
  b.add(
    'belfry louvres',
    'door',
    solid.many(
      [0, 90, 180, 270].map((d) =>
        solid.put(
          solid.many(
            [0, 1, 2, 3, 4].map((k) => solid.box([1.1, 0.08, 0.3], [0, ht - 2 + k * 0.3, t + 0.02], 0, [35, 0, 0])),
          ),
          [0, 0, zt],
          [0, d, 0],
        ),
      ),
    ),
    { detail: 0.5 },
  );
  const louvre: Placement[] = [0, 90, 180, 270].map((d) => ({
    at: [t * Math.sin((d * Math.PI) / 180), ht - 2.2, zt + t * Math.cos((d * Math.PI) / 180)] as Vec3,
    rot: [0, d, 0] as Vec3,
  }));
  addWindows(b, 'belfry', { w: 1.1, h: 1.9, head: 'pointed', cols: 1, rows: 1, frame: 0.16 }, louvre);
  b.add('spire', 'roof', solid.put(pyramidRoof(t + 0.25, 0, 7.6, 0.13, 8), [0, ht + 0.12, zt]), { detail: 1.2 });
  b.add('spire foot', 'roof', solid.put(pyramidRoof(t + 0.35, 0, 1.9, 0.1), [0, ht + 0.12, zt]));
  b.add('spire cross', 'metal', cross(1.5, [0, ht + 7.5, zt]));
  b.add('gable cross', 'metal', cross(0.9, [0, h - 0.4 + rise * 0.82, z - l / 2 - 2.85]));
  addDoor(b, 'door', { w: 1.5, h: 2.7, head: 'pointed', frame: 0.24, slots: { frame: 'stone' } }, (of) =>
    solid.put(of, [0, 0.25, zt + t + 0.03]),
  );
  addWindows(b, 'nave window', { w: 0.9, h: 2.4, head: 'pointed', cols: 2, rows: 4, frame: 0.14 }, [
    ...rows(
      a,
      1.8,
      [-6, -3.6, -0.8, 1.9].map((d) => d + z + 1.4),
    ),
    { at: [0, 2, z - l / 2 - 2.91], rot: [0, 180, 0] },
  ]);
  b.add('round window', 'windows', solid.cyl(0.55, 0.1, [0, 5.6, zt + t], 'z', { bevel: 0.02 }));
  b.add(
    'round window rim',
    'trim',
    solid.many([
      solid.hoop(0.58, { kind: 'rect', w: 0.16, h: 0.12 }, [0, 5.6, zt + t + 0.05], 'z', 28),
      ...[0, 60, 120].map((d) =>
        solid.put(solid.box([1.1, 0.07, 0.08], [0, 0, 0], 0), [0, 5.6, zt + t + 0.05], [0, 0, d]),
      ),
    ]),
  );
  b.add(
    'steps',
    'stone',
    solid.many(
      [0, 1].map((i) =>
        solid.box([2.6 + i * 0.7, 0.16, 0.9 + i * 0.5], [0, 0.24 - i * 0.16, zt + t + 0.5 + i * 0.2], 0.03),
      ),
    ),
  );
}
