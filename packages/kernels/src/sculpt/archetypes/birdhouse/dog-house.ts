import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { gableEnd } from '../../kits/building/gable.ts';
import { masonry } from '../../kits/building/masonry.ts';
import { lappedRoof } from '../../kits/building/timber.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** Boards of one wall, laid level, cut to a gable. */
export function siding(b: Bench, name: string, half: readonly Vec2[], t: number, z: number): void {
  b.add(name, 'walls', solid.slab(gableEnd(half), t, [0, 0, z], 'z', { bevel: t * 0.1 }), { grain: [1, 0, 0] });
}

/** A kennel of boards with a round door, its roof of shingles, a name and a bowl. */
export function addDog(b: Bench, name: string, taste: Rng): void {
  const [a, c, wall, rise] = [0.4, 0.5, 0.55, 0.34 * taste.range(0.92, 1.12)];
  const half: Vec2[] = [
    [a, 0.1],
    [a, 0.1 + wall],
    [0, 0.1 + wall + rise],
  ];
  const door = masonry.archOutline(0.36, 0.46, false).map(([x, y]): Vec2 => [x, y + 0.13]);
  b.add('bearers', 'trim', solid.both(solid.box([0.07, 0.08, 2 * c], [a - 0.07, 0.04, 0], 0.006)));
  b.add('floor', 'trim', solid.box([2 * a + 0.05, 0.03, 2 * c + 0.05], [0, 0.092, 0], 0.005), { grain: [0, 0, 1] });
  b.add('front', 'walls', solid.slab(gableEnd(half), 0.03, [0, 0, c - 0.015], 'z', { holes: [door], bevel: 0.003 }), {
    grain: [1, 0, 0],
    detail: 1.2,
  });
  siding(b, 'back', half, 0.03, -c + 0.015);
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    for (let i = 0; i < 5; i++)
      b.add(
        `${side} board ${i + 1}`,
        'walls',
        solid.box([0.022, 0.122, 2 * c - 0.03], [s * (a - 0.012 - (i % 2) * 0.001), 0.165 + i * 0.11, 0], 0.003, [
          0,
          0,
          s * 4,
        ]),
        { grain: [0, 0, 1] },
      );
  b.add(
    'front laps',
    'walls',
    solid.many(
      Array.from({ length: 7 }, (_, i) => 0.2 + i * 0.11).flatMap((y) => {
        const w = y < 0.1 + wall ? 2 * a : Math.max(0.05, 2 * a * (1 - (y - 0.1 - wall) / rise));
        const gap = y < 0.6 ? 0.2 + 0.01 : 0;
        return gap
          ? [1, -1].map((s) => solid.box([w / 2 - gap, 0.012, 0.012], [s * (w / 4 + gap / 2), y, c + 0.003], 0.002))
          : [solid.box([w, 0.012, 0.012], [0, y, c + 0.003], 0.002)];
      }),
    ),
    { detail: 0.4 },
  );
  addDogDoor(b, a, c, wall);
  addDogThings(b, name, { a, c, wall, rise });
}

/** Blanket inside, frame of the door, corner boards. */
function addDogDoor(b: Bench, a: number, c: number, wall: number): void {
  b.add('inside', 'dark', solid.box([2 * a - 0.06, wall, 0.02], [0, 0.1 + wall / 2, -0.1], 0));
  b.add('blanket', { base: 'knit', color: '#b0483c' }, solid.box([2 * a - 0.1, 0.05, 0.58], [0, 0.13, 0.17], 0.022));
  const rim = (k: number): Vec2[] =>
    masonry.archOutline(0.36 + 2 * k, 0.46 + k, false).map(([x, y]): Vec2 => [x, y + 0.13]);
  b.add(
    'door frame',
    'trim',
    solid.slab(rim(0.05), 0.025, [0, 0, c + 0.012], 'z', {
      holes: [rim(0.001).map(([x, y]): Vec2 => [x, y + 0.001])],
      bevel: 0.004,
    }),
  );
  b.add(
    'corner boards',
    'trim',
    solid.both(solid.both(solid.box([0.06, wall - 0.02, 0.022], [a - 0.02, 0.1 + wall / 2, c + 0.011], 0.004), 'z')),
  );
}

