import type { Vec2, Vec3 } from '../../../math/index.ts';
import { appliance, glowing } from '../../kits/fittings/index.ts';
import { type Bench, formed, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** Outline (x, -z) of an iron's sole: round heel, pointed nose towards +z. */
function sole(k: number): Vec2[] {
  return outline
    .rounded(
      pairs([-0.05, 0.1, 0.05, 0.1, 0.058, 0.0, 0.04, -0.085, 0, -0.145, -0.04, -0.085, -0.058, 0.0].map((v) => v * k)),
      [0.03, 0.03, 0.06, 0.08, 0.02, 0.08, 0.06].map((r) => r * k),
      6,
    )
    .reverse();
}

/** A steam iron: sole plate, skirt, body with water window, handle, dial, buttons, spray, cord. */
export function buildIron(b: Bench): void {
  const ring = (k: number, y: number, lift = 0, dz = 0): { points: Vec3[] } => ({
    points: sole(k)
      .map(([x, v]): Vec3 => [x, y + lift * Math.max(0, (v - 0.0) / 0.1), -v + dz])
      .reverse(),
  });
  b.add('sole plate', 'metal', solid.slab(sole(1), 0.008, [0, 0.004, 0], 'y', { bevel: 0.0015 }), { detail: 1.2 });
  b.add('heat skirt', 'trim', {
    op: 'loft',
    sections: [ring(0.97, 0.0075), ring(0.985, 0.014), ring(0.95, 0.026)],
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
  b.add(
    'body',
    'body',
    {
      op: 'loft',
      sections: [
        ring(0.94, 0.025),
        ring(0.93, 0.034),
        ring(0.84, 0.055, 0.012, -0.004),
        ring(0.66, 0.074, 0.02, -0.012),
        ring(0.52, 0.082, 0.02, -0.018),
      ],
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    },
    { detail: 1.4 },
  );
  b.add(
    'water window',
    'glass',
    solid.many(
      [1].map((s) =>
        solid.put(
          solid.slab(
            outline.rounded(pairs([-0.035, -0.012, 0.04, -0.012, 0.03, 0.014, -0.028, 0.014]), 0.008),
            0.003,
            [0, 0, 0],
            'z',
            { bevel: 0.0008 },
          ),
          [s * 0.0475, 0.05, 0.0],
          [-26, 86, 0],
        ),
      ),
    ),
  );
  const path = [
    [0, 0.07, -0.088],
    [0, 0.1, -0.098],
    [0, 0.128, -0.07],
    [0, 0.136, -0.01],
    [0, 0.13, 0.045],
    [0, 0.102, 0.072],
    [0, 0.072, 0.07],
  ];
  const ups: Vec3[] = [
    [0, 0, -1],
    [0, 0.5, -0.85],
    [0, 0.95, -0.3],
    [0, 1, 0],
    [0, 0.9, 0.42],
    [0, 0.4, 0.9],
    [0, 0, 1],
  ];
  b.add(
    'handle',
    'body',
    formed.board(
      path.map((at, i) => ({
        at: at as unknown as Vec3,
        w: [0.044, 0.036, 0.03, 0.03, 0.032, 0.034, 0.036][i],
        h: [0.03, 0.026, 0.024, 0.024, 0.025, 0.026, 0.024][i],
        side: [1, 0, 0] as Vec3,
        up: ups[i],
      })),
      0.01,
    ),
    { detail: 1.3 },
  );
  b.add(
    'handle pad',
    'rubber',
    solid.bar(
      [
        [0, 0.1435, -0.06],
        [0, 0.1492, -0.015],
        [0, 0.145, 0.03],
      ],
      { kind: 'rect', w: 0.018, h: 0.004, r: 0.0015 },
      { spline: 'catmull', up: [0, 1, 0] },
    ),
  );
  addIronDetails(b);
}

/** Buttons, dial, nozzle and cord. */
function addIronDetails(b: Bench): void {
  for (const [i, s] of [1, -1].entries())
    b.add(
      i ? 'spray button' : 'steam button',
      i ? 'accent' : 'metal',
      solid.cyl(0.0065, 0.012, [s * 0.0075, 0.143, 0.052], 'y', { bevel: 0.002 }),
      { detail: 0.5 },
    );
  appliance.dial(b, 'heat dial', [0, 0.083, -0.012], 0.021, 0.014, { tilt: 90, turn: 30, collar: 'metal' });
  for (let i = 0; i < 3; i++)
    b.add(
      `heat dot ${i + 1}`,
      'accent',
      solid.cyl(
        0.0016,
        0.0016,
        [0.028 * Math.sin((i - 1) * 0.5 + 0.5), 0.0895, -0.012 - 0.028 * Math.cos((i - 1) * 0.5 + 0.5)],
        'y',
        { segments: 10 },
      ),
      { detail: 0.2 },
    );
  b.add(
    'spray nozzle',
    'metal',
    solid.put(
      solid.turned(pairs([0, 0, 0.008, 0, 0.006, 0.008, 0.0025, 0.009, 0, 0.008]), [0, 0, 0]),
      [0, 0.072, 0.087],
      [70, 0, 0],
    ),
  );
  b.add(
    'filler cap',
    'trim',
    solid.put(solid.box([0.022, 0.006, 0.022], [0, 0, 0], 0.003), [0, 0.082, 0.062], [32, 0, 0]),
  );
  b.add('lamp', glowing('#ff5a30', 1.3), { op: 'ball', r: 0.004, at: [0, 0.143, -0.066] });
  b.add('heel', 'trim', solid.box([0.07, 0.05, 0.01], [0, 0.055, -0.098], 0.004, [8, 0, 0]));
  appliance.label(b, 'maker name', 'CLAY', [0, 0, 0], 0.012, 'metal');
  const name = b.parts[b.parts.length - 1];
  name.shape = solid.put(solid.put(name.shape, [0, 0, 0], [-30, 0, 0]), [-0.0505, 0.04, -0.02], [0, -92, 0]);
  b.add('cord relief', 'rubber', solid.rod([0, 0.112, -0.104], [0, 0.12, -0.14], 0.0085, 0.0045));
  b.add(
    'cord',
    'cord',
    solid.tube(
      [
        [0, 0.118, -0.13],
        [0.01, 0.11, -0.17],
        [0.03, 0.03, -0.185],
        [0.07, 0.005, -0.16],
        [0.12, 0.005, -0.09],
        [0.12, 0.005, -0.02],
      ],
      0.0042,
    ),
    { detail: 0.7 },
  );
  b.add('plug', 'cord', solid.cyl(0.011, 0.028, [0.12, 0.0115, 0.0], 'z', { bevel: 0.003 }));
  b.add(
    'plug pins',
    'metal',
    solid.many(
      [1, -1].map((s) => solid.rod([0.12 + s * 0.005, 0.0115, 0.012], [0.12 + s * 0.005, 0.0115, 0.03], 0.0019)),
    ),
    { detail: 0.3 },
  );
}
