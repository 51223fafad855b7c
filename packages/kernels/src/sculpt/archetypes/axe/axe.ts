import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';
import { axePalettes } from './palettes.ts';

interface AxePlan {
  /** Haft length, head reach from the haft's middle, height of the edge, thickness at the eye: metres. */
  haft: number;
  reach: number;
  edge: number;
  eye: number;
  style: string;
}

const STYLES: Record<string, Omit<AxePlan, 'style'>> = {
  woodcutter: { haft: 0.7, reach: 0.185, edge: 0.165, eye: 0.042 },
  battle: { haft: 0.78, reach: 0.25, edge: 0.37, eye: 0.038 },
  double: { haft: 0.9, reach: 0.24, edge: 0.36, eye: 0.038 },
  hatchet: { haft: 0.36, reach: 0.13, edge: 0.115, eye: 0.029 },
  viking: { haft: 0.78, reach: 0.18, edge: 0.22, eye: 0.032 },
};

/** An axe standing on its haft: forged head with cheeks and ground edge, shaped haft with knob, wedge, langets or binding. */
export const axe: Archetype = {
  name: 'axe',
  kind: 'weapon',
  size: { length: 0.8 },
  params: {
    style: { type: 'choice', of: Object.keys(STYLES), default: 'woodcutter', about: 'kind of axe' },
    length: { type: 'number', min: 0.4, max: 1.8, default: 1, about: 'multiplies all lengths', vary: [0.92, 1.1] },
    wrapped: { type: 'flag', default: false, about: 'leather binding on the grip', vary: 0.4 },
  },
  slots: {
    head: {
      material: { base: 'iron', color: '#6d7076', wear: 0.35 },
      words: ['head', 'axe', 'blade', 'steel'],
      main: true,
    },
    edge: { material: { base: 'brushed-steel', color: '#d5d9df' }, words: ['edge', 'bit'] },
    handle: {
      material: { base: 'wood', color: '#a9713f', color2: '#7d4c25' },
      words: ['handle', 'haft', 'shaft', 'wood'],
    },
    binding: { material: { base: 'leather', color: '#4a2b18' }, words: ['binding', 'grip', 'leather', 'wrap'] },
  },
  palettes: axePalettes,
  presets: {
    axe: { size: { height: 0.8 } },
    'battle axe': { params: { style: 'battle', wrapped: true }, size: { height: 0.95 } },
    'double axe': { params: { style: 'double', wrapped: true }, size: { height: 1.05 } },
    'double-headed axe': { params: { style: 'double', wrapped: true }, size: { height: 1.05 } },
    hatchet: { params: { style: 'hatchet' }, size: { height: 0.38 } },
    tomahawk: { params: { style: 'hatchet', wrapped: true }, size: { height: 0.4 } },
    'viking axe': { params: { style: 'viking', wrapped: true }, size: { height: 0.8 } },
  },
  build,
};

function build({ params, materials }: ArchetypeInput): Sculpture {
  const style = read.word(params, 'style');
  const k = read.num(params, 'length');
  const s = STYLES[style];
  const p: AxePlan = { style, haft: s.haft * k, reach: s.reach * k, edge: s.edge * k, eye: s.eye * k };
  const b = createBench(materials);
  const y = p.haft * (style === 'woodcutter' || style === 'hatchet' ? 0.94 : 0.88);
  addHaft(b, p);
  addHead(b, p, y, 1);
  if (style === 'double') addHead(b, p, y, -1);
  else addPoll(b, p, y);
  if (style !== 'woodcutter' && style !== 'hatchet') addWarFittings(b, p, y);
  if (read.flag(params, 'wrapped')) addBinding(b, p);
  return { parts: b.parts, sockets: { handle: { at: [0, p.haft * 0.3, 0], dir: [0, 1, 0], size: p.eye } } };
}

