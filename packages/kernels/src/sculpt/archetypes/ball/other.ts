import type { Shape } from '../../../curves/index.ts';
import { type Rng, V3, type Vec2, type Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** An American football lying on its side: four leather panels' seams, white stripes, laces. Returns its radius. */
function buildAmerican(b: Bench, laces: boolean): void {
  const l = 0.14;
  const r = 0.085;
  const at: Vec3 = [0, r, 0];
  const lying = (of: Shape): Shape => solid.put(solid.put(of, [0, 0, 0], [0, 0, -90]), at, [0, 30, 0]);
  const profile: Vec2[] = Array.from({ length: 17 }, (_, i): Vec2 => {
    const t = -1 + i / 8;
    return [r * Math.max(0, 1 - Math.abs(t) ** 2.05) ** (laces ? 0.82 : 0.6), t * l];
  });
  const skin: Shape = { op: 'lathe', profile, spline: 'linear', bevel: 0 };
  b.add('leather', b.tint('ball', { base: 'leather', scale: 0.4 }), lying(skin), { detail: 1.6 });
  const radius = (y: number): number => r * Math.max(0, 1 - Math.abs(y / l) ** 2.05) ** (laces ? 0.82 : 0.6);
  for (let k = 0; k < 4; k++) {
    const a = (k * Math.PI) / 2;
    const line = Array.from({ length: 15 }, (_, i): Vec3 => {
      const y = (-0.94 + (1.88 * i) / 14) * l;
      return [radius(y) * Math.cos(a), y, radius(y) * Math.sin(a)];
    });
    b.add(`seam ${k + 1}`, b.tint('ball', { color: '#4a2814' }), lying(solid.tube(line, 0.0013, { cap: 'flat' })), {
      detail: 0.4,
    });
  }
  if (!laces) return;
  for (const s of [1, -1]) {
    const y = s * l * 0.56;
    b.add(
      s > 0 ? 'right stripe' : 'left stripe',
      'white',
      lying(
        solid.turned(
          pairs([
            radius(y - 0.007) + 0.0007,
            y - 0.007,
            radius(y) + 0.001,
            y,
            radius(y + 0.007) + 0.0007,
            y + 0.007,
            radius(y) * 0.9,
            y,
          ]).concat([[radius(y - 0.007) + 0.0007, y - 0.007]]),
          [0, 0, 0],
          { bevel: 0 },
        ),
      ),
    );
  }
  const top = (y: number, z: number, lift: number): Vec3 => [-Math.sqrt(radius(y) ** 2 - z * z) - lift, y, z];
  b.add(
    'lace spine',
    'white',
    lying(
      solid.tube(
        Array.from({ length: 9 }, (_, i) => top((-0.35 + i * 0.0875) * l, 0, 0.001)),
        0.0019,
      ),
    ),
  );
  const lace = Array.from({ length: 8 }, (_, i): Shape => {
    const y = (-0.3 + i * 0.086) * l;
    return solid.tube(
      [top(y, -0.013, -0.001), top(y, -0.008, 0.0022), top(y, 0.008, 0.0022), top(y, 0.013, -0.001)],
      0.0023,
    );
  });
  b.add('laces', 'white', lying(solid.many(lace)), { detail: 0.6 });
}

/** A bowling ball: polished, with three finger holes, on nothing. */
function buildBowling(b: Bench, r: number): void {
  const hole = (x: number, z: number, k: number): Shape => {
    const d = V3.normalize([x, 1.5, z]);
    return { op: 'sweep', path: [V3.scale(d, r * 0.7), V3.scale(d, r * 1.2)], section: { kind: 'circle', r: k } };
  };
  const tilt: Vec3 = [34, 0, -22];
  const swirl = b.tint('ball', {
    layers: [
      {
        mask: { kind: 'noise', scale: r * 0.9, threshold: 0.52, soft: 0.12 },
        material: { color: '#3a55c0' },
        strength: 0.8,
      },
    ],
  });
  b.add(
    'ball',
    swirl,
    solid.put(
      solid.cut({ op: 'ball', r }, hole(-0.2, -0.3, r * 0.105), hole(0.2, -0.3, r * 0.105), hole(0, 0.42, r * 0.12)),
      [0, 0, 0],
      tilt,
    ),
    { detail: 1.6 },
  );
}

/** A golf ball: dimples on a spiral of equal areas. */
function buildGolf(b: Bench, r: number): void {
  const n = 120;
  const dimples = Array.from({ length: n }, (_, i): Shape => {
    const y = 1 - (2 * (i + 0.5)) / n;
    const a = i * Math.PI * (3 - Math.sqrt(5));
    const s = Math.sqrt(1 - y * y);
    const d = r * 1.06;
    return { op: 'ball', r: r * 0.135, at: [s * Math.cos(a) * d, y * d, s * Math.sin(a) * d] };
  });
  b.add('ball', b.tint('ball', { base: 'enamel', rough: 0.2 }), solid.cut({ op: 'ball', r }, ...dimples), {
    detail: 1.6,
  });
}

/** A pool ball: colour, white spot with its number, for nine and more a white ball with a band. */
function buildPool(b: Bench, r: number, rng: Rng): void {
  const eight = rng.fork('pool').next() < 2;
  const value = eight ? '8' : '1';
  const tilt: Vec3 = [-34, 24, 0];
  const put = (of: Shape): Shape => solid.put(of, [0, 0, 0], tilt);
  b.add('ball', b.tint('ball', { clearcoat: 1, rough: 0.1 }), put({ op: 'ball', r }), { detail: 1.5 });
  const disc: Shape = { op: 'ball', r: r * 1.003, from: 0, to: 27 };
  b.add('white spot', 'white', put(solid.put(disc, [0, 0, 0], [90, 0, 0])));
  const size = r * 0.48;
  b.add(
    'number',
    'accent',
    put(solid.put({ op: 'text', value, height: size, depth: r * 0.14, bevel: 0.0002 }, [0, -size / 2, r * 0.94])),
  );
}

/** A crystal ball on a turned foot; the glass holds a little light. */
function buildCrystal(b: Bench, r: number): number {
  const h = r * 0.5;
  const foot = pairs([
    0, 0, 0.98, 0, 1, 0.12, 0.9, 0.2, 0.62, 0.32, 0.58, 0.44, 0.7, 0.56, 0.74, 0.7, 0.66, 0.74, 0.5, 0.56, 0, 0.5,
  ]);
  b.add(
    'foot',
    'wood',
    solid.turned(
      foot.map(([x, y]): Vec2 => [x * r * 0.9, y * h]),
      [0, 0, 0],
      { smooth: false, bevel: r * 0.02, segments: 48 },
    ),
    { detail: 1.3 },
  );
  const claw = solid.tube(
    [
      [r * 0.5, h * 0.4, 0],
      [r * 0.72, h * 0.62, 0],
      [r * 0.78, h * 1.05, 0],
      [r * 0.88, h * 1.5, 0],
      [r * 0.98, h * 1.9, 0],
    ],
    r * 0.05,
    { taper: [1, 1, 0.9, 0.7, 0.3] },
  );
  b.add('claws', 'metal', { op: 'arrayed', n: 5, around: 'y', of: claw });
  b.add(
    'foot ring',
    'metal',
    solid.hoop(r * 0.64, { kind: 'rect', w: r * 0.07, h: r * 0.05, r: r * 0.02 }, [0, h * 0.66, 0], 'y', 44),
  );
  const y = r + h * 0.42;
  b.add('ball', 'glass', { op: 'ball', r, at: [0, y, 0] }, { detail: 1.5 });
  b.add(
    'glow',
    { base: 'lamp', color: '#b89af0', color2: '#7a4ad8', emissiveStrength: 1.2 },
    { op: 'ball', r: [r * 0.34, r * 0.3, r * 0.32], at: [0, y - r * 0.1, 0] },
    { hidden: true },
  );
  return r * 0.9;
}

/** A Christmas bauble: glass ball with painted bands, cap, wire loop. */
function buildBauble(b: Bench, r: number, rng: Rng): void {
  const style = rng.fork('bauble').int(3);
  b.add('ball', b.tint('ball', { base: 'chrome', rough: 0.14 }), { op: 'ball', r }, { detail: 1.5 });
  const band = (y: number, w: number): Shape => {
    const k = Math.sqrt(r * r - y * y);
    return solid.hoop(k, { kind: 'rect', w, h: r * 0.02, r: r * 0.006 }, [0, y, 0], 'y', 56);
  };
  b.add('middle band', 'metal', band(0, r * (style === 0 ? 0.24 : 0.05)));
  if (style > 0) b.add('side bands', 'metal', solid.many([band(r * 0.24, r * 0.03), band(-r * 0.24, r * 0.03)]));
  const dot: Shape = { op: 'ball', r: r * 0.055, at: [r * 1.01, 0, 0] };
  b.add(
    'pearls',
    'white',
    solid.put({ op: 'arrayed', n: 14, around: 'y', of: style === 2 ? solid.put(dot, [0, 0, 0]) : dot }, [0, 0, 0]),
    { detail: 0.5 },
  );
  b.add(
    'cap',
    'metal',
    solid.put(solid.slab(outline.ngon(r * 0.19, 24), r * 0.2, [0, r * 1.06, 0], 'y', { bevel: r * 0.02 }), [0, 0, 0]),
  );
  b.add(
    'cap ridges',
    'metal',
    {
      op: 'arrayed',
      n: 16,
      around: 'y',
      of: solid.cyl(r * 0.022, r * 0.17, [r * 0.19, r * 1.06, 0], 'y', { segments: 8 }),
    },
    { detail: 0.4 },
  );
  b.add('loop', 'metal', solid.hoop(r * 0.12, { kind: 'circle', r: r * 0.018 }, [0, r * 1.25, 0], 'z', 28));
}

/** Two halves, a black belt and a button. */
function buildPoke(b: Bench, r: number): void {
  const tilt: Vec3 = [-10, 22, -8];
  const put = (of: Shape): Shape => solid.put(of, [0, 0, 0], tilt);
  b.add('upper half', b.tint('ball', { clearcoat: 1, rough: 0.15 }), put({ op: 'ball', r, from: 0, to: 87 }), {
    detail: 1.4,
  });
  b.add('lower half', 'white', put({ op: 'ball', r, from: 93, to: 180 }), { detail: 1.4 });
  b.add('belt', 'accent', put(solid.cyl(r * 0.985, r * 0.11, [0, 0, 0], 'y', { bevel: r * 0.01, segments: 56 })));
  b.add('button ring', 'accent', put(solid.cyl(r * 0.26, r * 0.16, [0, 0, r * 0.94], 'z', { bevel: r * 0.02 })));
  b.add('button', 'white', put(solid.cyl(r * 0.165, r * 0.1, [0, 0, r * 1.0], 'z', { bevel: r * 0.02 })));
  b.add('button centre', 'metal', put(solid.cyl(r * 0.1, r * 0.06, [0, 0, r * 1.04], 'z', { bevel: r * 0.015 })));
  b.add('hinge', 'accent', put(solid.cyl(r * 0.05, r * 0.2, [0, 0, -r * 0.99], 'x', { bevel: r * 0.01 })));
}

/** A rubber ball with moulded rings and a valve. */
function buildPlain(b: Bench, r: number): void {
  b.add('ball', 'ball', { op: 'ball', r }, { detail: 1.5 });
  const rings = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].map((k) =>
    solid.hoop(
      r * Math.sqrt(1 - k * k) + r * 0.001,
      { kind: 'rect', w: r * 0.035, h: r * 0.016, r: r * 0.006 },
      [0, r * k, 0],
      'y',
      56,
    ),
  );
  b.add('rings', 'ball', solid.put(solid.many(rings), [0, 0, 0], [20, 0, -28]), { detail: 0.7 });
  const pole = (s: number): Shape =>
    solid.put(solid.cyl(r * 0.12, r * 0.04, [0, s * r * 0.985, 0], 'y', { bevel: r * 0.01 }), [0, 0, 0], [20, 0, -28]);
  b.add('poles', 'ball', solid.many([pole(1), pole(-1)]));
  b.add('valve', 'accent', solid.put(solid.cyl(r * 0.03, r * 0.03, [0, r * 1.0, 0]), [0, 0, 0], [20, 0, -28]));
}

