import type { Shape } from '../../../curves/index.ts';
import { pyramidRoof } from '../../kits/building/details.ts';
import { lettering } from '../../kits/building/lettering.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A shelter of glass at a kerb: bench, timetable, roof, sign on its pole. */
function addShelter(b: Bench): void {
  const [a, c, h] = [1.7, 0.7, 2.35];
  b.add('pavement', 'base', solid.box([2 * a + 0.9, 0.12, 2 * c + 0.8], [0, 0.06, 0], 0.02), { detail: 0.6 });
  for (const [i, x] of [-a, -a / 3, a / 3, a].entries())
    b.add(`rear post ${i + 1}`, 'frame', solid.box([0.07, h, 0.07], [x, 0.12 + h / 2, -c], 0.01), { detail: 0.6 });
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} front post`, 'frame', solid.box([0.07, h, 0.07], [s * a, 0.12 + h / 2, c * 0.6], 0.01), {
      detail: 0.6,
    });
    b.add(
      `${name} pane`,
      'glass',
      solid.box([0.014, h - 0.55, 1.6 * c - 0.09], [s * a, 0.12 + h / 2 + 0.1, -c * 0.2], 0.003),
      { detail: 0.4 },
    );
    b.add(`${name} sill`, 'frame', solid.box([0.05, 0.05, 1.6 * c - 0.06], [s * a, 0.46, -c * 0.2], 0.008), {
      detail: 0.3,
    });
    b.add(`${name} head`, 'frame', solid.box([0.05, 0.05, 1.6 * c - 0.06], [s * a, h - 0.02, -c * 0.2], 0.008), {
      detail: 0.3,
    });
  }
  for (const [i, x] of [-a * 0.667, 0, a * 0.667].entries())
    b.add(
      `rear pane ${i + 1}`,
      'glass',
      solid.box([a * 0.667 - 0.08, h - 0.55, 0.014], [x, 0.12 + h / 2 + 0.1, -c], 0.003),
      { detail: 0.4 },
    );
  for (const [name, y] of [
    ['lower', 0.46],
    ['upper', h - 0.02],
  ] as const)
    b.add(`${name} rail`, 'frame', solid.box([2 * a - 0.06, 0.05, 0.045], [0, y, -c], 0.008), { detail: 0.3 });
  b.add(
    'roof',
    'roof',
    solid.put(solid.box([2 * a + 0.5, 0.09, 2 * c + 0.5], [0, 0, 0], 0.025), [0, h + 0.19, 0.02], [-3, 0, 0]),
    { detail: 0.9 },
  );
  b.add('fascia', 'frame', solid.box([2 * a + 0.46, 0.14, 0.05], [0, h + 0.12, c + 0.2], 0.01), { detail: 0.5 });
  b.add(
    'fascia text',
    { base: 'paint', color: '#f2f4f4' },
    lettering('BUS STOP', [0, h + 0.12, c + 0.226], 0.9, 0.09, 0.006),
    { detail: 0.5 },
  );
  for (let i = 0; i < 4; i++)
    b.add(`bench slat ${i + 1}`, 'floor', solid.box([2.2, 0.035, 0.085], [-0.35, 0.58, -c + 0.22 + i * 0.1], 0.008), {
      detail: 0.5,
      grain: [1, 0, 0],
    });
  for (const [name, x] of [
    ['left', 0.55],
    ['right', -1.25],
  ] as const)
    b.add(`${name} bench leg`, 'frame', solid.box([0.05, 0.45, 0.34], [x, 0.345, -c + 0.36], 0.008), { detail: 0.4 });
  b.add('timetable frame', 'frame', solid.box([0.62, 0.95, 0.05], [1.2, 1.45, -c + 0.06], 0.012), { detail: 0.6 });
  b.add(
    'timetable',
    { base: 'paper', color: '#f4f2ea' },
    solid.box([0.54, 0.87, 0.006], [1.2, 1.45, -c + 0.087], 0.001),
    { detail: 0.4 },
  );
  b.add(
    'route map',
    'roof',
    solid.many([
      solid.box([0.46, 0.16, 0.003], [1.2, 1.76, -c + 0.0915], 0),
      ...Array.from({ length: 9 }, (_, i) => solid.box([0.42, 0.012, 0.003], [1.2, 1.58 - i * 0.055, -c + 0.0915], 0)),
    ]),
    { detail: 0.3 },
  );
  b.add('sign pole', 'frame', solid.rod([-a - 0.28, 0.12, c + 0.2], [-a - 0.28, 2.75, c + 0.2], 0.035), {
    detail: 0.6,
  });
  b.add(
    'sign',
    'roof',
    solid.slab(outline.roundRect(0.46, 0.46, 0.06), 0.03, [-a - 0.28, 2.55, c + 0.245], 'z', { bevel: 0.006 }),
    { detail: 0.7 },
  );
  b.add(
    'sign bus',
    { base: 'paint', color: '#f2f4f4' },
    solid.slab(outline.roundRect(0.3, 0.2, 0.04), 0.012, [-a - 0.28, 2.57, c + 0.262], 'z', {
      bevel: 0.003,
      holes: [outline.roundRect(0.24, 0.07, 0.012, 0, 0.035)],
    }),
    { detail: 0.5 },
  );
  b.add(
    'sign wheels',
    { base: 'paint', color: '#f2f4f4' },
    solid.many([1, -1].map((s) => solid.cyl(0.03, 0.012, [-a - 0.28 + s * 0.08, 2.455, c + 0.262], 'z'))),
    { detail: 0.3 },
  );
  b.add('litter bin', 'frame', solid.cyl(0.17, 0.7, [a + 0.22, 0.47, c * 0.7], 'y', { top: 0.19, bevel: 0.015 }), {
    detail: 0.6,
  });
}

/** A bar of bamboo under a thatched roof, with stools, bottles and a lamp. */
function addBar(b: Bench): void {
  const [a, c, h] = [1.25, 0.85, 2.1];
  for (const [x, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    for (const [z, q] of [
      ['front', 1],
      ['rear', -1],
    ] as const) {
      b.add(`${x} ${z} post`, 'frame', solid.rod([s * a, 0, q * c], [s * a, h, q * c], 0.065), { detail: 0.7 });
      for (let i = 0; i < 4; i++)
        b.add(
          `${x} ${z} node ${i + 1}`,
          'frame',
          solid.hoop(0.066, { kind: 'circle', r: 0.01 }, [s * a, 0.45 + i * 0.5, q * c], 'y', 24),
          { detail: 0.2 },
        );
    }
  const cane = (x: number): Shape => solid.rod([x, 0.06, c - 0.02], [x, 1.0, c - 0.02], 0.035);
  b.add(
    'front canes',
    'frame',
    solid.many(Array.from({ length: 33 }, (_, i) => cane(-a + 0.1 + (i * (2 * a - 0.2)) / 32))),
    { detail: 0.7 },
  );
  for (const [x, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${x} canes`,
      'frame',
      solid.many(
        Array.from({ length: 18 }, (_, i) =>
          solid.rod(
            [s * (a - 0.02), 0.06, -c + 0.14 + (i * (2 * c - 0.3)) / 17],
            [s * (a - 0.02), 1.0, -c + 0.14 + (i * (2 * c - 0.3)) / 17],
            0.035,
          ),
        ),
      ),
      { detail: 0.5 },
    );
  b.add(
    'front rails',
    'floor',
    solid.many([0.2, 0.85].map((y) => solid.rod([-a, y, c + 0.03], [a, y, c + 0.03], 0.028))),
    { detail: 0.4 },
  );
  b.add('counter', 'floor', solid.box([2 * a + 0.5, 0.07, 0.5], [0, 1.04, c + 0.02], 0.016), { grain: [1, 0, 0] });
  b.add('side counters', 'floor', solid.both(solid.box([0.4, 0.066, 2 * c - 0.4], [a + 0.02, 1.04, -0.1], 0.014)), {
    detail: 0.6,
  });
  b.add('shelf', 'floor', solid.box([2 * a - 0.1, 0.05, 0.28], [0, 1.35, -c + 0.1], 0.008), { detail: 0.5 });
  for (const [i, color] of ['#2f7a3c', '#a8541c', '#c8a03c', '#2a6a9a', '#8a1c2c', '#d8d4c8', '#3a7a5c'].entries())
    b.add(
      `bottle ${i + 1}`,
      { base: 'glass', color, rough: 0.1 },
      solid.turned(
        pairs([0, 0, 0.045, 0, 0.045, 0.18, 0.018, 0.23, 0.016, 0.31, 0, 0.31]),
        [-0.9 + i * 0.3, 1.375, -c + 0.1],
        { bevel: 0.004, segments: 24 },
      ),
      { detail: 0.5 },
    );
  addStools(b, c);
  addThatch(b, a, c, h);
}

