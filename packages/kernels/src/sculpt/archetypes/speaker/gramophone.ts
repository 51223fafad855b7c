import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { appliance, fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A record on its platter about +Y at `at`: grooved disc, label, spindle. */
function addRecord(b: Bench, at: Vec3, r: number): void {
  b.add(
    'platter',
    'metal',
    solid.turned(pairs([0, 0, r * 1.03, 0, r * 1.04, 0.004, r * 1.0, 0.008, 0, 0.008]), at, {
      bevel: 0.001,
      segments: 60,
    }),
  );
  const grooves: number[] = [0, 0.0085, r, 0.0085, r, 0.0105];
  for (let i = 0; i < 7; i++) {
    const k = r * (0.95 - i * 0.085);
    grooves.push(k, 0.0105, k - r * 0.012, 0.0098, k - r * 0.024, 0.0105);
  }
  grooves.push(r * 0.34, 0.0105, 0, 0.0105);
  b.add(
    'record',
    { base: 'plastic', color: '#0d0d0f', rough: 0.22 },
    solid.turned(pairs(grooves), at, { bevel: 0, segments: 60 }),
    { detail: 1.2 },
  );
  b.add('record label', 'accent', solid.cyl(r * 0.33, 0.001, [at[0], at[1] + 0.0112, at[2]], 'y', { bevel: 0.0002 }), {
    detail: 0.6,
  });
  b.add(
    'record label ring',
    'metal',
    solid.put(solid.hoop(r * 0.24, { kind: 'rect', w: 0.0006, h: 0.002, r: 0.0001 }, [0, 0, 0], 'y', 36), [
      at[0],
      at[1] + 0.0118,
      at[2],
    ]),
    { detail: 0.3 },
  );
  b.add('spindle', 'metal', solid.cyl(0.0028, 0.016, [at[0], at[1] + 0.014, at[2]]), { detail: 0.3 });
}

/** A gramophone: oak box with mouldings, record, sound box on its arm, fluted horn, crank. */
export function buildGramophone(b: Bench, rng: Rng): void {
  const s = 0.33;
  const y = 0.016;
  const h = 0.15;
  const top = y + h;
  for (const sx of [1, -1])
    for (const sz of [1, -1])
      b.add(
        `${sz > 0 ? 'front' : 'back'} ${sx > 0 ? 'left' : 'right'} foot`,
        'body',
        solid.turned(pairs([0, 0, 0.016, 0, 0.021, 0.008, 0.017, 0.017, 0, 0.017]), [sx * 0.14, 0, sz * 0.14]),
        { detail: 0.5 },
      );
  const step = (w: number, y0: number, y1: number, name: string, bevel: number): void =>
    b.add(name, 'body', solid.slab(outline.roundRect(w, w, 0.006), y1 - y0, [0, (y0 + y1) / 2, 0], 'y', { bevel }), {
      grain: [1, 0, 0],
    });
  step(s * 1.12, y, y + 0.016, 'plinth', 0.004);
  step(s * 1.06, y + 0.0155, y + 0.03, 'lower moulding', 0.006);
  step(s, y + 0.0295, top - 0.024, 'case', 0.003);
  step(s * 1.05, top - 0.0245, top - 0.012, 'upper moulding', 0.005);
  step(s * 1.09, top - 0.0125, top, 'deck', 0.003);
  for (const sx of [1, -1])
    for (const sz of [1, -1])
      b.add(
        `${sz > 0 ? 'front' : 'back'} ${sx > 0 ? 'left' : 'right'} column`,
        'accent',
        solid.turned(
          pairs([
            0, 0, 0.012, 0, 0.012, 0.006, 0.008, 0.012, 0.0095, 0.04, 0.008, 0.07, 0.012, 0.077, 0.012, 0.083, 0, 0.083,
          ]),
          [sx * s * 0.487, y + 0.0305, sz * s * 0.487],
          { bevel: 0.001 },
        ),
      );
  b.add(
    'front panel',
    'baffle',
    solid.slab(outline.roundRect(s * 0.72, 0.06, 0.01), 0.005, [0, y + 0.072, s / 2 + 0.001], 'z', { bevel: 0.0018 }),
  );
  const scroll = (k: number): Shape =>
    solid.tube(
      [
        [0, 0, 0],
        [k * 0.03, 0.012, 0],
        [k * 0.06, 0, 0],
        [k * 0.05, -0.012, 0],
        [k * 0.036, -0.002, 0],
        [k * 0.046, 0.004, 0],
      ],
      0.0022,
      { taper: [1.3, 1, 1, 0.9, 0.7, 0.5] },
    );
  b.add(
    'ornament',
    'accent',
    solid.put(solid.many([scroll(1), scroll(-1), { op: 'ball', r: 0.007 }]), [0, y + 0.072, s / 2 + 0.0045]),
    { detail: 0.6 },
  );
  addRecord(b, [0, top + 0.002, 0.025], 0.13);
  addArm(b, s, y, top);
  addHorn(b, [0, top + 0.15, -s * 0.53 - 0.038], rng);
}

/** The arm that carries horn and sound box, and the crank. */
function addArm(b: Bench, s: number, y: number, top: number): void {
  const back: Vec3 = [0, top, -s * 0.53];
  b.add(
    'bracket',
    'metal',
    solid.bar(
      [
        [0, y + 0.06, back[2] + 0.004],
        [0, top, back[2] - 0.015],
        [0, top + 0.06, back[2] - 0.01],
      ],
      { kind: 'rect', w: 0.034, h: 0.014, r: 0.004 },
      { spline: 'catmull', up: [0, 0, 1] },
    ),
  );
  b.add(
    'elbow',
    'metal',
    solid.tube(
      [
        [0, top + 0.045, back[2] - 0.008],
        [0, top + 0.085, back[2] - 0.01],
        [0, top + 0.112, back[2] - 0.03],
        [0, top + 0.15, back[2] - 0.038],
      ],
      0.016,
      { cap: 'flat' },
    ),
  );
  b.add(
    'elbow ring',
    'accent',
    solid.put(solid.hoop(0.0165, { kind: 'rect', w: 0.008, h: 0.005, r: 0.002 }, [0, 0, 0], 'y', 30), [
      0,
      top + 0.055,
      back[2] - 0.0085,
    ]),
  );
  b.add(
    'tone arm',
    'metal',
    solid.tube(
      [
        [0, top + 0.075, back[2] - 0.005],
        [0.02, top + 0.07, -s * 0.38],
        [0.055, top + 0.058, -0.02],
        [0.06, top + 0.045, 0.035],
      ],
      0.0095,
      { taper: [1.2, 1, 0.85, 0.7], cap: 'flat' },
    ),
  );
  b.add(
    'sound box',
    'metal',
    solid.put(
      solid.turned(pairs([0, -0.009, 0.026, -0.009, 0.026, 0.004, 0.022, 0.008, 0.018, 0.004, 0, 0.004]), [0, 0, 0], {
        segments: 36,
      }),
      [0.062, top + 0.036, 0.046],
      [62, 30, 0],
    ),
  );
  b.add('needle arm', 'accent', solid.rod([0.063, top + 0.03, 0.052], [0.064, top + 0.0135, 0.062], 0.0022, 0.001));
  // crank on the right side as seen
  b.add('crank plate', 'metal', solid.cyl(0.016, 0.004, [s / 2 + 0.001, y + 0.075, 0.02], 'x'));
  b.add(
    'crank',
    'metal',
    solid.tube(
      [
        [s / 2, y + 0.075, 0.02],
        [s / 2 + 0.045, y + 0.075, 0.02],
        [s / 2 + 0.052, y + 0.08, 0.025],
        [s / 2 + 0.056, y + 0.11, 0.06],
      ],
      0.0045,
      { spline: 'linear' },
    ),
  );
  b.add(
    'crank grip',
    'body',
    solid.put(
      solid.turned(pairs([0, 0, 0.007, 0, 0.0095, 0.02, 0.007, 0.042, 0, 0.044]), [0, 0, 0], {
        smooth: false,
        bevel: 0.002,
      }),
      [s / 2 + 0.05, y + 0.111, 0.061],
      [0, 0, -90],
    ),
  );
}

/** The flower of sheet brass: eight bowed petals, a seam rib between each, opening up and forward. */
function addHorn(b: Bench, root: Vec3, rng: Rng): void {
  const petals = rng.fork('horn').pick([8, 8, 9, 10]);
  const per = 6;
  const n = petals * per;
  const spine: readonly [y: number, z: number, r: number, lean: number][] = [
    [0, 0, 0.014, -8],
    [0.06, -0.006, 0.019, -2],
    [0.12, 0.0, 0.028, 10],
    [0.18, 0.02, 0.045, 24],
    [0.235, 0.055, 0.075, 38],
    [0.275, 0.1, 0.115, 47],
    [0.298, 0.137, 0.155, 52],
    [0.31, 0.158, 0.19, 54],
    [0.314, 0.168, 0.208, 55],
  ];
  const ring = (i: number, inset: number): Vec3[] => {
    const [y, z, r, lean] = spine[i];
    const wave = Math.max(0, (i - 2) / 6);
    const t = (lean * Math.PI) / 180;
    return Array.from({ length: n }, (_, j): Vec3 => {
      const a = (2 * Math.PI * j) / n;
      const u = (j % per) / per;
      const k = Math.max(0.004, r * (1 + wave * 0.1 * Math.sin(u * Math.PI)) - inset);
      const [x, v] = [k * Math.cos(a), k * Math.sin(a)];
      return [root[0] + x, root[1] + y - v * Math.sin(t) + 0, root[2] + z + v * Math.cos(t)];
    });
  };
  const outer = spine.map((_, i) => ({ points: ring(i, 0) }));
  const inner = spine.map((_, i) => ({ points: ring(i, 0.003) })).reverse();
  b.add(
    'horn',
    'horn',
    { op: 'loft', sections: [...outer, ...inner.slice(0, -1)], spline: 'linear', smooth: true, cap: 'flat' },
    { detail: 1.8 },
  );
  for (let p = 0; p < petals; p++) {
    const path = spine.slice(2).map((_, i) => ring(i + 2, -0.0005)[p * per]);
    b.add(`horn seam ${p + 1}`, 'horn', solid.tube(path, 0.0022, { spline: 'catmull' }), { detail: 0.4 });
  }
  const last = spine.length - 1;
  b.add('horn rim', 'accent', solid.tube(ring(last, 0.001), 0.0032, { closed: true, spline: 'linear' }), {
    detail: 0.7,
  });
  b.add(
    'horn collar',
    'metal',
    solid.put(
      solid.hoop(0.017, { kind: 'rect', w: 0.014, h: 0.006, r: 0.002 }, [0, 0, 0], 'y', 30),
      [root[0], root[1] + 0.006, root[2]],
      [-6, 0, 0],
    ),
  );
}

/** A turntable: plinth, platter, record, S-shaped arm with counterweight, buttons, lid hinges, feet. */
export function buildTurntable(b: Bench): void {
  const [w, h, d, y] = [0.44, 0.07, 0.35, 0.022];
  const top = y + h;
  appliance.feet(b, w * 0.95, d * 0.95, 0.026, y + 0.001);
  b.add('plinth', 'body', solid.slab(outline.roundRect(w, d, 0.012), h, [0, y + h / 2, 0], 'y', { bevel: 0.004 }), {
    grain: [1, 0, 0],
    detail: 1.2,
  });
  b.add(
    'deck plate',
    'baffle',
    solid.slab(outline.roundRect(w * 0.96, d * 0.95, 0.01), 0.004, [0, top + 0.001, 0], 'y', { bevel: 0.001 }),
  );
  const px = -0.045;
  b.add(
    'platter rim',
    'metal',
    solid.slab(fitting.ribbed(0.158, 90, 0.0016), 0.016, [px, top + 0.01, 0.0], 'y', { bevel: 0.001 }),
  );
  addRecord(b, [px, top + 0.017, 0], 0.15);
  const ax = 0.165;
  b.add(
    'arm base',
    'metal',
    solid.turned(pairs([0, 0, 0.036, 0, 0.036, 0.006, 0.026, 0.01, 0.024, 0.026, 0.016, 0.032, 0, 0.032]), [
      ax,
      top + 0.002,
      -0.1,
    ]),
  );
  b.add('arm pivot', 'metal', solid.box([0.026, 0.022, 0.026], [ax, top + 0.043, -0.1], 0.003));
  b.add(
    'tone arm',
    'metal',
    solid.tube(
      [
        [ax, top + 0.046, -0.14],
        [ax, top + 0.046, -0.04],
        [ax - 0.004, top + 0.045, 0.03],
        [ax - 0.04, top + 0.042, 0.085],
        [ax - 0.066, top + 0.036, 0.11],
      ],
      0.0046,
    ),
  );
  b.add(
    'counterweight',
    'rubber',
    solid.turned(
      pairs([0, 0, 0.017, 0, 0.019, 0.004, 0.019, 0.024, 0.015, 0.028, 0, 0.028]),
      [ax, top + 0.046, -0.172],
      { axis: 'z' },
    ),
  );
  b.add(
    'headshell',
    'rubber',
    solid.put(solid.box([0.018, 0.006, 0.036], [0, 0, 0], 0.002), [ax - 0.076, top + 0.034, 0.12], [4, -44, 0]),
  );
  b.add(
    'cartridge',
    'accent',
    solid.put(
      solid.box([0.014, 0.009, 0.02], [0, -0.0065, 0.004], 0.0015),
      [ax - 0.076, top + 0.034, 0.12],
      [4, -44, 0],
    ),
  );
  b.add('finger lift', 'metal', solid.rod([ax - 0.07, top + 0.035, 0.13], [ax - 0.055, top + 0.039, 0.145], 0.0014));
  b.add(
    'arm rest',
    'metal',
    solid.turned(pairs([0, 0, 0.006, 0, 0.004, 0.006, 0.004, 0.03, 0.007, 0.034, 0, 0.034]), [
      ax + 0.022,
      top + 0.002,
      0.0,
    ]),
  );
  b.add('start button', 'metal', solid.box([0.034, 0.008, 0.024], [-w * 0.43, top + 0.006, d * 0.4], 0.002));
  for (const [i, x] of [-0.11, -0.075].entries())
    b.add(
      `speed button ${i + 1}`,
      'knobs',
      solid.box([0.024, 0.006, 0.014], [x - 0.03, top + 0.005, d * 0.42], 0.0015),
      { detail: 0.5 },
    );
  b.add('pitch slot', 'rubber', solid.box([0.018, 0.003, 0.12], [w * 0.44, top + 0.0035, 0.09], 0.001));
  b.add('pitch fader', 'metal', solid.box([0.022, 0.012, 0.012], [w * 0.44, top + 0.009, 0.085], 0.002));
  b.add(
    'target lamp',
    'accent',
    solid.turned(pairs([0, 0, 0.007, 0, 0.006, 0.014, 0, 0.016]), [-w * 0.44, top + 0.002, d * 0.28]),
  );
  for (const s of [1, -1])
    b.add(
      s > 0 ? 'left hinge' : 'right hinge',
      'rubber',
      solid.box([0.035, 0.03, 0.014], [s * w * 0.36, top - 0.004, -d / 2 - 0.004], 0.003),
    );
  appliance.label(b, 'badge', 'CLAY', [-w * 0.36, y + h * 0.4, d / 2 + 0.0005], 0.014, 'accent');
}
