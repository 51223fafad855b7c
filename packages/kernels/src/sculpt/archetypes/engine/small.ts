import type { Vec3 } from '../../../math/index.ts';
import { lettering } from '../../kits/building/lettering.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { thread } from '../../kits/mechanics/index.ts';

/** A petrol pump: case, display, nozzle in its holster, hose, globe on top. */
function addFuelPump(b: Bench): void {
  b.add('plinth', 'rubber', solid.box([0.62, 0.1, 0.44], [0, 0.05, 0], 0.012));
  b.add('case', 'body', solid.box([0.54, 0.95, 0.38], [0, 0.565, 0], 0.03), { detail: 1 });
  b.add(
    'head',
    'body',
    solid.slab(
      outline.rounded(pairs([-0.27, 1.02, 0.27, 1.02, 0.27, 1.32, 0.2, 1.42, -0.2, 1.42, -0.27, 1.32]), 0.06, 5),
      0.38,
      [0, 0, 0],
      'z',
      { bevel: 0.02 },
    ),
    { detail: 1 },
  );
  b.add('waist', 'bright', solid.box([0.552, 0.03, 0.392], [0, 1.03, 0], 0.006));
  b.add(
    'display frame',
    'bright',
    solid.slab(outline.roundRect(0.42, 0.24, 0.03, 0, 1.22), 0.02, [0, 0, 0.19], 'z', { bevel: 0.005 }),
  );
  b.add(
    'display',
    { base: 'paint', color: '#f2f0e6', rough: 0.3 },
    solid.slab(outline.roundRect(0.38, 0.2, 0.02, 0, 1.22), 0.008, [0, 0, 0.199], 'z', { bevel: 0.002 }),
  );
  for (const [name, y, v] of [
    ['sale', 1.265, '24.80'],
    ['litres', 1.175, '16.05'],
  ] as const) {
    b.add(`${name} window`, 'rubber', solid.box([0.26, 0.06, 0.004], [0, y, 0.2035], 0.001), { detail: 0.3 });
    b.add(`${name} figures`, 'cover', lettering(v, [0, y, 0.206], 0.2, 0.042, 0.002), { detail: 0.4 });
  }
  b.add(
    'panel',
    'cover',
    solid.slab(outline.roundRect(0.4, 0.6, 0.02, 0, 0.56), 0.012, [0, 0, 0.19], 'z', { bevel: 0.003 }),
  );
  b.add('panel text', 'body', lettering('FUEL', [0, 0.66, 0.1965], 0.26, 0.09, 0.004), { detail: 0.5 });
  b.add(
    'vents',
    'rubber',
    solid.many(
      Array.from({ length: 5 }, (_, i) => solid.box([0.26, 0.012, 0.004], [0, 0.32 + i * 0.03, 0.1965], 0.001)),
    ),
    { detail: 0.3 },
  );
  b.add('holster', 'bright', solid.box([0.05, 0.3, 0.14], [0.29, 0.98, 0], 0.012));
  b.add(
    'nozzle grip',
    'rubber',
    solid.tube(
      [
        [0.335, 0.86, 0],
        [0.335, 1.0, 0],
        [0.335, 1.1, 0],
      ],
      0.024,
    ),
    { detail: 0.8 },
  );
  b.add(
    'spout',
    'pipe',
    solid.tube(
      [
        [0.335, 1.09, 0],
        [0.345, 1.17, 0.01],
        [0.33, 1.24, 0.03],
      ],
      0.015,
    ),
  );
  b.add(
    'trigger guard',
    'bright',
    solid.tube(
      [
        [0.335, 0.9, 0.02],
        [0.335, 0.92, 0.07],
        [0.335, 1.02, 0.075],
        [0.335, 1.06, 0.02],
      ],
      0.007,
    ),
    { detail: 0.5 },
  );
  const hose: Vec3[] = [
    [0.335, 0.88, 0],
    [0.335, 0.78, 0],
    [0.38, 0.4, 0.02],
    [0.4, 0.16, 0.06],
    [0.36, 0.12, 0.1],
    [0.33, 0.3, 0.1],
    [0.3, 0.6, 0.08],
    [0.265, 0.72, 0.06],
  ];
  b.add('hose', 'rubber', solid.tube(hose, 0.017), { detail: 0.9 });
  b.add('hose joint', 'pipe', solid.cyl(0.026, 0.03, [0.272, 0.72, 0.06], 'x'), { detail: 0.4 });
  b.add('neck', 'bright', solid.cyl(0.08, 0.06, [0, 1.44, 0], 'y', { top: 0.06 }));
  b.add(
    'globe',
    { base: 'lamp', color: '#fff6e0', color2: '#ffffff', emissive: '#fff0d0', emissiveStrength: 0.35 },
    solid.cyl(0.15, 0.13, [0, 1.6, 0], 'z', { bevel: 0.05, segments: 48 }),
  );
  b.add('globe ring', 'body', solid.hoop(0.148, { kind: 'rect', w: 0.04, h: 0.012, r: 0.004 }, [0, 1.6, 0], 'z', 48), {
    detail: 0.5,
  });
  b.add('globe text', 'body', lettering('GAS', [0, 1.6, 0.064], 0.16, 0.075, 0.006), { detail: 0.5 });
}