/** Flat discs: a hockey puck (knurled rim), a flying disc (hollow below, ridged above). */
function buildDisc(b: Bench, puck: boolean): void {
  if (puck) {
    b.add(
      'puck',
      b.tint('ball', { base: 'rubber' }),
      solid.cyl(0.038, 0.0254, [0, 0.0127, 0], 'y', { bevel: 0.002, segments: 56 }),
      { detail: 1.3 },
    );
    const groove = solid.box([0.0012, 0.019, 0.0016], [0.0381, 0.0127, 0], 0.0004);
    b.add(
      'rim knurls',
      b.tint('ball', { base: 'rubber', color: '#0c0c0d' }),
      { op: 'arrayed', n: 60, around: 'y', of: groove },
      { detail: 0.3 },
    );
    b.add(
      'print',
      'white',
      solid.hoop(0.022, { kind: 'rect', w: 0.0012, h: 0.003, r: 0.0003 }, [0, 0.0254, 0], 'y', 44),
    );
    return;
  }
  const r = 0.135;
  const profile = pairs([
    0,
    0.0295,
    0.05,
    0.0295,
    0.09,
    0.028,
    0.118,
    0.023,
    0.13,
    0.014,
    r,
    0.004,
    0.133,
    0,
    0.128,
    0.002,
    0.124,
    0.012,
    0.114,
    0.02,
    0.088,
    0.025,
    0,
    0.0268,
  ]);
  b.add('disc', 'ball', solid.turned([...profile].reverse(), [0, 0, 0], { bevel: 0.0008, segments: 64 }), {
    detail: 1.4,
  });
  b.add(
    'ridges',
    'ball',
    solid.many(
      [0.098, 0.104, 0.11].map((k, i) =>
        solid.hoop(k, { kind: 'rect', w: 0.0014, h: 0.002, r: 0.0005 }, [0, 0.0268 - i * 0.0014, 0], 'y', 56),
      ),
    ),
    { detail: 0.5 },
  );
  b.add(
    'print',
    'white',
    solid.many(
      [0.032, 0.045].map((k) =>
        solid.hoop(k, { kind: 'rect', w: 0.0012, h: 0.004, r: 0.0003 }, [0, 0.0295, 0], 'y', 48),
      ),
    ),
  );
  b.add(
    'emblem',
    'accent',
    solid.slab(
      Array.from({ length: 10 }, (_, i): Vec2 => {
        const a = Math.PI / 2 + (i * Math.PI) / 5;
        const k = i % 2 ? 0.01 : 0.024;
        return [k * Math.cos(a), k * Math.sin(a)];
      }),
      0.0016,
      [0, 0.0298, 0],
      'y',
      { bevel: 0.0003 },
    ),
  );
}

