import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';
import { swordPalettes } from './palettes.ts';

/** Lengths in metres; the blade stands point up, the pommel on the ground. */
interface SwordPlan {
  blade: number;
  width: number;
  thick: number;
  grip: number;
  guard: number;
  curve: number;
  style: string;
}

const STYLES: Record<string, Omit<SwordPlan, 'style'>> = {
  longsword: { blade: 0.86, width: 0.052, thick: 0.0075, grip: 0.2, guard: 0.22, curve: 0 },
  broadsword: { blade: 0.74, width: 0.075, thick: 0.009, grip: 0.13, guard: 0.19, curve: 0 },
  katana: { blade: 0.72, width: 0.034, thick: 0.008, grip: 0.26, guard: 0.078, curve: 0.035 },
  scimitar: { blade: 0.75, width: 0.052, thick: 0.006, grip: 0.12, guard: 0.14, curve: 0.16 },
  dagger: { blade: 0.26, width: 0.036, thick: 0.006, grip: 0.11, guard: 0.1, curve: 0 },
  rapier: { blade: 0.98, width: 0.022, thick: 0.007, grip: 0.12, guard: 0.16, curve: 0 },
};

/** A sword: ground blade with fuller, shaped guard, bound grip with risers, pommel; stands on its pommel, or in a stone. */
export const sword: Archetype = {
  name: 'sword',
  kind: 'weapon',
  size: { length: 1 },
  params: {
    style: {
      type: 'choice',
      of: Object.keys(STYLES),
      default: 'longsword',
      about: 'kind of sword',
      vary: { longsword: 4, broadsword: 2 },
    },
    length: { type: 'number', min: 0.4, max: 1.8, default: 1, about: 'multiplies all lengths', vary: [0.94, 1.06] },
    gem: { type: 'flag', default: true, about: 'a stone in the pommel', vary: 0.8 },
    ornate: { type: 'flag', default: false, about: 'gilded, with engraved guard ends', vary: 0.35 },
  },
  slots: {
    blade: {
      material: { base: 'brushed-steel', color: '#c9ced6', grain: [0, 1, 0] },
      words: ['blade', 'edge', 'sword', 'steel'],
      main: true,
    },
    guard: {
      material: { base: 'brass', color: '#c09a45', wear: 0.25 },
      words: ['guard', 'crossguard', 'pommel', 'hilt'],
    },
    grip: { material: { base: 'leather', color: '#3a2418', color2: '#1f130c' }, words: ['grip', 'handle', 'leather'] },
    gem: { material: { base: 'crystal', color: '#b3122b' }, words: ['gem', 'jewel', 'ruby', 'stone'] },
  },
  palettes: swordPalettes,
  presets: {
    sword: { size: { height: 1.12 } },
    longsword: { params: { style: 'longsword' }, size: { height: 1.12 } },
    broadsword: { params: { style: 'broadsword' }, size: { height: 0.94 } },
    katana: {
      open: ['guard', 'grip'],
      params: { style: 'katana', gem: false },
      materials: {
        guard: { base: 'iron', color: '#26262a' },
        grip: { base: 'fabric', color: '#1d2233', color2: '#d9d2c0' },
      },
      size: { height: 1.0 },
    },
    scimitar: { params: { style: 'scimitar' }, size: { height: 0.92 } },
    dagger: { params: { style: 'dagger' }, size: { height: 0.4 } },
    rapier: { params: { style: 'rapier' }, size: { height: 1.12 } },
  },
  build,
};

function build({ params, materials }: ArchetypeInput): Sculpture {
  const style = read.word(params, 'style');
  const k = read.num(params, 'length');
  const base = STYLES[style];
  const p: SwordPlan = {
    ...base,
    style,
    blade: base.blade * k,
    width: base.width * k,
    thick: base.thick * k,
    grip: base.grip * k,
    guard: base.guard * k,
    curve: base.curve * k,
  };
  const b = createBench(materials);
  const r = p.grip * 0.07 + 0.008 * k;
  const pommelTop = r * 2.6;
  addPommel(b, p, r, read.flag(params, 'gem'));
  addGrip(b, p, r, pommelTop);
  const guardY = pommelTop + p.grip;
  addGuard(b, p, r, guardY, read.flag(params, 'ornate'));
  addBlade(b, p, guardY);
  return { parts: b.parts, sockets: { handle: { at: [0, pommelTop + p.grip / 2, 0], dir: [0, 1, 0], size: r * 2 } } };
}

