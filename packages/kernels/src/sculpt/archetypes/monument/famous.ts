import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { lumpyBall } from '../../kits/landform.ts';

const RAD = Math.PI / 180;

/** A worn upright stone, `w` wide, `h` tall, standing at the angle on the circle. */
function sarsen(
  b: Bench,
  name: string,
  deg: number,
  r: number,
  [w, h, d]: readonly [number, number, number],
  tilt = 0,
): void {
  const seed = Math.round(deg * 7 + h * 31) % 97;
  const stone: Parameters<typeof solid.put>[0] = {
    op: 'displace',
    amp: 0.09,
    freq: 0.9,
    seed,
    of: { op: 'box', size: [w, h + 0.4, d], round: Math.min(w, d) * 0.24 },
  };
  b.add(
    name,
    b.tint('stone', { color: ['#8c887e', '#969084', '#807c74'][seed % 3] }),
    solid.put(
      solid.put(stone, [0, h / 2 - 0.1, 0], [tilt, 0, tilt * 0.4]),
      [r * Math.sin(deg * RAD), 0.48, r * Math.cos(deg * RAD)],
      [0, deg, 0],
    ),
    { detail: 0.7 },
  );
}

/** A ring of uprights, most of them under lintels, five great trilithons within, fallen stones. */
function addHenge(b: Bench): void {
  b.add(
    'turf',
    'grass',
    solid.turned(pairs([0, -0.3, 16, -0.3, 15.4, 0.05, 12, 0.16, 0, 0.2]), [0, 0.3, 0], { bevel: 0.05, segments: 72 }),
    { detail: 0.4 },
  );
  const n = 22;
  const gone = new Set([5, 9, 10, 14, 17]);
  for (let i = 0; i < n; i++) {
    const deg = (360 * i) / n + 8;
    if (gone.has(i)) continue;
    sarsen(b, `sarsen ${i + 1}`, deg, 9.6, [1.75, 4.1, 1.05], i === 12 ? 7 : 0);
    if (gone.has((i + 1) % n) || i === 12 || i === 11) continue;
    const m = deg + 180 / n;
    const lintel: Parameters<typeof solid.put>[0] = {
      op: 'displace',
      amp: 0.06,
      freq: 0.9,
      seed: i,
      of: { op: 'box', size: [2.72, 0.82, 1.02], round: 0.2 },
    };
    b.add(
      `lintel ${i + 1}`,
      'stone',
      solid.put(lintel, [9.55 * Math.sin(m * RAD), 5.02, 9.55 * Math.cos(m * RAD)], [0, m, 0]),
      { detail: 0.6 },
    );
  }
  for (const [k, deg] of [180, 128, 232, 76, 284].entries()) {
    const h = [6.3, 5.7, 5.7, 5.2, 5.2][k];
    for (const [name, s] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      if (k === 0 && s < 0) continue;
      sarsen(b, `trilithon ${k + 1} ${name}`, deg + s * 15, 5.2, [1.9, h, 1.1]);
    }
    if (k === 0) continue;
    b.add(
      `trilithon ${k + 1} lintel`,
      'stone',
      solid.put(
        { op: 'displace', amp: 0.06, freq: 0.9, seed: k + 40, of: { op: 'box', size: [4.5, 1, 1.2], round: 0.24 } },
        [5.1 * Math.sin(deg * RAD), h + 1, 5.1 * Math.cos(deg * RAD)],
        [0, deg, 0],
      ),
      { detail: 0.7 },
    );
  }
  for (const [i, [x, z, d]] of (
    [
      [2.4, -3.6, 30],
      [-6.8, 5.6, 70],
      [7.4, 3.4, -40],
      [-2, 8.6, 10],
    ] as const
  ).entries())
    b.add(
      `fallen stone ${i + 1}`,
      'stone',
      solid.put(
        { op: 'displace', amp: 0.09, freq: 0.9, seed: i + 60, of: { op: 'box', size: [3.4, 1, 1.6], round: 0.3 } },
        [x, 0.85, z],
        [4, d, 3],
      ),
      { detail: 0.6 },
    );
  for (let i = 0; i < 9; i++) {
    const t = i * 0.7 + 0.3;
    b.add(
      `bluestone ${i + 1}`,
      b.tint('stone', { color: '#6f7478' }),
      solid.put(lumpyBall([0.45, 1.1, 0.4], [0, 0, 0], 0.16, i, 10, 12), [7.4 * Math.sin(t), 1.2, 7.4 * Math.cos(t)]),
      { detail: 0.5 },
    );
  }
}