/** A shuttlecock standing on its cork: sixteen feathers and two rows of thread. */
function buildShuttle(b: Bench): void {
  b.add(
    'cork',
    'wood',
    solid.turned(pairs([0, 0, 0.007, 0.001, 0.0115, 0.006, 0.0128, 0.014, 0.0125, 0.024, 0, 0.025]), [0, 0, 0], {
      smooth: false,
      bevel: 0.001,
    }),
    { detail: 1.3 },
  );
  b.add(
    'cork band',
    'accent',
    solid.hoop(0.0128, { kind: 'rect', w: 0.003, h: 0.0012, r: 0.0004 }, [0, 0.021, 0], 'y', 36),
  );
  const n = 16;
  const quill = solid.rod([0.0105, 0.022, 0], [0.03, 0.082, 0], 0.0009, 0.0005);
  const row = (y: number, w: number, k: number): Vec3[] =>
    [-1, 0, 1].map((s) => [0.0105 + ((y - 0.022) / 0.06) * 0.0195 + 0.0006 + (1 - Math.abs(s)) * 0.0006, y, s * w * k]);
  const vane: Shape = {
    op: 'sheet',
    grid: [
      row(0.05, 0.002, 1),
      row(0.058, 0.0062, 1),
      row(0.07, 0.0075, 1),
      row(0.08, 0.0062, 1),
      row(0.086, 0.002, 1),
    ],
    thickness: 0.0005,
  };
  b.add('quills', 'white', { op: 'arrayed', n, around: 'y', of: quill }, { detail: 0.4 });
  b.add('feathers', 'white', { op: 'arrayed', n, around: 'y', of: vane }, { detail: 0.7 });
  b.add(
    'threads',
    'accent',
    solid.many(
      [0.034, 0.043].map((y) =>
        solid.hoop(0.0105 + ((y - 0.022) / 0.06) * 0.0195, { kind: 'circle', r: 0.0009 }, [0, y, 0], 'y', 44),
      ),
    ),
    { detail: 0.5 },
  );
}

/** Balls without panels, and discs; the round ones about their middle. */
export const smooth = {
  buildAmerican,
  buildBowling,
  buildGolf,
  buildPool,
  buildCrystal,
  buildBauble,
  buildPoke,
  buildPlain,
  buildDisc,
  buildShuttle,
};