/** Diamond or wedge section with a hollow ground fuller, lofted to the point. */
function addBlade(b: Bench, p: SwordPlan, y0: number): void {
  const curved = p.style === 'katana' || p.style === 'scimitar';
  const sections: { points: Vec3[] }[] = [];
  const n = 26;
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const tip = p.style === 'dagger' ? 0.45 : p.style === 'katana' ? 0.1 : p.style === 'broadsword' ? 0.2 : 0.3;
    const taper = 1 - 0.32 * t * (p.style === 'scimitar' ? -1.1 : 1);
    const point = t > 1 - tip ? Math.sqrt(Math.max(0.0006, 1 - ((t - 1 + tip) / tip) ** (curved ? 1.6 : 1.25))) : 1;
    const w = (p.width / 2) * taper * Math.max(point, 0.03);
    const d = (p.thick / 2) * (1 - 0.45 * t) * Math.max(0.12, point);
    const y = y0 + p.blade * t;
    // Curved blades bow back from their edge; the point's back is straight, its edge comes round.
    const shift = curved ? p.curve * t * t * 1.6 - (p.width / 2 - w) * (t > 1 - tip ? 0.8 : 0.3) : 0;
    sections.push({
      points: (curved ? wedge(w, d) : diamond(w, d, fuller(t, p))).map(([x, z]): Vec3 => [x - shift, y, z]),
    });
  }
  b.add('blade', 'blade', { op: 'loft', sections, spline: 'linear', cap: 'flat' }, { grain: [0, 1, 0], detail: 1.5 });
}

function fuller(t: number, p: SwordPlan): number {
  if (p.style === 'rapier' || p.style === 'dagger') return t < 0.45 ? 0.35 : Math.max(0, 0.35 - (t - 0.45) * 3);
  const end = 0.68;
  return t < end ? 0.6 : Math.max(0, 0.6 - (t - end) * 6);
}

/** Counter-clockwise seen from above (x, z), with a groove of relative depth `f` along both flats. */
function diamond(w: number, d: number, f: number): Vec2[] {
  const side = (s: number): Vec2[] => [
    [-s * w * 0.97, s * d * 0.1],
    [-s * w * 0.42, s * d * 0.92],
    [-s * w * 0.24, s * d],
    [-s * w * 0.12, s * d * (1 - f * 0.75)],
    [s * w * 0.12, s * d * (1 - f * 0.75)],
    [s * w * 0.24, s * d],
    [s * w * 0.42, s * d * 0.92],
    [s * w * 0.97, s * d * 0.1],
  ];
  return [...side(1), ...side(-1)];
}

/** Single edge at -x, back at +x. */
function wedge(w: number, d: number): Vec2[] {
  const half = (s: number): Vec2[] => [
    [-w, s * d * 0.06],
    [-w * 0.45, s * d * 0.55],
    [w * 0.15, s * d * 0.95],
    [w * 0.8, s * d],
    [w, s * d * 0.5],
  ];
  return [...half(1), ...half(-1).reverse()];
}

function addGuard(b: Bench, p: SwordPlan, r: number, y: number, ornate: boolean): void {
  const t = r * 0.5;
  if (p.style === 'katana') {
    const profile: Vec2[] = [
      [0, -t * 0.35],
      [p.guard / 2, -t * 0.35],
      [p.guard / 2 + t * 0.2, 0],
      [p.guard / 2, t * 0.35],
      [0, t * 0.35],
    ];
    b.add('tsuba', 'guard', solid.turned(profile, [0, y, 0], { bevel: 0.001 }));
    b.add(
      'habaki',
      { ...b.tint('guard', { base: 'brass', color: '#c7a04a' }) },
      solid.box([p.width * 1.05, r * 1.5, p.thick * 1.5], [0, y + r * 0.7, 0], 0.001),
    );
    return;
  }
  const h = p.guard / 2;
  const droop = p.style === 'scimitar' ? -0.12 : 0.06;
  const path: Vec3[] = [-1, -0.6, -0.15, 0.15, 0.6, 1].map(
    (s): Vec3 => [s * h, y + Math.abs(s) ** 2 * h * droop * 2, 0],
  );
  b.add(
    'crossguard',
    'guard',
    solid.bar(
      path,
      { kind: 'rect', w: t * 1.5, h: t * 1.25, r: t * 0.35 },
      { spline: 'catmull', up: [0, 1, 0], taper: [0.75, 0.78, 1.25, 1.25, 0.78, 0.75] },
    ),
  );
  const block: Vec3 = [p.width * 0.72, t * 1.9, r * 1.5];
  b.add('guard block', 'guard', solid.box(block, [0, y, 0], t * 0.3));
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const at: Vec3 = [s * h, y + h * droop * 2, 0];
    b.add(
      `${name} guard end`,
      'guard',
      ornate ? { op: 'ball', r: [t * 1.1, t * 1.1, t * 0.9], at } : { op: 'ball', r: t * 0.85, at },
    );
  }
  if (p.style === 'rapier') addSwept(b, p, r, y);
}