function haftX(p: AxePlan, t: number): number {
  if (p.style !== 'woodcutter' && p.style !== 'hatchet') return 0;
  return p.haft * 0.035 * Math.sin(t * Math.PI * 1.5 + 0.4) * (1 - t) - p.haft * 0.01;
}

function addHaft(b: Bench, p: AxePlan): void {
  const n = 18;
  const straight = p.style !== 'woodcutter' && p.style !== 'hatchet';
  const sections = Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n;
    const knob = t < 0.07 ? 1.28 - 0.28 * Math.abs(t - 0.035) * 28 : 1;
    const swell = straight ? 1 : 0.88 + 0.2 * t;
    const rx = p.eye * 0.5 * knob * swell * (straight ? 0.9 : 1);
    const rz = rx * (straight ? 1 : 0.68);
    return {
      points: Array.from({ length: 20 }, (_, j): Vec3 => {
        const a = (-2 * Math.PI * j) / 20;
        return [haftX(p, t) + rx * Math.cos(a), p.haft * t, rz * Math.sin(a)];
      }),
    };
  });
  b.add('haft', 'handle', { op: 'loft', sections, spline: 'linear', smooth: true, cap: 'round' }, { grain: [0, 1, 0] });
}

/** One blade: cheeks lofted from the eye to the edge, and the ground bit in front of them. `side` -1 mirrors it. */
function addHead(b: Bench, p: AxePlan, y: number, side: number): void {
  const x0 = haftX(p, 0.94);
  const beard = p.style === 'viking' ? 0.72 : p.style === 'woodcutter' ? 0.56 : 0.5;
  const cheeks = (from: number, to: number, n: number): { points: Vec3[] }[] =>
    Array.from({ length: n + 1 }, (_, i) => {
      const t = from + ((to - from) * i) / n;
      const flare = p.eye * 0.95 + (p.edge - p.eye * 0.95) * t ** (p.style === 'woodcutter' ? 1.5 : 2.1);
      const thick = p.eye * 0.62 * (1 - t) ** 0.75 + 0.0016 + 0.004 * (1 - t);
      const up = flare * (1 - beard);
      const down = flare * beard;
      const m = 8;
      const ring: Vec3[] = [];
      // The edge is an arc: the middle of each station stands further out than its corners.
      const bow = (k: number): number =>
        side * (x0 * side + p.eye * 0.2 + (p.reach - p.eye * 0.2) * t * (1 - 0.14 * t * t * k * k));
      for (let j = 0; j <= m; j++) {
        const k = (2 * j) / m - 1;
        ring.push([bow(k), y + (k > 0 ? k * up : k * down), thick * (1 - 0.35 * k * k)]);
      }
      for (let j = m; j >= 0; j--) {
        const k = (2 * j) / m - 1;
        ring.push([bow(k), y + (k > 0 ? k * up : k * down), -thick * (1 - 0.35 * k * k)]);
      }
      return { points: side > 0 ? ring : ring.reverse() };
    });
  const name = side > 0 ? 'blade' : 'back blade';
  b.add(name, 'head', { op: 'loft', sections: cheeks(0, 0.8, 9), spline: 'linear', cap: 'flat' }, { detail: 1.3 });
  b.add(
    `${name} edge`,
    'edge',
    { op: 'loft', sections: cheeks(0.795, 1, 4), spline: 'linear', cap: 'flat' },
    { grain: [0, 1, 0] },
  );
}

/** The eye socket around the haft, the flat poll behind it, the wedge on top. */
function addPoll(b: Bench, p: AxePlan, y: number): void {
  const x0 = haftX(p, 0.94);
  const h = p.eye * 2;
  b.add('eye', 'head', solid.box([p.eye * 1.75, h, p.eye * 1.35], [x0 - p.eye * 0.1, y, 0], p.eye * 0.22));
  b.add('poll', 'head', solid.box([p.eye * 0.6, h * 0.92, p.eye * 1.15], [x0 - p.eye * 1.15, y, 0], p.eye * 0.14));
  b.add(
    'wedge',
    b.tint('handle', { color: '#caa06c' }),
    solid.box(
      // from below the rim of the haft's domed end to above its crown
      [p.eye * 0.75, p.eye * 0.36, p.eye * 0.12],
      [x0, Math.max(p.haft * 1.0 + p.eye * 0.36, y + h / 2) + p.eye * 0.04, 0],
      0.001,
    ),
  );
}

