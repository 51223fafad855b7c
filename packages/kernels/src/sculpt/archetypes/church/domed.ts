import type { Rng, Vec3 } from '../../../math/index.ts';
import { onionProfile } from '../../kits/building/details.ts';
import { addDoor, addWindows, onRound } from '../../kits/building/openings.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A dome on its drum with a finial. `onion` 0 is a plain dome. Returns its top. */
function addDome(
  b: Bench,
  name: string,
  at: Vec3,
  r: number,
  drum: number,
  onion: number,
  finial: 'crescent' | 'cross',
  color?: string,
): number {
  const { profile, height } = onionProfile(r, onion);
  const about = { x: at[0], z: at[2], r };
  const rd = onion ? r * 0.78 : r * 0.98;
  b.add(
    `${name} drum`,
    b.tint('walls', { about }),
    solid.turned(
      [
        [0, 0],
        [rd, 0],
        [rd, drum - 0.2],
        [rd + 0.18, drum - 0.12],
        [rd + 0.18, drum],
        [0, drum],
      ],
      at,
      { bevel: 0 },
    ),
  );
  b.add(
    `${name} dome`,
    b.tint('dome', { about, ...(color ? { color } : {}) }),
    solid.turned(profile, [at[0], at[1] + drum - 0.02, at[2]], { smooth: true }),
    { detail: 1.2 },
  );
  if (onion)
    b.add(
      `${name} ribs`,
      b.tint('dome', { ...(color ? { color: '#f0e6c8' } : { color: '#e8d8a0' }) }),
      solid.put(
        {
          op: 'arrayed',
          n: 10,
          around: 'y',
          of: solid.tube(
            profile.slice(1, -2).map(([x, y]): Vec3 => [x * 1.004, y + drum, 0]),
            r * 0.025,
          ),
        },
        at,
      ),
      { detail: 0.5 },
    );
  const y = at[1] + drum + height;
  const k = r * 0.4;
  b.add(
    `${name} finial`,
    'metal',
    solid.turned(
      [
        [0, -0.1 * k],
        [0.16 * k, -0.1 * k],
        [0.1 * k, 0.2 * k],
        [0.26 * k, 0.5 * k],
        [0.1 * k, 0.8 * k],
        [0.06 * k, 1.5 * k],
        [0, 1.5 * k],
      ],
      [at[0], y, at[2]],
      { bevel: 0 },
    ),
    { detail: 0.6 },
  );
  const top: Vec3 = [at[0], y + 1.5 * k, at[2]];
  if (finial === 'crescent') {
    const arc = outline.arc(0, 0, 0.5 * k, 110, 430, 14);
    const inner = outline.arc(0.06 * k, 0.12 * k, 0.4 * k, 430, 110, 14);
    b.add(
      `${name} crescent`,
      'metal',
      solid.slab([...arc, ...inner], 0.12 * k, [top[0], top[1] + 0.45 * k, top[2]], 'z', { bevel: 0 }),
      { detail: 0.6 },
    );
  } else
    b.add(
      `${name} cross`,
      'metal',
      solid.many([
        solid.box([0.12 * k, 1.4 * k, 0.12 * k], [top[0], top[1] + 0.6 * k, top[2]], 0),
        solid.box([0.8 * k, 0.12 * k, 0.11 * k], [top[0], top[1] + 0.85 * k, top[2]], 0),
        solid.box([0.44 * k, 0.1 * k, 0.1 * k], [top[0], top[1] + 0.3 * k, top[2]], 0, [0, 0, 18]),
      ]),
      { detail: 0.6 },
    );
  return top[1];
}

