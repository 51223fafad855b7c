import type { Rng, Vec3 } from '../../../math/index.ts';
import { addScreen, appliance, glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A slot machine: cabinet with arched top, three reels behind a window, lever with ball, coin tray full of coins, keys, bulbs. */
export function buildSlot(b: Bench, rng: Rng): void {
  const [w, d] = [0.42, 0.36];
  const z = d / 2;
  b.add('base', 'dark', solid.box([w * 1.04, 0.04, d * 1.06], [0, 0.02, 0.01], 0.008));
  b.add('cabinet', 'body', solid.box([w, 0.5, d], [0, 0.285, 0], 0.02), { detail: 1.1 });
  const arch: [number, number][] = [
    [-w / 2, 0.53],
    [w / 2, 0.53],
  ];
  for (let i = 0; i <= 14; i++)
    arch.push([(w / 2) * Math.cos((Math.PI * i) / 14), 0.555 + 0.135 * Math.sin((Math.PI * i) / 14)]);
  b.add('crown', 'body', solid.slab(arch, d * 0.8, [0, 0, -0.02], 'z', { bevel: 0.012 }));
  b.add(
    'crown glass',
    glowing('#ffd85a', 0.9),
    solid.slab(
      arch.map(([x, v]) => [x * 0.86, 0.61 + (v - 0.61) * 0.8]),
      0.01,
      [0, 0, z - 0.054],
      'z',
      { bevel: 0.002 },
    ),
  );
  appliance.label(b, 'crown word', 'JACKPOT', [0, 0.585, z - 0.0485], 0.044, 'body');
  for (let i = 0; i <= 10; i++)
    b.add(
      `bulb ${i + 1}`,
      glowing(i % 2 ? '#fff2c0' : '#ff6a4a', 1.4),
      {
        op: 'ball',
        r: 0.0095,
        at: [w * 0.465 * Math.cos((Math.PI * i) / 10), 0.562 + 0.118 * Math.sin((Math.PI * i) / 10), z - 0.055],
      },
      { detail: 0.4 },
    );
  b.add(
    'reel frame',
    'panel',
    solid.slab(outline.roundRect(w * 0.88, 0.2, 0.02, 0, 0.415), 0.03, [0, 0, z + 0.006], 'z', {
      bevel: 0.006,
      holes: [outline.roundRect(w * 0.78, 0.15, 0.01, 0, 0.415).reverse()],
    }),
  );
  const taste = rng.fork('reels');
  for (let i = 0; i < 3; i++) {
    const x = (i - 1) * w * 0.26;
    b.add(
      `reel ${i + 1}`,
      { base: 'paper', color: '#f6f2e6' },
      solid.cyl(0.12, w * 0.23, [x, 0.415, z - 0.1], 'x', { segments: 48, bevel: 0.001 }),
    );
    for (let k = -1; k <= 1; k++)
      addSymbol(b, `symbol ${i * 3 + k + 2}`, k === 0 ? 0 : taste.int(4), [x, 0.415, z - 0.1], k * 32);
  }
  b.add('pay line', glowing('#ff4a3a', 1.2), solid.box([w * 0.78, 0.003, 0.002], [0, 0.415, z + 0.0255], 0.0005), {
    detail: 0.3,
  });
  b.add('key shelf', 'panel', solid.box([w * 0.92, 0.05, 0.08], [0, 0.275, z + 0.026], 0.01, [24, 0, 0]));
  for (let i = 0; i < 4; i++)
    b.add(
      `key ${i + 1}`,
      glowing(['#ffe04a', '#5ae070', '#5ab8ff', '#ff5a5a'][i], 0.9),
      solid.box([0.05, 0.012, 0.03], [(i - 1.5) * 0.08, 0.302, z + 0.036], 0.004, [24, 0, 0]),
      { detail: 0.4 },
    );
  addTray(b, w, z, rng);
  b.add('lever plate', 'panel', solid.box([0.014, 0.13, 0.09], [w / 2 + 0.004, 0.34, 0.02], 0.006));
  b.add('lever hub', 'metal', solid.cyl(0.034, 0.034, [w / 2 + 0.024, 0.34, 0.02], 'x', { bevel: 0.006 }));
  b.add(
    'lever',
    'metal',
    solid.tube(
      [
        [w / 2 + 0.03, 0.34, 0.02],
        [w / 2 + 0.058, 0.44, 0.03],
        [w / 2 + 0.06, 0.57, 0.03],
      ],
      0.0105,
    ),
  );
  b.add(
    'lever ball',
    { base: 'plastic', color: '#c8201c', rough: 0.12, clearcoat: 1 },
    { op: 'ball', r: 0.034, at: [w / 2 + 0.06, 0.59, 0.03] },
  );
}

/** A seven, cherry, bar or bell on a reel, turned by `a` degrees. */
function addSymbol(b: Bench, name: string, which: number, at: Vec3, a: number): void {
  const put = (of: Parameters<typeof solid.put>[0]) => solid.put(of, at, [-a, 0, 0]);
  const r = 0.1195;
  if (which === 0)
    b.add(
      name,
      { base: 'paint', color: '#d0201c' },
      put(solid.put({ op: 'text', value: '7', height: 0.05, depth: 0.006, bevel: 0.001 }, [0, -0.025, r])),
      { detail: 0.5 },
    );
  else if (which === 1) {
    b.add(
      name,
      { base: 'paint', color: '#c81c2c', clearcoat: 1 },
      put(
        solid.many([
          { op: 'ball', r: [0.014, 0.014, 0.005], at: [-0.014, -0.012, r] },
          { op: 'ball', r: [0.014, 0.014, 0.005], at: [0.015, -0.015, r] },
        ]),
      ),
      { detail: 0.5 },
    );
    b.add(
      `${name} stems`,
      { base: 'paint', color: '#3a8a3a' },
      put(
        solid.many([
          solid.tube(
            [
              [-0.014, 0, r + 0.001],
              [-0.004, 0.018, r + 0.001],
              [0.008, 0.027, r - 0.002],
            ],
            0.0022,
          ),
          solid.tube(
            [
              [0.015, -0.003, r + 0.001],
              [0.014, 0.014, r + 0.001],
              [0.008, 0.027, r - 0.002],
            ],
            0.0022,
          ),
        ]),
      ),
      { detail: 0.3 },
    );
  } else if (which === 2)
    b.add(
      name,
      { base: 'paint', color: '#22242a' },
      put(solid.put({ op: 'text', value: 'BAR', height: 0.026, depth: 0.006, bevel: 0 }, [0, -0.013, r])),
      { detail: 0.4 },
    );
  else
    b.add(
      name,
      { base: 'gold', color: '#e0b03a' },
      put(
        solid.put(solid.turned(pairs([0, 0, 0.024, 0, 0.018, 0.012, 0.014, 0.03, 0.006, 0.038, 0, 0.038]), [0, 0, 0]), [
          0,
          -0.018,
          r - 0.016,
        ]),
      ),
      { detail: 0.4 },
    );
}

/** The tray with the coins of the last win. */
function addTray(b: Bench, w: number, z: number, rng: Rng): void {
  b.add(
    'belly glass',
    glowing('#c8301c', 0.5),
    solid.slab(outline.roundRect(w * 0.8, 0.11, 0.012, 0, 0.18), 0.008, [0, 0, z], 'z', { bevel: 0.002 }),
  );
  appliance.label(b, 'belly word', 'LUCKY 7', [0, 0.162, z + 0.0045], 0.036, glowing('#ffe9a0', 1));
  b.add(
    'tray',
    'panel',
    solid.slab(outline.roundRect(w * 0.7, 0.1, 0.03, 0, -z - 0.05), 0.05, [0, 0.067, 0], 'y', {
      bevel: 0.006,
      holes: [outline.roundRect(w * 0.64, 0.076, 0.022, 0, -z - 0.05).reverse()],
    }),
  );
  b.add(
    'tray floor',
    'dark',
    solid.slab(outline.roundRect(w * 0.68, 0.09, 0.026, 0, -z - 0.05), 0.02, [0, 0.052, 0], 'y'),
  );
  const taste = rng.fork('coins');
  for (let i = 0; i < 14; i++)
    b.add(
      `coin ${i + 1}`,
      { base: 'gold', color: '#e0b03a' },
      solid.put(
        solid.cyl(0.0155, 0.003, [0, 0, 0], 'y', { bevel: 0.0006, segments: 24 }),
        [taste.range(-0.1, 0.1), 0.068 + (i % 4) * 0.0055, z + 0.05 + taste.range(-0.018, 0.018)],
        [taste.range(-22, 22), 0, taste.range(-22, 22)],
      ),
      { detail: 0.3 },
    );
}

/** A cash machine: cabinet with hood, screen, keypad, card slot, note slot, receipt. */
export function buildAtm(b: Bench, rng: Rng): void {
  const [w, d, h] = [0.56, 0.5, 1.5];
  const side: [number, number][] = [
    [-d / 2, 0.03],
    [d / 2, 0.03],
    [d / 2, 0.85],
    [d * 0.28, 0.93],
    [d * 0.16, 1.24],
    [d * 0.42, 1.32],
    [d * 0.42, h],
    [-d / 2, h],
  ];
  b.add('plinth', 'dark', solid.box([w * 0.98, 0.05, d * 0.98], [0, 0.025, 0], 0.006));
  b.add(
    'cabinet',
    'panel',
    solid.slab(outline.rounded(side, [0.01, 0.02, 0.03, 0.02, 0.02, 0.02, 0.03, 0.02]), w * 0.94, [0, 0, 0], 'x', {
      bevel: 0.006,
    }),
    { detail: 1.1 },
  );
  for (const s of [1, -1])
    b.add(
      s > 0 ? 'left cheek' : 'right cheek',
      'body',
      solid.slab(
        outline.rounded(
          side.map(([z, y]): [number, number] => [z * 1.04 + 0.006, y > 0.5 ? y + 0.006 : y - 0.002]),
          0.03,
        ),
        0.03,
        [s * w * 0.485, 0, 0],
        'x',
        { bevel: 0.008 },
      ),
    );
  b.add('sign', glowing('#3f8ff0', 1), solid.box([w * 0.82, 0.12, 0.014], [0, 1.415, d * 0.42 + 0.004], 0.006));
  appliance.label(b, 'sign word', 'ATM', [0, 1.378, d * 0.42 + 0.012], 0.075, glowing('#ffffff', 1.1));
  const lean: Vec3 = [-11, 0, 0];
  const put = (of: Parameters<typeof solid.put>[0], x: number, y: number, lift = 0) =>
    solid.put(of, [x, y, d * 0.28 - (y - 0.93) * 0.194 + lift], lean);
  b.add(
    'screen bezel',
    'dark',
    put(solid.slab(outline.roundRect(w * 0.62, 0.24, 0.012), 0.02, [0, 0, 0], 'z', { bevel: 0.005 }), -0.06, 1.08),
  );
  addScreen(
    b,
    'screen',
    { w: w * 0.52, h: 0.19, frame: { at: [-0.06, 1.083, d * 0.28 - 0.153 * 0.194 + 0.0112], rot: lean }, look: 'home' },
    rng,
  );
  for (let i = 0; i < 4; i++)
    for (const s of [1, -1])
      b.add(
        `${s > 0 ? 'left' : 'right'} menu key ${i + 1}`,
        'metal',
        put(solid.box([0.02, 0.016, 0.01], [0, 0, 0.012], 0.003), -0.06 + s * w * 0.285, 1.14 - i * 0.042),
        { detail: 0.3 },
      );
  b.add('card reader', 'body', put(solid.box([0.11, 0.06, 0.03], [0, 0, 0.006], 0.008), 0.195, 1.13));
  b.add('card slot', glowing('#5aff8a', 1.3), put(solid.box([0.07, 0.006, 0.004], [0, 0, 0.0215], 0.001), 0.195, 1.13));
  b.add('receipt slot', 'dark', put(solid.box([0.08, 0.014, 0.012], [0, 0, 0.004], 0.003), 0.195, 1.02));
  b.add(
    'receipt',
    { base: 'paper', color: '#f6f4ec' },
    put(solid.box([0.06, 0.001, 0.05], [0, -0.001, 0.03], 0.0003), 0.195, 1.02),
  );
  addKeypad(b, w, d);
}

/** The shelf with its keypad, and the note slot below. */
function addKeypad(b: Bench, w: number, d: number): void {
  const put = (of: Parameters<typeof solid.put>[0], x: number, z: number) =>
    solid.put(of, [x, 0.905 - (z - d * 0.39) * 0.727, z], [36, 0, 0]);
  b.add('keypad plate', 'metal', put(solid.box([0.2, 0.012, 0.1], [0, 0, 0], 0.004), -0.06, d * 0.39));
  for (let i = 0; i < 12; i++)
    b.add(
      `key ${i + 1}`,
      i === 9 ? { base: 'plastic', color: '#c8281c' } : i === 11 ? { base: 'plastic', color: '#2f9a4a' } : 'panel',
      put(
        solid.box([0.036, 0.012, 0.016], [((i % 3) - 1) * 0.044, 0.008, (Math.floor(i / 3) - 1.5) * 0.022], 0.003),
        -0.06,
        d * 0.39,
      ),
      { detail: 0.3 },
    );
  b.add('note slot frame', 'body', solid.box([w * 0.6, 0.1, 0.03], [0, 0.74, d / 2 + 0.006], 0.01));
  b.add('note slot', 'dark', solid.box([w * 0.48, 0.026, 0.01], [0, 0.745, d / 2 + 0.019], 0.003));
  b.add(
    'notes',
    { base: 'paper', color: '#8fb08a' },
    solid.many([0, 1, 2].map((i) => solid.box([0.17, 0.0024, 0.06], [0, 0.738 + i * 0.0045, d / 2 + 0.034], 0.0006))),
  );
  b.add('lower door', 'panel', solid.box([w * 0.84, 0.5, 0.01], [0, 0.37, d / 2 + 0.002], 0.004));
  b.add('door lock', 'metal', appliance.front(solid.cyl(0.018, 0.012, [0, 0.004, 0]), [w * 0.33, 0.5, d / 2 + 0.006]));
  for (let i = 0; i < 6; i++)
    b.add(`vent ${i + 1}`, 'dark', solid.box([0.2, 0.006, 0.004], [0, 0.16 + i * 0.016, d / 2 + 0.0075], 0.001), {
      detail: 0.2,
    });
  appliance.label(b, 'maker name', 'CLAY BANK', [0, 0.54, d / 2 + 0.007], 0.03, 'body');
}
