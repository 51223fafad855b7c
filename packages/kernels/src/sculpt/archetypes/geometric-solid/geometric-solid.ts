import { V3, type Vec2, type Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';
import { starOutline } from '../../kits/star-outline.ts';
import { curved } from './curved.ts';
import { polyhedra } from './polyhedra.ts';

const ring = (n: number, r: number, h: number): Vec3[] =>
  outline.ngon(r, n, n === 4 ? 45 : 90).map(([x, z]): Vec3 => [x, h, z]);

/** A body of one piece, `h` high. */
const BUILD: Readonly<Record<string, (b: Bench, h: number) => void>> = {
  cube: (b, h) => b.add('cube', 'body', solid.box([h, h, h], [0, h / 2, 0], h * 0.025)),
  cuboid: (b, h) => b.add('cuboid', 'body', solid.box([h * 1.6, h * 0.8, h], [0, h * 0.4, 0], h * 0.02)),
  sphere: (b, h) => b.add('sphere', 'body', { op: 'ball', r: h / 2, at: [0, h / 2, 0] }, { detail: 1.5 }),
  ellipsoid: (b, h) =>
    b.add('ellipsoid', 'body', { op: 'ball', r: [h * 0.36, h / 2, h * 0.36], at: [0, h / 2, 0] }, { detail: 1.5 }),
  cylinder: (b, h) =>
    b.add('cylinder', 'body', solid.cyl(h * 0.36, h, [0, h / 2, 0], 'y', { bevel: h * 0.015, segments: 64 })),
  disc: (b, h) =>
    b.add('disc', 'body', solid.cyl(h / 2, h * 0.12, [0, h / 2, 0], 'z', { bevel: h * 0.012, segments: 72 })),
  cone: (b, h) => b.add('cone', 'body', curved.turnedBody('cone', h)),
  capsule: (b, h) => b.add('capsule', 'body', curved.turnedBody('capsule', h)),
  hemisphere: (b, h) => b.add('hemisphere', 'body', curved.turnedBody('hemisphere', h * 0.6)),
  torus: (b, h) =>
    b.add('torus', 'body', solid.hoop(h * 0.35, { kind: 'circle', r: h * 0.15 }, [0, h / 2, 0], 'z', 64), {
      detail: 1.5,
    }),
  pyramid: (b, h) =>
    b.add('pyramid', 'body', { op: 'hull', points: [...ring(4, h * 0.85, 0), [0, h, 0]], bevel: h * 0.012 }),
  prism: (b, h) =>
    b.add(
      'prism',
      'body',
      solid.slab(
        pairs([-0.5, 0, 0.5, 0, 0, 0.866]).map(([x, y]): Vec2 => [x * h, y * h]),
        h * 1.7,
        [0, 0, 0],
        'x',
        { bevel: h * 0.015 },
      ),
    ),
  wedge: (b, h) =>
    b.add(
      'wedge',
      'body',
      solid.slab(
        pairs([-0.7, 0, 0.7, 0, 0.7, 0.8]).map(([x, y]): Vec2 => [x * h, y * h]),
        h,
        [0, 0, 0],
        'z',
        { bevel: h * 0.015 },
      ),
    ),
  pentagon: (b, h) => b.add('prism', 'body', polyhedra.prism(5, h * 0.5, h * 0.9, h * 0.015)),
  hexagon: (b, h) => b.add('prism', 'body', polyhedra.prism(6, h * 0.5, h * 0.9, h * 0.015)),
  octagon: (b, h) => b.add('prism', 'body', polyhedra.prism(8, h * 0.5, h * 0.9, h * 0.015)),
  rhombus: (b, h) =>
    b.add(
      'rhombus',
      'body',
      solid.slab(
        pairs([0, 0, 0.36, 0.5, 0, 1, -0.36, 0.5]).map(([x, y]): Vec2 => [x * h, y * h]),
        h * 0.2,
        [0, 0, 0],
        'z',
        { bevel: h * 0.015 },
      ),
    ),
  arch: (b, h) =>
    b.add(
      'arch',
      'body',
      solid.slab(
        [
          ...pairs([-0.5, 0, -0.3, 0]).map(([x, y]): Vec2 => [x * h, y * h]),
          ...outline.arc(0, h * 0.35, h * 0.3, 180, 0, 20),
          ...pairs([0.3, 0, 0.5, 0, 0.5, 0.8, -0.5, 0.8]).map(([x, y]): Vec2 => [x * h, y * h]),
        ],
        h * 0.4,
        [0, 0, 0],
        'z',
        { bevel: h * 0.015 },
      ),
    ),
  saddle: (b, h) => b.add('saddle', 'body', curved.saddle(h)),
  mobius: (b, h) => b.add('band', 'body', curved.mobius(h), { detail: 1.5 }),
  knot: (b, h) => b.add('knot', 'body', curved.knot(h), { detail: 1.5 }),
  helix: (b, h) => b.add('coil', 'body', curved.helix(h), { detail: 1.3 }),
  klein: (b, h) => b.add('bottle', 'body', curved.klein(h), { detail: 1.5 }),
  menger: (b, h) => b.add('sponge', 'body', curved.menger(h)),
  penrose: (b, h) => {
    const tints = ['#3a76c4', '#22406e', '#a8c8f0'];
    for (const [i, beam] of curved.penrose(h).entries())
      b.add(`beam ${i + 1}`, i ? b.tint('body', { color: tints[i] }) : 'body', beam);
  },
  metaball: (b, h) =>
    b.add(
      'blob',
      'body',
      {
        op: 'union',
        k: h * 0.16,
        of: [
          { op: 'sphere', r: h * 0.27 },
          { op: 'sphere', r: h * 0.2 },
          { op: 'sphere', r: h * 0.15 },
          { op: 'sphere', r: h * 0.12 },
        ].map((s, i) => ({
          ...s,
          op: 'sphere' as const,
          at: (
            [
              [0, h * 0.27, 0],
              [h * 0.24, h * 0.55, 0.04 * h],
              [-h * 0.26, h * 0.52, h * 0.06],
              [h * 0.02, h * 0.8, -h * 0.05],
            ] as Vec3[]
          )[i],
        })),
      },
      { detail: 1.5 },
    ),
  star: (b, h) =>
    b.add(
      'star',
      'body',
      solid.slab(
        starOutline(5, h * 0.5, h * 0.2).map(([x, y]): Vec2 => [x, y + h * 0.405]),
        h * 0.16,
        [0, 0, 0],
        'z',
        { bevel: h * 0.02 },
      ),
    ),
  'cube-frame': (b, h) => addFrame(b, 'cube', h),
  'dodecahedron-frame': (b, h) => addFrame(b, 'dodecahedron', h),
  'icosahedron-frame': (b, h) => addFrame(b, 'icosahedron', h),
  tesseract: addTesseract,
  stellated: (b, h) => {
    b.add('rays', 'body', solid.put(polyhedra.spikes('icosahedron', h * 0.458, 2.2), [0, h * 0.271, 0]));
  },
  spiky: (b, h) => {
    const c: Vec3 = [0, h / 2, 0];
    b.add('core', 'body', { op: 'ball', r: h * 0.31, at: c });
    for (const kind of ['dodecahedron', 'icosahedron']) {
      const out = polyhedra.corners(kind).map(([x, y, z]) => V3.normalize([x, y - 0.5, z]));
      b.add(
        kind === 'icosahedron' ? 'long spikes' : 'short spikes',
        'edges',
        solid.many(
          out.map((d) =>
            solid.rod(
              V3.addScaled(c, d, h * 0.27),
              V3.addScaled(c, d, h * (kind === 'icosahedron' ? 0.5 : 0.44)),
              h * 0.06,
              h * 0.004,
            ),
          ),
        ),
      );
    }
  },
  hanoi: addHanoi,
  calibration: (b, h) => {
    b.add('cube', 'body', solid.box([h, h, h], [0, h / 2, 0], h * 0.01));
    for (const [letter, rot, at] of [
      ['X', [0, 0, 0], [0, h * 0.3, h / 2]],
      ['Y', [0, 90, 0], [h / 2, h * 0.3, 0]],
      ['Z', [-90, 0, 0], [0, h, h * 0.2]],
    ] as const)
      b.add(
        `letter ${letter.toLowerCase()}`,
        'edges',
        solid.put({ op: 'text', value: letter, height: h * 0.4, depth: h * 0.05, bevel: 0 }, [...at], [...rot]),
        { detail: 0.5 },
      );
  },
};

function addFrame(b: Bench, kind: string, h: number): void {
  const { bars, joints } = polyhedra.frame(polyhedra.corners(kind), h, h * 0.04);
  b.add('edges', 'edges', bars);
  b.add('corners', 'body', joints);
}

function addTesseract(b: Bench, h: number): void {
  const outer = polyhedra.corners('cube').map(([x, y, z]): Vec3 => [x * h * 0.94, h * (0.03 + 0.94 * y), z * h * 0.94]);
  const inner = outer.map(([x, y, z]): Vec3 => [x * 0.48, h / 2 + (y - h / 2) * 0.48, z * 0.48]);
  b.add('links', 'edges', solid.many(outer.map((p, i) => solid.rod(p, inner[i], h * 0.012))));
  for (const [name, points, r] of [
    ['outer', outer, 0.02],
    ['inner', inner, 0.015],
  ] as const) {
    const bars = points.flatMap((p, i) =>
      points
        .slice(i + 1)
        .filter((q) => p.filter((v, k) => Math.abs(v - q[k]) > 1e-6).length === 1)
        .map((q) => solid.rod(p, q, h * r)),
    );
    b.add(`${name} edges`, 'body', solid.many(bars));
    b.add(`${name} corners`, 'edges', solid.many(points.map((at) => ({ op: 'ball' as const, r: h * r * 1.5, at }))));
  }
}

function addHanoi(b: Bench, h: number): void {
  b.add('board', 'body', solid.box([h * 2.4, h * 0.12, h * 0.8], [0, h * 0.06, 0], h * 0.02), { grain: [1, 0, 0] });
  for (const [name, x] of [
    ['left', -0.78],
    ['middle', 0],
    ['right', 0.78],
  ] as const)
    b.add(`${name} peg`, 'body', solid.rod([x * h, h * 0.1, 0], [x * h, h, 0], h * 0.035, h * 0.03, 'round'));
  const colors = ['#c8342c', '#e08a2a', '#e8c83a', '#4a9a4a', '#2f6fb8', '#7a4aa0'];
  colors.forEach((color, i) => {
    b.add(
      `disc ${i + 1}`,
      { base: 'paint', color, rough: 0.35, clearcoat: 0.5 },
      solid.turned(
        [
          [h * 0.04, 0],
          [h * (0.36 - i * 0.045), 0],
          [h * (0.36 - i * 0.045), h * 0.11],
          [h * 0.04, h * 0.11],
          [h * 0.04, 0],
        ].map(([r, y]): Vec2 => [r, y + h * (0.121 + i * 0.1105)]),
        [-0.78 * h, 0, 0],
        { bevel: h * 0.02 },
      ),
    );
  });
}

for (const kind of ['tetrahedron', 'octahedron', 'dodecahedron', 'icosahedron'])
  Object.assign(BUILD, {
    [kind]: (b: Bench, h: number) => b.add(kind, 'body', polyhedra.hull(polyhedra.corners(kind), h, 0.012)),
  });

/** How far these are built above the ground, in heights. */
const ABOVE: Readonly<Record<string, number>> = {
  saddle: 0.045,
  mobius: 0.0415,
  knot: 0.075,
  penrose: 0.05,
  spiky: 0.067,
};

/** Bodies of geometry: cubes, spheres, cones, the regular solids, Möbius' strip and other famous shapes. */
export const geometricSolid: Archetype = {
  name: 'geometric solid',
  kind: 'thing',
  size: { height: 0.2 },
  params: {
    kind: { type: 'choice', of: Object.keys(BUILD), default: 'cube', about: 'Which body.' },
  },
  slots: {
    body: { material: { base: 'plastic', color: '#3a76c4', rough: 0.35 }, words: ['body', 'face', 'side'], main: true },
    edges: { material: { base: 'paint', color: '#22262c', rough: 0.35 }, words: ['edge', 'frame', 'line'] },
  },
  palettes: [
    {
      lead: 'body',
      of: colorways({
        blue: { weight: 2 },
        red: { body: '#c8342c' },
        yellow: { body: '#e8b82a' },
        green: { body: '#3a9a5a' },
        white: { body: { base: 'plaster', color: '#eeebe4' } },
        marble: { body: { base: 'marble', color: '#ebe8e2' } },
        wood: { body: { base: 'wood', color: '#c89a5c' } },
        orange: { body: '#e0702a' },
        steel: { body: { base: 'brushed-steel', color: '#b8bcc2' } },
      }),
    },
  ],
  presets: {
    cube: { size: { height: 0.2 } },
    sphere: { params: { kind: 'sphere' }, size: { height: 0.2 } },
    cylinder: { params: { kind: 'cylinder' }, size: { height: 0.2 } },
    cone: { params: { kind: 'cone' }, size: { height: 0.2 } },
    torus: { params: { kind: 'torus' }, size: { height: 0.2 } },
    prism: {
      params: { kind: 'prism' },
      materials: { body: { base: 'tinted-glass', color: '#dff0f6' } },
      size: { height: 0.17 },
    },
    'mobius strip': { params: { kind: 'mobius' }, size: { height: 0.2 } },
    tesseract: { params: { kind: 'tesseract' }, size: { height: 0.2 } },
    'tower of hanoi': {
      params: { kind: 'hanoi' },
      materials: { body: { base: 'wood', color: '#c89a5c' } },
      size: { height: 0.2 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const h = 0.2;
    const kind = read.word(params, 'kind');
    BUILD[kind](b, h);
    const down = -h * (ABOVE[kind] ?? 0);
    const parts = b.parts.map((p) => ({ ...p, shape: solid.put(p.shape, [0, down, 0]) }));
    return {
      parts: proportioned(parts, rng, 0.001),
      sockets: { top: { at: [0, h, 0], dir: [0, 1, 0], size: h * 0.6 } },
    };
  },
};