/** A piston on its connecting rod, standing on the big end. */
function addPiston(b: Bench): void {
  b.add(
    'crown',
    'body',
    solid.turned(
      pairs([
        0, 0.155, 0.044, 0.155, 0.044, 0.17, 0.0425, 0.17, 0.0425, 0.174, 0.044, 0.174, 0.044, 0.18, 0.0425, 0.18,
        0.0425, 0.184, 0.044, 0.184, 0.044, 0.194, 0.041, 0.2, 0.026, 0.2, 0.024, 0.1985, 0, 0.1985,
      ]),
      [0, 0, 0],
      { bevel: 0.0006, segments: 64 },
    ),
    { detail: 1.3 },
  );
  const skirt = solid.turned(pairs([0.0385, 0.125, 0.0435, 0.125, 0.044, 0.157, 0.0385, 0.157]), [0, 0, 0], {
    bevel: 0.0008,
    segments: 64,
  });
  b.add('skirt', 'body', solid.cut(skirt, solid.cyl(0.025, 0.2, [0, 0.118, 0], 'z', { bevel: 0 })), { detail: 1 });
  for (const [i, y] of [0.172, 0.182].entries())
    b.add(`ring ${i + 1}`, 'rubber', solid.hoop(0.0432, { kind: 'rect', w: 0.0034, h: 0.0014 }, [0, y, 0], 'y', 56), {
      detail: 0.5,
    });
  b.add('pin', 'pipe', solid.cyl(0.0105, 0.08, [0, 0.15, 0], 'x', { bevel: 0.002 }));
  b.add(
    'small end',
    'bright',
    solid.put(solid.hoop(0.0145, { kind: 'rect', w: 0.028, h: 0.009, r: 0.002 }, [0, 0, 0], 'x', 32), [0, 0.15, 0]),
  );
  b.add(
    'rod',
    'bright',
    solid.slab(
      outline.rounded(pairs([-0.015, 0.055, 0.015, 0.055, 0.0095, 0.137, -0.0095, 0.137]), 0.003, 2),
      0.014,
      [0, 0, 0],
      'x',
      { bevel: 0.002 },
    ),
    { detail: 1 },
  );
  b.add(
    'rod web',
    b.tint('bright', { color: '#8a8e92' }),
    solid.slab(pairs([-0.008, 0.065, 0.008, 0.065, 0.005, 0.13, -0.005, 0.13]), 0.0146, [0, 0, 0], 'x', { bevel: 0 }),
    { detail: 0.3 },
  );
  b.add(
    'big end',
    'bright',
    solid.put(solid.hoop(0.027, { kind: 'rect', w: 0.024, h: 0.011, r: 0.002 }, [0, 0, 0], 'x', 44), [0, 0.0325, 0]),
    { detail: 1 },
  );
  b.add(
    'bearing',
    'copper',
    solid.put(solid.hoop(0.0212, { kind: 'rect', w: 0.022, h: 0.002 }, [0, 0, 0], 'x', 44), [0, 0.0325, 0]),
    { detail: 0.4 },
  );
  for (const [name, s] of [
    ['front', 1],
    ['rear', -1],
  ] as const) {
    b.add(`${name} bolt boss`, 'bright', solid.box([0.02, 0.03, 0.013], [0, 0.033, s * 0.034], 0.003), { detail: 0.5 });
    b.add(`${name} bolt`, 'pipe', solid.put(fitting.hex(0.006, 0.007), [0, 0.0185, s * 0.034], [180, 0, 0]), {
      detail: 0.3,
    });
  }
}

