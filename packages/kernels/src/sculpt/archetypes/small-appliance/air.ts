import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { appliance, fitting } from '../../kits/fittings/index.ts';
import { type Bench, formed, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** Half of a fan's cage about z: bowed wires from the hub ring to the rim, hoops across them. `s` 1 is the front. */
function cage(r: number, deep: number, s: number): { wires: Shape; hoops: Shape } {
  const at = (t: number): [number, number] => [r * t, s * deep * Math.sqrt(Math.max(0, 1 - ((t - 0.1) / 0.9) ** 2.4))];
  const line = [0.2, 0.4, 0.6, 0.78, 0.9, 0.97, 1].map((t): Vec3 => [at(t)[0], 0, at(t)[1]]);
  const wires: Shape = { op: 'arrayed', n: 40, around: 'z', of: solid.tube(line, 0.0013, { cap: 'flat' }) };
  const hoops = solid.many(
    [0.45, 0.72].map((t) => solid.hoop(at(t)[0], { kind: 'circle', r: 0.0016 }, [0, 0, at(t)[1]], 'z', 44)),
  );
  return { wires, hoops };
}

/** A desk fan: cage of wires, three broad blades, motor pod, neck, weighted base with keys. */
export function buildFan(b: Bench, blades: number): void {
  const c: Vec3 = [0, 0.3, 0.03];
  const r = 0.155;
  const put = (of: Shape): Shape => solid.put(of, c, [-6, 0, 0]);
  for (const [name, s, deep] of [
    ['front', 1, 0.05],
    ['back', -1, 0.045],
  ] as const) {
    const { wires, hoops } = cage(r, deep, s);
    b.add(`${name} cage wires`, 'metal', put(wires), { detail: 0.5 });
    b.add(`${name} cage hoops`, 'metal', put(hoops), { detail: 0.5 });
  }
  b.add(
    'cage rim',
    'metal',
    put(solid.hoop(r + 0.002, { kind: 'rect', w: 0.012, h: 0.006, r: 0.0025 }, [0, 0, 0], 'z', 60)),
  );
  b.add('rim clip', 'trim', put(solid.box([0.022, 0.012, 0.018], [0, r + 0.004, 0], 0.003)));
  b.add(
    'front cap',
    'body',
    put(
      solid.turned(pairs([0, 0, 0.033, 0, 0.034, 0.004, 0.03, 0.009, 0, 0.012]), [0, 0, 0.044], {
        axis: 'z',
        segments: 40,
      }),
    ),
  );
  b.add(
    'front cap ring',
    'accent',
    put(solid.hoop(0.0345, { kind: 'rect', w: 0.005, h: 0.004, r: 0.001 }, [0, 0, 0.046], 'z', 40)),
  );
  b.add('badge', 'accent', put(solid.cyl(0.013, 0.003, [0, 0, 0.056], 'z')), { detail: 0.5 });
  for (let i = 0; i < blades; i++) {
    const blade = [0.18, 0.36, 0.58, 0.8, 0.95, 1].map((t, k) => {
      const w = [0.04, 0.075, 0.115, 0.13, 0.1, 0.05][k] * (blades > 3 ? 0.78 : 1);
      const pitch = ((34 - 16 * t) * Math.PI) / 180;
      return {
        at: [0.012 * k * (k > 2 ? 1 : 0.6), (r - 0.014) * t, 0] as Vec3,
        w,
        h: 0.003,
        side: [Math.cos(pitch), 0, -Math.sin(pitch)] as Vec3,
        up: [Math.sin(pitch), 0, Math.cos(pitch)] as Vec3,
      };
    });
    b.add(
      `blade ${i + 1}`,
      'blades',
      put(solid.put(formed.board(blade, 0.0012), [0, 0, 0.004], [0, 0, (360 / blades) * i + 20])),
      { detail: 1.1 },
    );
  }
  b.add(
    'spinner',
    'blades',
    put(
      solid.turned(pairs([0, -0.016, 0.03, -0.016, 0.03, 0.012, 0.022, 0.026, 0, 0.03]), [0, 0, 0], {
        axis: 'z',
        segments: 36,
      }),
    ),
  );
  addFanStand(b);
}

/** Motor pod, neck and the weighted base with its keys. */
function addFanStand(b: Bench): void {
  const c: Vec3 = [0, 0.3, 0.03];
  const put = (of: Shape): Shape => solid.put(of, c, [-6, 0, 0]);
  b.add(
    'motor',
    'body',
    put(
      solid.turned(
        pairs([0, -0.13, 0.03, -0.128, 0.046, -0.11, 0.052, -0.075, 0.05, -0.05, 0.044, -0.044, 0, -0.044]),
        [0, 0, 0],
        { axis: 'z', bevel: 0.004, segments: 44 },
      ),
    ),
    { detail: 1.2 },
  );
  for (let i = 0; i < 10; i++)
    b.add(
      `motor vent ${i + 1}`,
      'trim',
      put(
        solid.put(
          solid.box([0.003, 0.008, 0.02], [0, 0.0485, -0.092], 0.001, [-10, 0, 0]),
          [0, 0, 0],
          [0, 0, 36 * i + 18],
        ),
      ),
      { detail: 0.3 },
    );
  b.add(
    'swing pin',
    'metal',
    put(solid.turned(pairs([0, 0, 0.006, 0, 0.006, 0.012, 0.009, 0.016, 0.009, 0.024, 0, 0.026]), [0, 0.05, -0.09])),
  );
  b.add('neck', 'metal', solid.cyl(0.013, 0.19, [0, 0.145, -0.05]));
  b.add('knuckle', 'body', solid.box([0.036, 0.06, 0.04], [0, 0.24, -0.05], 0.012));
  b.add('knuckle screw', 'metal', solid.put(fitting.knob(0.013, 0.014, 16), [0.018, 0.24, -0.05], [0, 0, -90]));
  b.add(
    'base',
    'body',
    appliance.hull([
      0.004, 0.2, 0.2, 0.085, -0.01, 0.008, 0.21, 0.21, 0.09, -0.01, 0.024, 0.204, 0.204, 0.088, -0.01, 0.036, 0.15,
      0.16, 0.07, -0.016, 0.05, 0.06, 0.06, 0.028, -0.045, 0.075, 0.036, 0.036, 0.017, -0.05,
    ]),
    { detail: 1.2 },
  );
  b.add('base pad', 'rubber', solid.slab(outline.roundRect(0.19, 0.19, 0.08, 0, 0.01), 0.006, [0, 0.003, 0], 'y'));
  for (let i = 0; i < 4; i++)
    b.add(
      `speed key ${i + 1}`,
      i === 0 ? 'accent' : 'metal',
      solid.box([0.018, 0.012, 0.014], [(i - 1.5) * 0.023, 0.036, 0.05], 0.003, [14, 0, 0]),
      { detail: 0.5 },
    );
  b.add(
    'base ring',
    'metal',
    solid.slab(outline.roundRect(0.213, 0.213, 0.092, 0, 0.01), 0.004, [0, 0.014, 0], 'y', { bevel: 0.001 }),
  );
  appliance.cord(
    b,
    [
      [0, 0.02, -0.113],
      [0, 0.01, -0.13],
      [0.04, 0.0045, -0.15],
      [0.1, 0.0045, -0.13],
      [0.13, 0.0085, -0.08],
    ],
    0.003,
  );
}

/** A hair dryer standing on its grip's end beside its cord: barrel, nozzle, intake grille, switches, hanging loop. */
export function buildDryer(b: Bench): void {
  const y = 0.19;
  const put = (of: Shape): Shape => solid.put(of, [0, y, 0], [0, 0, 0]);
  const axis = (flat: number[], seg = 48): Shape =>
    put(solid.turned(pairs(flat), [0, 0, 0], { axis: 'z', bevel: 0.002, segments: seg }));
  b.add(
    'barrel',
    'body',
    axis([0, -0.07, 0.036, -0.07, 0.045, -0.055, 0.047, -0.02, 0.043, 0.03, 0.036, 0.085, 0.033, 0.1, 0, 0.1]),
    { detail: 1.3 },
  );
  b.add('barrel band', 'accent', axis([0, 0.062, 0.0398, 0.062, 0.0388, 0.072, 0, 0.072]));
  b.add('nozzle collar', 'trim', axis([0.026, 0.096, 0.0345, 0.096, 0.0345, 0.112, 0.026, 0.112, 0.026, 0.096]));
  b.add(
    'nozzle',
    'trim',
    {
      op: 'loft',
      sections: (
        [
          [0.108, 0.032, 0.032],
          [0.13, 0.034, 0.024],
          [0.155, 0.042, 0.011],
          [0.166, 0.044, 0.009],
          [0.166, 0.0415, 0.006],
          [0.15, 0.039, 0.008],
          [0.13, 0.03, 0.018],
        ] as const
      ).map(([z, rx, ry]) => ({ points: outline.superellipse(rx, ry, 2.6, 36).map(([u, v]): Vec3 => [u, y + v, z]) })),
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    },
    { detail: 1.2 },
  );
  b.add('intake ring', 'trim', axis([0, -0.08, 0.034, -0.08, 0.0375, -0.076, 0.0375, -0.066, 0, -0.066]));
  for (let i = 1; i < 4; i++)
    b.add(
      `intake slot ring ${i}`,
      'metal',
      put(solid.hoop(0.0085 * i, { kind: 'rect', w: 0.004, h: 0.0025, r: 0.0006 }, [0, 0, -0.0805], 'z', 30)),
      { detail: 0.4 },
    );
  b.add(
    'intake bars',
    'metal',
    put(
      solid.many(
        [0, 60, 120].map((a) =>
          solid.put(solid.box([0.062, 0.0024, 0.0024], [0, 0, 0], 0.0006), [0, 0, -0.0815], [0, 0, a]),
        ),
      ),
    ),
    { detail: 0.4 },
  );
  addDryerCord(b);
}

/** Grip, switches and the cord that lies beside it. */
function addDryerCord(b: Bench): void {
  const y = 0.19;
  const grip = [0, 0.3, 0.75, 1].map((t) => ({
    at: [0, y - 0.03 - t * 0.13, -0.006 - t * 0.022] as Vec3,
    w: 0.036 - t * 0.006,
    h: 0.044 - 0.008 * t,
    side: [1, 0, 0] as Vec3,
    up: [0, 0, 1] as Vec3,
  }));
  b.add('grip', 'body', formed.board(grip, 0.015), { detail: 1.2 });
  b.add(
    'grip seam',
    'trim',
    solid.bar(
      [
        [0, y - 0.052, 0.016],
        [0, y - 0.1, 0.0075],
        [0, y - 0.155, -0.008],
      ],
      { kind: 'rect', w: 0.012, h: 0.004, r: 0.001 },
      { up: [0, 0, 1], spline: 'catmull' },
    ),
  );
  for (const [i, v] of [0.068, 0.094].entries())
    b.add(
      `switch ${i + 1}`,
      i ? 'metal' : 'accent',
      solid.box([0.011, 0.014, 0.007], [0, y - v, 0.0145 - i * 0.0055], 0.002, [12 + i * 4, 0, 0]),
      { detail: 0.6 },
    );
  b.add('cold key', 'accent', solid.box([0.01, 0.008, 0.006], [0, y - 0.052, 0.0185], 0.002), { detail: 0.4 });
  b.add(
    'end cap',
    'trim',
    solid.put(
      solid.slab(outline.roundRect(0.031, 0.037, 0.015), 0.012, [0, 0, 0], 'y', { bevel: 0.003 }),
      [0, y - 0.163, -0.029],
      [-9, 0, 0],
    ),
  );
  b.add('hanging loop', 'trim', solid.hoop(0.009, { kind: 'circle', r: 0.0022 }, [0, y - 0.164, -0.054], 'x', 24));
  appliance.label(b, 'maker name', 'CLAY', [0, 0, 0], 0.011, 'metal');
  const name = b.parts[b.parts.length - 1];
  name.shape = solid.put(name.shape, [0.046, y - 0.006, -0.01], [0, 90, 0]);
  b.add('relief', 'rubber', solid.rod([0, y - 0.168, -0.03], [0, 0.006, -0.04], 0.0065, 0.0042));
  b.add(
    'cord',
    'cord',
    solid.tube(
      [
        [0, 0.012, -0.038],
        [0.01, 0.0045, -0.06],
        [0.05, 0.0045, -0.085],
        [0.085, 0.0045, -0.05],
        [0.075, 0.0045, 0.01],
        [0.03, 0.0045, 0.05],
        [-0.04, 0.0045, 0.05],
      ],
      0.0038,
    ),
    { detail: 0.6 },
  );
  b.add('plug', 'cord', solid.cyl(0.01, 0.026, [-0.052, 0.0105, 0.05], 'x', { bevel: 0.003 }));
  b.add(
    'plug pins',
    'metal',
    solid.many(
      [1, -1].map((s) => solid.rod([-0.063, 0.0105, 0.05 + s * 0.005], [-0.08, 0.0105, 0.05 + s * 0.005], 0.0018)),
    ),
    { detail: 0.3 },
  );
}
