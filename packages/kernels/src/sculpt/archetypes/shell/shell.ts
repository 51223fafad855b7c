import { createRng, V3, type Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { tones } from '../../dsl/colorways.ts';
import { hornShape } from '../../kits/horns.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';

const KINDS: Readonly<Record<string, (b: Bench, seed: number) => void>> = {
  spiral: addSpiral,
  conch: addSpiral,
  nautilus: addNautilus,
  scallop: addScallop,
  oyster: addScallop,
  coral: addCoral,
  starfish: addStarfish,
  urchin: addUrchin,
  pearl: addPearl,
};

/** What the sea leaves: whorled shells, conches, scallops, oysters with their pearl, coral, starfish, urchins. */
export const shell: Archetype = {
  name: 'shell',
  kind: 'thing',
  size: { length: 0.1 },
  params: { kind: { type: 'choice', of: Object.keys(KINDS), default: 'spiral', about: 'what sort' } },
  slots: {
    shell: {
      material: { base: 'porcelain', color: '#e8c8a0', color2: '#f4e4cc', color3: '#b07c50', rough: 0.35 },
      words: ['shell', 'coral', 'body'],
      main: true,
    },
    band: { material: { base: 'porcelain', color: '#b06a44', rough: 0.4 }, words: ['stripe', 'band', 'rib', 'spine'] },
    inside: {
      material: { base: 'porcelain', color: '#f6d2c6', color2: '#fbece4', rough: 0.15 },
      words: ['inside', 'lip', 'nacre'],
    },
    pearl: { material: { base: 'porcelain', color: '#f4eee6', color2: '#ffffff', rough: 0.12 }, words: ['pearl'] },
  },
  palettes: [
    {
      lead: 'shell',
      of: tones('shell', {
        sand: '#e8c8a0',
        rose: '#eeb4a4',
        cream: '#f4e8d4',
        tan: '#c8966a',
        grey: '#b8b0aa',
        lilac: '#c8b0c8',
      }),
    },
  ],
  presets: {
    shell: { size: { width: 0.1 } },
    conch: { params: { kind: 'conch' }, size: { width: 0.14 } },
    nautilus: { params: { kind: 'nautilus' }, size: { height: 0.12 } },
    scallop: { params: { kind: 'scallop' }, size: { width: 0.1 } },
    oyster: { params: { kind: 'oyster' }, size: { width: 0.1 } },
    coral: {
      params: { kind: 'coral' },
      materials: { shell: { base: 'plain', color: '#e8705c', rough: 0.8 } },
      size: { height: 0.3 },
    },
    starfish: {
      params: { kind: 'starfish' },
      materials: { shell: { base: 'plain', color: '#e8804a', rough: 0.8 } },
      size: { width: 0.14 },
    },
    'sea urchin': {
      params: { kind: 'urchin' },
      materials: { shell: { color: '#3a2a4a' }, band: { color: '#4a3a5c' } },
      size: { height: 0.08 },
    },
    pearl: { params: { kind: 'pearl' }, size: { height: 0.01 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const b = createBench(materials);
  const kind = read.word(params, 'kind');
  const taste = rng.fork('shell');
  if (kind === 'conch') addSpiral(b, -1 - taste.int(999));
  else if (kind === 'oyster') addScallop(b, -1 - taste.int(999));
  else KINDS[kind](b, taste.int(999));
  const k = taste.range(0.97, 1.03);
  return { parts: b.parts.map((p) => ({ ...p, shape: { op: 'placed', of: p.shape, places: [{ scale: k }] } })) };
}

/** A tube that grows as it winds down a cone, knobbed; a negative seed is a conch: its last whorl flares to a lip. */
function addSpiral(b: Bench, seed: number): void {
  const conch = seed < 0;
  const turns = conch ? 4.6 : 6.2;
  const steps = Math.round(turns * 26);
  const grow = conch ? 0.5 : 0.37;
  const size = conch ? 0.03 : 0.017;
  const at = (i: number): { p: Vec3; r: number; a: number } => {
    const a = (i / 26) * 2 * Math.PI;
    const k = Math.exp((grow * (a - turns * 2 * Math.PI)) / 3.2);
    return {
      p: [size * 1.05 * k * Math.cos(a), size * (conch ? 2.1 : 3.4) * k, size * 1.05 * k * Math.sin(a)],
      r: size * 1.02 * k,
      a,
    };
  };
  const ring = (i: number, flare: number): { points: Vec3[] } => {
    const { p, r, a } = at(i);
    const out: Vec3 = [Math.cos(a), 0, Math.sin(a)];
    const knob = conch ? 0.28 * Math.max(0, Math.cos(a * 4)) ** 3 : 0;
    return {
      points: Array.from({ length: 20 }, (_, j): Vec3 => {
        const t = (2 * Math.PI * j) / 20;
        const rib = 1 + 0.03 * Math.cos(8 * t) + knob * Math.max(0, Math.cos(t + 0.9)) ** 4;
        const [u, v] = [
          r * rib * Math.cos(t) * (1 + flare * Math.max(0, Math.cos(t))),
          r * rib * Math.sin(t) * (conch ? 1.5 : 1.12),
        ];
        return [p[0] + out[0] * u, p[1] + v, p[2] + out[2] * u];
      }),
    };
  };
  const sections = Array.from({ length: steps }, (_, i) =>
    ring(i, conch ? 1.1 * Math.max(0, (i - steps + 9) / 9) ** 1.5 : 0),
  );
  // the tip is up when the mouth, the widest, is below
  const top = at(steps - 1);
  const flip = (s: Parameters<typeof solid.put>[0]): Parameters<typeof solid.put>[0] =>
    solid.put(
      solid.put(solid.put(s, [0, 0, 0], [180, 0, 0]), [0, top.p[1], 0]),
      [0, size * 1.25 + (conch ? 0.0333 : -0.0085), 0],
      [0, 0, conch ? 62 : 68],
    );
  b.add(
    'whorls',
    b.tint('shell', {
      layers: [
        {
          mask: { kind: 'stripes', dir: [0, 1, 0], period: size * 0.42, width: 0.4, warp: 0.4, soft: 0.15 },
          material: { color: b.tint('band', {}).color },
          strength: 0.75,
        },
      ],
    }),
    flip({ op: 'loft', sections, spline: 'linear', cap: 'flat' }),
    { detail: 1.6 },
  );
  const end = ring(steps - 1, conch ? 1.1 : 0).points;
  const mid = V3.scale(
    end.reduce((s, p) => V3.add(s, p), [0, 0, 0] as Vec3),
    1 / end.length,
  );
  const dir: Vec3 = [-Math.sin(top.a), 0, Math.cos(top.a)];
  const mouth = (k: number, d: number): { points: Vec3[] } => ({
    points: end.map((p): Vec3 => V3.addScaled(V3.lerp(mid, p, k), dir, d)),
  });
  b.add(
    'mouth',
    'inside',
    flip({
      op: 'loft',
      sections: [mouth(0.9, -0.0006), mouth(0.9, 0.0008), mouth(0.4, 0.0006)],
      spline: 'linear',
      cap: 'flat',
    }),
    { detail: 0.8 },
  );
}

/** A flat coil with bands across, on edge. */
function addNautilus(b: Bench): void {
  const turns = 2.6;
  const n = 84;
  const R = 0.052;
  const section = (i: number): { points: Vec3[] } => {
    const a = (i / n) * turns * 2 * Math.PI;
    const k = Math.exp(0.19 * (a - turns * 2 * Math.PI));
    const [q, r] = [R * k, R * 0.66 * k];
    return {
      points: Array.from({ length: 22 }, (_, j): Vec3 => {
        const t = (2 * Math.PI * j) / 22;
        const u = q * 0.62 + r * Math.cos(t);
        return [u * Math.cos(a), u * Math.sin(a), r * 0.86 * Math.sin(t)];
      }),
    };
  };
  const up = (s: Parameters<typeof solid.put>[0]): Parameters<typeof solid.put>[0] =>
    solid.put(s, [0, 0.0376, 0], [0, 0, -128]);
  b.add(
    'coil',
    'shell',
    up({ op: 'loft', sections: Array.from({ length: n + 1 }, (_, i) => section(i)), spline: 'linear', cap: 'flat' }),
    { detail: 1.4 },
  );
  for (let m = 4; m < 11; m++) {
    const i0 = n - 50 + m * 4;
    const grown = [0, 1, 2].map((d) => ({
      points: section(i0 + d).points.map((p): Vec3 => [p[0] * 1.008, p[1] * 1.008, p[2] * 1.014]),
    }));
    const inner = [2, 1, 0].map((d) => ({
      points: section(i0 + d).points.map((p): Vec3 => [p[0] * 0.985, p[1] * 0.985, p[2] * 0.97]),
    }));
    b.add(`band ${m - 3}`, 'band', up({ op: 'loft', sections: [...grown, ...inner], spline: 'linear', closed: true }), {
      detail: 0.6,
    });
  }
  const end = section(n).points;
  const mid = V3.scale(
    end.reduce((s, p) => V3.add(s, p), [0, 0, 0] as Vec3),
    1 / end.length,
  );
  const a = turns * 2 * Math.PI;
  const ring = (k: number, d: number): { points: Vec3[] } => ({
    points: end.map((p): Vec3 => V3.addScaled(V3.lerp(mid, p, k), [-Math.sin(a), Math.cos(a), 0], d)),
  });
  b.add(
    'mouth',
    'inside',
    up({
      op: 'loft',
      sections: [ring(0.9, -0.0006), ring(0.9, 0.0008), ring(0.4, 0.0006)],
      spline: 'linear',
      cap: 'flat',
    }),
  );
}

/** Two fans of ribs hinged behind, gaping; a negative seed is an oyster: rougher, with a pearl in it. */
function addScallop(b: Bench, seed: number): void {
  const oyster = seed < 0;
  const R = 0.052;
  const valve = (thick: number, grow: number): Parameters<typeof solid.put>[0] => {
    const grid = Array.from({ length: 11 }, (_, i) => {
      const t = 0.06 + (0.94 * i) / 10;
      return Array.from({ length: 61 }, (_, j): Vec3 => {
        const a = ((j / 60) * 2 - 1) * 1.36;
        const rib = Math.cos((a / 1.36) * Math.PI * 11);
        const edge =
          R *
          grow *
          (1 -
            0.1 * Math.abs(a) ** 3 +
            (oyster ? 0.07 * Math.sin(a * 5 + seed) + 0.03 * Math.sin(a * 13) : 0.022 * rib));
        const q = edge * t;
        return [
          q * Math.sin(a) * 1.04,
          R * 0.3 * Math.sin(Math.PI * t * 0.62) * (1 - (a / 1.9) ** 2) * (t < 1 ? 1 : 0.97) -
            R * 0.2 * t * t +
            R * (oyster ? 0.012 * Math.sin(t * 26 + a * 3) : 0.017 * rib) * t,
          q * Math.cos(a) - R * 0.5,
        ];
      });
    });
    return { op: 'sheet', grid, thickness: thick, spline: 'linear' };
  };
  const hinge: Vec3 = [0, R * 0.14, -R * 0.5];
  const place = (s: Parameters<typeof solid.put>[0], tip: number, flip: boolean): Parameters<typeof solid.put>[0] =>
    solid.put(solid.put(solid.put(s, [0, 0, R * 0.5]), [0, 0, 0], flip ? [0, 0, 180] : [0, 0, 0]), hinge, [tip, 0, 0]);
  b.add('upper valve', 'shell', place(valve(0.0019, 1), -52, false), { detail: 1.4 });
  b.add('upper lining', 'inside', place(solid.put(valve(0.0008, 0.955), [0, -0.0013, 0]), -52, false), { detail: 0.7 });
  b.add('lower valve', 'shell', place(valve(0.0019, 1.02), -4, true), { detail: 1.4 });
  b.add('lower lining', 'inside', place(solid.put(valve(0.0008, 0.97), [0, -0.0013, 0]), -4, true), { detail: 0.7 });
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`${name} ear`, 'shell', {
      op: 'hull',
      points: [
        [0, R * 0.1, -R * 0.44],
        [s * R * 0.34, R * 0.08, -R * 0.5],
        [s * R * 0.3, R * 0.1, -R * 0.3],
        [0, R * 0.17, -R * 0.5],
        [s * R * 0.32, R * 0.13, -R * 0.46],
      ],
      bevel: 0.0006,
    });
  if (oyster) b.add('pearl', 'pearl', { op: 'ball', r: R * 0.17, at: [0, R * 0.14, R * 0.06] }, { detail: 1.3 });
}

/** A fan of branches that fork and fork again, round ends, on a stone. */
function addCoral(b: Bench, seed: number): void {
  const rng = createRng(seed);
  b.add(
    'foot',
    { base: 'stone', color: '#8a8276' },
    { op: 'displace', amp: 0.006, freq: 26, seed, of: { op: 'ellipsoid', r: [0.07, 0.03, 0.055], at: [0, 0.026, 0] } },
  );
  let n = 0;
  const grow = (from: Vec3, dir: Vec3, l: number, r: number, level: number): void => {
    const bend: Vec3 = V3.normalize([dir[0] + rng.range(-0.25, 0.25), dir[1] + 0.2, dir[2] + rng.range(-0.2, 0.2)]);
    const mid = V3.addScaled(from, dir, l * 0.5);
    const end = V3.addScaled(mid, bend, l * 0.5);
    n++;
    b.add(`branch ${n}`, 'shell', solid.tube([from, mid, end], r, { taper: [1, 0.85, level > 2 ? 0.75 : 0.72] }), {
      detail: 0.9,
    });
    if (level > 2) return;
    const forks = level === 0 ? 3 : 2;
    for (let i = 0; i < forks; i++) {
      const a = (i - (forks - 1) / 2) * 1.15 + rng.range(-0.2, 0.2);
      grow(
        V3.lerp(mid, end, 0.85),
        V3.normalize([bend[0] * Math.cos(a) + Math.sin(a), bend[1], bend[2] + rng.range(-0.45, 0.45)]),
        l * rng.range(0.66, 0.84),
        r * 0.74,
        level + 1,
      );
    }
  };
  grow([-0.012, 0.04, 0], [-0.25, 1, 0.05], 0.085, 0.0155, 0);
  grow([0.02, 0.04, 0.008], [0.4, 1, -0.05], 0.07, 0.0125, 0);
}

/** Five arms with rows of knobs. */
function addStarfish(b: Bench): void {
  const arms = Array.from({ length: 5 }, (_, i) => {
    const a = (i * 2 * Math.PI) / 5 + Math.PI / 2;
    return {
      op: 'chain' as const,
      points: [
        [0, 0.011, 0],
        [0.035 * Math.cos(a), 0.01, -0.035 * Math.sin(a)],
        [0.068 * Math.cos(a + 0.06), 0.0055, -0.068 * Math.sin(a + 0.06)],
      ] as Vec3[],
      radii: [0.016, 0.0115, 0.0052],
    };
  });
  b.add('body', 'shell', { op: 'union', k: 0.012, of: arms, at: [0, 0.0108, 0] }, { detail: 1.4 });
  const dots = arms.flatMap(({ points }) =>
    [0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map((t) => {
      const p = t < 0.5 ? V3.lerp(points[0], points[1], t * 2) : V3.lerp(points[1], points[2], t * 2 - 1);
      return { at: [p[0], p[1] + 0.0103 + 0.0158 * (1 - 0.66 * t), p[2]] as Vec3, scale: 1 - 0.5 * t };
    }),
  );
  b.add(
    'knobs',
    b.tint('inside', { base: 'plain', color: '#f8dcb8', rough: 0.8 }),
    solid.at({ op: 'ball', r: 0.003 }, dots),
    { detail: 0.5 },
  );
}

/** A ball of spines. */
function addUrchin(b: Bench): void {
  b.add('test', 'shell', { op: 'ball', r: [0.026, 0.02, 0.026], at: [0, 0.036, 0] });
  const n = 120;
  const spines = Array.from({ length: n }, (_, i) => {
    const y = 1 - (2 * (i + 0.5)) / n;
    const s = Math.sqrt(1 - y * y);
    const a = i * 2.39996;
    const d: Vec3 = [s * Math.cos(a), y, s * Math.sin(a)];
    return hornShape({
      at: [d[0] * 0.025, 0.036 + d[1] * 0.019, d[2] * 0.025],
      dir: d,
      length: d[1] < -0.5 ? 0.013 : 0.03 + 0.006 * Math.sin(i * 7),
      r: 0.0017,
    });
  });
  b.add('upper spines', 'band', solid.many(spines.slice(0, 60)), { detail: 0.8 });
  b.add('lower spines', 'band', solid.many(spines.slice(60)), { detail: 0.8 });
}

function addPearl(b: Bench): void {
  b.add('pearl', 'pearl', { op: 'ball', r: 0.005, at: [0, 0.005, 0] }, { detail: 1.5 });
}
