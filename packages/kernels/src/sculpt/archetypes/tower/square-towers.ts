import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { pyramidRoof } from '../../kits/building/details.ts';
import { addPennant } from '../../kits/building/flag.ts';
import { masonry } from '../../kits/building/masonry.ts';
import { addDoor, addWindows } from '../../kits/building/openings.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

const FACES = [0, 90, 180, 270] as const;
/** The same at the middle of each of four sides, a from the axis. */
const four = (a: number, y: number, x = 0): { at: Vec3; rot: Vec3 }[] =>
  FACES.map((d) => {
    const w = (d * Math.PI) / 180;
    return { at: [a * Math.sin(w) + x * Math.cos(w), y, a * Math.cos(w) - x * Math.sin(w)], rot: [0, d, 0] };
  });

/** An Italian campanile: brick shaft, pilasters, open belfry with bell, pyramid roof. */
export function buildBell(b: Bench, taste: Rng): void {
  const a = taste.range(2, 2.2);
  const h = taste.range(11.5, 13);
  b.add('plinth', 'stone', solid.box([2 * a + 0.7, 1, 2 * a + 0.7], [0, 0.5, 0], 0.08));
  b.add('shaft', 'walls', solid.box([2 * a, h, 2 * a], [0, h / 2 + 0.6, 0], 0.03), { detail: 1.2 });
  b.add(
    'pilasters',
    'walls',
    solid.at(solid.box([0.5, h - 0.2, 0.18], [0, h / 2 + 0.7, 0.06], 0.02), [
      ...four(a, 0, a - 0.25),
      ...four(a, 0, -a + 0.25),
    ]),
  );
  for (const [i, y] of [h * 0.36, h * 0.68, h + 0.4].entries())
    b.add(`cornice ${i + 1}`, 'stone', solid.box([2 * a + 0.4, 0.32, 2 * a + 0.4], [0, y, 0], 0.06));
  const y = h + 0.55;
  const t = 3.1;
  const wall = outline.pairs([-a, 0, a, 0, a, t, -a, t]);
  const arch = (x: number) =>
    masonry.archOutline(0.95, 2.2, false).map(([u, v]): [number, number] => [u + x, v + 0.35]);
  const side = solid.slab(wall, 0.35, [0, 0, 0], 'z', { holes: [arch(-0.82), arch(0.82)], bevel: 0 });
  b.add(
    'belfry',
    'walls',
    solid.many(
      FACES.map((d, i) =>
        solid.put(
          solid.put({ op: 'placed', of: side, places: [{ scale: i % 2 ? [0.83, 1, 1] : [1, 1, 1] }] }, [
            0,
            y,
            a - 0.175,
          ]),
          [0, 0, 0],
          [0, d, 0],
        ),
      ),
    ),
  );
  b.add('belfry floor', 'stone', solid.box([2 * a - 0.3, 0.2, 2 * a - 0.3], [0, y + 0.12, 0], 0.02));
  b.add(
    'belfry columns',
    'stone',
    solid.at(
      solid.many([
        solid.cyl(0.13, 1.7, [0, 1.2, 0]),
        solid.box([0.36, 0.16, 0.36], [0, 2.1, 0], 0.03),
        solid.box([0.36, 0.14, 0.36], [0, 0.42, 0], 0.03),
      ]),
      four(a - 0.1, y),
    ),
  );
  const bell = outline
    .pairs([
      0, 1.15, 0.1, 1.15, 0.26, 1.05, 0.36, 0.72, 0.42, 0.36, 0.62, 0.05, 0.64, 0, 0.56, 0, 0.36, 0.34, 0.28, 0.7, 0,
      0.95,
    ])
    .reverse();
  b.add('bell', 'bell', solid.turned(bell, [0, y + 0.95, 0], { bevel: 0.02 }));
  b.add('bell beam', 'trim', solid.box([2 * a - 0.4, 0.24, 0.24], [0, y + 2.2, 0], 0.03), { grain: [1, 0, 0] });
  b.add(
    'clapper',
    'metal',
    solid.many([solid.rod([0, y + 1.9, 0], [0, y + 0.9, 0], 0.04), { op: 'ball', r: 0.12, at: [0, y + 0.86, 0] }]),
    { hidden: true },
  );
  const top = y + t;
  b.add(
    'top cornice',
    'stone',
    solid.many([
      solid.box([2 * a + 0.4, 0.3, 2 * a + 0.4], [0, top + 0.1, 0], 0.05),
      solid.box([2 * a + 0.8, 0.24, 2 * a + 0.8], [0, top + 0.34, 0], 0.05),
    ]),
  );
  b.add(
    'dentils',
    'stone',
    solid.at(
      solid.many(Array.from({ length: 9 }, (_, i) => solid.box([0.22, 0.22, 0.2], [(i - 4) * 0.5, 0, 0.1], 0))),
      four(a + 0.1, top - 0.15),
    ),
    { detail: 0.3 },
  );
  b.add('roof', 'roof', pyramidRoof(a + 0.45, top + 0.46, 3.8, 0.1), { detail: 1.2 });
  b.add(
    'finial',
    'metal',
    solid.turned(
      [
        [0, 0],
        [0.12, 0],
        [0.2, 0.25],
        [0.08, 0.45],
        [0.05, 1.2],
        [0, 1.2],
      ],
      [0, top + 4.1, 0],
      { bevel: 0 },
    ),
  );
  b.add('finial cross', 'metal', solid.box([0.55, 0.08, 0.08], [0, top + 5, 0], 0.02));
  addWindows(b, 'window', { w: 0.7, h: 1.5, head: 'round', cols: 1, rows: 3, frame: 0.12 }, [
    ...four(a, h * 0.46),
    ...four(a, h * 0.8),
    ...four(a, h * 0.2).slice(1),
  ]);
  addDoor(b, 'door', { w: 1.3, h: 2.3, head: 'round', frame: 0.2, slots: { frame: 'stone' } }, (of) =>
    solid.put(of, [0, 0.85, a + 0.05]),
  );
}

