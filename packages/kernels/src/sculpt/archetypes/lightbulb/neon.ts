import type { Shape } from '../../../curves/index.ts';
import { sampleSpline, type Vec2, type Vec3 } from '../../../math/index.ts';
import { fitting, glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** Lines of neon motifs, x y in a field about 1 wide; closed ones end where they began. */
const MOTIFS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  heart: [
    [
      0, -0.42, 0.2, -0.24, 0.4, -0.02, 0.44, 0.2, 0.32, 0.36, 0.14, 0.36, 0, 0.2, -0.14, 0.36, -0.32, 0.36, -0.44, 0.2,
      -0.4, -0.02, -0.2, -0.24, 0, -0.42,
    ],
  ],
  lightning: [[0.12, 0.48, -0.24, -0.04, 0.02, -0.04, -0.12, -0.48, 0.26, 0.1, 0.02, 0.1, 0.12, 0.48]],
  star: [
    Array.from({ length: 11 }, (_, i) => [
      0.47 * (i % 2 ? 0.42 : 1) * Math.sin((i * Math.PI) / 5),
      0.47 * (i % 2 ? 0.42 : 1) * Math.cos((i * Math.PI) / 5),
    ]).flat(),
  ],
  arrow: [[-0.46, 0.1, 0.06, 0.1, 0.06, 0.3, 0.46, 0, 0.06, -0.3, 0.06, -0.1, -0.46, -0.1, -0.46, 0.1]],
};

