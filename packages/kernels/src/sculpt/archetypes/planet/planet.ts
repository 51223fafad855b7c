import type { FieldShape } from '../../../field/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { MaterialLayer, MaterialSpec } from '../../../texture/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';
import { lumpyBall } from '../../kits/landform.ts';

const KINDS = ['earth', 'moon', 'rocky', 'gas', 'ringed', 'sun', 'alien', 'ice', 'lava', 'system'] as const;

/** Planets, moons and suns. */
export const planet: Archetype = {
  name: 'planet',
  kind: 'terrain',
  size: { length: 1 },
  params: {
    kind: { type: 'choice', of: KINDS, default: 'alien', about: 'Kind of celestial body.' },
    rings: { type: 'flag', default: false, about: 'Rings round it.' },
    clouds: { type: 'flag', default: true, about: 'Clouds over it, if it has air.' },
  },
  slots: {
    ground: {
      material: { base: 'plain', color: '#8a6a9a', rough: 0.8 },
      words: ['planet', 'ground', 'surface', 'ocean', 'sea'],
      main: true,
    },
    land: { material: { base: 'plain', color: '#5a8a4a', rough: 0.9 }, words: ['land', 'continent', 'stripe'] },
    high: { material: { base: 'plain', color: '#b89a6a', rough: 0.9 }, words: ['desert', 'mountain', 'spot'] },
    cap: { material: { base: 'plain', color: '#f4f8fa', rough: 0.8 }, words: ['cap', 'pole', 'ice', 'cloud'] },
    ring: { material: { base: 'plain', color: '#d8c49a', rough: 0.7 }, words: ['ring'] },
    glow: { material: { base: 'lamp', color: '#ffb03a', color2: '#ff8a1a' }, words: ['glow', 'fire', 'corona'] },
  },
  presets: {
    planet: {},
    earth: { params: { kind: 'earth' }, materials: { ground: { color: '#1f5fa8', rough: 0.35 } } },
    moon: { params: { kind: 'moon' }, materials: { ground: { color: '#bcbab4', rough: 0.95 } } },
    sun: { params: { kind: 'sun' } },
    mars: {
      params: { kind: 'rocky' },
      materials: { ground: { color: '#b8562f' }, land: { color: '#8a3c22' }, high: { color: '#d88a5a' } },
    },
    saturn: {
      params: { kind: 'ringed', rings: true },
      materials: { ground: { color: '#d8b878' }, land: { color: '#b8935a' }, high: { color: '#ecd6a4' } },
    },
    jupiter: {
      params: { kind: 'gas' },
      materials: { ground: { color: '#d8b890' }, land: { color: '#a8683c' }, high: { color: '#b8442a' } },
    },
    'gas giant': {
      params: { kind: 'gas' },
      materials: { ground: { color: '#c8985a' }, land: { color: '#8a5a34' }, high: { color: '#e8d0a0' } },
    },
    neptune: {
      params: { kind: 'gas' },
      materials: { ground: { color: '#2f5ac0' }, land: { color: '#2448a0' }, high: { color: '#7aa8e8' } },
    },
    uranus: {
      params: { kind: 'ringed', rings: true },
      materials: { ground: { color: '#8ac8d0' }, land: { color: '#76b8c4' } },
    },
    venus: { params: { kind: 'gas' }, materials: { ground: { color: '#d8a85a' }, land: { color: '#c08a3c' } } },
    'mercury planet': { params: { kind: 'moon' } },
    pluto: { params: { kind: 'moon' } },
    'ice planet': {
      params: { kind: 'ice' },
      materials: {
        ground: { base: 'ice', color: '#bfe2f0', scale: 2, transmission: 0 },
        land: { color: '#eef6fa' },
        high: { color: '#8ac0dc' },
      },
    },
    'lava planet': { params: { kind: 'lava' }, materials: { ground: { base: 'lava', color: '#241a16', scale: 2 } } },
    'desert planet': {
      params: { kind: 'rocky' },
      materials: { ground: { color: '#d8b070' }, land: { color: '#b88a4c' }, high: { color: '#e8cc98' } },
    },
    'solar system': { params: { kind: 'system' } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('planet');
    const kind = read.word(params, 'kind');
    const r = 0.5;
    if (kind === 'system') addSystem(b);
    else if (kind === 'moon') addMoon(b, r, taste);
    else if (kind === 'sun') addSun(b, r, taste);
    else addGlobe(b, kind, r, taste, read.flag(params, 'clouds'));
    if (kind === 'ringed' || read.flag(params, 'rings')) addRings(b, r);
    return { parts: b.parts, sockets: { top: { at: [0, 2 * r, 0], dir: [0, 1, 0], size: r } } };
  },
};

const noise = (scale: number, threshold: number, soft: number, seed: number) => ({
  kind: 'noise' as const,
  scale,
  threshold,
  soft,
  seed,
});
const POLES = {
  kind: 'any' as const,
  of: [
    { kind: 'span' as const, dir: [0, 1, 0] as Vec3, from: 0.915, to: 0.935 },
    { kind: 'span' as const, dir: [0, 1, 0] as Vec3, from: 0.085, to: 0.065 },
  ],
};

function layersOf(b: Bench, kind: string, seed: number): MaterialLayer[] {
  const land = b.tint('land', {});
  const high = b.tint('high', {});
  const cap: MaterialLayer = { mask: POLES, material: b.tint('cap', {}) };
  if (kind === 'gas' || kind === 'ringed')
    return [
      {
        mask: { kind: 'stripes', dir: [0, 1, 0.03], period: 0.17, width: 0.5, warp: 0.32, soft: 0.22, seed },
        material: land,
      },
      {
        mask: { kind: 'stripes', dir: [0, 1, 0.03], period: 0.095, width: 0.24, warp: 0.45, soft: 0.3, seed: seed + 1 },
        material: high,
        strength: 0.55,
      },
      {
        mask: { kind: 'near', shape: { op: 'ellipsoid', r: [0.1, 0.055, 0.2], at: [0.16, 0.37, 0.46] }, soft: 0.03 },
        material: high,
        strength: kind === 'gas' ? 1 : 0,
      },
    ];
  if (kind === 'rocky' || kind === 'ice')
    return [
      { mask: noise(0.42, 0.48, 0.16, seed), material: land },
      { mask: noise(0.2, 0.6, 0.12, seed + 1), material: high },
      cap,
    ];
  if (kind === 'lava') return [];
  const coast = noise(0.46, kind === 'earth' ? 0.51 : 0.53, 0.02, seed);
  return [
    { mask: noise(0.46, 0.5, 0.06, seed), material: { color: '#2f8aa8' }, strength: kind === 'earth' ? 0.55 : 0 },
    { mask: coast, material: land },
    { mask: { kind: 'all', of: [coast, noise(0.2, 0.52, 0.14, seed + 3)] }, material: high },
    cap,
  ];
}

function addGlobe(b: Bench, kind: string, r: number, taste: Rng, clouds: boolean): void {
  const seed = taste.int(900);
  const layers = layersOf(b, kind, seed);
  const ground: MaterialSpec = b.tint('ground', { layers });
  if (kind === 'alien' || kind === 'rocky' || kind === 'ice' || kind === 'lava')
    b.add('planet', ground, lumpyBall([r, r, r], [0, r, 0], 0.035, seed, 56, 84), { detail: 2 });
  else b.add('planet', ground, { op: 'ball', r, at: [0, r, 0] }, { detail: 2.5 });
  if (clouds && (kind === 'earth' || kind === 'alien')) {
    for (let i = 0; i < 12; i++) b.add(`cloud ${i + 1}`, 'cap', cloudBank(r, i, taste), { detail: 0.6 });
  }
  if (kind === 'alien')
    b.add(
      'moon',
      b.tint('high', { base: 'stone', scale: 2 }),
      lumpyBall([0.08, 0.08, 0.08], [0.66, 0.92, -0.14], 0.1, 5, 14, 20),
    );
  if (kind === 'rocky')
    for (let i = 0; i < 2; i++)
      b.add(
        `moon ${i + 1}`,
        b.tint('high', { base: 'stone', scale: 2 }),
        lumpyBall([0.05, 0.04, 0.045], [i ? -0.64 : 0.62, 0.75 - 0.3 * i, i ? 0.2 : -0.16], 0.25, 5 + i, 10, 14),
      );
}

/** A bank of clouds that lies on the globe as a thin sheet with rounded edges, longer along its latitude than across. */
function cloudBank(r: number, i: number, taste: Rng): FieldShape {
  const up = taste.range(-0.95, 0.95);
  const a = i * 2.4 + taste.range(-0.3, 0.3);
  const top = r + 0.02;
  const at = (k: number, dy: number): Vec3 => {
    const lat = up + dy;
    return [Math.sin(a + k) * Math.cos(lat) * top, r + top * Math.sin(lat), Math.cos(a + k) * Math.cos(lat) * top];
  };
  const puffs = [0, 1, 2, 3, 4].map((n): FieldShape => {
    const k = ((n - 2) * 0.1) / Math.max(0.5, Math.cos(up));
    return {
      op: 'sphere',
      r: taste.range(0.038, 0.058) * (1 - 0.14 * Math.abs(n - 2)),
      at: at(k + taste.range(-0.03, 0.03), 0.1 * (n - 2) * 0.25 + taste.range(-0.05, 0.05)),
    };
  });
  return {
    op: 'intersect',
    k: 0.009,
    of: [
      { op: 'union', k: 0.03, of: puffs },
      { op: 'sphere', r: top, at: [0, r, 0] },
    ],
  };
}

/** Craters of all sizes with raised rims, and the dark seas. */
function addMoon(b: Bench, r: number, taste: Rng): void {
  const cuts: FieldShape[] = [];
  const rims: FieldShape[] = [];
  for (let i = 0; i < 46; i++) {
    const y = 1 - (2 * (i + 0.5)) / 46;
    const a = i * 2.399963 + taste.range(-0.2, 0.2);
    const q = Math.sqrt(1 - y * y);
    const s = 0.022 + 0.085 * ((i * 0.618) % 1) ** 2.6;
    const d: Vec3 = [q * Math.cos(a), y, q * Math.sin(a)];
    cuts.push({ op: 'sphere', r: s, at: [d[0] * (r + s * 0.62), r + d[1] * (r + s * 0.62), d[2] * (r + s * 0.62)] });
    if (s > 0.04)
      rims.push({
        op: 'ellipsoid',
        r: [s * 1.06, s * 1.06, s * 1.06],
        at: [d[0] * (r - s * 0.88), r + d[1] * (r - s * 0.88), d[2] * (r - s * 0.88)],
      });
  }
  const layers: MaterialLayer[] = [
    { mask: noise(0.5, 0.52, 0.1, taste.int(99)), material: { color: '#7e7d7a', color2: '#8a8884' }, strength: 0.8 },
  ];
  b.add(
    'moon',
    b.tint('ground', { layers }),
    {
      op: 'subtract',
      k: 0.012,
      from: { op: 'union', k: 0.02, of: [{ op: 'sphere', r, at: [0, r, 0] }, ...rims] },
      cut: cuts,
    },
    { detail: 2.5 },
  );
}

/** A burning ball with prominences. */
function addSun(b: Bench, r: number, taste: Rng): void {
  const seed = taste.int(900);
  const layers: MaterialLayer[] = [
    { mask: noise(0.22, 0.52, 0.2, seed), material: { color: '#ffd86a', color2: '#ffc84a' } },
    { mask: noise(0.1, 0.66, 0.1, seed + 1), material: { color: '#e85a10', color2: '#d84a08' } },
  ];
  b.add('sun', b.tint('glow', { layers, emissiveStrength: 1.5 }), lumpyBall([r, r, r], [0, r, 0], 0.03, seed, 44, 64), {
    detail: 2,
  });
  for (let i = 0; i < 16; i++) {
    const y = 1 - (2 * (i + 0.5)) / 16;
    const a = i * 2.4;
    const q = Math.sqrt(1 - y * y);
    const d: Vec3 = [q * Math.cos(a), y, q * Math.sin(a)];
    const s: Vec3 = [-Math.sin(a), 0, Math.cos(a)];
    const at = (k: number, w: number): Vec3 => [d[0] * k + s[0] * w, r + d[1] * k, d[2] * k + s[2] * w];
    const w = taste.range(0.05, 0.1);
    if (y < -0.93) continue;
    b.add(
      `flare ${i + 1}`,
      b.tint('glow', { color: '#ff9a2a', color2: '#ff7a14', emissiveStrength: 1.4 }),
      solid.tube(
        [
          at(r * 0.97, -w),
          at(r + w * 0.9, -w * 0.6),
          at(r + w * 1.2, 0.1 * w),
          at(r + w * 0.8, w * 0.7),
          at(r * 0.97, w),
        ],
        0.017,
        { taper: [1.3, 1, 0.8, 1, 1.3] },
      ),
      { detail: 0.5 },
    );
  }
}

/** Flat rings with gaps, tilted. */
function addRings(b: Bench, r: number): void {
  const tones = ['#a88a5c', '#d8c49a', '#c8ae7c', '#e8d8b4', '#b8a078', '#8a7450'];
  const radii: readonly (readonly [number, number])[] = [
    [1.25, 1.4],
    [1.42, 1.58],
    [1.6, 1.74],
    [1.8, 1.95],
    [1.97, 2.06],
    [2.12, 2.16],
  ];
  radii.forEach(([a, c], i) => {
    const ring = solid.turned(
      [
        [a * r, -0.003],
        [c * r, -0.003],
        [c * r, 0.003],
        [a * r, 0.003],
        [a * r, -0.003],
      ],
      [0, 0, 0],
      { bevel: 0.001, segments: 96 },
    );
    b.add(`ring ${i + 1}`, b.tint('ring', { color: tones[i] }), solid.put(ring, [0, r, 0], [18, 0, 14]), {
      detail: 0.7,
    });
  });
}

/** The sun and eight planets on their orbits' wires. */
function addSystem(b: Bench): void {
  const y = 0.2;
  b.add('sun', 'glow', { op: 'ball', r: 0.16, at: [0, y, 0] }, { detail: 1.5 });
  const list = [
    ['mercury', 0.24, 0.014, '#8a8680', 20],
    ['venus', 0.31, 0.024, '#d8a85a', 130],
    ['earth', 0.39, 0.026, '#2f6ab0', 250],
    ['mars', 0.47, 0.019, '#b8522c', 60],
    ['jupiter', 0.6, 0.07, '#c8985a', 310],
    ['saturn', 0.76, 0.056, '#d8b878', 190],
    ['uranus', 0.89, 0.038, '#8ac8d0', 100],
    ['neptune', 1, 0.036, '#2f5ac0', 350],
  ] as const;
  for (const [name, d, r, color, deg] of list) {
    const a = (deg * Math.PI) / 180;
    const at: Vec3 = [d * Math.cos(a), y, d * Math.sin(a)];
    b.add(
      name,
      b.tint('ground', {
        color,
        layers:
          name === 'jupiter' || name === 'saturn'
            ? [
                {
                  mask: { kind: 'stripes', dir: [0, 1, 0], period: 0.03, width: 0.5, warp: 0.3, soft: 0.2 },
                  material: { color: '#a8683c' },
                },
              ]
            : [],
      }),
      { op: 'ball', r, at },
    );
    b.add(
      `${name} orbit`,
      b.tint('ring', { base: 'brass', color: '#c8a250' }),
      solid.hoop(d, { kind: 'circle', r: 0.003 }, [0, y, 0], 'y', 80),
      { detail: 0.4 },
    );
    if (name === 'saturn')
      b.add(
        'saturn rings',
        'ring',
        solid.put(
          solid.turned(
            [
              [0.075, -0.002],
              [0.115, -0.002],
              [0.115, 0.002],
              [0.075, 0.002],
              [0.075, -0.002],
            ],
            [0, 0, 0],
            { bevel: 0.0005, segments: 48 },
          ),
          at,
          [16, 0, 12],
        ),
      );
  }
  b.add(
    'stand',
    b.tint('ring', { base: 'brass', color: '#c8a250' }),
    solid.turned(
      [
        [0, 0],
        [0.22, 0],
        [0.2, 0.02],
        [0.03, 0.035],
        [0.015, 0.06],
        [0.012, 0.1],
        [0, 0.1],
      ],
      [0, 0, 0],
      { bevel: 0.003 },
    ),
  );
}