/** Three round stools before the counter. */
function addStools(b: Bench, c: number): void {
  for (let i = 0; i < 3; i++) {
    const x = -0.75 + i * 0.75;
    b.add(`stool ${i + 1} seat`, 'floor', solid.cyl(0.17, 0.06, [x, 0.72, c + 0.62], 'y', { bevel: 0.014 }), {
      detail: 0.6,
    });
    for (let k = 0; k < 4; k++) {
      const t = ((45 + 90 * k) * Math.PI) / 180;
      b.add(
        `stool ${i + 1} leg ${k + 1}`,
        'frame',
        solid.rod(
          [x + 0.11 * Math.cos(t), 0.7, c + 0.62 + 0.11 * Math.sin(t)],
          [x + 0.19 * Math.cos(t), 0, c + 0.62 + 0.19 * Math.sin(t)],
          0.02,
        ),
        { detail: 0.3 },
      );
    }
    b.add(
      `stool ${i + 1} ring`,
      'frame',
      solid.hoop(0.165, { kind: 'circle', r: 0.012 }, [x, 0.24, c + 0.62], 'y', 28),
      { detail: 0.3 },
    );
  }
}

/** Beams, four tiers of thatch with their fringe, the sign under them. */
function addThatch(b: Bench, a: number, c: number, h: number): void {
  b.add(
    'beams',
    'frame',
    solid.many([
      ...[1, -1].map((q) => solid.rod([-a - 0.35, h, q * c], [a + 0.35, h, q * c], 0.06)),
      ...[1, -1].map((s) => solid.rod([s * a, h + 0.06, -c - 0.3], [s * a, h + 0.06, c + 0.3], 0.055)),
    ]),
    { detail: 0.5 },
  );
  for (let i = 0; i < 4; i++) {
    const k = 1 - i * 0.24;
    b.add(
      `thatch ${i + 1}`,
      'roof',
      pyramidRoof((a + 0.75) * k + 0.02, h - 0.12 + i * 0.27, 0.5 + (i === 3 ? 0.25 : 0), 0, 4, (c + 0.75) * k + 0.02),
      { detail: 0.9 },
    );
  }
  b.add(
    'fringe',
    'roof',
    solid.many([
      ...[1, -1].flatMap((q) =>
        Array.from({ length: 34 }, (_, i) =>
          solid.put(
            {
              op: 'hull',
              points: [
                [-0.06, 0, 0.02],
                [0.06, 0, 0.02],
                [-0.06, 0, -0.02],
                [0.06, 0, -0.02],
                [0, -0.2 - 0.05 * (i % 3), 0],
              ],
            },
            [-a - 0.68 + (i * (2 * a + 1.36)) / 33, h - 0.1, q * (c + 0.71)],
          ),
        ),
      ),
      ...[1, -1].flatMap((s) =>
        Array.from({ length: 26 }, (_, i) =>
          solid.put(
            {
              op: 'hull',
              points: [
                [0.02, 0, -0.06],
                [0.02, 0, 0.06],
                [-0.02, 0, -0.06],
                [-0.02, 0, 0.06],
                [0, -0.2 - 0.05 * (i % 3), 0],
              ],
            },
            [s * (a + 0.71), h - 0.1, -c - 0.66 + (i * (2 * c + 1.32)) / 25],
          ),
        ),
      ),
    ] as Shape[]),
    { detail: 0.4 },
  );
  b.add(
    'sign',
    'floor',
    solid.slab(outline.roundRect(1.1, 0.3, 0.05), 0.04, [0, h - 0.3, c + 0.28], 'z', { bevel: 0.008 }),
    { detail: 0.6 },
  );
  b.add('sign chains', 'trim', solid.both(solid.rod([0.45, h - 0.16, c + 0.28], [0.45, h + 0.1, c + 0.2], 0.008)), {
    detail: 0.3,
  });
  b.add(
    'sign text',
    { base: 'paint', color: '#e8c04c' },
    lettering('TIKI BAR', [0, h - 0.3, c + 0.302], 0.9, 0.15, 0.012),
    { detail: 0.5 },
  );
}

/** Where one waits, and where one drinks. */
export const roadside = { addShelter, addBar };