/** A sign of bent glowing tube on an acrylic back: a word or a motif, standoffs, clips, cable. */
export function buildNeon(b: Bench, motif: string, text: string, color: string): void {
  const w = text ? Math.max(0.3, text.length * 0.11) : 0.4;
  const h = text ? 0.26 : 0.42;
  const y = 0.02 + h / 2;
  const z = 0.02;
  b.add(
    'back board',
    'backing',
    solid.slab(outline.roundRect(w + 0.06, h + 0.03, 0.03, 0, y), 0.006, [0, 0, 0], 'z', { bevel: 0.0015 }),
  );
  b.add(
    'stand',
    'base',
    solid.slab(outline.roundRect(w * 0.7, 0.12, 0.02), 0.014, [0, 0.007, -0.01], 'y', { bevel: 0.004 }),
  );
  if (text)
    b.add(
      'word',
      glowing(color, 1.5),
      solid.put({ op: 'text', value: text, height: h * 0.46, depth: 0.012, bevel: 0.004, font: 'round' }, [
        0,
        y - h * 0.23,
        z,
      ]),
      { detail: 1.2 },
    );
  else {
    for (const [i, flat] of (MOTIFS[motif] ?? MOTIFS.heart).entries()) {
      const tight = motif === 'heart';
      const points = pairs([...flat]).map(([x, v]): Vec2 => [x * 0.36, y + v * 0.36]);
      const line = tight
        ? sampleSpline(
            points.slice(0, -1).map(([x, v]) => [x, v, 0]),
            4,
            true,
          ).map(([x, v]): Vec3 => [x, v, z])
        : outline.rounded(points.slice(0, -1), 0.012, 3).map(([x, v]): Vec3 => [x, v, z]);
      b.add(`tube ${i + 1}`, glowing(color, 1.5), solid.tube(line, 0.0065, { spline: 'linear', closed: true }), {
        detail: 1.2,
      });
      const inner = line.map(([x, v]): Vec3 => [x * 0.8, y + (v - y) * 0.8 + (tight ? -0.002 : 0), z]);
      b.add(
        `inner tube ${i + 1}`,
        glowing('#f4f8ff', 1.2),
        solid.tube(inner, 0.0042, { spline: 'linear', closed: true }),
      );
      for (let k = 0; k < 6; k++) {
        const p = line[Math.floor((k * line.length) / 6)];
        b.add(`clip ${k + 1}`, 'base', solid.rod([p[0], p[1], 0.002], [p[0], p[1], z], 0.003), { detail: 0.3 });
      }
    }
  }
  for (const [i, [sx, sy]] of (
    [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const
  ).entries())
    b.add(
      `standoff ${i + 1}`,
      'base',
      solid.put(fitting.screw(0.007, 'hex'), [sx * (w / 2 + 0.01), y + sy * (h / 2 - 0.005), 0.004], [90, 0, 0]),
      { detail: 0.3 },
    );
  b.add('transformer', 'cord', solid.box([0.08, 0.03, 0.02], [0, 0.05, -0.014], 0.004));
  b.add(
    'cable',
    'cord',
    solid.tube(
      [
        [0.04, 0.05, -0.014],
        [0.08, 0.03, -0.03],
        [0.1, 0.0035, -0.06],
        [0.16, 0.0035, -0.06],
      ],
      0.003,
    ),
  );
}

/** A plasma ball: glass globe, electrode, branching filaments of light, base with its switch. */
export function buildPlasma(b: Bench): void {
  b.add(
    'base',
    'base',
    solid.turned(
      pairs([0, 0, 0.07, 0, 0.074, 0.006, 0.07, 0.016, 0.055, 0.026, 0.05, 0.05, 0.056, 0.06, 0, 0.06]),
      [0, 0, 0],
      { bevel: 0.003, segments: 52 },
    ),
    { detail: 1.1 },
  );
  b.add(
    'base ring',
    'accent',
    solid.hoop(0.0565, { kind: 'rect', w: 0.005, h: 0.004, r: 0.0015 }, [0, 0.058, 0], 'y', 48),
  );
  const c: Vec3 = [0, 0.148, 0];
  b.add('globe', 'glass', { op: 'ball', r: 0.095, at: c }, { detail: 1.2 });
  b.add('electrode', glowing('#c89aff', 1.5), { op: 'ball', r: 0.016, at: c });
  b.add('electrode rod', 'base', solid.cyl(0.006, 0.08, [0, 0.098, 0]));
  for (let i = 0; i < 14; i++) {
    const v = 0.9 - (1.7 * (i + 0.5)) / 14;
    const a = i * 2.399;
    const k = Math.sqrt(1 - v * v);
    const dir: Vec3 = [k * Math.cos(a), v, k * Math.sin(a)];
    const path = [0.15, 0.3, 0.45, 0.6, 0.75, 0.88, 0.96].map(
      (t, j): Vec3 =>
        [0, 1, 2].map(
          (m) => c[m] + dir[m] * t * 0.095 + 0.006 * Math.sin(i * 1.7 + j * 2.1 + m * 2) * t,
        ) as unknown as Vec3,
    );
    b.add(
      `streamer ${i + 1}`,
      glowing(i % 3 ? '#ff6ae0' : '#8a7aff', 1.6),
      solid.tube(path, 0.0016, { taper: [1.4, 1.2, 1, 0.9, 0.8, 0.7, 0.9] }),
      { detail: 0.6 },
    );
  }
  b.add('switch', 'accent', solid.box([0.016, 0.008, 0.006], [0, 0.012, 0.0715], 0.002));
  b.add(
    'cable',
    'cord',
    solid.tube(
      [
        [0, 0.01, -0.07],
        [0, 0.005, -0.085],
        [0.03, 0.003, -0.1],
        [0.08, 0.003, -0.08],
      ],
      0.003,
    ),
  );
}

/** A mirror ball: facets in rings, cap, chain, motor ring. */
export function buildMirrorBall(b: Bench): void {
  const r = 0.15;
  const c: Vec3 = [0, r + 0.001, 0];
  b.add('core', { base: 'plastic', color: '#2c2e33' }, { op: 'ball', r: r * 0.985, at: c });
  const rows = 13;
  for (let i = 0; i < rows; i++) {
    const lat = ((i + 0.5) / rows - 0.5) * 168;
    const k = Math.cos((lat * Math.PI) / 180);
    const n = Math.max(5, Math.round(30 * k));
    const wide = (2 * Math.PI * r * k) / n;
    const tile: Shape = solid.put(
      solid.box([wide * 0.9, r * 0.205, 0.004], [0, 0, r - 0.001], 0.0008),
      [0, 0, 0],
      [-lat, 0, 0],
    );
    b.add(
      `mirror row ${i + 1}`,
      'mirror',
      solid.put({ op: 'arrayed', n, around: 'y', of: tile }, c, [0, (i % 2) * (180 / n), 0]),
      { detail: 0.6 },
    );
  }
  b.add(
    'cap',
    'base',
    solid.turned(pairs([0, 0, 0.026, 0, 0.026, 0.012, 0.016, 0.018, 0, 0.018]), [0, c[1] + r - 0.004, 0]),
  );
  b.add('ring', 'base', solid.hoop(0.011, { kind: 'circle', r: 0.0022 }, [0, c[1] + r + 0.023, 0], 'z', 28));
  for (let i = 0; i < 4; i++)
    b.add(
      `link ${i + 1}`,
      'base',
      solid.put(
        solid.tube(
          outline.roundRect(0.011, 0.022, 0.005).map(([x, v]): Vec3 => [x, v, 0]),
          0.0016,
          { closed: true, spline: 'linear' },
        ),
        [0, c[1] + r + 0.043 + i * 0.0178, 0],
        [0, i % 2 ? 0 : 90, 0],
      ),
      { detail: 0.4 },
    );
}

/** A beacon: coloured dome over a turning reflector, base with bolts. */
export function buildBeacon(b: Bench, color: string): void {
  b.add(
    'base',
    'base',
    solid.turned(pairs([0, 0, 0.075, 0, 0.08, 0.005, 0.078, 0.02, 0.064, 0.032, 0, 0.032]), [0, 0, 0], {
      bevel: 0.003,
      segments: 52,
    }),
  );
  b.add('gasket', 'cord', solid.cyl(0.066, 0.006, [0, 0.033, 0]));
  const line = pairs([
    0.06, 0, 0.062, 0.05, 0.058, 0.085, 0.04, 0.105, 0.0005, 0.112, 0.0005, 0.109, 0.038, 0.102, 0.055, 0.083, 0.059,
    0.05, 0.057, 0, 0.06, 0,
  ]);
  b.add(
    'dome',
    { base: 'glass', color, transmission: 0.55, rough: 0.08 },
    solid.turned(line, [0, 0.035, 0], { bevel: 0.002, segments: 52 }),
    { detail: 1.2 },
  );
  for (let i = 0; i < 4; i++)
    b.add(
      `dome rib ${i + 1}`,
      { base: 'glass', color, transmission: 0, rough: 0.1 },
      solid.hoop(0.0622, { kind: 'circle', r: 0.0016 }, [0, 0.045 + i * 0.012, 0], 'y', 48),
      { detail: 0.4 },
    );
  b.add(
    'lamp',
    glowing(color, 1.6),
    solid.turned(pairs([0, 0, 0.02, 0, 0.024, 0.02, 0.02, 0.045, 0, 0.055]), [0, 0.05, 0], { bevel: 0.005 }),
  );
  b.add('lamp holder', 'base', solid.cyl(0.016, 0.018, [0, 0.043, 0]));
  b.add('reflector', 'mirror', {
    op: 'sheet',
    grid: Array.from({ length: 7 }, (_, i) =>
      [0, 0.3, 0.6, 1].map((t): Vec3 => {
        const a = Math.PI * (1.1 + (0.8 * i) / 6);
        return [0.042 * Math.cos(a), 0.046 + t * 0.055, 0.042 * Math.sin(a)];
      }),
    ),
    thickness: 0.0015,
  });
  for (let i = 0; i < 6; i++)
    b.add(
      `bolt ${i + 1}`,
      'accent',
      solid.put(fitting.screw(0.005, 'hex'), [
        0.071 * Math.cos((i * Math.PI) / 3),
        0.0255,
        0.071 * Math.sin((i * Math.PI) / 3),
      ]),
      { detail: 0.3 },
    );
}