/** A spark plug standing on its electrode's bow. */
function addSparkPlug(b: Bench): void {
  b.add('shell thread', 'body', solid.cyl(0.0065, 0.022, [0, 0.0175, 0], 'y', { bevel: 0.0006 }));
  b.add('thread', 'body', thread({ r: 0.0065, depth: 0.0009, pitch: 0.00185, from: 0.0075, to: 0.0285 }), {
    detail: 0.7,
  });
  b.add('gasket', 'copper', solid.cyl(0.0095, 0.0018, [0, 0.0294, 0], 'y', { bevel: 0.0005 }), { detail: 0.4 });
  b.add('collar', 'body', solid.cyl(0.0102, 0.005, [0, 0.0328, 0], 'y', { bevel: 0.001 }));
  b.add('hexagon', 'body', solid.put(fitting.hex(0.0125, 0.011), [0, 0.035, 0]), { detail: 1 });
  b.add(
    'insulator',
    { base: 'porcelain', color: '#f6f4ee' },
    solid.turned(
      pairs([
        0, 0.045, 0.008, 0.045, 0.0076, 0.05, 0.0066, 0.052, 0.0074, 0.054, 0.0062, 0.056, 0.007, 0.058, 0.0058, 0.06,
        0.0066, 0.062, 0.0054, 0.064, 0.0048, 0.078, 0, 0.078,
      ]),
      [0, 0, 0],
      { bevel: 0.0005, segments: 40 },
    ),
    { detail: 1.3 },
  );
  b.add(
    'terminal',
    'pipe',
    solid.turned(
      pairs([
        0, 0.077, 0.0032, 0.077, 0.0032, 0.08, 0.0024, 0.081, 0.0024, 0.085, 0.0034, 0.0865, 0.003, 0.09, 0, 0.09,
      ]),
      [0, 0, 0],
      { bevel: 0.0004 },
    ),
  );
  b.add(
    'nose',
    { base: 'porcelain', color: '#e8e0d0' },
    solid.cyl(0.0028, 0.004, [0, 0.0055, 0], 'y', { top: 0.0036, bevel: 0.0004 }),
    { detail: 0.5 },
  );
  b.add('centre electrode', 'copper', solid.cyl(0.0012, 0.003, [0, 0.0026, 0]), { detail: 0.4 });
  b.add(
    'ground electrode',
    'body',
    solid.bar(
      [
        [0.0056, 0.0075, 0],
        [0.0056, 0.0025, 0],
        [0.005, 0.0008, 0],
        [0.0035, 0.0006, 0],
        [-0.0016, 0.0006, 0],
      ],
      { kind: 'rect', w: 0.0024, h: 0.0012, r: 0.0003 },
      { up: [1, 0, 0] },
    ),
    { detail: 0.6 },
  );
}

/** Parts and pumps. */
export const small = { addFuelPump, addPiston, addSparkPlug };
