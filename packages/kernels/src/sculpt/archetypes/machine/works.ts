import type { Rng, Vec3 } from '../../../math/index.ts';
import { appliance, fitting, glowing } from '../../kits/fittings/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';

/** A 3D printer: frame of profiles, rods, carriage with nozzle, heated bed with a print on it, spool, panel. */
export function buildPrinter(b: Bench, color: string): void {
  const [w, d, h] = [0.4, 0.38, 0.42];
  appliance.feet(b, w, d, 0.018, 0.02);
  b.add('base', 'body', solid.box([w, 0.06, d], [0, 0.048, 0], 0.006));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} column`,
      'body',
      solid.box([0.03, h - 0.07, 0.04], [s * (w / 2 - 0.015), (h + 0.08) / 2, -0.04], 0.003),
    );
    b.add(
      `${side} column groove`,
      'dark',
      solid.box([0.006, h - 0.1, 0.003], [s * (w / 2 - 0.015), (h + 0.08) / 2, -0.019], 0.001),
      { detail: 0.3 },
    );
    b.add(`${side} lead screw`, 'metal', solid.cyl(0.005, h - 0.09, [s * (w / 2 - 0.05), (h + 0.08) / 2, -0.04]));
    b.add(`${side} motor`, 'dark', solid.box([0.042, 0.04, 0.042], [s * (w / 2 - 0.05), 0.098, -0.04], 0.003));
    b.add(
      `${side} carriage block`,
      'accent',
      solid.box([0.05, 0.05, 0.05], [s * (w / 2 - 0.045), 0.275, -0.03], 0.004),
    );
  }
  b.add('top beam', 'body', solid.box([w, 0.03, 0.04], [0, h + 0.01, -0.04], 0.003));
  for (const [i, v] of [0.012, -0.012].entries())
    b.add(`rod ${i + 1}`, 'metal', solid.cyl(0.0045, w - 0.08, [0, 0.275 + v, -0.01], 'x'));
  b.add('belt', 'rubber', solid.box([w - 0.08, 0.006, 0.002], [0, 0.275, -0.03], 0.0006));
  b.add('extruder', 'body', solid.box([0.06, 0.066, 0.05], [0.03, 0.276, 0.008], 0.004));
  b.add(
    'fan',
    'dark',
    appliance.front(
      solid.turned(
        pairs([
          0, 0, 0.006, 0, 0.006, 0.003, 0.018, 0.003, 0.021, 0.001, 0.021, 0.006, 0.017, 0.008, 0.007, 0.008, 0, 0.01,
        ]),
        [0, 0, 0],
      ),
      [0.03, 0.285, 0.032],
    ),
  );
  b.add(
    'nozzle',
    'metal',
    solid.turned(pairs([0, 0, 0.002, 0, 0.008, 0.008, 0.008, 0.02, 0, 0.02]), [0.03, 0.2255, 0.0]),
  );
  b.add('bed', 'panel', solid.box([0.26, 0.006, 0.26], [0, 0.1, 0.02], 0.002));
  b.add('bed carriage', 'dark', solid.box([0.1, 0.018, 0.22], [0, 0.086, 0.02], 0.003));
  for (const [i, [x, z]] of (
    [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const
  ).entries())
    b.add(
      `bed screw ${i + 1}`,
      'accent',
      solid.put(fitting.knob(0.01, 0.008, 14), [x * 0.115, 0.085, 0.02 + z * 0.115]),
      { detail: 0.3 },
    );
  const plastic = { base: 'plastic', color, rough: 0.4 };
  const print = pairs([0, 0, 0.038, 0, 0.046, 0.03, 0.04, 0.06, 0.026, 0.085, 0.03, 0.118, 0.034, 0.122]);
  const layers: number[] = [];
  for (let i = 0; i + 1 < print.length; i++)
    for (let k = 0; k < 5; k++) {
      const t = k / 5;
      const r = print[i][0] + (print[i + 1][0] - print[i][0]) * t;
      layers.push(Math.max(0, r - (k % 2 ? 0.0008 : 0)), print[i][1] + (print[i + 1][1] - print[i][1]) * t);
    }
  b.add(
    'print',
    plastic,
    solid.turned(pairs([...layers, 0.034, 0.122, 0, 0.122]), [0.0, 0.1028, 0.0], { bevel: 0, segments: 40 }),
    { detail: 1.1 },
  );
  b.add('spool holder', 'body', solid.box([0.03, 0.09, 0.012], [0, h + 0.065, -0.055], 0.003));
  b.add(
    'spool',
    'dark',
    solid.turned(
      pairs([
        0.026, -0.03, 0.095, -0.03, 0.095, -0.026, 0.032, -0.024, 0.032, 0.024, 0.095, 0.026, 0.095, 0.03, 0.026, 0.03,
        0.026, -0.03,
      ]),
      [0, h + 0.09, -0.1],
      { axis: 'z', segments: 52, bevel: 0.001 },
    ),
  );
  b.add(
    'filament',
    plastic,
    solid.turned(
      pairs([0.03, -0.024, 0.08, -0.024, 0.082, -0.012, 0.08, 0, 0.082, 0.012, 0.08, 0.024, 0.03, 0.024, 0.03, -0.024]),
      [0, h + 0.09, -0.1],
      { axis: 'z', segments: 48, bevel: 0.002 },
    ),
  );
  b.add('spool pin', 'metal', solid.cyl(0.022, 0.09, [0, h + 0.09, -0.09], 'z'));
  b.add(
    'filament strand',
    plastic,
    solid.tube(
      [
        [0.08, h + 0.09, -0.09],
        [0.09, h + 0.0, -0.02],
        [0.05, 0.36, 0.01],
        [0.03, 0.308, 0.01],
      ],
      0.0018,
    ),
  );
  addPrinterPanel(b, d);
}

function addPrinterPanel(b: Bench, d: number): void {
  b.add('screen frame', 'dark', solid.box([0.13, 0.05, 0.02], [-0.1, 0.05, d / 2 + 0.004], 0.004, [-14, 0, 0]));
  b.add(
    'screen',
    glowing('#3f8fd8', 0.8),
    solid.box([0.1, 0.034, 0.003], [-0.105, 0.0515, d / 2 + 0.0142], 0.001, [-14, 0, 0]),
  );
  b.add(
    'progress bar',
    glowing('#e8f4ff', 1),
    solid.many([
      solid.box([0.06, 0.005, 0.001], [-0.115, 0.046, d / 2 + 0.0172], 0, [-14, 0, 0]),
      solid.box([0.04, 0.007, 0.001], [-0.125, 0.058, d / 2 + 0.0145], 0, [-14, 0, 0]),
    ]),
    { detail: 0.2 },
  );
  appliance.dial(b, 'menu knob', [-0.046, 0.05, d / 2 + 0.013], 0.01, 0.01, { tilt: 14, collar: null });
  appliance.label(b, 'maker name', 'CLAY', [0.1, 0.04, d / 2 + 0.0005], 0.018, 'panel');
  b.add('power switch', 'accent', solid.box([0.016, 0.024, 0.006], [0.175, 0.05, d / 2], 0.002));
}

/** A stretch of conveyor: belt over drums, side rails, rollers, legs, motor, boxes on it. */
export function buildConveyor(b: Bench, rng: Rng): void {
  const [l, w, y] = [2.6, 0.6, 0.72];
  const r = 0.075;
  const loop: Vec3[] = [];
  for (let i = 0; i <= 10; i++) {
    const a = Math.PI / 2 - (Math.PI * i) / 10;
    loop.push([l / 2 + r * Math.cos(a), y + r * Math.sin(a), 0]);
  }
  for (let i = 0; i <= 10; i++) {
    const a = -Math.PI / 2 - (Math.PI * i) / 10;
    loop.push([-l / 2 + r * Math.cos(a), y + r * Math.sin(a), 0]);
  }
  b.add(
    'belt',
    'rubber',
    solid.bar(loop, { kind: 'rect', w: w * 0.94, h: 0.014, r: 0.003 }, { closed: true, up: [0, 1, 0] }),
    { detail: 0.8 },
  );
  for (const [end, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`${end} drum`, 'metal', solid.cyl(r - 0.006, w * 0.98, [s * l * 0.5, y, 0], 'z'));
  for (let i = 0; i < 8; i++)
    b.add(`roller ${i + 1}`, 'metal', solid.cyl(0.03, w * 0.96, [(i - 3.5) * 0.3, y - 0.02, 0], 'z'), {
      detail: 0.4,
      hidden: true,
    });
  for (const [side, s] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    b.add(`${side} rail`, 'body', solid.box([l + 0.12, 0.16, 0.03], [0, y + 0.005, s * (w / 2 + 0.015)], 0.006));
    b.add(`${side} guard`, 'accent', solid.box([l + 0.04, 0.03, 0.014], [0, y + 0.16, s * (w / 2 + 0.012)], 0.004));
    for (let i = 0; i < 5; i++)
      b.add(
        `${side} guard post ${i + 1}`,
        'metal',
        solid.box([0.02, 0.11, 0.012], [(i - 2) * 0.58, y + 0.12, s * (w / 2 + 0.014)], 0.003),
        { detail: 0.4 },
      );
    for (let i = 0; i < 6; i++)
      b.add(
        `${side} bolt ${i + 1}`,
        'metal',
        solid.put(fitting.hex(0.014, 0.012), [(i - 2.5) * 0.48, y - 0.03, s * (w / 2 + 0.03)], [s * 90, 0, 0]),
        { detail: 0.3 },
      );
    for (const [i, x] of [-1.05, 0, 1.05].entries()) {
      b.add(
        `${side} leg ${i + 1}`,
        'body',
        solid.box([0.06, y - 0.04, 0.06], [x, (y - 0.04) / 2 + 0.006, s * (w / 2 - 0.01)], 0.006),
      );
      b.add(
        `${side} leg plate ${i + 1}`,
        'metal',
        solid.box([0.14, 0.012, 0.12], [x, 0.006, s * (w / 2 - 0.01)], 0.003),
      );
    }
  }
  for (const [i, x] of [-1.05, 0, 1.05].entries())
    b.add(`cross bar ${i + 1}`, 'body', solid.box([0.04, 0.05, w - 0.08], [x, 0.25, 0], 0.005));
  b.add('motor', 'dark', solid.cyl(0.09, 0.26, [l / 2 - 0.15, y - 0.2, 0.1], 'z', { bevel: 0.015 }));
  b.add('gearbox', 'body', solid.box([0.2, 0.18, 0.14], [l / 2 - 0.15, y - 0.2, -0.1], 0.015));
  b.add('switch box', 'accent', solid.box([0.14, 0.2, 0.07], [0.75, y - 0.12, w / 2 + 0.066], 0.01));
  b.add(
    'stop button',
    { base: 'plastic', color: '#c8201c' },
    appliance.front(
      solid.turned(pairs([0, 0, 0.016, 0, 0.016, 0.012, 0.03, 0.014, 0.028, 0.026, 0, 0.03]), [0, 0, 0]),
      [0.75, y - 0.08, w / 2 + 0.1],
    ),
  );
  const taste = rng.fork('boxes');
  for (const [i, x] of [-0.8, 0.05, 0.82].entries()) {
    const s: Vec3 = [taste.range(0.24, 0.34), taste.range(0.18, 0.3), taste.range(0.24, 0.34)];
    const turn = taste.range(-14, 14);
    b.add(
      `box ${i + 1}`,
      { base: 'cardboard', color: '#b8905c' },
      solid.put(solid.box(s, [0, s[1] / 2, 0], 0.006), [x, y + r + 0.006, 0], [0, turn, 0]),
    );
    b.add(
      `box tape ${i + 1}`,
      { base: 'plastic', color: '#d8c49a' },
      solid.put(
        solid.box([s[0] + 0.003, 0.004, 0.05], [0, s[1] + 0.0005, 0], 0.001),
        [x, y + r + 0.006, 0],
        [0, turn, 0],
      ),
      { detail: 0.3 },
    );
    b.add(
      `box label ${i + 1}`,
      { base: 'paper', color: '#f2efe6' },
      solid.put(
        solid.box([0.09, 0.06, 0.003], [0.03, s[1] * 0.55, s[2] / 2 + 0.0005], 0.0005),
        [x, y + r + 0.006, 0],
        [0, turn, 0],
      ),
      { detail: 0.3 },
    );
  }
}

/** A lathe on its cabinets: bed with ways, headstock with chuck and levers, carriage with wheels, tailstock, work piece. */
export function buildLathe(b: Bench): void {
  for (const [side, s] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    b.add(`${side} cabinet`, 'body', solid.box([0.34, 0.66, 0.42], [s * 0.5, 0.33, 0], 0.012));
    b.add(`${side} cabinet door`, 'body', solid.box([0.28, 0.5, 0.012], [s * 0.5, 0.36, 0.214], 0.005));
    b.add(`${side} door knob`, 'metal', appliance.front(fitting.knob(0.012, 0.016, 14), [s * 0.4, 0.4, 0.22]));
  }
  b.add('chip tray', 'dark', solid.box([1.46, 0.03, 0.5], [0, 0.672, 0], 0.008));
  b.add('bed', 'body', solid.box([1.4, 0.16, 0.24], [0, 0.76, 0], 0.012));
  for (const [i, z] of [-0.08, 0.08].entries())
    b.add(
      `way ${i + 1}`,
      'metal',
      solid.put(
        solid.slab(
          [
            [-0.02, 0],
            [0.02, 0],
            [0, 0.018],
          ],
          1.4,
          [0, 0, 0],
          'x',
          { bevel: 0.001 },
        ),
        [0, 0.838, z],
      ),
    );
  b.add('headstock', 'body', solid.box([0.36, 0.34, 0.3], [-0.5, 0.99, 0], 0.03), { detail: 1.1 });
  b.add('headstock lid', 'body', solid.box([0.3, 0.03, 0.24], [-0.5, 1.172, 0], 0.01));
  b.add('speed plate', 'panel', solid.box([0.18, 0.09, 0.006], [-0.5, 1.06, 0.152], 0.002));
  for (let i = 0; i < 3; i++)
    appliance.dial(b, `gear lever ${i + 1}`, [-0.6 + i * 0.1, 0.93, 0.15], 0.026, 0.03, {
      turn: [-40, 0, 50][i],
      collar: 'metal',
    });
  b.add(
    'start button',
    { base: 'plastic', color: '#2f9a4a' },
    appliance.front(solid.cyl(0.013, 0.016, [0, 0.004, 0]), [-0.56, 1.06, 0.154]),
  );
  b.add(
    'stop button',
    { base: 'plastic', color: '#c8201c' },
    appliance.front(solid.cyl(0.016, 0.02, [0, 0.005, 0]), [-0.46, 1.06, 0.154]),
  );
  b.add(
    'chuck',
    'metal',
    solid.turned(pairs([0, 0, 0.1, 0, 0.1, 0.07, 0.09, 0.08, 0.03, 0.08, 0, 0.07]), [-0.322, 1.0, 0], {
      axis: 'x',
      bevel: 0.005,
      segments: 44,
    }),
  );
  for (let i = 0; i < 3; i++)
    b.add(
      `jaw ${i + 1}`,
      'metal',
      solid.put(
        solid.put(solid.box([0.05, 0.055, 0.03], [0, 0.055, 0], 0.004), [0, 0, 0], [i * 120, 0, 0]),
        [-0.225, 1.0, 0],
      ),
    );
  addCarriageAndTail(b);
}

function addCarriageAndTail(b: Bench): void {
  b.add(
    'work piece',
    { base: 'wood', color: '#c08a4c', color2: '#9a6a34' },
    solid.turned(
      pairs([
        0, -0.22, 0.03, -0.22, 0.03, -0.16, 0.04, -0.14, 0.026, -0.1, 0.045, -0.02, 0.03, 0.06, 0.036, 0.1, 0.022, 0.14,
        0.022, 0.24, 0, 0.24,
      ]),
      [0.02, 1.0, 0],
      { axis: 'x', bevel: 0.003, segments: 40 },
    ),
    { detail: 1.2 },
  );
  b.add('saddle', 'body', solid.box([0.22, 0.05, 0.34], [0.12, 0.868, 0.02], 0.008));
  b.add('apron', 'body', solid.box([0.22, 0.18, 0.05], [0.12, 0.79, 0.185], 0.01));
  b.add('cross slide', 'metal', solid.box([0.09, 0.04, 0.24], [0.12, 0.91, 0.04], 0.005));
  b.add('tool post', 'metal', solid.box([0.07, 0.06, 0.07], [0.12, 0.955, 0.1], 0.006));
  b.add('tool', 'metal', solid.box([0.016, 0.016, 0.11], [0.12, 0.975, 0.075], 0.003));
  b.add('tool lever', 'knobs', solid.rod([0.12, 0.985, 0.1], [0.18, 1.03, 0.12], 0.006));
  for (const [name, x, y, z, r] of [
    ['apron wheel', 0.06, 0.79, 0.215, 0.06],
    ['cross wheel', 0.12, 0.9, 0.24, 0.036],
  ] as const) {
    b.add(name, 'metal', solid.hoop(r, { kind: 'circle', r: r * 0.14 }, [x, y, z + 0.012], 'z', 36));
    b.add(
      `${name} spokes`,
      'metal',
      solid.many(
        [0, 120, 240].map((a) =>
          solid.put(solid.rod([0, r * 0.08, 0], [0, r, 0.0], r * 0.09), [x, y, z + 0.012], [0, 0, a]),
        ),
      ),
      { detail: 0.5 },
    );
    b.add(`${name} hub`, 'metal', solid.cyl(r * 0.26, 0.04, [x, y, z], 'z'));
    b.add(`${name} grip`, 'knobs', solid.cyl(r * 0.15, 0.05, [x + r * 0.7, y + r * 0.7, z + 0.036], 'z'));
  }
  b.add('tailstock', 'body', solid.box([0.2, 0.22, 0.16], [0.52, 0.945, 0], 0.025));
  b.add(
    'quill',
    'metal',
    solid.turned(pairs([0, 0, 0.012, 0.0, 0.03, 0.05, 0.03, 0.16, 0, 0.16]), [0.258, 1.0, 0], {
      axis: 'x',
      bevel: 0.003,
    }),
  );
  b.add('tail wheel', 'metal', solid.hoop(0.06, { kind: 'circle', r: 0.009 }, [0.66, 1.0, 0], 'x', 36));
  b.add(
    'tail wheel spokes',
    'metal',
    solid.many(
      [0, 120, 240].map((a) => solid.put(solid.rod([0, 0.004, 0], [0, 0.06, 0], 0.006), [0.66, 1.0, 0], [a, 0, 0])),
    ),
    { detail: 0.5 },
  );
  b.add('tail shaft', 'metal', solid.cyl(0.016, 0.08, [0.63, 1.0, 0], 'x'));
  b.add('lead screw', 'metal', solid.cyl(0.014, 1.02, [0.19, 0.73, 0.14], 'x'));
  b.add(
    'lamp arm',
    'metal',
    solid.tube(
      [
        [-0.3, 1.17, -0.1],
        [-0.25, 1.3, -0.1],
        [-0.1, 1.34, -0.02],
      ],
      0.008,
    ),
  );
  b.add(
    'lamp shade',
    'accent',
    solid.put(
      solid.turned(pairs([0, 0, 0.02, 0, 0.055, 0.05, 0.05, 0.05, 0, 0.012]), [0, 0, 0]),
      [-0.1, 1.35, -0.02],
      [165, 0, 0],
    ),
  );
}