/** A domed prayer hall with half domes, arcaded porch and minarets. */
export function buildMosque(b: Bench, minarets: number, taste: Rng): void {
  const [a, h] = [5.4, 5.6];
  b.add('platform', 'stone', solid.box([17, 0.5, 15.4], [0, 0.25, 0.8], 0.06));
  b.add('hall', 'walls', solid.box([2 * a, h, 2 * a], [0, h / 2 + 0.4, -1], 0.03), { detail: 1.2 });
  b.add('hall cornice', 'stone', solid.box([2 * a + 0.5, 0.4, 2 * a + 0.5], [0, h + 0.4, -1], 0.06));
  b.add(
    'hall parapet',
    'trim',
    solid.many(
      [0, 90, 180, 270].map((d) =>
        solid.put(
          solid.many(
            Array.from({ length: 13 }, (_, i) =>
              solid.slab(
                outline.pairs([-0.3, 0, 0.3, 0, 0.3, 0.3, 0, 0.62, -0.3, 0.3]),
                0.14,
                [(i - 6) * 0.8, h + 0.58, a + 0.05],
                'z',
                { bevel: 0 },
              ),
            ),
          ),
          [0, 0, -1],
          [0, d, 0],
        ),
      ),
    ),
    { detail: 0.3 },
  );
  b.add('upper storey', 'walls', solid.box([7.6, 1.5, 7.6], [0, h + 1.2, -1], 0.03));
  const y = h + 1.9;
  addDome(b, 'great', [0, y, -1], 3.5, 1.6, taste.next() < 0.5 ? 0 : 1, 'crescent');
  for (const [i, [x, z]] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ].entries())
    addDome(b, `corner ${i + 1}`, [x * 4, h + 0.5, -1 + z * 4], 1.15, 0.8, 0, 'crescent');
  addWindows(
    b,
    'drum window',
    { w: 0.6, h: 0.95, head: 'round', cols: 1, rows: 2, frame: 0.1, sill: false },
    Array.from({ length: 14 }, (_, i) => onRound((i * Math.PI) / 7, 3.42, y + 0.3, [0, 0, -1])),
  );
  const side = (y0: number, us: readonly number[]) =>
    [90, -90].flatMap((d) => us.map((u) => ({ at: [Math.sign(d) * a, y0, -1 + u] as Vec3, rot: [0, d, 0] as Vec3 })));
  addWindows(b, 'lower window', { w: 0.9, h: 1.7, head: 'pointed', cols: 2, rows: 3, frame: 0.14 }, [
    ...side(1.2, [-3.4, 0, 3.4]),
    ...[-3.6, 3.6].map((x) => ({ at: [x, 1.2, a - 1] as Vec3 })),
  ]);
  addWindows(b, 'upper window', { w: 0.8, h: 1.3, head: 'pointed', cols: 2, rows: 2, frame: 0.12 }, [
    ...side(3.9, [-3.4, -1.1, 1.1, 3.4]),
    ...[-4, 4].map((x) => ({ at: [x, 3.9, a - 1] as Vec3 })),
  ]);
  const z = a - 1;
  const iwan = outline.pairs([-2.2, 0, 2.2, 0, 2.2, 6.4, -2.2, 6.4]);
  const opening = outline.pairs([
    -1.35, 0.01, 1.35, 0.01, 1.35, 3, 1.05, 3.9, 0.5, 4.6, 0, 4.95, -0.5, 4.6, -1.05, 3.9, -1.35, 3,
  ]);
  b.add(
    'portal',
    'trim',
    solid.slab(iwan, 1.1, [0, 0.45, z + 0.55], 'z', {
      holes: [opening.map(([u, v]): [number, number] => [u, v + 0.02])],
      bevel: 0,
    }),
  );
  b.add(
    'portal band',
    'dome',
    solid.slab(outline.pairs([-2, 0.2, 2, 0.2, 2, 6.2, -2, 6.2]), 0.08, [0, 0.45, z + 1.11], 'z', {
      holes: [outline.pairs([-1.6, 0.21, 1.6, 0.21, 1.6, 5.7, -1.6, 5.7])],
      bevel: 0,
    }),
  );
  addDoor(b, 'door', { w: 1.6, h: 2.8, head: 'pointed', frame: 0.2 }, (of) => solid.put(of, [0, 0.5, z + 0.08]));
  b.add(
    'steps',
    'stone',
    solid.many([0, 1].map((i) => solid.box([5 + i, 0.2, 1 + i * 0.6], [0, 0.4 - i * 0.22, z + 2.2 + i * 0.3], 0.03))),
  );
  for (let i = 0; i < minarets; i++) addMinaret(b, i + 1, [(i % 2 ? -1 : 1) * 7.3, 0.4, i < 2 ? 6.6 : -6]);
}