/** A gothic clock tower with four dials, gilded stage and spire. */
export function buildClock(b: Bench, taste: Rng, flag: boolean): void {
  const a = 2;
  const h = taste.range(11, 12);
  b.add('plinth', 'stone', solid.box([2 * a + 0.8, 1.2, 2 * a + 0.8], [0, 0.6, 0], 0.08));
  b.add('shaft', 'walls', solid.box([2 * a, h, 2 * a], [0, h / 2 + 0.6, 0], 0.03), { detail: 1.2 });
  b.add(
    'buttresses',
    'stone',
    solid.at(
      solid.box([0.62, h + 0.6, 0.62], [0, h / 2 + 0.6, 0], 0.05),
      [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ].map(([s, t]) => ({ at: [s * a, 0, t * a] as Vec3 })),
    ),
  );
  b.add(
    'ribs',
    'stone',
    solid.at(
      solid.many([-0.9, -0.3, 0.3, 0.9].map((x) => solid.box([0.14, h - 2, 0.16], [x, h / 2 + 1, 0.02], 0))),
      four(a, 0),
    ),
    { detail: 0.4 },
  );
  for (const [i, y] of [3.6, 7].entries())
    b.add(`string course ${i + 1}`, 'stone', solid.box([2 * a + 0.5, 0.26, 2 * a + 0.5], [0, y, 0], 0.05));
  const y = h + 0.6;
  const c = a + 0.45;
  b.add('clock stage', 'walls', solid.box([2 * c, 4.3, 2 * c], [0, y + 2.15, 0], 0.03));
  b.add(
    'stage cornices',
    'stone',
    solid.many([y, y + 4.3].map((v) => solid.box([2 * c + 0.4, 0.3, 2 * c + 0.4], [0, v, 0], 0.06))),
  );
  const dial = four(c + 0.02, y + 2.15);
  addDials(b, dial, taste);
  const top = y + 4.45;
  const arches = solid.slab(outline.pairs([-a, 0, a, 0, a, 1.7, -a, 1.7]), 0.3, [0, 0, 0], 'z', {
    holes: [-1.35, -0.45, 0.45, 1.35].map((x) =>
      masonry.archOutline(0.62, 1.3, true).map(([u, v]): [number, number] => [u + x, v + 0.2]),
    ),
    bevel: 0,
  });
  b.add(
    'belfry',
    'walls',
    solid.many(
      FACES.map((d, i) =>
        solid.put(
          solid.put({ op: 'placed', of: arches, places: [{ scale: i % 2 ? [0.84, 1, 1] : [1, 1, 1] }] }, [
            0,
            top,
            a - 0.15,
          ]),
          [0, 0, 0],
          [0, d, 0],
        ),
      ),
    ),
  );
  b.add('lower roof', 'roof', pyramidRoof(a + 0.35, top + 1.7, 2.4, 0.2));
  b.add('lantern', 'walls', solid.box([1.5, 1.2, 1.5], [0, top + 3.9, 0], 0.03));
  b.add('lantern lights', 'glow', solid.at(solid.box([0.7, 0.7, 0.06], [0, 0, 0], 0.01), four(0.76, top + 3.95)));
  b.add('spire', 'roof', pyramidRoof(1.05, top + 4.5, 3.6, 0.16), { detail: 1.1 });
  b.add(
    'pinnacles',
    'stone',
    solid.many(
      [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ].map(([s, t]) =>
        solid.turned(
          [
            [0, 0],
            [0.3, 0],
            [0.26, 0.5],
            [0.34, 0.6],
            [0.05, 1.9],
            [0, 1.9],
          ],
          [s * c, y + 4.4, t * c],
          { bevel: 0, segments: 8 },
        ),
      ),
    ),
  );
  b.add(
    'finial',
    'metal',
    solid.turned(
      [
        [0, 0],
        [0.08, 0],
        [0.16, 0.2],
        [0.05, 0.36],
        [0.03, 1.1],
        [0, 1.1],
      ],
      [0, top + 8, 0],
      { bevel: 0 },
    ),
  );
  if (flag) addPennant(b, 'flag', [0, top + 8.9, 0], 1.6, { pole: 'metal', cloth: 'flag' });
  addWindows(b, 'window', { w: 0.42, h: 1.4, head: 'pointed', cols: 1, rows: 2, frame: 0.07 }, [
    ...four(a, 4.4, -0.6),
    ...four(a, 4.4, 0.6),
    ...four(a, 8.2, 0),
    ...four(a, 1.8, 0.6).slice(1),
  ]);
  addDoor(b, 'door', { w: 1.2, h: 2.1, head: 'pointed', frame: 0.2, slots: { frame: 'stone' } }, (of) =>
    solid.put(of, [0, 1.0, a + 0.12]),
  );
}

