import { appliance, glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A pot that cooks by itself: body, hinged lid with vent and latch, display panel, carrying handle. */
export function buildCooker(b: Bench): void {
  const y = 0.01;
  appliance.feet(b, 0.17, 0.17, 0.014, y + 0.002);
  b.add(
    'body',
    'body',
    appliance.hull(
      [
        y,
        0.2,
        0.2,
        0.08,
        0,
        y + 0.012,
        0.23,
        0.24,
        0.095,
        0,
        y + 0.09,
        0.256,
        0.27,
        0.11,
        0,
        y + 0.15,
        0.252,
        0.268,
        0.11,
        0,
        y + 0.156,
        0.246,
        0.262,
        0.107,
        0,
      ],
      true,
    ),
    { detail: 1.3 },
  );
  b.add('seam', 'trim', appliance.hull([y + 0.152, 0.244, 0.26, 0.106, 0, y + 0.161, 0.244, 0.26, 0.106, 0]));
  b.add(
    'lid',
    'lid',
    appliance.hull(
      [
        y + 0.159,
        0.252,
        0.268,
        0.11,
        0,
        y + 0.172,
        0.25,
        0.266,
        0.108,
        0,
        y + 0.19,
        0.22,
        0.236,
        0.095,
        0,
        y + 0.198,
        0.15,
        0.16,
        0.07,
        0,
      ],
      false,
    ),
    { detail: 1.2 },
  );
  b.add(
    'lid plate',
    'metal',
    solid.slab(outline.roundRect(0.13, 0.14, 0.06), 0.004, [0, y + 0.199, 0], 'y', { bevel: 0.001 }),
  );
  b.add(
    'vent',
    'trim',
    solid.turned(pairs([0, 0, 0.02, 0, 0.022, 0.004, 0.018, 0.012, 0.006, 0.013, 0, 0.01]), [0, y + 0.2, -0.035]),
  );
  b.add(
    'vent slots',
    'rubber',
    solid.many([-1, 0, 1].map((i) => solid.box([0.018, 0.002, 0.003], [0, y + 0.213, -0.035 + i * 0.007], 0.0005))),
    { detail: 0.3 },
  );
  b.add('latch', 'trim', solid.box([0.06, 0.014, 0.022], [0, y + 0.172, 0.128], 0.005));
  b.add('latch button', 'metal', solid.box([0.036, 0.006, 0.012], [0, y + 0.179, 0.13], 0.002));
  addCookerFront(b);
}

/** Display, keys, handle and hinge. */
function addCookerFront(b: Bench): void {
  const y = 0.01;
  b.add(
    'panel',
    'trim',
    solid.put(
      solid.slab(outline.roundRect(0.11, 0.088, 0.018), 0.012, [0, 0, 0], 'z', { bevel: 0.003 }),
      [0, y + 0.088, 0.13],
      [3, 0, 0],
    ),
  );
  b.add('display', glowing('#bfe8ff', 0.7), solid.box([0.07, 0.024, 0.003], [0, y + 0.112, 0.1375], 0.001, [3, 0, 0]));
  appliance.label(b, 'time', '12:30', [0, y + 0.1035, 0.1395], 0.016, { base: 'plastic', color: '#12283a' });
  for (let i = 0; i < 6; i++)
    b.add(
      `key ${i + 1}`,
      i === 0 ? 'accent' : 'metal',
      solid.box([0.024, 0.011, 0.004], [((i % 3) - 1) * 0.032, y + 0.082 - Math.floor(i / 3) * 0.018, 0.137], 0.002),
      { detail: 0.4 },
    );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${side} handle arm`, 'trim', solid.box([0.014, 0.04, 0.026], [s * 0.131, y + 0.14, 0], 0.005));
    b.add(`${side} handle pivot`, 'metal', solid.cyl(0.007, 0.008, [s * 0.139, y + 0.135, 0], 'x'));
  }
  b.add(
    'handle',
    'trim',
    solid.bar(
      [
        [0.131, y + 0.155, 0],
        [0.128, y + 0.2, 0],
        [0.1, y + 0.226, 0],
        [-0.1, y + 0.226, 0],
        [-0.128, y + 0.2, 0],
        [-0.131, y + 0.155, 0],
      ],
      { kind: 'rect', w: 0.022, h: 0.01, r: 0.004 },
      { up: [1, 0, 0] },
    ),
  );
  b.add('hinge', 'trim', solid.cyl(0.009, 0.09, [0, y + 0.16, -0.133], 'x'));
  appliance.label(b, 'maker name', 'CLAY', [0, y + 0.02, 0.127], 0.01, 'metal');
  appliance.cord(
    b,
    [
      [0.03, 0.04, -0.125],
      [0.03, 0.02, -0.15],
      [0.06, 0.0045, -0.17],
      [0.12, 0.0045, -0.15],
      [0.15, 0.0085, -0.1],
    ],
    0.003,
  );
}

/** An electric toothbrush on its charger: bristle tufts, neck, grip with keys. */
export function buildBrush(b: Bench): void {
  b.add(
    'charger',
    'trim',
    appliance.hull([
      0, 0.052, 0.066, 0.024, 0, 0.002, 0.056, 0.07, 0.026, 0, 0.014, 0.052, 0.066, 0.025, 0, 0.018, 0.04, 0.05, 0.019,
      0,
    ]),
  );
  b.add('charger peg', 'trim', solid.cyl(0.009, 0.012, [0, 0.022, -0.004]), { hidden: true });
  b.add(
    'handle',
    'body',
    solid.turned(
      pairs([
        0, 0.019, 0.0135, 0.019, 0.0148, 0.024, 0.0152, 0.07, 0.0138, 0.13, 0.0098, 0.168, 0.007, 0.176, 0, 0.176,
      ]),
      [0, 0, 0],
      { segments: 36, bevel: 0.002 },
    ),
    { detail: 1.3 },
  );
  b.add(
    'grip',
    'rubber',
    solid.slab(outline.roundRect(0.015, 0.1, 0.007, 0, 0.082), 0.006, [0, 0, 0.0124], 'z', { bevel: 0.002 }),
  );
  for (let i = 0; i < 6; i++)
    b.add(`grip rib ${i + 1}`, 'trim', solid.box([0.01, 0.0022, 0.002], [0, 0.042 + i * 0.006, 0.0155], 0.0006), {
      detail: 0.3,
    });
  b.add('power key', 'accent', appliance.front(solid.cyl(0.0052, 0.003, [0, 0, 0]), [0, 0.108, 0.0152]), {
    detail: 0.5,
  });
  for (let i = 0; i < 3; i++)
    b.add(
      `lamp ${i + 1}`,
      glowing('#5ae08a', 1.1),
      solid.cyl(0.001, 0.0016, [0, 0.09 - i * 0.005, 0.0154], 'z', { segments: 10 }),
      { detail: 0.2 },
    );
  b.add('ring', 'accent', solid.hoop(0.0072, { kind: 'rect', w: 0.004, h: 0.0024, r: 0.0008 }, [0, 0.178, 0], 'y', 28));
  b.add(
    'neck',
    'trim',
    solid.turned(pairs([0, 0.176, 0.0068, 0.176, 0.0058, 0.19, 0.0034, 0.215, 0.0038, 0.238, 0, 0.24]), [0, 0, 0], {
      segments: 28,
    }),
  );
  b.add(
    'head',
    'trim',
    solid.slab(outline.roundRect(0.0135, 0.026, 0.0065, 0, 0.244), 0.005, [0, 0, 0.0015], 'z', { bevel: 0.0012 }),
  );
  for (let r = 0; r < 5; r++)
    for (let c = 0; c < 3; c++) {
      if ((r === 0 || r === 4) && c !== 1) continue;
      b.add(
        `tuft ${r * 3 + c}`,
        r % 2 ? 'accent' : { base: 'plastic', color: '#f4f6f6' },
        solid.cyl(0.0016, 0.01, [(c - 1) * 0.0038, 0.2345 + r * 0.0048, 0.0088], 'z', { segments: 10, bevel: 0.0004 }),
        { detail: 0.3 },
      );
    }
}
