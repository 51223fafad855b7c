import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { fitting, glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** The wire mesh of a microphone's head about +Y round `at`: meridians and parallels over a dark core. */
function addMesh(b: Bench, at: Vec3, r: number): void {
  b.add('head foam', { base: 'fabric', color: '#1c1d20' }, { op: 'ball', r: [r * 0.955, r * 0.98, r * 0.955], at });
  const n = 14;
  const wires: Shape[] = [];
  for (let i = 0; i < n; i++) {
    const a = (Math.PI * 2 * i) / n;
    for (const lean of [0.9, -0.9]) {
      const path = Array.from({ length: 9 }, (_, j): Vec3 => {
        const t = 0.06 + (j / 8) * 0.88;
        const phi = a + lean * (t - 0.5);
        const k = Math.sin(Math.PI * t) * r;
        return [at[0] + k * Math.cos(phi), at[1] + r * Math.cos(Math.PI * t), at[2] + k * Math.sin(phi)];
      });
      wires.push(solid.tube(path, r * 0.028, { cap: 'flat' }));
    }
  }
  b.add('head mesh', 'grille', solid.many(wires), { detail: 0.9 });
}

/** A stage microphone: mesh head, band, tapered body, switch, ring, connector; lying in a desk clip on its stand. */
export function buildStage(b: Bench): void {
  const tilt: Vec3 = [38, 0, 0];
  const at: Vec3 = [0, 0.165, 0.0];
  const put = (of: Shape): Shape => solid.put(of, at, tilt);
  const mesh: Bench = { ...b, add: (name, slot, shape, more) => b.add(name, slot, put(shape), more) };
  addMesh(mesh, [0, 0.112, 0], 0.027);
  b.add(
    'head band',
    'metal',
    put(solid.hoop(0.0268, { kind: 'rect', w: 0.008, h: 0.0036, r: 0.001 }, [0, 0.112, 0], 'y', 44)),
  );
  b.add(
    'collar',
    'metal',
    put(
      solid.turned(pairs([0, 0.07, 0.016, 0.07, 0.0185, 0.076, 0.0215, 0.086, 0.021, 0.09, 0, 0.09]), [0, 0, 0], {
        bevel: 0.001,
        segments: 44,
      }),
    ),
  );
  b.add(
    'body',
    'body',
    put(
      solid.turned(
        pairs([0, -0.075, 0.0105, -0.075, 0.0115, -0.07, 0.0145, 0.03, 0.0168, 0.072, 0, 0.072]),
        [0, 0, 0],
        { segments: 44 },
      ),
    ),
    { detail: 1.2 },
  );
  b.add(
    'accent ring',
    'accent',
    put(solid.hoop(0.0167, { kind: 'rect', w: 0.003, h: 0.002, r: 0.0006 }, [0, 0.064, 0], 'y', 40)),
    { detail: 0.5 },
  );
  b.add('switch plate', 'metal', put(solid.box([0.009, 0.028, 0.004], [0, 0.03, 0.0133], 0.001)), { detail: 0.5 });
  b.add('switch', 'rubber', put(solid.box([0.005, 0.009, 0.004], [0, 0.034, 0.0158], 0.001)), { detail: 0.4 });
  b.add(
    'logo',
    'metal',
    put(solid.put({ op: 'text', value: 'CLAY', height: 0.005, depth: 0.002, bevel: 0 }, [0, 0.048, 0.0146])),
    { detail: 0.3 },
  );
  b.add('connector', 'metal', put(solid.cyl(0.0092, 0.022, [0, -0.083, 0])));
  b.add(
    'cable plug',
    'rubber',
    put(
      solid.turned(
        pairs([0, -0.135, 0.004, -0.135, 0.0055, -0.125, 0.0095, -0.112, 0.0095, -0.09, 0, -0.09]),
        [0, 0, 0],
      ),
    ),
  );
  const e: Vec3 = [0, 0.165 - 0.13 * Math.cos(0.663), -0.13 * Math.sin(0.663)];
  b.add(
    'cable',
    'rubber',
    solid.tube(
      [
        [e[0], e[1], e[2]],
        [0, 0.03, -0.115],
        [0.006, 0.006, -0.15],
        [0.05, 0.0045, -0.16],
        [0.09, 0.0045, -0.12],
        [0.1, 0.0045, -0.06],
        [0.085, 0.0045, -0.01],
      ],
      0.0036,
    ),
    { detail: 0.6 },
  );
  b.add(
    'clip',
    'rubber',
    put(
      solid.turned(pairs([0.0136, -0.02, 0.0175, -0.02, 0.0185, 0.022, 0.0156, 0.022, 0.0136, -0.02]), [0, 0, 0], {
        bevel: 0.0006,
        segments: 40,
      }),
    ),
  );
  b.add('clip knuckle', 'rubber', solid.box([0.014, 0.024, 0.016], [0, 0.14, 0.002], 0.003));
  b.add('clip screw', 'metal', solid.cyl(0.006, 0.02, [0, 0.137, 0.002], 'x'));
  b.add('stand tube', 'metal', solid.cyl(0.006, 0.118, [0, 0.071, 0.002]));
  b.add('stand nut', 'metal', solid.put(fitting.hex(0.0105, 0.01), [0, 0.118, 0.002]));
  b.add(
    'stand base',
    { base: 'cast-iron', color: '#232427', rough: 0.5 },
    solid.turned(
      pairs([0, 0.002, 0.062, 0.002, 0.066, 0.006, 0.064, 0.012, 0.03, 0.018, 0.012, 0.026, 0.01, 0.034, 0, 0.034]),
      [0, 0, 0],
      { segments: 56 },
    ),
  );
  b.add('base pad', 'rubber', solid.cyl(0.06, 0.004, [0, 0.002, 0]));
}

/** A fifties microphone: ribbed chrome head, badge, swivel yoke, stand with a stepped base. */
export function buildRetro(b: Bench): void {
  const y = 0.178;
  const head = outline.rounded(
    pairs([
      -0.026, -0.042, 0.026, -0.042, 0.033, 0.012, 0.03, 0.04, 0.015, 0.052, -0.015, 0.052, -0.03, 0.04, -0.033, 0.012,
    ]),
    0.012,
    4,
  );
  b.add('head', 'grille', solid.slab(head, 0.034, [0, y, 0], 'z', { bevel: 0.006 }), { detail: 1.2 });
  b.add(
    'head back',
    { base: 'fabric', color: '#1a1a1c' },
    solid.slab(
      head.map(([x, v]) => [x * 0.94, v * 0.95]),
      0.046,
      [0, y, 0],
      'z',
      { bevel: 0.008 },
    ),
  );
  const rim = head.map(([x, v]): Vec3 => [x * 0.99, y + v * 0.99, 0]);
  b.add(
    'head band',
    'metal',
    solid.bar(rim, { kind: 'rect', w: 0.012, h: 0.006, r: 0.002 }, { closed: true, up: [0, 0, 1] }),
  );
  for (let i = 0; i < 7; i++) {
    const x = (i - 3) * 0.0078;
    const top = 0.046 - Math.abs(i - 3) ** 2 * 0.0012;
    for (const s of [1, -1])
      b.add(
        `${s > 0 ? 'front' : 'back'} rib ${i + 1}`,
        'metal',
        solid.tube(
          [
            [x * 0.86, y - 0.037, s * 0.016],
            [x * 0.95, y - 0.02, s * 0.0262],
            [x * 1.05, y + 0.02, s * 0.0262],
            [x, y + top, s * 0.014],
          ],
          0.0022,
          { cap: 'round' },
        ),
        { detail: 0.6 },
      );
  }
  b.add(
    'belt',
    'metal',
    solid.slab(outline.superellipse(0.0345, 0.0285, 3, 40), 0.011, [0, y + 0.006, 0], 'y', { bevel: 0.002 }),
  );
  b.add(
    'badge',
    'accent',
    solid.slab(outline.roundRect(0.03, 0.0085, 0.002, 0, y + 0.006), 0.003, [0, 0, 0.0285], 'z', { bevel: 0.0008 }),
  );
  b.add(
    'badge name',
    'metal',
    solid.put({ op: 'text', value: 'CLAY', height: 0.005, depth: 0.0014, bevel: 0 }, [0, y + 0.0035, 0.0302]),
    { detail: 0.3 },
  );
  b.add(
    'tail',
    'metal',
    solid.slab(outline.superellipse(0.027, 0.018, 3, 36), 0.014, [0, y - 0.046, 0], 'y', { bevel: 0.004 }),
  );
  b.add('yoke', 'metal', solid.box([0.016, 0.026, 0.014], [0, y - 0.062, 0], 0.004));
  b.add('yoke bolt', 'metal', solid.put(fitting.hex(0.007, 0.026), [-0.013, y - 0.062, 0], [0, 0, -90]));
  b.add('stand tube', 'metal', solid.cyl(0.0065, 0.085, [0, 0.066, 0]));
  b.add('height nut', 'rubber', solid.put(fitting.knob(0.0115, 0.016, 18), [0, 0.082, 0]));
  b.add('switch', 'accent', solid.cyl(0.004, 0.008, [0, 0.034, 0.03], 'y'), { detail: 0.4 });
  b.add(
    'stand base',
    'metal',
    solid.turned(
      pairs([
        0, 0.003, 0.06, 0.003, 0.063, 0.008, 0.06, 0.015, 0.05, 0.018, 0.046, 0.024, 0.024, 0.034, 0.014, 0.044, 0.011,
        0.05, 0, 0.05,
      ]),
      [0, 0, 0],
      { segments: 56 },
    ),
  );
  b.add(
    'base ring',
    'accent',
    solid.hoop(0.0535, { kind: 'rect', w: 0.002, h: 0.003, r: 0.0006 }, [0, 0.0178, 0], 'y', 50),
    { detail: 0.5 },
  );
  b.add('base pad', 'rubber', solid.cyl(0.057, 0.006, [0, 0.003, 0]));
  b.add(
    'cable',
    'rubber',
    solid.tube(
      [
        [0, 0.012, -0.058],
        [0, 0.008, -0.07],
        [0.02, 0.004, -0.085],
        [0.06, 0.004, -0.08],
        [0.085, 0.004, -0.04],
      ],
      0.0034,
    ),
    { detail: 0.6 },
  );
}

/** A megaphone: bell, body, grip with trigger, strap, horn lip. */
export function buildMegaphone(b: Bench): void {
  const y = 0.155;
  const wall = pairs([
    0.032, 0, 0.034, 0.03, 0.042, 0.08, 0.062, 0.14, 0.095, 0.185, 0.112, 0.2, 0.112, 0.204, 0.09, 0.188, 0.058, 0.142,
    0.038, 0.08, 0.03, 0.03, 0, 0.028, 0, 0,
  ]);
  b.add('bell', 'body', solid.turned(wall, [0, y, 0], { axis: 'z', bevel: 0.0008, segments: 60 }), { detail: 1.3 });
  b.add('bell rim', 'accent', solid.hoop(0.1125, { kind: 'circle', r: 0.0042 }, [0, y, 0.202], 'z', 56));
  b.add(
    'driver cone',
    'baffle',
    solid.turned(pairs([0, 0.06, 0.018, 0.06, 0.024, 0.1, 0.016, 0.128, 0, 0.134]), [0, y, 0], {
      axis: 'z',
      segments: 36,
    }),
  );
  b.add(
    'driver',
    'baffle',
    solid.turned(pairs([0, -0.09, 0.03, -0.09, 0.042, -0.08, 0.045, -0.02, 0.04, 0.005, 0, 0.005]), [0, y, 0], {
      axis: 'z',
      bevel: 0.006,
      segments: 48,
    }),
  );
  b.add(
    'driver stripe',
    'accent',
    solid.hoop(0.0452, { kind: 'rect', w: 0.008, h: 0.003, r: 0.001 }, [0, y, -0.03], 'z', 44),
  );
  b.add(
    'microphone',
    'grille',
    solid.turned(pairs([0, -0.105, 0.02, -0.105, 0.026, -0.1, 0.026, -0.088, 0, -0.088]), [0, y, 0], { axis: 'z' }),
  );
  b.add(
    'grip',
    'rubber',
    solid.bar(
      [
        [0, y - 0.035, -0.012],
        [0, y - 0.09, -0.024],
        [0, y - 0.15, -0.038],
      ],
      { kind: 'rect', w: 0.034, h: 0.042, r: 0.012 },
      { up: [0, 0, 1] },
    ),
  );
  for (let i = 0; i < 4; i++)
    b.add(
      `grip groove ${i + 1}`,
      'baffle',
      solid.box([0.0355, 0.005, 0.03], [0, y - 0.075 - i * 0.016, -0.021 - i * 0.0042], 0.001, [14, 0, 0]),
      { detail: 0.4 },
    );
  b.add('trigger', 'accent', solid.box([0.014, 0.03, 0.014], [0, y - 0.066, 0.003], 0.004, [14, 0, 0]));
  b.add(
    'trigger guard',
    'baffle',
    solid.tube(
      [
        [0, y - 0.042, 0.014],
        [0, y - 0.07, 0.026],
        [0, y - 0.1, 0.006],
        [0, y - 0.104, -0.008],
      ],
      0.004,
    ),
  );
  b.add('volume wheel', 'rubber', solid.put(fitting.knob(0.012, 0.008, 16), [0.024, y + 0.006, -0.089], [-90, 0, 0]));
  b.add('lamp', glowing('#ff3a28', 1.3), { op: 'ball', r: 0.004, at: [-0.022, y + 0.008, -0.09] });
  for (const s of [1, -1])
    b.add(
      s > 0 ? 'front strap ring' : 'back strap ring',
      'metal',
      solid.hoop(
        0.008,
        { kind: 'circle', r: 0.0016 },
        [0, y + (s > 0 ? 0.048 : 0.049), s > 0 ? 0.078 : -0.05],
        'x',
        20,
      ),
    );
  b.add(
    'strap',
    { base: 'fabric', color: '#222326' },
    solid.bar(
      [
        [0, y + 0.054, 0.078],
        [0.012, y + 0.085, 0.05],
        [0.016, y + 0.095, 0.01],
        [0.012, y + 0.084, -0.03],
        [0, y + 0.055, -0.05],
      ],
      { kind: 'rect', w: 0.012, h: 0.002, r: 0.0008 },
      { spline: 'catmull', up: [0, 1, 0] },
    ),
  );
}
