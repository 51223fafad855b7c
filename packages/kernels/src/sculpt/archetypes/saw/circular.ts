import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Socket } from '../../dsl/archetype.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { flatOval, oval } from '../../kits/mechanics/index.ts';
import { discTeeth } from './teeth.ts';

/** Blade, carbide tips, expansion slots, print; in the xy plane about the origin. */
function addDisc(b: Bench, r: number, n: number, put: (of: Shape) => Shape, plain = false): void {
  const bore = outline.ngon(r * 0.1, 24);
  const slots: Vec2[][] = [];
  for (let i = 0; i < 4; i++) {
    const turn = (Math.PI / 2) * i + 0.36;
    const slot = [
      ...outline.arc(r * 0.62, 0, r * 0.028, 20, 340, 8),
      ...outline.arc(r * 0.78, 0, r * 0.012, 180, 540 - 20, 6),
    ];
    slots.push(
      slot.map(([x, y]): Vec2 => [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]),
    );
  }
  const thick = r * 0.02;
  b.add(
    'blade disc',
    'blade',
    put(
      solid.slab(discTeeth(r * 0.985, n, r * 0.105), thick, [0, 0, 0], 'z', {
        bevel: thick * 0.12,
        holes: [bore, ...slots],
      }),
    ),
    { detail: 1.8, grain: [0, 1, 0] },
  );
  const tip = solid.put(
    solid.box([r * 0.055, r * 0.026, thick * 1.5], [r * 0.968, r * -0.008, 0], thick * 0.1),
    [0, 0, 0],
  );
  b.add('carbide tips', 'teeth', put({ op: 'arrayed', n, around: 'z', of: tip }), { detail: 0.5 });
  if (plain) return;
  for (const s of [1, -1]) {
    const side = s > 0 ? 'front' : 'rear';
    const face = (of: Shape): Shape => put(solid.put(of, [0, 0, 0], [0, s > 0 ? 0 : 180, 0]));
    const ring = solid.slab(outline.ngon(r * 0.56, 48), thick * 0.3, [0, 0, thick * 0.55], 'z', {
      bevel: 0,
      holes: [outline.ngon(r * 0.3, 36)],
    });
    b.add(`${side} print`, 'body', face(ring), { detail: 0.6 });
    b.add(
      `${side} lettering`,
      'mark',
      face(
        solid.put({ op: 'text', value: '190 x 30', height: r * 0.1, depth: thick * 0.3, bevel: 0 }, [
          0,
          r * 0.38,
          thick * 0.78,
        ]),
      ),
      { detail: 0.3 },
    );
    b.add(
      `${side} tooth count`,
      'mark',
      face(
        solid.put({ op: 'text', value: `Z ${n}`, height: r * 0.12, depth: thick * 0.3, bevel: 0 }, [
          0,
          -r * 0.49,
          thick * 0.78,
        ]),
      ),
      { detail: 0.3 },
    );
    b.add(
      `${side} bushing`,
      'metal',
      face(
        solid.slab(outline.ngon(r * 0.17, 32), thick * 0.5, [0, 0, thick * 0.5], 'z', {
          bevel: thick * 0.1,
          holes: [outline.ngon(r * 0.102, 24)],
        }),
      ),
      { detail: 0.5 },
    );
  }
}

/** A circular saw blade standing on its teeth. */
export function buildDisc(b: Bench, rng: Rng): undefined {
  addDisc(b, 0.1, rng.fork('disc').pick([24, 30, 36]), (of) => solid.put(of, [0, 0.1, 0]));
  return undefined;
}

