import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** Middles and slopes (degrees) of the slats' section in (z, y): seat front to back, then up the back. */
function seatLine(back: boolean): { z: number; y: number; turn: number }[] {
  const seat = [0, 1, 2, 3, 4, 5].map((i) => {
    const t = i / 5;
    return {
      z: 0.27 - 0.47 * t,
      y: 0.43 - 0.05 * Math.sin(Math.PI * (0.12 + 0.8 * t)) + 0.01 * (1 - t),
      turn: -16 * Math.cos(Math.PI * t) * (1 - t) + 6 * t,
    };
  });
  const rest = [0, 1, 2, 3, 4].map((i) => ({
    z: -0.235 - 0.035 * i - 0.006 * i * i,
    y: 0.5 + 0.088 * i,
    turn: 72 - i * 3,
  }));
  return back ? [...seat, ...rest] : seat;
}

/** Slats on scrolled cast-iron sides. */
export function buildParkBench(b: Bench, l: number, back: boolean, arms: boolean, taste: Rng): void {
  const sides = l > 1.9 ? [-0.42, 0, 0.42] : [-0.4, 0.4];
  const line = seatLine(back);
  const thick = 0.026;
  const wide = taste.range(0.062, 0.079);
  line.forEach(({ z, y, turn }, i) => {
    const slat = solid.put(solid.box([l, thick, wide], [0, thick / 2, 0], 0.006), [0, y, z], [turn, 0, 0]);
    b.add(i < 6 ? `seat slat ${i + 1}` : `back slat ${i - 5}`, 'wood', slat, { grain: [1, 0, 0] });
  });
  const section = { kind: 'rect', w: 0.05, h: 0.028, r: 0.008 } as const;
  const spine: Vec3[] = line.map(({ z, y }) => [0, y - 0.008, z]);
  const frontLeg = outline.triples([
    0, 0.43, 0.27, 0, 0.37, 0.31, 0, 0.24, 0.26, 0, 0.1, 0.27, 0, 0.03, 0.33, 0, 0.026, 0.36,
  ]);
  const backLeg = outline.triples([0, 0.4, -0.16, 0, 0.26, -0.2, 0, 0.12, -0.24, 0, 0.03, -0.32, 0, 0.026, -0.35]);
  const tie = outline.triples([0, 0.21, 0.25, 0, 0.27, 0.12, 0, 0.24, -0.04, 0, 0.2, -0.2]);
  const armrest = outline.triples([
    0, 0.6, -0.3, 0, 0.65, -0.16, 0, 0.66, 0.06, 0, 0.65, 0.22, 0, 0.6, 0.28, 0, 0.56, 0.25, 0, 0.57, 0.21,
  ]);
  const support = outline.triples([0, 0.64, 0.16, 0, 0.55, 0.13, 0, 0.48, 0.18, 0, 0.41, 0.2]);
  sides.forEach((k, i) => {
    const x = k * l;
    const name = sides.length === 3 ? ['right', 'middle', 'left'][i] : ['right', 'left'][i];
    const at = (path: readonly Vec3[]): Vec3[] => path.map(([, y, z]): Vec3 => [x, y, z]);
    const iron = (path: readonly Vec3[]): Shape =>
      solid.bar(at(path), section, { spline: 'catmull', up: [1, 0, 0], cap: 'round' });
    b.add(`${name} side`, 'frame', iron(spine), { detail: 0.8 });
    b.add(`${name} front leg`, 'frame', iron(frontLeg), { detail: 0.8 });
    b.add(`${name} back leg`, 'frame', iron(backLeg), { detail: 0.8 });
    b.add(`${name} tie`, 'frame', iron(tie), { detail: 0.6 });
    b.add(
      `${name} foot pads`,
      'frame',
      solid.many([solid.cyl(0.035, 0.02, [x, 0.01, 0.35]), solid.cyl(0.035, 0.02, [x, 0.01, -0.34])]),
    );
    b.add(`${name} scroll`, 'frame', scroll(x, 0.14, 0.02, 0.07), { detail: 0.6 });
    if (arms && k !== 0) {
      b.add(`${name} arm`, 'frame', iron(back ? armrest : armrest.slice(1)), { detail: 0.8 });
      b.add(`${name} arm scroll`, 'frame', iron(support), { detail: 0.6 });
    }
    const bolt: Shape = { op: 'ball', r: [0.011, 0.006, 0.011], from: 0, to: 90 };
    b.add(
      `${name} bolts`,
      'metal',
      solid.many(
        line.map(({ z, y, turn }) => solid.put(solid.put(bolt, [0, thick - 0.001, 0]), [x, y, z], [turn, 0, 0])),
      ),
      { detail: 0.4 },
    );
  });
}

