import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { lumpyBall } from '../../kits/landform.ts';
import { leafShape } from '../../kits/organic/index.ts';

/** A curved trunk with rings, drooping fronds, coconuts. */
export function addPalm(b: Bench, name: string, [x, y, z]: Vec3, h: number, taste: Rng): void {
  const lean = taste.range(0.2, 0.55) * h * 0.5;
  const a = taste.range(0, 6.28);
  const path = [0, 0.25, 0.5, 0.75, 1].map(
    (t): Vec3 => [x + lean * t ** 1.7 * Math.cos(a), y - 0.1 + t * h, z + lean * t ** 1.7 * Math.sin(a)],
  );
  b.add(`${name} trunk`, 'wood', solid.tube(path, 0.12, { taper: [1.35, 1, 0.85, 0.75, 0.7] }), { grain: [0, 1, 0] });
  const top = path[4];
  const frond = leafShape({
    length: 1.5,
    width: 0.36,
    thick: 0.02,
    rise: 0.5,
    droop: 0.95,
    belly: 0.4,
    fold: 0.5,
    point: 1.5,
  });
  b.add(
    `${name} fronds`,
    'leaves',
    solid.many(
      Array.from({ length: 11 }, (_, i) => solid.put(frond, top, [i % 2 ? -14 : 8, i * 33 + taste.range(-6, 6), 0])),
    ),
    { detail: 0.8 },
  );
  b.add(
    `${name} coconuts`,
    { base: 'husk', color: '#6a4a2c' },
    solid.many(
      [0, 1, 2].map(
        (i): Shape => ({
          op: 'ball',
          r: 0.11,
          at: [top[0] + 0.14 * Math.cos(i * 2.1), top[1] - 0.1, top[2] + 0.14 * Math.sin(i * 2.1)],
        }),
      ),
    ),
  );
}

/** A broad tree of lumps of leaves on a bent trunk. */
export function addTree(b: Bench, name: string, [x, y, z]: Vec3, h: number, taste: Rng): void {
  b.add(
    `${name} trunk`,
    'wood',
    solid.tube(
      [
        [x, y - 0.1, z],
        [x + 0.05, y + h * 0.35, z],
        [x, y + h * 0.7, z + 0.04],
      ],
      0.13,
      { taper: [1.5, 0.9, 0.6] },
    ),
    { grain: [0, 1, 0] },
  );
  b.add(
    `${name} crown`,
    'leaves',
    solid.many(
      Array.from({ length: 6 }, (_, i) =>
        lumpyBall(
          [h * 0.3, h * 0.27, h * 0.3],
          [
            x + (i ? h * 0.24 * Math.cos(i * 1.26) : 0),
            y + h * (i ? 0.78 : 1.02) + taste.range(-0.05, 0.05),
            z + (i ? h * 0.24 * Math.sin(i * 1.26) : 0),
          ],
          0.14,
          taste.int(99),
          14,
          18,
        ),
      ),
    ),
    { detail: 1.1 },
  );
}

/** A hut on short stilts with a thatched cone, a door, steps. */
export function addHut(b: Bench, [x, y, z]: Vec3): void {
  const put = (of: Shape): Shape => solid.put(of, [x, y, z]);
  b.add(
    'hut stilts',
    'wood',
    put({ op: 'arrayed', n: 6, around: 'y', of: solid.rod([0.5, -0.3, 0], [0.5, 0.22, 0], 0.06) }),
  );
  b.add('hut floor', 'wood', put(solid.cyl(0.72, 0.08, [0, 0.22, 0], 'y', { bevel: 0.01, segments: 24 })));
  b.add(
    'hut wall',
    { base: 'planks', color: '#a88454', scale: 0.6 },
    put(solid.turned(outline.pairs([0, 0, 0.58, 0, 0.56, 0.75, 0, 0.75]), [0, 0.25, 0], { bevel: 0, segments: 20 })),
    { grain: [0, 1, 0] },
  );
  b.add('hut door', { base: 'plain', color: '#2a1c12' }, put(solid.box([0.34, 0.56, 0.06], [0, 0.54, 0.555], 0.01)));
  b.add(
    'hut roof',
    'thatch',
    put(
      solid.turned(outline.pairs([0, 0.06, 0.9, 0, 0.92, 0.06, 0.5, 0.42, 0.1, 0.82, 0, 0.86]), [0, 0.92, 0], {
        bevel: 0,
        segments: 28,
      }),
    ),
  );
}
