import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { fitting, glowing, proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';
import { buildGoggles } from './goggles.ts';
import { headphonesPalettes } from './palettes.ts';

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** Headphones over the ears, a headset with a microphone, earbuds in their case, virtual-reality goggles. */
export const headphones: Archetype = {
  name: 'headphones',
  kind: 'machine',
  size: { height: 0.2 },
  params: {
    kind: { type: 'choice', of: ['over-ear', 'headset', 'earbuds', 'vr'], default: 'over-ear', about: 'Kind.' },
  },
  slots: {
    shell: {
      material: { base: 'plastic', color: '#232529', rough: 0.35 },
      words: ['shell', 'cup', 'body', 'case'],
      main: true,
    },
    cushion: {
      material: { base: 'leather', color: '#141517', scale: 0.2, relief: 0.5 },
      words: ['cushion', 'pad', 'ear pad'],
    },
    band: { material: { base: 'leather', color: '#1b1c1f', scale: 0.2 }, words: ['band', 'headband', 'strap'] },
    metal: { material: { base: 'brushed-steel', color: '#c0c3c7' }, words: ['metal', 'slider', 'hinge'] },
    accent: {
      material: { base: 'paint', color: '#c0282a', rough: 0.3, clearcoat: 0.6 },
      words: ['accent', 'ring', 'logo'],
    },
    cable: { material: { base: 'rubber', color: '#141516' }, words: ['cable', 'cord', 'microphone'] },
    mesh: { material: { base: 'fabric', color: '#2a2b2f' }, words: ['mesh', 'cloth'] },
  },
  palettes: headphonesPalettes,
  presets: {
    headphones: { size: { height: 0.2 } },
    headset: {
      open: ['shell', 'accent'],
      params: { kind: 'headset' },
      materials: { accent: { color: '#3fb04a' } },
      size: { height: 0.2 },
    },
    earbuds: {
      open: ['shell'],
      params: { kind: 'earbuds' },
      materials: { shell: { color: '#f1f2f3', rough: 0.18 } },
      size: { width: 0.09 },
    },
    'vr headset': {
      open: ['shell'],
      params: { kind: 'vr' },
      materials: { shell: { color: '#e9eaec' } },
      size: { width: 0.19 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'earbuds') buildBuds(b);
    else if (kind === 'vr') buildGoggles(b);
    else buildOver(b, kind === 'headset', rng);
    return { parts: proportioned(b.parts, rng) };
  },
};

/** Cups stand on the ground, the band arches over them. */
function buildOver(b: Bench, mic: boolean, rng: Rng): void {
  const taste = rng.fork('over');
  const x = 0.083;
  const y = 0.05;
  const round = taste.next() < 0.5 ? 0.94 : 0.82;
  const bow = (r: number): Vec3[] =>
    Array.from({ length: 13 }, (_, i): Vec3 => {
      const a = Math.PI * (i / 12);
      return [x * 1.02 * Math.cos(a) * (r / 0.09), y + 0.055 + Math.sin(a) * r, 0];
    });
  b.add(
    'headband',
    'band',
    solid.bar(
      bow(0.092),
      { kind: 'rect', w: 0.034, h: 0.009, r: 0.004 },
      {
        spline: 'catmull',
        up: [1, 0, 0],
        taper: [0.66, 0.76, 0.88, 1, 1.08, 1.12, 1.14, 1.12, 1.08, 1, 0.88, 0.76, 0.66],
      },
    ),
    { detail: 1.4 },
  );
  b.add(
    'headband pad',
    'cushion',
    solid.bar(
      bow(0.0845).slice(2, 11),
      { kind: 'rect', w: 0.03, h: 0.011, r: 0.005 },
      { spline: 'catmull', up: [1, 0, 0], taper: [0.6, 0.85, 1, 1.05, 1.05, 1.05, 1, 0.85, 0.6] },
    ),
  );
  for (const [side, s] of SIDES) addCup(b, side, s, x, y, round, mic);
  const seam = (z: number): Shape =>
    solid.tube(
      bow(0.0971)
        .slice(2, 11)
        .map(([u, v]): Vec3 => [u, v, z]),
      0.0008,
    );
  b.add('band stitching', 'accent', solid.many([seam(0.013), seam(-0.013)]), { detail: 0.4 });
  if (mic) {
    b.add(
      'microphone arm',
      'cable',
      solid.tube(
        [
          [x + 0.018, y - 0.01, 0.03],
          [x + 0.012, y - 0.035, 0.075],
          [x - 0.02, y - 0.04, 0.115],
        ],
        0.0028,
      ),
    );
    b.add('microphone', 'mesh', { op: 'ball', r: [0.013, 0.0085, 0.0085], at: [x - 0.027, y - 0.04, 0.119] });
    b.add('microphone pivot', 'metal', solid.cyl(0.008, 0.008, [x + 0.018, y - 0.008, 0.028], 'x'));
  } else
    b.add(
      'cable',
      'cable',
      solid.tube(
        [
          [x + 0.004, y - 0.044, 0],
          [x + 0.012, 0.004, 0.012],
          [x - 0.02, 0.0028, 0.075],
          [x - 0.11, 0.0028, 0.07],
          [x - 0.17, 0.0028, 0.105],
        ],
        0.0024,
      ),
    );
}

function addCup(b: Bench, side: string, s: number, x: number, y: number, round: number, mic: boolean): void {
  const rot: Vec3 = [0, 0, s * -90];
  const put = (of: Shape): Shape => ({
    op: 'placed',
    of: { op: 'placed', of, places: [{ rot, scale: [1, 1, 1] }] },
    places: [{ at: [s * x, y, 0], scale: [1, 1 / round, 1] }],
  });
  const r = 0.0435 * round;
  b.add(
    `${side} cushion`,
    'cushion',
    put(solid.hoop(r * 0.76, { kind: 'ellipse', rx: 0.0115, ry: 0.0135 }, [0, -0.012, 0], 'y', 44)),
    { detail: 1.2 },
  );
  b.add(`${side} driver cloth`, 'mesh', put(solid.cyl(r * 0.7, 0.003, [0, -0.01, 0], 'y')), { hidden: true });
  b.add(
    `${side} cup`,
    'shell',
    put(
      solid.turned(
        pairs([0, -0.006, r, -0.006, r * 1.02, 0.002, r * 0.98, 0.012, r * 0.86, 0.02, r * 0.7, 0.023, 0, 0.023]),
        [0, 0, 0],
        { bevel: 0.002, segments: 48 },
      ),
    ),
    { detail: 1.4 },
  );
  b.add(
    `${side} accent ring`,
    mic ? glowing('#58e08a', 1.4) : 'accent',
    put(solid.hoop(r * 0.74, { kind: 'rect', w: 0.0016, h: 0.0035, r: 0.0006 }, [0, 0.0232, 0], 'y', 44)),
    { detail: 0.6 },
  );
  b.add(`${side} cover`, 'metal', put(solid.cyl(r * 0.62, 0.003, [0, 0.0235, 0], 'y', { bevel: 0.001 })));
  b.add(
    `${side} logo`,
    'accent',
    put(solid.slab(outline.ngon(r * 0.24, 3, 30), 0.0012, [0, 0.0252, 0], 'y', { bevel: 0.0003 })),
  );
  b.add(
    `${side} rear seam`,
    'cable',
    put(solid.hoop(r * 1.012, { kind: 'rect', w: 0.0014, h: 0.0012, r: 0.0004 }, [0, -0.001, 0], 'y', 44)),
    { detail: 0.5 },
  );
  const yoke: Vec3[] = [-80, -50, -20, 0, 20, 50, 80].map((deg): Vec3 => {
    const a = (deg * Math.PI) / 180;
    return [s * (x + 0.012), y + (0.047 / round) * 0.96 * Math.cos(a), 0.0455 * Math.sin(a) * round];
  });
  b.add(
    `${side} yoke`,
    'shell',
    solid.bar(yoke, { kind: 'rect', w: 0.008, h: 0.0045, r: 0.0015 }, { spline: 'catmull', up: [0, 1, 0] }),
  );
  b.add(
    `${side} yoke pins`,
    'metal',
    solid.many([1, -1].map((z) => solid.cyl(0.004, 0.006, [s * (x + 0.012), y + 0.009, z * 0.0445 * round], 'z'))),
    { detail: 0.5 },
  );
  b.add(
    `${side} slider`,
    'metal',
    solid.bar(
      [
        [s * (x + 0.012), y + 0.045, 0],
        [s * (x + 0.0105), y + 0.075, 0],
      ],
      { kind: 'rect', w: 0.014, h: 0.003, r: 0.001 },
      { up: [1, 0, 0] },
    ),
  );
  b.add(`${side} hinge`, 'shell', solid.box([0.012, 0.022, 0.02], [s * (x + 0.01), y + 0.069, 0], 0.004));
  b.add(
    `${side} hinge screw`,
    'metal',
    solid.put(fitting.screw(0.003), [s * (x + 0.0162), y + 0.069, 0], [0, 0, s * -90]),
    { detail: 0.3 },
  );
}

/** Two buds standing before their open charging case. */
function buildBuds(b: Bench): void {
  const [w, h, d] = [0.06, 0.03, 0.023];
  const half = (y0: number, y1: number): Shape => {
    const e = outline.superellipse(w / 2, d / 2, 2.7, 44);
    const ring = (k: number, y: number): { points: Vec3[] } => ({
      points: e.map(([u, v]): Vec3 => [u * k, y, -v * k]),
    });
    return {
      op: 'loft',
      sections: [ring(0.8, y0), ring(0.93, y0 + (y1 - y0) * 0.12), ring(1, y0 + (y1 - y0) * 0.4), ring(1, y1)],
      spline: 'catmull',
      cap: 'flat',
    };
  };
  b.add('case', 'shell', half(0, h), { detail: 1.4 });
  b.add(
    'case bed',
    'cable',
    solid.slab(outline.superellipse(w * 0.46, d * 0.44, 2.7, 40), 0.002, [0, h, 0], 'y', { bevel: 0.0006 }),
  );
  b.add(
    'case wells',
    'metal',
    solid.many(
      [1, -1].map((s) => solid.hoop(0.0078, { kind: 'circle', r: 0.0012 }, [s * 0.0135, h + 0.001, 0], 'y', 28)),
    ),
    { detail: 0.5 },
  );
  const open: Vec3 = [0, h + 0.0125, -d * 0.5 + 0.001];
  b.add('lid', 'shell', solid.put(solid.put(half(0, 0.016), [0, -0.016, 0]), open, [98, 0, 0]), { detail: 1.3 });
  const liner = solid.slab(outline.superellipse(w * 0.46, d * 0.44, 2.7, 40), 0.002, [0, 0, 0], 'y', { bevel: 0.0006 });
  b.add('lid liner', 'cable', solid.put(liner, open, [98, 0, 0]));
  b.add('hinge', 'metal', solid.cyl(0.0022, 0.024, [0, h + 0.001, -d * 0.5 + 0.001], 'x'));
  b.add(
    'charge light',
    glowing('#58e08a', 1.6),
    solid.cyl(0.0013, 0.0015, [0, h * 0.55, d / 2 - 0.0002], 'z', { segments: 12 }),
    { detail: 0.3 },
  );
  for (const [side, s] of SIDES) {
    const at: Vec3 = [s * 0.022, 0, 0.034];
    const put = (of: Shape): Shape => solid.put(of, at, [0, s * 28, s * 4]);
    b.add(`${side} bud`, 'shell', put({ op: 'ball', r: [0.0088, 0.0085, 0.0098], at: [0, 0.026, 0] }), { detail: 1.4 });
    b.add(`${side} stem`, 'shell', put(solid.rod([0, 0.0245, 0.0035], [0, 0.0035, 0.0035], 0.0034, 0.003)));
    b.add(`${side} stem end`, 'metal', put(solid.rod([0, 0.004, 0.0035], [0, 0.0003, 0.0035], 0.00305, 0.0028)));
    b.add(
      `${side} tip`,
      'cushion',
      put(
        solid.put(
          solid.turned(
            pairs([0, -0.003, 0.0045, -0.003, 0.0068, 0, 0.0055, 0.004, 0.003, 0.0058, 0, 0.0058]),
            [0, 0, 0],
            { smooth: false, bevel: 0.0008 },
          ),
          [s * -0.0085, 0.027, -0.004],
          [0, 0, s * 78],
        ),
      ),
    );
    b.add(`${side} sensor`, 'cable', put(solid.cyl(0.0022, 0.0014, [0, 0.028, 0.0094], 'z')), { detail: 0.4 });
    b.add(`${side} vent`, 'metal', put(solid.box([0.005, 0.0014, 0.0012], [0, 0.0335, 0.0045], 0.0004)), {
      detail: 0.4,
    });
  }
}