function addMinaret(b: Bench, n: number, at: Vec3): void {
  const about = { x: at[0], z: at[2], r: 0.7 };
  b.add(`minaret ${n} base`, 'stone', solid.box([2, 2.2, 2], [at[0], at[1] + 1.1, at[2]], 0.05));
  b.add(
    `minaret ${n}`,
    b.tint('walls', { about }),
    solid.turned(
      [
        [0, 2.1],
        [0.95, 2.1],
        [0.74, 3.2],
        [0.66, 14.5],
        [0, 14.5],
      ],
      at,
      { bevel: 0 },
    ),
  );
  for (const [i, y] of [8, 12.2].entries()) {
    b.add(
      `minaret ${n} balcony ${i + 1}`,
      'stone',
      solid.turned(
        [
          [0, y - 0.7],
          [0.7, y - 0.7],
          [1.14, y - 0.05],
          [1.18, y],
          [1.18, y + 0.62],
          [1.06, y + 0.62],
          [1.06, y + 0.05],
          [0, y + 0.05],
        ],
        at,
        { bevel: 0, segments: 20 },
      ),
    );
  }
  b.add(
    `minaret ${n} lantern`,
    'walls',
    solid.turned(
      [
        [0, 14.4],
        [0.52, 14.4],
        [0.52, 15.6],
        [0.66, 15.7],
        [0.66, 15.8],
        [0, 15.8],
      ],
      at,
      { bevel: 0, segments: 20 },
    ),
  );
  b.add(
    `minaret ${n} cap`,
    'dome',
    solid.turned(
      [
        [0, 15.75],
        [0.66, 15.75],
        [0.5, 16.6],
        [0.2, 18],
        [0.04, 18.8],
        [0, 18.8],
      ],
      at,
      { bevel: 0, segments: 20 },
    ),
  );
  b.add(
    `minaret ${n} finial`,
    'metal',
    solid.turned(
      [
        [0, 18.7],
        [0.06, 18.7],
        [0.14, 19],
        [0.05, 19.2],
        [0.03, 19.8],
        [0, 19.8],
      ],
      at,
      { bevel: 0, segments: 12 },
    ),
  );
}