/** A rapier's rings and knuckle bow. */
function addSwept(b: Bench, p: SwordPlan, r: number, y: number): void {
  const bow: Vec3[] = [
    [p.guard * 0.32, y, 0],
    [p.guard * 0.36, y - p.grip * 0.45, 0],
    [p.guard * 0.2, y - p.grip * 0.95, 0],
    [r * 0.4, y - p.grip * 1.02, 0],
  ];
  b.add('knuckle bow', 'guard', solid.tube(bow, r * 0.18));
  for (const s of [1, -1]) {
    const ring: Vec3[] = [
      [-p.guard * 0.3, y + r, 0],
      [0, y + r * 1.2, s * p.guard * 0.28],
      [p.guard * 0.3, y + r, 0],
    ];
    b.add('side ring', 'guard', solid.tube(ring, r * 0.16));
  }
}

/** Leather over wood: a waisted core under a spiral of cord. */
function addGrip(b: Bench, p: SwordPlan, r: number, y0: number): void {
  const n = 8;
  const sections = Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n;
    const k = r * (0.86 + 0.16 * Math.sin(Math.PI * t));
    return {
      points: Array.from({ length: 20 }, (_, j): Vec3 => {
        const a = (-2 * Math.PI * j) / 20;
        return [k * Math.cos(a), y0 + p.grip * t, k * 0.8 * Math.sin(a)];
      }),
    };
  });
  b.add('grip', 'grip', { op: 'loft', sections, spline: 'linear', smooth: true, cap: 'flat' }, { grain: [0, 1, 0] });
  const turns = Math.round(p.grip / (r * 0.75));
  const path: Vec3[] = [];
  for (let i = 0; i <= turns * 12; i++) {
    const t = i / (turns * 12);
    const k = r * (0.9 + 0.16 * Math.sin(Math.PI * t));
    const a = 2 * Math.PI * turns * t;
    path.push([k * Math.cos(a), y0 + p.grip * (0.03 + 0.94 * t), k * 0.8 * Math.sin(a)]);
  }
  const cord = p.style === 'katana' ? { color: '#d9d2c0', color2: '#a89f8a' } : { color2: undefined };
  b.add('grip cord', b.tint('grip', { ...cord }), {
    op: 'sweep',
    path,
    section: { kind: 'circle', r: r * 0.11 },
    spline: 'linear',
    cap: 'round',
  });
  for (const [name, t] of [
    ['lower ferrule', 0],
    ['upper ferrule', 1],
  ] as const) {
    const profile: Vec2[] = [
      [0, -r * 0.16],
      [r * 1.02, -r * 0.16],
      [r * 1.08, 0],
      [r * 1.02, r * 0.16],
      [0, r * 0.16],
    ];
    // Below a katana's guard, which is a solid disc.
    const at = p.style === 'katana' ? 0.97 * t : t;
    b.add(name, 'guard', { ...solid.turned(profile, [0, y0 + p.grip * at, 0], { bevel: 0.001 }), scale: [1, 1, 0.86] });
  }
}

function addPommel(b: Bench, p: SwordPlan, r: number, gem: boolean): void {
  if (p.style === 'katana') {
    b.add('kashira', 'guard', { op: 'ball', r: [r * 1.1, r * 1.3, r * 0.9], at: [0, r * 1.3, 0] });
    return;
  }
  const wheel: Vec2[] = [
    [0, -r * 0.75],
    [r * 0.8, -r * 0.75],
    [r * 1.3, -r * 0.45],
    [r * 1.42, 0],
    [r * 1.3, r * 0.45],
    [r * 0.8, r * 0.75],
    [0, r * 0.75],
  ];
  b.add('pommel', 'guard', solid.turned(wheel, [0, r * 1.4, 0], { axis: 'z', bevel: r * 0.08 }));
  if (!gem) return;
  for (const [name, s] of [
    ['front gem', 1],
    ['back gem', -1],
  ] as const) {
    const stone: Shape = { op: 'ball', r: [r * 0.62, r * 0.34, r * 0.62], from: 0, to: 90 };
    b.add(name, 'gem', solid.put(stone, [0, r * 1.4, s * r * 0.74], [s * 90, 0, 0]));
    b.add(
      `${name} setting`,
      'guard',
      solid.hoop(r * 0.64, { kind: 'circle', r: r * 0.1 }, [0, r * 1.4, s * r * 0.76], 'z', 24),
    );
  }
}