/** A circular saw on its sole: blade under fixed and swinging guard, motor across, handle with trigger. */
export function buildCircular(b: Bench, _rng: Rng): Socket {
  const y = 0.068;
  const r = 0.092;
  b.add(
    'sole',
    'metal',
    solid.cut(
      solid.box([0.3, 0.004, 0.14], [0, 0.002, -0.02], 0.0012),
      solid.box([0.15, 0.02, 0.012], [0, 0, 0.006], 0),
    ),
    { detail: 0.8 },
  );
  b.add(
    'sole lip',
    'metal',
    solid.many([
      solid.box([0.3, 0.012, 0.004], [0, 0.006, 0.0485], 0.001),
      solid.box([0.3, 0.012, 0.004], [0, 0.006, -0.0885], 0.001),
    ]),
    { detail: 0.5 },
  );
  // the blade is set for shallow cuts, so that the saw stands on its sole
  addDisc(b, r * 0.72, 24, (of) => solid.put(of, [0, y, 0.006]), true);
  const dome: Vec2[] = [...outline.arc(0, 0, r, -8, 188, 28), [-r * 0.99, -0.02], [r * 0.99, -0.02]];
  b.add('upper guard', 'body', solid.slab(dome, 0.02, [0, y, 0.004], 'z', { bevel: 0.004 }), { detail: 1.2 });
  b.add(
    'guard window',
    'dark',
    solid.slab(
      [...outline.arc(0, 0, r * 0.78, 25, 155, 16), ...outline.arc(0, 0, r * 0.58, 155, 25, 16)],
      0.003,
      [0, y, 0.0145],
      'z',
      { bevel: 0.0008 },
    ),
    { detail: 0.6 },
  );
  const lower: Vec2[] = [...outline.arc(0, 0, r * 0.83, 184, 300, 20), ...outline.arc(0, 0, r * 0.24, 300, 184, 8)];
  b.add(
    'lower guard',
    'metal',
    solid.slab(
      lower.map(([u, v]): Vec2 => [u, Math.max(v, -y + 0.0065)]),
      0.0035,
      [0, y, 0.0155],
      'z',
      { bevel: 0.0008 },
    ),
    { detail: 0.8 },
  );
  b.add('arbor flange', 'metal', solid.cyl(0.02, 0.006, [0, y, 0.0175], 'z'), { detail: 0.6 });
  b.add('arbor bolt', 'teeth', solid.put(fitting.hex(0.0085, 0.006), [0, y, 0.02], [90, 0, 0]), { detail: 0.5 });
  b.add(
    'gear case',
    'metal',
    solid.turned(pairs([0, 0, 0.044, 0, 0.046, 0.008, 0.036, 0.024, 0, 0.024]), [0, y + 0.008, -0.004], {
      axis: 'z',
      bevel: 0.002,
    }),
    { hidden: true },
  );
  const motor = [-0.006, -0.012, -0.05, -0.092, -0.1].map((z, i) => ({
    at: [0, y + 0.01, z] as Vec3,
    w: [0.07, 0.086, 0.086, 0.08, 0.06][i],
    d: [0.07, 0.086, 0.086, 0.08, 0.06][i],
  }));
  b.add('motor housing', 'body', oval(motor, { e: 2.6, n: 28, across: [0, 1, 0], cap: 'flat', spline: 'linear' }), {
    detail: 1.2,
  });
  for (const s of [1, -1])
    b.add(
      s > 0 ? 'right vents' : 'left vents',
      'dark',
      solid.many(
        Array.from({ length: 6 }, (_, i) =>
          solid.box([0.003, 0.03, 0.0034], [s * 0.0425, y + 0.01, -0.03 - i * 0.008], 0.0008),
        ),
      ),
      { detail: 0.3 },
    );
  b.add('motor cap', 'dark', solid.cyl(0.026, 0.008, [0, y + 0.01, -0.1], 'z', { bevel: 0.002 }), { detail: 0.6 });
  b.add(
    'label',
    'dark',
    solid.slab(outline.roundRect(0.075, 0.022, 0.004), 0.002, [0, y + 0.064, 0.0142], 'z', { bevel: 0.0005 }),
    { detail: 0.4, hidden: true },
  );
  b.add(
    'lettering',
    'mark',
    solid.put({ op: 'text', value: '1400 W', height: 0.0125, depth: 0.0016, bevel: 0 }, [0, y + 0.0585, 0.0165]),
    { detail: 0.4 },
  );
  addSawHandle(b, y);
  return { at: [-0.07, 0.19, -0.03], dir: [1, 0.3, 0], size: 0.034 };
}