/** A catenary of triangular section over its plaza. */
function addArch(b: Bench): void {
  const [w, h] = [0.945, 1.92];
  const n = 48;
  const sections = Array.from({ length: n + 1 }, (_, i) => {
    const u = -1 + (2 * i) / n;
    const k = 2.1;
    const y = h * (1 - (Math.cosh(k * u) - 1) / (Math.cosh(k) - 1));
    const slope = (-h * k * Math.sinh(k * u)) / (Math.cosh(k) - 1) / w;
    const l = Math.hypot(1, slope);
    const nx = -slope / l;
    const ny = 1 / l;
    const r = 0.055 + 0.105 * (1 - y / h);
    const p: Vec3 = [u * w, y, 0];
    // a corner towards the inside of the arch, a flat face outwards
    const corner = (out: number, z: number): Vec3 => [p[0] + nx * out * r, Math.max(0.02, p[1] + ny * out * r), z * r];
    return { points: [corner(-0.7, 0), corner(0.45, 0.62), corner(0.45, -0.62)] };
  });
  b.add('arch', 'stone', { op: 'loft', sections, spline: 'linear', smooth: false, cap: 'flat' }, { detail: 1.5 });
  b.add(
    'windows',
    'glass',
    solid.many([1, -1].map((s) => solid.box([0.22, 0.01, 0.012], [0, h + 0.006, s * 0.026], 0.002))),
    { detail: 0.3 },
  );
  b.add('lawn', 'grass', solid.slab(outline.roundRect(2.9, 1.1, 0.4), 0.05, [0, 0.025, 0], 'y', { bevel: 0.012 }), {
    detail: 0.4,
  });
  b.add('path', 'base', solid.box([2.3, 0.012, 0.22], [0, 0.052, 0], 0.003), { detail: 0.3 });
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`${name} plaza`, 'base', solid.cyl(0.3, 0.016, [s * w, 0.054, 0], 'y', { bevel: 0.004, segments: 40 }), {
      detail: 0.4,
    });
  for (let i = 0; i < 14; i++) {
    const x = -1.2 + (i % 7) * 0.4;
    const z = i < 7 ? 0.36 : -0.36;
    b.add(
      `tree ${i + 1}`,
      { base: 'leaf', color: '#4a7434' },
      lumpyBall([0.055, 0.06, 0.055], [x, 0.1, z], 0.16, i, 8, 10),
      { detail: 0.3 },
    );
  }
}

/** Nine spheres of a crystal's cell, joined by tubes, one corner down. */
function addAtomium(b: Bench): void {
  const r = 0.09;
  const a = 0.25;
  // a cube stood upon its corner
  const [c1, s1] = [Math.cos(45 * RAD), Math.sin(45 * RAD)];
  const t = Math.atan(1 / Math.SQRT2);
  const [c2, s2] = [Math.cos(Math.PI / 2 - t - 0), Math.sin(Math.PI / 2 - t)];
  const stand = ([x, y, z]: Vec3): Vec3 => {
    const [u, v] = [x * c1 - z * s1, x * s1 + z * c1];
    return [u, y * c2 - v * s2 + 0.56, y * s2 + v * c2];
  };
  const corners = [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z): Vec3 => [x * a, y * a, z * a])));
  const at = corners.map(stand);
  const middle = stand([0, 0, 0]);
  const low = Math.min(...at.map((p) => p[1]));
  const set = (p: Vec3): Vec3 => [p[0], p[1] - low + r + 0.03, p[2]];
  const ball = (name: string, p: Vec3): void => {
    b.add(name, 'stone', { op: 'ball', r, at: set(p) }, { detail: 1 });
    b.add(
      `${name} windows`,
      'glass',
      solid.put(solid.hoop(r * 1.0005, { kind: 'rect', w: 0.008, h: 0.003 }, [0, 0, 0], 'y', 48), set(p)),
      { detail: 0.3 },
    );
  };
  for (const [i, p] of at.entries()) {
    ball(`sphere ${i + 1}`, p);
    b.add(`inner tube ${i + 1}`, 'stone', solid.rod(set(middle), set(p), 0.016), { detail: 0.4 });
    for (let j = i + 1; j < at.length; j++) {
      const d = corners[i].reduce((sum, v, c) => sum + (v === corners[j][c] ? 0 : 1), 0);
      if (d === 1) b.add(`tube ${i + 1} ${j + 1}`, 'stone', solid.rod(set(p), set(at[j]), 0.014), { detail: 0.4 });
    }
  }
  ball('middle sphere', middle);
  b.add('pavilion', 'base', solid.cyl(0.16, 0.035, [0, 0.0175, 0], 'y', { bevel: 0.006, segments: 56 }));
  b.add('pavilion glass', 'glass', solid.cyl(0.12, 0.03, [0, 0.045, 0], 'y', { bevel: 0.003 }), { detail: 0.4 });
  const lowest = [...at].sort((p, q) => p[1] - q[1]).slice(1, 4);
  for (const [i, p] of lowest.entries()) {
    const q = set(p);
    b.add(
      `support ${i + 1}`,
      'stone',
      solid.bar(
        [
          [q[0], q[1] - r * 0.9, q[2]],
          [q[0] * 1.12, 0.01, q[2] * 1.12],
        ],
        { kind: 'rect', w: 0.03, h: 0.016, r: 0.003 },
      ),
      { detail: 0.4 },
    );
    b.add(
      `support foot ${i + 1}`,
      'base',
      solid.cyl(0.035, 0.02, [q[0] * 1.12, 0.01, q[2] * 1.12], 'y', { bevel: 0.004 }),
      { detail: 0.4 },
    );
  }
  b.add(
    'mast',
    'chain',
    solid.rod(
      [set(middle)[0], Math.max(...at.map((p) => set(p)[1])) + r - 0.005, 0],
      [0, Math.max(...at.map((p) => set(p)[1])) + r + 0.09, 0],
      0.004,
      0.002,
    ),
    { detail: 0.3 },
  );
}