/** Faces, rings, hours and hands at the four places. */
function addDials(b: Bench, dial: readonly { at: Vec3; rot: Vec3 }[], taste: Rng): void {
  b.add('dials', 'clock', solid.at(solid.cyl(1.6, 0.1, [0, 0, 0.03], 'z', { bevel: 0.02 }), dial));
  b.add(
    'dial rings',
    'metal',
    solid.at(
      solid.many([
        solid.hoop(1.62, { kind: 'circle', r: 0.09 }, [0, 0, 0.07], 'z', 44),
        solid.hoop(1.12, { kind: 'circle', r: 0.03 }, [0, 0, 0.08], 'z', 36),
      ]),
      dial,
    ),
    { detail: 0.6 },
  );
  b.add(
    'hours',
    'metal',
    solid.at({ op: 'arrayed', n: 12, around: 'z', of: solid.box([0.1, 0.32, 0.05], [0, 1.36, 0.09], 0) }, dial),
    { detail: 0.3 },
  );
  const hour = taste.range(0, 360);
  const hand = (l: number, w: number, deg: number, z: number): Shape =>
    solid.put(
      solid.slab(
        outline.pairs([-w, -0.25, w, -0.25, w * 0.7, l * 0.8, 0, l, -w * 0.7, l * 0.8]),
        0.04,
        [0, 0, z],
        'z',
        { bevel: 0 },
      ),
      [0, 0, 0],
      [0, 0, deg],
    );
  b.add(
    'hands',
    b.tint('metal', { color: '#17171a' }),
    solid.at(
      solid.many([
        hand(0.85, 0.09, -hour, 0.11),
        hand(1.3, 0.06, -((hour * 12) % 360), 0.15),
        solid.cyl(0.12, 0.1, [0, 0, 0.14], 'z'),
      ]),
      dial,
    ),
    { detail: 0.5 },
  );
  b.add(
    'spandrels',
    'metal',
    solid.at(
      solid.many(
        [
          [1, 1],
          [1, -1],
          [-1, 1],
          [-1, -1],
        ].map(([s, t]): Shape => ({ op: 'ball', r: [0.3, 0.3, 0.1], at: [s * 1.65, t * 1.65, 0.02] })),
      ),
      dial,
    ),
    { detail: 0.4 },
  );
}