function addSawHandle(b: Bench, y: number): void {
  const put = (of: Shape): Shape => solid.put(of, [0, 0, -0.03]);
  b.add(
    'handle',
    'body',
    put(
      flatOval(
        [
          -0.13,
          y + 0.02,
          0.034,
          0.034,
          -0.142,
          0.13,
          0.034,
          0.034,
          -0.122,
          0.176,
          0.036,
          0.035,
          -0.07,
          0.198,
          0.036,
          0.036,
          -0.01,
          0.192,
          0.038,
          0.038,
          0.04,
          0.166,
          0.036,
          0.04,
          0.058,
          0.13,
          0.04,
          0.044,
          0.05,
          0.1,
          0.05,
          0.048,
        ],
        { e: 3 },
      ),
    ),
    { detail: 1.3 },
  );
  b.add(
    'handle foot',
    'body',
    put(
      flatOval([-0.134, y + 0.03, 0.034, 0.032, -0.1, y + 0.018, 0.036, 0.034, -0.03, y + 0.014, 0.04, 0.036], {
        e: 3,
      }),
    ),
    { detail: 0.9 },
  );
  b.add(
    'grip rubber',
    'dark',
    put(flatOval([-0.118, 0.1825, 0.022, 0.037, -0.07, 0.203, 0.03, 0.0385, -0.02, 0.2, 0.026, 0.04], { e: 3 })),
    { detail: 0.8 },
  );
  b.add(
    'trigger',
    'dark',
    put(flatOval([-0.085, 0.178, 0.02, 0.018, -0.06, 0.18, 0.02, 0.018, -0.035, 0.178, 0.018, 0.018], { e: 3 })),
    { detail: 0.6 },
  );
  b.add('lock button', 'teeth', put(solid.cyl(0.005, 0.046, [-0.09, 0.193, 0], 'z', { bevel: 0.0015 })), {
    detail: 0.4,
  });
  b.add(
    'front knob',
    'dark',
    solid.turned(
      pairs([0, 0, 0.012, 0, 0.013, 0.012, 0.018, 0.026, 0.017, 0.04, 0.01, 0.046, 0, 0.047]),
      [0.098, y - 0.018, -0.05],
      { smooth: true },
    ),
    { detail: 0.8 },
  );
  b.add('front bracket', 'metal', solid.box([0.05, 0.05, 0.03], [0.092, 0.028, -0.05], 0.006), { detail: 0.6 });
  b.add('depth lever', 'dark', solid.box([0.012, 0.05, 0.008], [-0.1, 0.05, -0.012], 0.003), { detail: 0.4 });
  b.add(
    'cord',
    'dark',
    put(
      solid.tube(
        [
          [-0.142, 0.1, 0],
          [-0.165, 0.085, 0],
          [-0.19, 0.05, 0.01],
          [-0.215, 0.012, 0.03],
          [-0.24, 0.006, 0.07],
        ],
        0.005,
      ),
    ),
    { detail: 0.6 },
  );
  b.add('cord sleeve', 'dark', put(solid.rod([-0.14, 0.104, 0], [-0.17, 0.08, 0], 0.0095, 0.0066)), { detail: 0.4 });
  for (const [i, p] of pairs([-0.128, 0.12, 0.04, 0.13, -0.09, 0.088]).entries())
    b.add(
      `${['rear', 'front', 'lower'][i]} screw`,
      'metal',
      put(solid.put(fitting.screw(0.004), [p[0], p[1], [0.017, 0.0215, 0.0165][i]], [90, 0, 0])),
      { detail: 0.3 },
    );
}