/** A Russian church: cube with kokoshniks and five onion domes on drums, porch. */
export function buildOnion(b: Bench, taste: Rng): void {
  const [a, h] = [3.6, 6.8];
  b.add('plinth', 'stone', solid.box([2 * a + 0.7, 0.9, 2 * a + 0.7], [0, 0.45, 0], 0.06));
  b.add('body', 'walls', solid.box([2 * a, h, 2 * a], [0, h / 2 + 0.4, 0], 0.03), { detail: 1.2 });
  b.add(
    'pilasters',
    'trim',
    solid.many(
      [0, 90, 180, 270].map((d) =>
        solid.put(
          solid.many([-3.3, -1.1, 1.1, 3.3].map((x) => solid.box([0.4, h, 0.24], [x, h / 2 + 0.5, a + 0.02], 0.03))),
          [0, 0, 0],
          [0, d, 0],
        ),
      ),
    ),
    { detail: 0.6 },
  );
  const gable = [...outline.arc(0, 0, 1.1, 0, 180, 10)];
  b.add(
    'kokoshniks',
    'walls',
    solid.many(
      [0, 90, 180, 270].map((d) =>
        solid.put(
          solid.many(
            [-2.2, 0, 2.2].map((x) =>
              solid.slab(
                [
                  [x + 1.09, -0.1],
                  ...gable.map(([u, v]): [number, number] => [u * 0.99 + x, v * 1.15]),
                  [x - 1.09, -0.1],
                ],
                0.5,
                [0, h + 0.5, a - 0.2],
                'z',
                { bevel: 0 },
              ),
            ),
          ),
          [0, 0, 0],
          [0, d, 0],
        ),
      ),
    ),
  );
  b.add(
    'kokoshnik rims',
    'trim',
    solid.many(
      [0, 90, 180, 270].map((d) =>
        solid.put(
          solid.many(
            [-2.2, 0, 2.2].map((x) =>
              solid.bar(
                gable.map(([u, v]): Vec3 => [u + x, v * 1.15 + h + 0.5, a + 0.06]),
                { kind: 'rect', w: 0.16, h: 0.2 },
                { up: [0, 0, 1] },
              ),
            ),
          ),
          [0, 0, 0],
          [0, d, 0],
        ),
      ),
    ),
    { detail: 0.5 },
  );
  b.add('roof', 'roof', solid.box([2 * a - 0.5, 1.1, 2 * a - 0.5], [0, h + 0.9, 0], 0.2));
  const many = taste.next() < 0.45 ? ['#2f6f9a', '#b8402f', '#3f8a52', '#d0a030', '#6a4a9a'] : [];
  addDome(b, 'middle', [0, h + 1.3, 0], 1.75, 2.9, 1, 'cross', many[0]);
  for (const [i, [x, z]] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ].entries())
    addDome(
      b,
      ['front left', 'front right', 'back left', 'back right'][i],
      [x * 2.35, h + 1.1, z * 2.35],
      1.05,
      1.7,
      1,
      'cross',
      many[i + 1],
    );
  addPorch(b, a, h);
}

/** Apse, porch and openings of the church under the domes. */
function addPorch(b: Bench, a: number, h: number): void {
  b.add(
    'apse',
    'walls',
    solid.turned(
      [
        [0, 0.4],
        [2, 0.4],
        [2, 5],
        [0, 5],
      ],
      [0, 0, -a],
      { bevel: 0, segments: 20 },
    ),
  );
  b.add(
    'apse roof',
    'roof',
    solid.turned(
      [
        [0, 5],
        [2.15, 5],
        [0.3, 6.2],
        [0, 6.2],
      ],
      [0, 0, -a],
      { bevel: 0.02, segments: 20 },
    ),
  );
  b.add('porch', 'walls', solid.box([2.8, 3.4, 2], [0, 2, a + 0.9], 0.03));
  b.add(
    'porch roof',
    'roof',
    solid.slab(outline.pairs([-1.8, 3.6, 1.8, 3.6, 0, 5.2]), 2.4, [0, 0, a + 0.95], 'z', { bevel: 0.04 }),
  );
  addDoor(b, 'door', { w: 1.3, h: 2.3, head: 'round', frame: 0.2 }, (of) => solid.put(of, [0, 0.5, a + 1.92]));
  addWindows(
    b,
    'window',
    { w: 0.6, h: 1.8, head: 'round', cols: 1, rows: 3, frame: 0.14 },
    [
      [-2.2, 0],
      [2.2, 0],
      [-2.2, 90],
      [0, 90],
      [2.2, 90],
      [-2.2, -90],
      [0, -90],
      [2.2, -90],
    ].map(([u, d]) => {
      const w = (d * Math.PI) / 180;
      return {
        at: [a * Math.sin(w) + u * Math.cos(w), 3.4, a * Math.cos(w) - u * Math.sin(w)] as Vec3,
        rot: [0, d, 0] as Vec3,
      };
    }),
  );
  addWindows(
    b,
    'drum window',
    { w: 0.34, h: 1.4, head: 'round', cols: 1, rows: 2, frame: 0.08, sill: false },
    Array.from({ length: 8 }, (_, i) => onRound((i * Math.PI) / 4, 1.34, h + 2.1)),
  );
  b.add(
    'steps',
    'stone',
    solid.many(
      [0, 1, 2].map((i) => solid.box([2 + i * 0.5, 0.17, 0.6], [0, 0.42 - i * 0.17, a + 2.2 + i * 0.4], 0.02)),
    ),
  );
}
