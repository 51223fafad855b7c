import type { Vec2, Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { link } from '../../kits/mechanics/index.ts';

const RAD = Math.PI / 180;

/** Points of a circle's arc in the xy plane, degrees. */
const bow = (x: number, y: number, r: number, from: number, to: number, n: number): Vec3[] =>
  outline.arc(x, y, r, from, to, n).map(([u, v]): Vec3 => [u, v, 0]);

/** How a coat hook is made. */
export interface CoatHookLook {
  /** An oval plate; one with cut corners otherwise. */
  round: boolean;
  /** 1 a single prong, 2 a long upper and a short lower one, 3 two upper ones spread above a lower one. */
  prongs: number;
  /** What the prongs end in. */
  ends: string;
}

/** A coat hook: a screwed plate and its prongs, each with its end. Its back is in the plane z = 0. */
function coatHook(b: Bench, name: string, at: Vec3, { round, prongs, ends }: CoatHookLook): void {
  const put = (x: number, y: number, z: number): Vec3 => [at[0] + x, at[1] + y, at[2] + z];
  const n = name ? `${name} ` : '';
  const plate: Vec2[] = round
    ? outline.superellipse(0.018, 0.034, 2, 36)
    : outline.rounded(
        pairs([-0.012, -0.036, 0.012, -0.036, 0.016, -0.02, 0.016, 0.02, 0.012, 0.036, -0.012, 0.036]),
        0.004,
      );
  b.add(`${n}plate`, 'body', solid.slab(plate, 0.004, put(0, 0.06, 0.002), 'z', { bevel: 0.0014 }), { detail: 1.1 });
  for (const [where, y] of [
    ['upper', 0.0265],
    ['lower', -0.0265],
  ] as const)
    b.add(
      `${n}${where} screw`,
      'trim',
      solid.put(fitting.screw(0.0042, 'slot'), put(0, 0.06 + y, 0.0042), [90, 0, 30]),
      {
        detail: 0.4,
      },
    );
  b.add(
    `${n}boss`,
    'body',
    solid.put(solid.cyl(0.0105, 0.008, [0, 0, 0], 'z', { top: 0.0085, bevel: 0.002 }), put(0, 0.058, 0.007)),
  );
  const prong = (which: string, path: readonly Vec3[], r: number): void => {
    const tip = path[path.length - 1];
    const last = path[path.length - 2];
    const curled = ends === 'scroll';
    const up = Math.atan2(tip[1] - last[1], tip[2] - last[2]);
    // a scroll rolls forwards and down, away from the wall
    const roll = Array.from({ length: 9 }, (_, i): Vec3 => {
      const a = up + Math.PI / 2 - (i + 1) * 0.62;
      const q = r * (1.9 - 0.1 * i);
      const c = up - Math.PI / 2;
      return [
        tip[0],
        tip[1] + 1.9 * r * Math.sin(c) + q * Math.sin(a),
        tip[2] + 1.9 * r * Math.cos(c) + q * Math.cos(a),
      ];
    });
    const line = curled ? [...path, ...roll] : path;
    const taper = line.map((_, i) => (i < path.length ? 1.25 - 0.1 * i : 0.85 - 0.05 * (i - path.length)));
    b.add(`${n}${which}prong`, 'body', solid.tube(line, r, { taper, cap: 'round' }), { detail: 1.3 });
    if (ends === 'ball') b.add(`${n}${which}knob`, 'body', { op: 'ball', r: [r * 1.7, r * 1.6, r * 1.7], at: tip });
    if (ends === 'disc')
      b.add(
        `${n}${which}knob`,
        'body',
        solid.put(
          solid.turned(
            pairs([0, 0, r, 0, r * 2.2, r * 0.5, r * 2.3, r * 0.9, r * 1.6, r * 1.4, 0, r * 1.6]),
            [0, 0, 0],
            {
              bevel: r * 0.12,
              segments: 36,
            },
          ),
          tip,
          [90 - (180 / Math.PI) * up, 0, 0],
        ),
      );
  };
  const upper = (x: number): Vec3[] => [
    put(0, 0.059, 0.008),
    put(x * 0.2, 0.06, 0.03),
    put(x * 0.6, 0.07, 0.055),
    put(x * 0.9, 0.095, 0.068),
    put(x, 0.114, 0.07),
  ];
  const lower = [
    put(0, 0.056, 0.008),
    put(0, 0.03, 0.018),
    put(0, 0.014, 0.026),
    put(0, 0.012, 0.039),
    put(0, 0.026, 0.047),
  ];
  const single = [
    put(0, 0.058, 0.008),
    put(0, 0.034, 0.014),
    put(0, 0.013, 0.03),
    put(0, 0.015, 0.052),
    put(0, 0.043, 0.062),
  ];
  if (prongs === 1) prong('', single, 0.0062);
  else {
    if (prongs === 2) prong('upper ', upper(0), 0.0056);
    else
      for (const [side, s] of [
        ['upper left ', 1],
        ['upper right ', -1],
      ] as const)
        prong(side, upper(s * 0.034), 0.005);
    prong('lower ', lower, 0.0052);
  }
}

function addWall(b: Bench, look: CoatHookLook): void {
  coatHook(b, '', [0, look.prongs === 1 ? -0.006 : -0.004, 0], look);
}

/** An S of round bar, one point sharpened. */
function addEss(b: Bench): void {
  const r = 0.024;
  const path: Vec3[] = [
    ...bow(0, 0.089, r, -30, 180, 12),
    [-r, 0.075, 0],
    [r, 0.043, 0],
    ...bow(0, 0.03, r, 0, -215, 12),
  ];
  b.add(
    'hook',
    'body',
    solid.tube(path, 0.0042, {
      taper: path.map((_, i) => (i > path.length - 4 ? 1 - 0.3 * (i - path.length + 4) : 1)),
    }),
    {
      detail: 1.6,
    },
  );
}

/** A pirate's hook rising from its cup with straps. */
function addPirate(b: Bench): void {
  const y = 0.118;
  const path: Vec3[] = [[0, 0.08, 0], [0, y, 0], [-0.006, y + 0.026, 0], ...bow(0.028, y + 0.062, 0.04, 195, -42, 14)];
  b.add(
    'hook',
    'body',
    solid.tube(path, 0.0088, {
      taper: path.map((_, i) => (i < 4 ? 1 : 1 - 0.93 * ((i - 4) / (path.length - 5)) ** 2.2)),
      cap: 'round',
    }),
    {
      detail: 1.6,
    },
  );
  b.add(
    'collar',
    'trim',
    solid.turned(
      pairs([0, 0.1, 0.026, 0.1, 0.026, 0.106, 0.017, 0.112, 0.017, 0.122, 0.013, 0.126, 0, 0.126]),
      [0, 0, 0],
      { bevel: 0.002, segments: 48 },
    ),
  );
  b.add(
    'cup',
    'wood',
    solid.turned(
      pairs([
        0, 0.012, 0.044, 0.012, 0.048, 0, 0.053, 0.002, 0.052, 0.03, 0.045, 0.07, 0.033, 0.094, 0.02, 0.103, 0, 0.103,
      ]),
      [0, 0, 0],
      { smooth: false, bevel: 0.003, segments: 56 },
    ),
    { detail: 1.2 },
  );
  for (const [name, yy, r] of [
    ['lower', 0.012, 0.0535],
    ['upper', 0.066, 0.0468],
  ] as const)
    b.add(`${name} band`, 'trim', solid.hoop(r, { kind: 'rect', w: 0.009, h: 0.0035, r: 0.001 }, [0, yy, 0]), {
      detail: 0.7,
    });
  for (let i = 0; i < 6; i++) {
    const a = (i * 60 + 30) * RAD;
    b.add(
      `rivet ${i + 1}`,
      'trim',
      { op: 'ball', r: 0.003, at: [0.055 * Math.cos(a), 0.012, 0.055 * Math.sin(a)] },
      { detail: 0.3 },
    );
  }
}

/** The lower block of a crane: cheeks, sheave, wire ropes, a swivelling hook with its latch. */
function addCrane(b: Bench): void {
  const path: Vec3[] = [[0, 0.5, 0], [0, 0.4, 0], [0.012, 0.34, 0], ...bow(0, 0.19, 0.125, 74, -196, 18)];
  const thick = path.map((_, i) => {
    const t = i / (path.length - 1);
    return i < 2 ? 0.62 : 0.7 + 0.5 * Math.sin(Math.PI * Math.min(1, t * 1.15)) - (t > 0.8 ? 2.6 * (t - 0.8) : 0);
  });
  b.add(
    'hook',
    'body',
    {
      op: 'sweep',
      path,
      section: { kind: 'ellipse', rx: 0.048, ry: 0.04 },
      spline: 'catmull',
      taper: thick,
      cap: 'round',
      up: [0, 0, 1],
    },
    { detail: 1.8 },
  );
  b.add('nut', 'trim', solid.put(fitting.hex(0.062, 0.05), [0, 0.5, 0]));
  b.add('swivel', 'trim', solid.cyl(0.075, 0.045, [0, 0.475, 0], 'y', { bevel: 0.01 }));
  b.add('crosshead', 'body', solid.box([0.22, 0.1, 0.2], [0, 0.545, 0], 0.014), { detail: 1 });
  const cheek: Vec2[] = outline.rounded(
    pairs([-0.12, 0.5, 0.12, 0.5, 0.19, 0.72, 0.13, 0.92, -0.13, 0.92, -0.19, 0.72]),
    0.05,
    4,
  );
  for (const [name, s] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    b.add(`${name} cheek`, 'body', solid.slab(cheek, 0.026, [0, 0, s * 0.105], 'z', { bevel: 0.007 }), { detail: 1.1 });
    b.add(
      `${name} stripe`,
      { base: 'paint', color: '#1c1c1e', rough: 0.5 },
      solid.put(solid.box([0.05, 0.2, 0.004], [0, 0, 0], 0.001), [0.085, 0.8, s * 0.1195], [0, 0, -32]),
      { detail: 0.4 },
    );
    b.add(
      `${name} second stripe`,
      { base: 'paint', color: '#1c1c1e', rough: 0.5 },
      solid.put(solid.box([0.05, 0.2, 0.004], [0, 0, 0], 0.001), [-0.065, 0.8, s * 0.1195], [0, 0, -32]),
      { detail: 0.4 },
    );
    b.add(`${name} axle nut`, 'trim', solid.put(fitting.hex(0.034, 0.024), [0, 0.72, s * 0.117], [s * 90, 0, 0]), {
      detail: 0.6,
    });
    for (const [i, [x, y]] of [
      [-0.09, 0.545],
      [0.09, 0.545],
    ].entries())
      b.add(`${name} bolt ${i + 1}`, 'trim', solid.put(fitting.hex(0.017, 0.012), [x, y, s * 0.117], [s * 90, 0, 0]), {
        detail: 0.3,
      });
  }
  b.add(
    'sheave',
    'trim',
    solid.put(
      solid.turned(
        pairs([0, -0.05, 0.16, -0.05, 0.165, -0.036, 0.13, -0.012, 0.13, 0.012, 0.165, 0.036, 0.16, 0.05, 0, 0.05]),
        [0, 0, 0],
        { axis: 'z', bevel: 0.004, segments: 56 },
      ),
      [0, 0.735, 0],
    ),
  );
  for (const [name, x] of [
    ['left', 0.142],
    ['right', -0.142],
  ] as const)
    b.add(
      `${name} wire rope`,
      b.tint('trim', { base: 'iron', color: '#6a6c70' }),
      solid.bar(
        [
          [x, 0.735, 0],
          [x, 1.24, 0],
        ],
        { kind: 'polygon', points: outline.ngon(0.012, 10) },
      ),
      { detail: 0.7 },
    );
  b.add('latch', 'trim', solid.put(solid.box([0.15, 0.018, 0.03], [0, 0, 0], 0.006), [0.066, 0.305, 0], [0, 0, 20]), {
    detail: 0.6,
  });
  b.add('latch pin', 'trim', solid.cyl(0.013, 0.1, [0.012, 0.288, 0], 'z'), { detail: 0.4 });
}

/** A climber's carabiner with its gate and screw sleeve. */
function addCarabiner(b: Bench): void {
  const half: Vec3[] = [
    [0.018, 0.084, 0],
    [0.013, 0.096, 0],
    ...bow(-0.004, 0.088, 0.0165, 50, 170, 6),
    [-0.0225, 0.075, 0],
    [-0.022, 0.03, 0],
    ...bow(-0.008, 0.018, 0.014, 190, 330, 6),
    [0.011, 0.024, 0],
  ];
  b.add(
    'frame',
    'body',
    {
      op: 'sweep',
      path: half,
      section: { kind: 'ellipse', rx: 0.0056, ry: 0.0048 },
      spline: 'catmull',
      cap: 'round',
      up: [0, 0, 1],
    },
    {
      detail: 1.5,
    },
  );
  b.add('gate', 'trim', solid.rod([0.0118, 0.024, 0], [0.0175, 0.0825, 0], 0.0042, 0.0042, 'round'));
  b.add(
    'sleeve',
    b.tint('trim', { color: '#3a3c40' }),
    solid.put(
      { op: 'lathe', profile: pairs([0, 0, 0.0066, 0, 0.0066, 0.03, 0, 0.03]), bevel: 0.0012, segments: 12 },
      [0.0128, 0.034, 0],
      [0, 0, -5.6],
    ),
  );
  b.add('hinge pin', 'trim', solid.cyl(0.002, 0.0105, [0.0122, 0.0275, 0], 'z'), { detail: 0.3 });
  b.add('nose pin', 'trim', solid.cyl(0.002, 0.0105, [0.0173, 0.0805, 0], 'z'), { detail: 0.3 });
  b.add('ring', 'trim', solid.put(link(0.012, 0.008, 0.0018), [-0.006, 0.0015, 0], [0, 90, 0]), { detail: 0.5 });
}

/** Hooks. */
export const hooks = { addWall, coatHook, addEss, addPirate, addCrane, addCarabiner };