/** The leaning tower: eight round storeys of arcades. */
export function buildPisa(b: Bench): void {
  const lean = (of: Shape): Shape => solid.put(of, [0, 0, 0], [0, 0, -4.5]);
  b.add(
    'ground step',
    'stone',
    solid.turned(
      [
        [0, 0],
        [4.2, 0],
        [4.1, 0.5],
        [0, 0.5],
      ],
      [0, 0, 0],
      { bevel: 0.05 },
    ),
  );
  let y = 0.34;
  const levels = 7;
  for (let i = 0; i < levels; i++) {
    const h = i === 0 ? 3.2 : 1.9;
    const r = i === 0 ? 2.9 : 2.45;
    b.add(`core ${i + 1}`, 'walls', lean(solid.cyl(i === 0 ? 2.75 : 2.1, h, [0, y + h / 2, 0], 'y', { bevel: 0 })));
    b.add(
      `cornice ${i + 1}`,
      'stone',
      lean(
        solid.turned(
          [
            [1.9, y + h - 0.26],
            [r + 0.02, y + h - 0.26],
            [r + 0.2, y + h - 0.08],
            [r + 0.2, y + h],
            [1.9, y + h],
            [1.9, y + h - 0.26],
          ],
          [0, 0, 0],
          { bevel: 0 },
        ),
      ),
    );
    const n = i === 0 ? 12 : 16;
    const shaft = solid.cyl(i === 0 ? 0.16 : 0.1, h * 0.62, [0, y + h * 0.31, r], 'y', { bevel: 0, segments: 8 });
    b.add(`columns ${i + 1}`, 'walls', lean({ op: 'arrayed', n, around: 'y', of: shaft }), { detail: 0.35 });
    const arch = outline.arc(0, 0, (Math.PI * r) / n, 0, 180, 4).map(([u, v]): Vec3 => [u, v + y + h * 0.62, r]);
    b.add(
      `arches ${i + 1}`,
      'stone',
      lean({
        op: 'arrayed',
        n,
        around: 'y',
        of: solid.put(
          solid.bar(arch, { kind: 'rect', w: 0.16, h: 0.1 }, { up: [0, 0, 1] }),
          [0, 0, 0],
          [0, 180 / n, 0],
        ),
      }),
      { detail: 0.3 },
    );
    y += h;
  }
  b.add(
    'belfry',
    'walls',
    lean(
      solid.cut(
        solid.turned(
          [
            [1.3, y],
            [1.8, y],
            [1.8, y + 2.3],
            [1.3, y + 2.3],
            [1.3, y],
          ],
          [0, 0, 0],
          { bevel: 0 },
        ),
        {
          op: 'arrayed',
          n: 6,
          around: 'y',
          of: solid.put(solid.slab(masonry.archOutline(0.85, 1.7, false), 1.2, [0, 0, 0], 'z', { bevel: 0 }), [
            0,
            y + 0.2,
            1.6,
          ]),
        },
      ),
    ),
  );
  b.add(
    'belfry cornice',
    'stone',
    lean(
      solid.turned(
        [
          [0, y + 2.3],
          [2, y + 2.3],
          [2, y + 2.5],
          [0, y + 2.5],
        ],
        [0, 0, 0],
        { bevel: 0.03 },
      ),
    ),
  );
  b.add('bell', 'bell', lean({ op: 'ball', r: [0.42, 0.5, 0.42], at: [0, y + 1.2, 0] }), { hidden: true });
  addPennant(b, 'flag', [(y + 2.5) * 0.0785, y + 2.4, 0], 1.6, { pole: 'metal', cloth: 'flag' });
  addDoor(b, 'door', { w: 1, h: 1.9, head: 'round', frame: 0.14, slots: { frame: 'stone' } }, (of) =>
    lean(solid.put(of, [0, 0.4, 2.75])),
  );
}