/** Langets along the haft with rivets, a collar, a top spike and a foot cap. */
function addWarFittings(b: Bench, p: AxePlan, y: number): void {
  const r = p.eye * 0.5;
  if (p.style === 'double') b.add('eye', 'head', solid.cyl(r * 1.45, p.eye * 2.2, [0, y, 0], 'y', { bevel: r * 0.15 }));
  const spike: Vec2[] = [
    [0, 0],
    [r * 0.95, 0],
    [r * 0.7, p.eye * 0.6],
    [r * 0.2, p.eye * 2.6],
    [0, p.eye * 2.9],
  ];
  b.add('top spike', 'head', solid.turned(spike, [0, p.haft - p.eye * 0.1, 0], { bevel: 0.001 }));
  for (const [name, s] of [
    ['front langet', 1],
    ['back langet', -1],
  ] as const) {
    const len = p.haft * 0.22;
    b.add(name, 'head', solid.box([r * 0.8, len, r * 0.22], [0, y - p.eye - len / 2, s * r * 0.9], 0.0015));
    const rivets: Shape[] = [0.2, 0.5, 0.8].map((t) =>
      solid.put(
        { op: 'ball', r: [r * 0.2, r * 0.14, r * 0.2], from: 0, to: 90 },
        [0, y - p.eye - len * t, s * r * 1.0],
        [s * 90, 0, 0],
      ),
    );
    b.add(`${name} rivets`, 'edge', solid.many(rivets));
  }
  b.add(
    'collar',
    'head',
    solid.hoop(r * 1.02, { kind: 'rect', w: p.eye * 0.4, h: r * 0.3, r: 0.001 }, [0, y - p.eye * 1.25, 0], 'y', 24),
  );
  b.add(
    'foot cap',
    'head',
    solid.turned(
      [
        [0, -0.002],
        [r * 0.9, -0.002],
        [r * 1.3, p.haft * 0.012],
        [r * 1.28, p.haft * 0.035],
        [r * 1.1, p.haft * 0.045],
        [0, p.haft * 0.045],
      ],
      [0, 0.002, 0],
      { bevel: 0.001 },
    ),
  );
}

function addBinding(b: Bench, p: AxePlan): void {
  const y0 = p.haft * 0.08;
  const y1 = p.haft * 0.34;
  const straight = p.style !== 'woodcutter' && p.style !== 'hatchet';
  const w = p.eye * 0.34;
  const turns = Math.round((y1 - y0) / (w * 1.12));
  const path: Vec3[] = [];
  for (let i = 0; i <= turns * 10; i++) {
    const t = i / (turns * 10);
    const y = y0 + (y1 - y0) * t;
    const rx = p.eye * 0.5 * (straight ? 0.9 : 0.88 + (0.2 * y) / p.haft) + 0.0012;
    const a = 2 * Math.PI * turns * t;
    path.push([haftX(p, y / p.haft) + rx * Math.cos(a), y, rx * (straight ? 1 : 0.68) * Math.sin(a)]);
  }
  b.add(
    'binding',
    'binding',
    {
      op: 'sweep',
      path,
      section: {
        kind: 'polygon',
        points: [
          [-w / 2, -0.00225],
          [w / 2, -0.00225],
          [w * 0.44, 0.00225],
          [-w * 0.44, 0.00225],
        ],
      },
      spline: 'linear',
      cap: 'flat',
      up: [1, 0, 0],
    },
    { detail: 0.5 },
  );
}
