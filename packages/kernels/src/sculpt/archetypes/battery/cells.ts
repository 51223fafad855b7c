import { appliance, fitting, glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A cell of the AA size: can, wrap in two colours, plus and minus, poles, printed band. */
export function buildCell(b: Bench): void {
  const r = 0.00725;
  b.add(
    'can',
    'metal',
    solid.turned(
      pairs([0, 0.0004, r * 0.9, 0.0004, r * 0.97, 0.001, r * 0.97, 0.0482, r * 0.9, 0.0488, 0, 0.0488]),
      [0, 0, 0],
      { bevel: 0.0002, segments: 48 },
    ),
  );
  b.add('minus pole', 'metal', solid.cyl(r * 0.62, 0.0008, [0, 0.0004, 0], 'y', { bevel: 0.0002 }));
  b.add(
    'wrap',
    'body',
    solid.turned(pairs([r * 0.9, 0.0008, r, 0.0012, r, 0.0345, r * 0.9, 0.0345, r * 0.9, 0.0008]), [0, 0, 0], {
      bevel: 0.0002,
      segments: 56,
    }),
    { detail: 1.2 },
  );
  b.add(
    'top wrap',
    'accent',
    solid.turned(
      pairs([
        r * 0.9,
        0.0342,
        r,
        0.0342,
        r,
        0.048,
        r * 0.92,
        0.0492,
        r * 0.72,
        0.0493,
        r * 0.72,
        0.0485,
        r * 0.9,
        0.048,
        r * 0.9,
        0.0342,
      ]),
      [0, 0, 0],
      { bevel: 0.0002, segments: 56 },
    ),
    { detail: 1.2 },
  );
  b.add(
    'band',
    'metal',
    solid.hoop(r * 1.004, { kind: 'rect', w: 0.0006, h: 0.0003, r: 0.0001 }, [0, 0.0344, 0], 'y', 56),
    { detail: 0.4 },
  );
  b.add(
    'gasket',
    'trim',
    solid.turned(pairs([0, 0.0486, r * 0.7, 0.0486, r * 0.68, 0.0492, 0, 0.0492]), [0, 0, 0], { bevel: 0.0001 }),
  );
  b.add(
    'plus pole',
    'metal',
    solid.turned(pairs([0, 0.0488, 0.0028, 0.0488, 0.0026, 0.0503, 0.0022, 0.0505, 0, 0.0505]), [0, 0, 0], {
      bevel: 0.0002,
    }),
  );
  const bend = (x: number): number => Math.sqrt(Math.max(0, r * r - x * x));
  const white = { base: 'plastic', color: '#f2f0ea', rough: 0.4 };
  for (const [i, c] of [...'CLAY'].entries()) {
    const y = 0.026 - i * 0.0056;
    b.add(
      `letter ${c}`,
      white,
      solid.put({ op: 'text', value: c, height: 0.0046, depth: 0.0005, bevel: 0, font: 'sans' }, [
        0,
        y,
        bend(0.0018) + 0.00008,
      ]),
      { detail: 0.3 },
    );
  }
  b.add(
    'plus sign',
    white,
    solid.many([
      solid.box([0.0034, 0.0009, 0.0005], [0, 0.0408, bend(0.001)], 0),
      solid.box([0.0009, 0.0034, 0.0006], [0, 0.0408, bend(0.0005)], 0),
    ]),
    { detail: 0.3 },
  );
  b.add('minus sign', white, solid.box([0.003, 0.0008, 0.0005], [0, 0.0042, bend(0.001)], 0), { detail: 0.3 });
  b.add(
    'size mark',
    white,
    solid.put({ op: 'text', value: 'AA', height: 0.003, depth: 0.0005, bevel: 0 }, [0, 0.0352, bend(0.0018) + 0.0001]),
    { detail: 0.3 },
  );
}

/** A starter battery: case with ribs, lid, six caps, two posts with clamps' red and black, handle, label. */
export function buildCarBattery(b: Bench): void {
  const [w, d, h] = [0.24, 0.17, 0.15];
  b.add(
    'case',
    'body',
    appliance.hull([0, w * 0.97, d * 0.97, 0.008, 0, 0.006, w * 0.98, d * 0.98, 0.01, 0, h, w, d, 0.01, 0]),
    { detail: 1.1 },
  );
  for (let i = 0; i < 7; i++)
    for (const s of [1, -1])
      b.add(
        `${s > 0 ? 'front' : 'back'} rib ${i + 1}`,
        'body',
        solid.box([0.006, h * 0.5, 0.006], [(i - 3) * w * 0.135, h * 0.3, s * d * 0.492], 0.002),
        { detail: 0.3 },
      );
  b.add(
    'hold down',
    'body',
    appliance.hull([0, w * 1.04, d * 1.04, 0.01, 0, 0.012, w * 1.04, d * 1.04, 0.01, 0, 0.016, w, d, 0.01, 0]),
  );
  b.add(
    'lid',
    'trim',
    appliance.hull([
      h - 0.002,
      w * 1.03,
      d * 1.03,
      0.011,
      0,
      h + 0.018,
      w * 1.03,
      d * 1.03,
      0.011,
      0,
      h + 0.024,
      w * 0.99,
      d * 0.98,
      0.011,
      0,
    ]),
  );
  b.add(
    'cap strip',
    'body',
    solid.slab(outline.roundRect(w * 0.9, 0.05, 0.01), 0.012, [0, h + 0.028, 0], 'y', { bevel: 0.003 }),
  );
  for (let i = 0; i < 6; i++) {
    b.add(`cap ${i + 1}`, 'trim', solid.put(fitting.knob(0.0135, 0.008, 16), [(i - 2.5) * w * 0.145, h + 0.033, 0]), {
      detail: 0.5,
    });
    b.add(
      `cap slot ${i + 1}`,
      'body',
      solid.box([0.018, 0.002, 0.003], [(i - 2.5) * w * 0.145, h + 0.0415, 0], 0.0005, [0, i * 25, 0]),
      { detail: 0.2 },
    );
  }
  for (const [name, s, color] of [
    ['plus', 1, '#c0241e'],
    ['minus', -1, '#1d3f8a'],
  ] as const) {
    const x = s * w * 0.38;
    b.add(
      `${name} collar`,
      { base: 'plastic', color },
      solid.turned(pairs([0, 0, 0.02, 0, 0.02, 0.006, 0.014, 0.009, 0, 0.009]), [x, h + 0.022, d * 0.34]),
    );
    b.add(
      `${name} post`,
      { base: 'steel', color: '#9a9ca0', rough: 0.4 },
      solid.turned(pairs([0, 0, 0.0105, 0, 0.0092, 0.018, 0, 0.0185]), [x, h + 0.03, d * 0.34]),
    );
    const bar = solid.box([0.016, 0.0016, 0.004], [x, h + 0.0249, d * 0.34 - 0.033], 0.0003);
    b.add(
      `${name} sign`,
      { base: 'plastic', color },
      s > 0 ? solid.many([bar, solid.box([0.004, 0.0017, 0.016], [x, h + 0.0249, d * 0.34 - 0.033], 0.0003)]) : bar,
      { detail: 0.3 },
    );
  }
  b.add('label', 'accent', solid.box([w * 0.76, h * 0.42, 0.002], [0, h * 0.72, d * 0.497 + 0.0006], 0.0005));
  appliance.label(b, 'maker name', 'CLAY 12V', [0, h * 0.66, d * 0.5 + 0.0012], 0.022, 'trim');
  b.add(
    'handle',
    'trim',
    solid.tube(
      [
        [w * 0.45, h + 0.02, -0.02],
        [w * 0.45, h + 0.03, -0.05],
        [w * 0.3, h + 0.03, -0.066],
        [-w * 0.3, h + 0.03, -0.066],
        [-w * 0.45, h + 0.03, -0.05],
        [-w * 0.45, h + 0.02, -0.02],
      ],
      0.005,
    ),
  );
}

/** A power bank with its cable: slim case, ports, charge lamps, button. */
export function buildBank(b: Bench): void {
  const [w, h, l] = [0.07, 0.018, 0.145];
  b.add(
    'case',
    'body',
    solid.slab(outline.roundRect(l, w, 0.014, 0, 0, 6), h, [0, h / 2 + 0.001, 0], 'y', { bevel: 0.005 }),
    { detail: 1.2 },
  );
  b.add(
    'seam',
    'trim',
    solid.slab(outline.roundRect(l + 0.0004, w + 0.0004, 0.014, 0, 0, 6), 0.0008, [0, h * 0.5 + 0.001, 0], 'y', {
      bevel: 0,
    }),
    { detail: 0.3 },
  );
  for (let i = 0; i < 4; i++)
    b.add(
      `charge lamp ${i + 1}`,
      glowing(i < 3 ? '#6ad8ff' : '#2a3a44', 1.2),
      solid.cyl(0.0014, 0.0008, [l * 0.36, h + 0.0012, -0.014 + i * 0.006], 'y', { segments: 12, bevel: 0.0002 }),
      { detail: 0.2 },
    );
  b.add(
    'button',
    'metal',
    solid.slab(outline.roundRect(0.012, 0.0045, 0.002, 0, h * 0.5 + 0.001), 0.002, [l * 0.2, 0, w / 2], 'z', {
      bevel: 0.0006,
    }),
  );
  for (const [i, z] of [0.018, -0.018].entries()) {
    b.add(
      `port ${i + 1}`,
      'metal',
      solid.slab(outline.roundRect(0.0135, 0.0065, 0.0012, -z, h * 0.5 + 0.001), 0.002, [l / 2, 0, 0], 'x', {
        bevel: 0.0005,
        holes: [outline.roundRect(0.0115, 0.0045, 0.0006, -z, h * 0.5 + 0.001).reverse()],
      }),
    );
    if (i)
      b.add('port tongue', 'trim', solid.box([0.002, 0.002, 0.009], [l / 2, h * 0.5 + 0.0016, z], 0.0003), {
        detail: 0.3,
      });
  }
  b.add(
    'small port',
    'trim',
    solid.slab(outline.roundRect(0.009, 0.0034, 0.0016, 0, h * 0.5 + 0.001), 0.0016, [l / 2, 0, 0], 'x', {
      bevel: 0.0004,
    }),
  );
  b.add(
    'name',
    'trim',
    solid.put(
      { op: 'text', value: 'CLAY', height: 0.008, depth: 0.0006, bevel: 0 },
      [-l * 0.2, h + 0.001, 0.004],
      [-90, 0, 0],
    ),
    { detail: 0.3 },
  );
  b.add('connector', 'metal', solid.box([0.014, 0.0045, 0.012], [l / 2 + 0.007, h * 0.5 + 0.001, 0.018], 0.0006));
  b.add('connector grip', 'cord', solid.box([0.022, 0.009, 0.016], [l / 2 + 0.022, h * 0.5 + 0.001, 0.018], 0.003));
  b.add(
    'cable',
    'cord',
    solid.tube(
      [
        [l / 2 + 0.03, h * 0.5, 0.018],
        [l / 2 + 0.045, 0.005, 0.03],
        [l * 0.4, 0.0022, 0.066],
        [0, 0.0022, 0.062],
        [-l * 0.25, 0.0022, 0.07],
      ],
      0.002,
    ),
  );
  b.add('cable end', 'cord', solid.box([0.02, 0.007, 0.012], [-l * 0.25 - 0.008, 0.0036, 0.0715], 0.0025));
  b.add('cable plug', 'metal', solid.box([0.008, 0.0028, 0.0075], [-l * 0.25 - 0.021, 0.0036, 0.0715], 0.001));
}

/** A cell of a starship: caps with grips, rods round a core of light. */
export function buildEnergyCell(b: Bench, color: string): void {
  const cap = pairs([0, 0, 0.075, 0, 0.08, 0.006, 0.08, 0.03, 0.07, 0.04, 0.06, 0.044, 0.06, 0.056, 0, 0.056]);
  b.add('lower cap', 'body', solid.turned(cap, [0, 0, 0], { bevel: 0.002, segments: 52 }), { detail: 1.1 });
  b.add(
    'upper cap',
    'body',
    solid.put(solid.turned(cap, [0, 0, 0], { bevel: 0.002, segments: 52 }), [0, 0.28, 0], [180, 0, 0]),
    { detail: 1.1 },
  );
  b.add(
    'core',
    glowing(color, 1.6),
    solid.turned(pairs([0, 0.05, 0.03, 0.05, 0.034, 0.09, 0.026, 0.14, 0.034, 0.19, 0.03, 0.23, 0, 0.23]), [0, 0, 0], {
      smooth: false,
      bevel: 0.008,
      segments: 40,
    }),
    { detail: 1.2 },
  );
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 3;
    b.add(`rod ${i + 1}`, 'metal', solid.cyl(0.006, 0.19, [0.056 * Math.cos(a), 0.14, 0.056 * Math.sin(a)]));
    b.add(
      `collar ${i + 1}`,
      'trim',
      solid.cyl(0.009, 0.02, [0.056 * Math.cos(a), 0.14, 0.056 * Math.sin(a)], 'y', { bevel: 0.002 }),
      { detail: 0.4 },
    );
    b.add(
      `cap bolt ${i + 1}`,
      'metal',
      solid.put(fitting.screw(0.007, 'hex'), [0.066 * Math.cos(a), 0.2795, 0.066 * Math.sin(a)]),
      { detail: 0.3 },
    );
  }
  for (const [i, y] of [0.0185, 0.2615].entries())
    b.add(
      `light ring ${i + 1}`,
      glowing(color, 1.3),
      solid.hoop(0.0805, { kind: 'rect', w: 0.008, h: 0.002, r: 0.0006 }, [0, y, 0], 'y', 52),
      { detail: 0.5 },
    );
  for (const [i, y] of [0.09, 0.14, 0.19].entries())
    b.add(
      `core ring ${i + 1}`,
      'accent',
      solid.hoop(0.037, { kind: 'rect', w: 0.006, h: 0.006, r: 0.0015 }, [0, y, 0], 'y', 40),
    );
  b.add(
    'handle',
    'trim',
    solid.tube(
      [
        [0.04, 0.278, 0],
        [0.04, 0.3, 0],
        [0.02, 0.312, 0],
        [-0.02, 0.312, 0],
        [-0.04, 0.3, 0],
        [-0.04, 0.278, 0],
      ],
      0.007,
    ),
  );
}