/** A flat spiral of iron in the plane across x. */
function scroll(x: number, y: number, z: number, r: number): Shape {
  const path: Vec3[] = [];
  for (let i = 0; i <= 26; i++) {
    const t = i / 26;
    const a = t * 2.6 * Math.PI + 0.8;
    const k = r * (1 - 0.78 * t);
    path.push([x, y + k * Math.sin(a), z + k * Math.cos(a)]);
  }
  return solid.bar(path, { kind: 'rect', w: 0.03, h: 0.018, r: 0.005 }, { up: [1, 0, 0], cap: 'round' });
}

/** An all-wood bench with a slatted back; `swing` hangs it by chains from a frame. */
export function buildGardenBench(b: Bench, l: number, back: boolean, arms: boolean, taste: Rng, swing: boolean): void {
  const lift = swing ? 0.16 : 0;
  const y = 0.43 + lift;
  const x = l / 2 - 0.05;
  const top = y + 0.46;
  const lutyens = taste.next() < 0.4;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const foot = swing ? y - 0.1 : 0;
    b.add(
      `${side} front leg`,
      'wood',
      solid.span([s * x - 0.032, foot, 0.2], [s * x + 0.032, arms ? y + 0.23 : y - 0.02, 0.265], 0.007),
      { grain: [0, 1, 0] },
    );
    b.add(
      `${side} back leg`,
      'wood',
      solid.bar(
        [
          [s * x, foot, -0.24],
          [s * x, y, -0.24],
          [s * x, back ? top : y, back ? -0.33 : -0.24],
        ],
        { kind: 'rect', w: 0.06, h: 0.065, r: 0.007 },
        { up: [0, 0, 1] },
      ),
      { grain: [0, 1, 0] },
    );
    if (!swing)
      b.add(`${side} low stretcher`, 'wood', solid.box([0.036, 0.055, 0.42], [s * x, 0.14, -0.02], 0.006), {
        grain: [0, 0, 1],
      });
    b.add(`${side} seat rail`, 'wood', solid.box([0.04, 0.08, 0.43], [s * x, y - 0.06, -0.01], 0.006), {
      grain: [0, 0, 1],
    });
    if (arms)
      b.add(
        `${side} arm`,
        'wood',
        solid.slab(
          outline.rounded(outline.pairs([-0.04, -0.3, 0.04, -0.3, 0.048, 0.3, -0.048, 0.3]), 0.02),
          0.03,
          [s * x, y + 0.243, -0.0],
          'y',
          { bevel: 0.008 },
        ),
        { grain: [0, 0, 1] },
      );
    b.add(
      `${side} pegs`,
      'metal',
      solid.many(
        [-0.045, -0.075].map((dy) => solid.cyl(0.009, 0.008, [s * (x + 0.033), y + dy, 0.233], 'x', { segments: 10 })),
      ),
    );
  }
  b.add('front apron', 'wood', solid.box([2 * x - 0.06, 0.09, 0.03], [0, y - 0.06, 0.235], 0.006), {
    grain: [1, 0, 0],
  });
  b.add('back apron', 'wood', solid.box([2 * x - 0.06, 0.09, 0.03], [0, y - 0.06, -0.24], 0.006), { grain: [1, 0, 0] });
  for (let i = 0; i < 7; i++)
    b.add(
      `seat slat ${i + 1}`,
      'wood',
      solid.box(
        [l - 0.02, 0.022, 0.062],
        [0, y - 0.008 - 0.008 * Math.sin((Math.PI * i) / 6), 0.235 - i * 0.0745],
        0.005,
      ),
      { grain: [1, 0, 0] },
    );
  if (back) {
    const crest: Vec2[] = [
      [-x - 0.02, 0],
      [x + 0.02, 0],
    ];
    for (let i = 0; i <= 12; i++)
      crest.push([(x + 0.02) * (1 - i / 6), 0.07 + (lutyens ? 0.1 : 0.03) * Math.sin((Math.PI * i) / 12)]);
    const tilt: Vec3 = [-11, 0, 0];
    b.add(
      'crest rail',
      'wood',
      solid.put(solid.slab(crest, 0.045, [0, 0, 0], 'z', { bevel: 0.008 }), [0, top - 0.02, -0.322], tilt),
      { grain: [1, 0, 0] },
    );
    b.add('low back rail', 'wood', solid.box([2 * x - 0.05, 0.05, 0.035], [0, y + 0.07, -0.255], 0.006), {
      grain: [1, 0, 0],
    });
    const n = Math.round(l / 0.12);
    for (let i = 0; i < n; i++)
      b.add(
        `back slat ${i + 1}`,
        'wood',
        solid.put(
          solid.box([0.05, 0.4, 0.016], [0, 0.2, 0], 0.004),
          [((i + 0.5) / n - 0.5) * (2 * x - 0.08), y + 0.07, -0.253],
          tilt,
        ),
        { grain: [0, 1, 0] },
      );
  }
  if (swing) addSwingFrame(b, l, y);
}

