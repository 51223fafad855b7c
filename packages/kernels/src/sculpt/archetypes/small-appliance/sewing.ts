import { sampleSpline, type Vec2, type Vec3 } from '../../../math/index.ts';
import { appliance, fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** The vintage arm as an outline (x, y): pillar, arched arm, head. The hand wheel is on the right (-x as the viewer faces it: +x). */
function armOutline(y: number): Vec2[] {
  const right = pairs([
    0.175, 0, 0.178, 0.1, 0.182, 0.18, 0.17, 0.225, 0.13, 0.242, -0.08, 0.236, -0.14, 0.232, -0.162, 0.21, -0.165, 0.12,
    -0.158, 0.098, -0.116, 0.098, -0.108, 0.12, -0.1, 0.168, -0.06, 0.182, 0.03, 0.184, 0.075, 0.165, 0.092, 0.12,
    0.094, 0.05, 0.084, 0,
  ]);
  return outline.rounded(
    right.map(([x, v]): Vec2 => [x, y + v]),
    0.022,
    4,
  );
}

/** A black and gold sewing machine on its wooden base, or a white one of today. */
export function buildSewing(b: Bench, vintage: boolean): void {
  const y = vintage ? 0.075 : 0.07;
  if (vintage) {
    b.add(
      'wooden base',
      'base',
      solid.slab(outline.roundRect(0.44, 0.2, 0.012), 0.05, [0, 0.029, 0], 'y', { bevel: 0.004 }),
      { grain: [1, 0, 0] },
    );
    b.add(
      'base moulding',
      'base',
      solid.slab(outline.roundRect(0.456, 0.216, 0.014), 0.012, [0, 0.01, 0], 'y', { bevel: 0.004 }),
      { grain: [1, 0, 0] },
    );
    appliance.feet(b, 0.44, 0.2, 0.012, 0.006);
    b.add(
      'bed',
      'body',
      solid.slab(outline.roundRect(0.4, 0.17, 0.03), 0.022, [0, y - 0.011, 0], 'y', { bevel: 0.004 }),
      { detail: 1.2 },
    );
    b.add(
      'bed line',
      'accent',
      solid.slab(outline.roundRect(0.384, 0.154, 0.026), 0.0012, [0, y + 0.0001, 0], 'y', {
        bevel: 0.0003,
        holes: [outline.roundRect(0.38, 0.15, 0.024).reverse()],
      }),
      { detail: 0.5 },
    );
  } else {
    appliance.feet(b, 0.42, 0.17, 0.014, 0.008);
    b.add(
      'bed',
      'body',
      solid.slab(outline.roundRect(0.42, 0.17, 0.02), y - 0.006, [0, (y + 0.006) / 2, 0], 'y', { bevel: 0.006 }),
      { detail: 1.2 },
    );
    b.add('bed seam', 'trim', solid.box([0.002, 0.05, 0.172], [-0.06, y - 0.03, 0], 0.0005));
  }
  b.add(
    'arm',
    'body',
    solid.slab(armOutline(y - 0.002), vintage ? 0.062 : 0.1, [0, 0, 0], 'z', { bevel: vintage ? 0.016 : 0.012 }),
    { detail: 1.5 },
  );
  if (vintage) addGilding(b, y);
  else addPanel(b, y);
  b.add(
    'needle plate',
    'metal',
    solid.slab(outline.roundRect(0.05, 0.06, 0.008, -0.136, 0), 0.002, [0, y + 0.0006, 0], 'y', { bevel: 0.0005 }),
  );
  b.add(
    'feed dogs',
    'trim',
    solid.many([-1, 1].map((i) => solid.box([0.003, 0.002, 0.022], [-0.136 + i * 0.006, y + 0.0022, -0.004], 0.0005))),
    { detail: 0.3 },
  );
  b.add('needle bar', 'metal', solid.cyl(0.0038, 0.075, [-0.136, y + 0.066, 0.0]));
  b.add('needle clamp', 'metal', solid.cyl(0.0062, 0.012, [-0.136, y + 0.034, 0.0]));
  b.add('clamp screw', 'metal', solid.put(fitting.knob(0.004, 0.008, 10), [-0.142, y + 0.034, 0], [0, 0, 90]), {
    detail: 0.3,
  });
  b.add('needle', 'metal', solid.rod([-0.136, y + 0.03, 0], [-0.136, y + 0.003, 0], 0.0012, 0.0004), { detail: 0.4 });
  b.add('presser bar', 'metal', solid.cyl(0.0032, 0.08, [-0.136, y + 0.064, -0.014]));
  b.add(
    'presser foot',
    'metal',
    solid.many([
      solid.box([0.006, 0.002, 0.026], [-0.1405, y + 0.004, 0.004], 0.0006),
      solid.box([0.006, 0.002, 0.026], [-0.1315, y + 0.004, 0.004], 0.0006),
      solid.box([0.014, 0.01, 0.008], [-0.136, y + 0.009, -0.012], 0.001),
    ]),
    { detail: 0.5 },
  );
  b.add(
    'face plate',
    'metal',
    solid.put(
      solid.slab(outline.roundRect(vintage ? 0.036 : 0.06, 0.1, 0.012), 0.003, [0, 0, 0], 'z', { bevel: 0.0008 }),
      [-0.1652, y + 0.158, 0],
      [0, -90, 0],
    ),
  );
  addWheel(b, y, vintage);
  addThread(b, y);
  appliance.cord(
    b,
    [
      [0.15, 0.03, -0.09],
      [0.15, 0.014, -0.115],
      [0.18, 0.0045, -0.135],
      [0.23, 0.0045, -0.11],
      [0.25, 0.0085, -0.06],
    ],
    0.003,
  );
}

/** Gold lines and scrolls on pillar and arm. */
function addGilding(b: Bench, y: number): void {
  const z = 0.0312;
  appliance.label(b, 'maker name', 'CLAY', [0, y + 0.2, z - 0.0005], 0.024, 'accent');
  b.add(
    'arm line',
    'accent',
    solid.tube(
      [
        [-0.13, y + 0.228, z - 0.0045],
        [0.1, y + 0.232, z - 0.0045],
      ],
      0.0011,
    ),
  );
  b.add(
    'arm lower line',
    'accent',
    solid.tube(
      [
        [-0.07, y + 0.192, z],
        [0.05, y + 0.1935, z],
      ],
      0.0009,
    ),
  );
  const curl = (k: number): Vec3[] =>
    sampleSpline(
      pairs([0, 0, 0.012 * k, 0.012, 0.024 * k, 0, 0.015 * k, -0.01, 0.008 * k, 0, 0.014 * k, 0.004]).map(([x, v]) => [
        x,
        v,
        0,
      ]),
      4,
    ).map(([x, v]): Vec3 => [x, v, 0]);
  for (const [i, [x, v]] of (
    [
      [0.133, 0.06],
      [0.133, 0.1],
      [0.133, 0.14],
    ] as const
  ).entries())
    b.add(
      `scroll ${i + 1}`,
      'accent',
      solid.put(
        solid.many([
          solid.tube(curl(1), 0.0011, { spline: 'linear' }),
          solid.tube(curl(-1), 0.0011, { spline: 'linear' }),
          { op: 'ball', r: [0.003, 0.004, 0.001] },
        ]),
        [x, y + v, z],
      ),
      { detail: 0.4 },
    );
  b.add(
    'medallion',
    'accent',
    solid.turned(
      pairs([0, 0, 0.013, 0, 0.013, 0.002, 0.01, 0.003, 0.008, 0.002, 0, 0.003]),
      [0.133, y + 0.03, z - 0.001],
      { axis: 'z' },
    ),
  );
  for (const [i, x] of [0.06, -0.02].entries())
    b.add(
      `tension dial ${i + 1}`,
      'metal',
      solid.turned(
        pairs([0, 0, 0.01, 0, 0.012, 0.003, 0.006, 0.005, 0.006, 0.012, 0, 0.013]),
        [-0.09 - i * 0.0 + x * 0.3, y + 0.21, z],
        { axis: 'z' },
      ),
      { detail: 0.5 },
    );
}

/** Stitch chart, dials and keys of a machine of today. */
function addPanel(b: Bench, y: number): void {
  const z = 0.05;
  b.add(
    'panel',
    'lid',
    solid.slab(outline.roundRect(0.2, 0.05, 0.014, 0.0, y + 0.208), 0.004, [0, 0, z + 0.0005], 'z', { bevel: 0.001 }),
  );
  for (let i = 0; i < 6; i++)
    b.add(
      `stitch key ${i + 1}`,
      i === 0 ? 'accent' : 'trim',
      solid.box([0.016, 0.009, 0.004], [-0.075 + i * 0.026, y + 0.197, z + 0.003], 0.002),
      { detail: 0.3 },
    );
  appliance.label(b, 'maker name', 'CLAY', [0.0, y + 0.212, z + 0.0024], 0.013, 'metal');
  appliance.dial(b, 'stitch dial', [0.135, y + 0.19, z], 0.026, 0.018, { turn: 30, slot: 'lid', collar: 'metal' });
  appliance.dial(b, 'length dial', [0.135, y + 0.11, z], 0.018, 0.016, { turn: -40, slot: 'lid', collar: 'metal' });
  b.add('reverse lever', 'accent', solid.box([0.018, 0.026, 0.012], [0.135, y + 0.055, z + 0.004], 0.004));
  b.add(
    'arm lid',
    'lid',
    solid.slab(outline.roundRect(0.25, 0.096, 0.02, 0, 0), 0.006, [0.0, y + 0.2415, 0], 'y', { bevel: 0.002 }),
  );
}

/** The hand wheel with its rim, spokes and clutch knob, and the bobbin winder. */
function addWheel(b: Bench, y: number, vintage: boolean): void {
  const at: Vec3 = [0.195, y + 0.195, 0];
  b.add(
    'hand wheel',
    vintage ? 'metal' : 'lid',
    solid.put(
      solid.turned(
        pairs([
          0, -0.008, 0.016, -0.008, 0.02, -0.003, 0.046, -0.003, 0.05, -0.009, 0.06, -0.008, 0.062, 0.0, 0.06, 0.008,
          0.05, 0.009, 0.046, 0.003, 0.02, 0.004, 0.016, 0.01, 0, 0.01,
        ]),
        [0, 0, 0],
        { segments: 48, bevel: 0.0015 },
      ),
      at,
      [0, 0, -90],
    ),
  );
  b.add(
    'clutch knob',
    vintage ? 'body' : 'trim',
    solid.put(fitting.knob(0.02, 0.012, 26), [at[0] + 0.009, at[1], at[2]], [0, 0, -90]),
  );
  b.add('clutch screw', 'metal', solid.put(fitting.screw(0.006, 'slot'), [at[0] + 0.021, at[1], at[2]], [0, 0, -90]), {
    detail: 0.3,
  });
  b.add(
    'winder',
    'metal',
    solid.turned(pairs([0, 0, 0.012, 0, 0.012, 0.004, 0.003, 0.006, 0.003, 0.028, 0, 0.028]), [0.1, y + 0.238, 0]),
    { detail: 0.5 },
  );
}

/** Spool of thread on its pin, and the thread down to the needle. */
function addThread(b: Bench, y: number): void {
  b.add('spool pin', 'metal', solid.cyl(0.002, 0.062, [0.045, y + 0.27, 0]));
  b.add(
    'spool',
    'base',
    solid.turned(
      pairs([0, 0, 0.0135, 0, 0.0135, 0.004, 0.007, 0.008, 0.007, 0.04, 0.0135, 0.044, 0.0135, 0.048, 0, 0.048]),
      [0.045, y + 0.2445, 0],
      { bevel: 0.0006 },
    ),
  );
  const thread = { base: 'fabric', color: '#c8283c', scale: 0.2 };
  b.add(
    'thread',
    thread,
    solid.turned(
      pairs([0.0068, 0, 0.0115, 0.002, 0.0122, 0.017, 0.0115, 0.032, 0.0068, 0.034, 0.0068, 0]),
      [0.045, y + 0.2515, 0],
      { bevel: 0.001 },
    ),
  );
  b.add(
    'thread line',
    thread,
    solid.tube(
      [
        [0.035, y + 0.27, 0.006],
        [-0.04, y + 0.247, 0.006],
        [-0.1, y + 0.2485, 0.008],
        [-0.142, y + 0.24, 0.03],
        [-0.146, y + 0.16, 0.034],
        [-0.139, y + 0.05, 0.012],
        [-0.136, y + 0.006, 0.001],
      ],
      0.0007,
    ),
    { detail: 0.3 },
  );
  for (const [i, x] of [-0.06, -0.11].entries())
    b.add(
      `thread guide ${i + 1}`,
      'metal',
      solid.put(solid.hoop(0.004, { kind: 'circle', r: 0.0009 }, [0, 0, 0], 'x', 18), [x, y + 0.2415 + 0.003, 0.006]),
      { detail: 0.3 },
    );
}