/** A concrete needle with its pod, antenna in bands of red and white. */
function addNeedle(b: Bench): void {
  b.add('plaza', 'base', solid.cyl(0.55, 0.03, [0, 0.015, 0], 'y', { bevel: 0.008, segments: 64 }), { detail: 0.5 });
  b.add('entrance hall', 'glass', solid.cyl(0.3, 0.07, [0, 0.065, 0], 'y', { bevel: 0.004, segments: 56 }), {
    detail: 0.5,
  });
  b.add(
    'entrance roof',
    'stone',
    solid.turned(pairs([0, 0.1, 0.36, 0.1, 0.34, 0.12, 0.2, 0.135, 0, 0.14]), [0, 0, 0], {
      bevel: 0.004,
      segments: 64,
    }),
  );
  b.add(
    'shaft',
    'stone',
    solid.turned(pairs([0, 0.03, 0.16, 0.03, 0.115, 0.18, 0.09, 0.5, 0.066, 1.2, 0.052, 2.1, 0, 2.1]), [0, 0, 0], {
      bevel: 0.003,
      segments: 56,
    }),
    { detail: 1.2 },
  );
  b.add('pod', 'stone', { op: 'ball', r: [0.165, 0.155, 0.165], at: [0, 2.15, 0] }, { detail: 1.3 });
  for (const [i, [y, r]] of [
    [2.115, 0.163],
    [2.17, 0.1645],
    [2.215, 0.152],
  ].entries())
    b.add(`window band ${i + 1}`, 'glass', solid.hoop(r, { kind: 'rect', w: 0.022, h: 0.006 }, [0, y, 0], 'y', 56), {
      detail: 0.5,
    });
  b.add(
    'facets',
    b.tint('stone', { base: 'steel', color: '#c8ccd0' }),
    solid.many(
      Array.from({ length: 5 }, (_, k) => 0.17 * Math.cos((-62 + k * 9) * RAD)).flatMap((q, k) =>
        Array.from({ length: 22 }, (_, i) => {
          const t = ((i + (k % 2) / 2) * 2 * Math.PI) / 22;
          const y = 2.15 + 0.155 * Math.sin((-62 + k * 9) * RAD);
          return { op: 'ball' as const, r: 0.011, at: [q * 0.985 * Math.cos(t), y, q * 0.985 * Math.sin(t)] as Vec3 };
        }),
      ),
    ),
    { detail: 0.3 },
  );
  b.add(
    'upper shaft',
    'stone',
    solid.turned(pairs([0, 2.28, 0.05, 2.28, 0.05, 2.34, 0.03, 2.36, 0.028, 2.5, 0, 2.5]), [0, 0, 0], {
      bevel: 0.002,
      segments: 40,
    }),
  );
  for (let i = 0; i < 8; i++) {
    const y = 2.5 + i * 0.145;
    const r = 0.024 - 0.0026 * i;
    b.add(
      `antenna ${i + 1}`,
      { base: 'paint', color: i % 2 ? '#f0eeea' : '#c0281f' },
      solid.cyl(r, 0.145, [0, y + 0.0725, 0], 'y', { top: r - 0.0022, bevel: 0.001 }),
      { detail: 0.4 },
    );
  }
}

/** Monuments that are known the world over, at a hundredth of their size or their own. */
export const famous = { addHenge, addArch, addAtomium, addNeedle };