function addSwingFrame(b: Bench, l: number, y: number): void {
  const x = l / 2 + 0.22;
  const h = 1.95;
  b.add('top beam', 'wood', solid.box([2 * x + 0.16, 0.1, 0.1], [0, h, -0.05], 0.012), { grain: [1, 0, 0] });
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    for (const [end, z] of [
      ['front', 0.6],
      ['back', -0.7],
    ] as const)
      b.add(
        `${side} ${end} frame leg`,
        'wood',
        solid.bar(
          [
            [s * x, 0, z],
            [s * (x - 0.02), h + 0.03, -0.05 + 0.05 * Math.sign(z)],
          ],
          { kind: 'rect', w: 0.08, h: 0.06, r: 0.008 },
          { up: [1, 0, 0] },
        ),
        { grain: [0, 1, 0] },
      );
    b.add(`${side} frame tie`, 'wood', solid.box([0.045, 0.07, 0.9], [s * x, 0.5, -0.05], 0.008), { grain: [0, 0, 1] });
    for (const [end, z] of [
      ['front', 0.22],
      ['back', -0.28],
    ] as const)
      b.add(
        `${side} ${end} chain`,
        'metal',
        chain([s * (l / 2 - 0.02), y - 0.02, z], [s * (l / 2 + 0.02), h - 0.05, -0.05]),
        { detail: 0.4 },
      );
  }
}

/** Links from a to b, every other turned by a right angle. */
function chain(a: Vec3, c: Vec3): Shape {
  const d: Vec3 = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const n = Math.round(Math.hypot(...d) / 0.1);
  const pitch = (Math.atan2(d[2], Math.hypot(d[0], d[1])) * 180) / Math.PI;
  const link: Shape = {
    op: 'sweep',
    path: outline.superellipse(0.02, 0.058, 2.4, 10).map(([u, v]): Vec3 => [u, v, 0]),
    section: { kind: 'circle', r: 0.007 },
    closed: true,
    spline: 'linear',
  };
  return solid.at(
    link,
    Array.from({ length: n }, (_, i) => ({
      at: [0, 1, 2].map((k) => a[k] + (d[k] * (i + 0.5)) / n) as unknown as Vec3,
      rot: [pitch, i % 2 ? 90 : 0, 0] as Vec3,
    })),
  );
}