/** Roof, barge boards, name board and bowl. */
function addDogThings(
  b: Bench,
  name: string,
  { a, c, wall, rise }: Readonly<Record<'a' | 'c' | 'wall' | 'rise', number>>,
): void {
  b.add(
    'roof',
    'roof',
    lappedRoof(
      [
        [a + 0.12, 0.1 + wall - 0.06],
        [0, 0.1 + wall + rise + 0.05],
      ],
      2 * c + 0.2,
      0.12,
      0.03,
    ),
    { detail: 1.3 },
  );
  b.add(
    'ridge',
    'trim',
    solid.slab(
      outline.pairs([-0.06, -0.04, 0, 0.012, 0.06, -0.04, 0.06, -0.02, 0, 0.036, -0.06, -0.02]),
      2 * c + 0.22,
      [0, 0.1 + wall + rise + 0.055, 0],
      'z',
      { bevel: 0.003 },
    ),
  );
  b.add(
    'barge boards',
    'trim',
    solid.both(
      solid.many(
        [1, -1].map((s) =>
          solid.bar(
            [
              [a + 0.12, 0.1 + wall - 0.1, s * (c + 0.1)],
              [0, 0.1 + wall + rise, s * (c + 0.1)],
            ],
            { kind: 'rect', w: 0.02, h: 0.07 },
            { up: [0, 1, 0] },
          ),
        ),
      ),
    ),
  );
  b.add(
    'name board',
    'trim',
    solid.slab(outline.roundRect(0.34, 0.09, 0.02), 0.02, [0, 0.1 + wall + rise * 0.22, c + 0.012], 'z', {
      bevel: 0.004,
    }),
  );
  if (name)
    b.add(
      'name',
      'dark',
      solid.put({ op: 'text', value: name, height: Math.min(0.055, 0.28 / (name.length * 0.8)), depth: 0.01 }, [
        0,
        0.1 + wall + rise * 0.22 - 0.025,
        c + 0.026,
      ]),
    );
  else
    b.add(
      'bone',
      { base: 'bone', color: '#f0e6d0' },
      solid.many([
        solid.rod([-0.07, 0.1 + wall + rise * 0.22, c + 0.027], [0.07, 0.1 + wall + rise * 0.22, c + 0.027], 0.014),
        ...[
          [1, 1],
          [1, -1],
          [-1, 1],
          [-1, -1],
        ].map(
          ([s, t]): Shape => ({
            op: 'ball',
            r: 0.019,
            at: [s * 0.075, 0.1 + wall + rise * 0.22 + t * 0.014, c + 0.027],
          }),
        ),
      ]),
    );
  const bowl: Vec3 = [0.62, 0, c - 0.02];
  b.add(
    'bowl',
    { base: 'ceramic', color: '#b8322a' },
    solid.turned(outline.pairs([0, 0, 0.13, 0, 0.1, 0.075, 0.088, 0.075, 0.075, 0.03, 0, 0.026]), bowl, {
      bevel: 0.004,
    }),
  );
  b.add(
    'kibble',
    { base: 'cookie', color: '#7a4c28' },
    solid.many(
      Array.from(
        { length: 14 },
        (_, i): Shape => ({
          op: 'ball',
          r: [0.016, 0.012, 0.014],
          at: [
            bowl[0] + 0.052 * Math.cos(i * 2.4) * (i / 14),
            0.04 + (i % 2) * 0.012,
            bowl[2] + 0.052 * Math.sin(i * 2.4) * (i / 14),
          ],
        }),
      ),
    ),
    { detail: 0.3 },
  );
}
