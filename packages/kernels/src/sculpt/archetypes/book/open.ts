import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A book lying open: cover boards, two swelling blocks of pages, a lifted leaf, lines of writing, a ribbon. */
export function buildOpen(b: Bench, taste: Rng): void {
  const w = 0.175;
  const d = 0.25;
  const t = 0.005;
  b.add(
    'left cover',
    'cover',
    solid.slab(outline.roundRect(w + 0.01, d + 0.012, 0.004, -w / 2 - 0.008, 0), t, [0, t / 2, 0], 'y', {
      bevel: 0.0012,
    }),
    { detail: 1.2 },
  );
  b.add(
    'right cover',
    'cover',
    solid.slab(outline.roundRect(w + 0.01, d + 0.012, 0.004, w / 2 + 0.008, 0), t, [0, t / 2, 0], 'y', {
      bevel: 0.0012,
    }),
    { detail: 1.2 },
  );
  b.add('spine', 'cover', solid.box([0.03, 0.004, d + 0.012], [0, 0.0022, 0], 0.001));
  const swell = (u: number, h: number): number =>
    t - 0.0005 + h * (0.18 + 0.82 * Math.min(1, u / 0.16)) * (1 - 0.16 * u) * (u < 0.05 ? u / 0.05 + 0.05 : 1);
  const stations = [0.004, 0.03, 0.08, 0.16, 0.3, 0.5, 0.75, 0.97];
  for (const [side, s, h] of [
    ['left', -1, taste.range(0.016, 0.024)],
    ['right', 1, taste.range(0.014, 0.02)],
  ] as const) {
    const top = stations.map((u): Vec2 => [s * u * w, swell(u, h)]);
    const profile = [...top, [s * w * 0.99, t - 0.0005] as Vec2, [s * 0.0007, t - 0.0005] as Vec2];
    const lines = b.tint('pages', {
      layers: [
        {
          mask: {
            kind: 'all',
            of: [
              { kind: 'stripes', dir: [0, 1, 0], period: 0.0016, width: 0.3, warp: 0.3 },
              { kind: 'slope', dir: [0, 1, 0], from: 0.4, to: 0.2 },
            ],
          },
          material: { color: '#c4b48e' },
          strength: 0.8,
        },
      ],
    });
    b.add(
      `${side} pages`,
      lines,
      solid.slab(s > 0 ? [...profile].reverse() : profile, d, [0, 0, 0], 'z', { bevel: 0.0004 }),
      { detail: 1.3 },
    );
    addWriting(b, side, s, (u) => swell(u, h), w, d, taste);
  }
  const leaf = [0.01, 0.14, 0.3, 0.5, 0.72, 0.9].map((u, i): Vec3[] =>
    [-1, -0.5, 0, 0.5, 1].map(
      (k): Vec3 => [
        u * w * 0.96,
        0.022 + [0, 0.018, 0.03, 0.036, 0.034, 0.026][i] + 0.002 * k * k,
        (k * d * 0.985) / 2,
      ],
    ),
  );
  b.add('lifted page', 'pages', { op: 'sheet', grid: leaf, thickness: 0.0008 }, { detail: 0.8 });
  b.add(
    'bookmark',
    'ribbon',
    solid.bar(
      [
        [-0.004, 0.021, -d / 2 + 0.01],
        [-0.012, 0.0262, -d * 0.2],
        [-0.016, 0.0262, d * 0.3],
        [-0.014, 0.022, d / 2 - 0.002],
        [-0.012, 0.008, d / 2 + 0.008],
        [-0.002, 0.0012, d / 2 + 0.03],
      ],
      { kind: 'rect', w: 0.007, h: 0.0008, r: 0.0002 },
      { spline: 'catmull', up: [0, 1, 0] },
    ),
  );
  b.add(
    'head bands',
    'ribbon',
    solid.both(solid.rod([-0.012, 0.0085, d / 2 - 0.001], [0.012, 0.0085, d / 2 - 0.001], 0.0022), 'z'),
  );
}

/** Lines of writing, a heading and a picture on a page. */
function addWriting(
  b: Bench,
  side: string,
  s: number,
  top: (u: number) => number,
  w: number,
  d: number,
  taste: Rng,
): void {
  const lines: Shape[] = [];
  const line = (z: number, from: number, to: number, thick: number): void => {
    const path = [from, (from * 2 + to) / 3, (from + 2 * to) / 3, to].map((u): Vec3 => [s * u * w, top(u) + 0.0002, z]);
    lines.push(solid.bar(path, { kind: 'rect', w: thick, h: 0.0007, r: 0.0001 }, { up: [0, 1, 0], spline: 'catmull' }));
  };
  const skip = s < 0 ? [4, 5, 6, 7, 8] : [];
  for (let i = 0; i < 15; i++) {
    if (skip.includes(i)) continue;
    const last = i === 14 || i === 3;
    const ends = [0.2, last ? taste.range(0.5, 0.7) : taste.range(0.86, 0.9)];
    line(-d * 0.4 + i * d * 0.055, s > 0 ? ends[0] : 1.08 - ends[1], s > 0 ? ends[1] : 0.88, i === 0 ? 0.005 : 0.0026);
  }
  b.add(`${side} writing`, 'ink', solid.many(lines), { detail: 0.3 });
  if (s > 0) return;
  const frame = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([a, c]): Vec3 => {
    const u = 0.54 + a * 0.3;
    return [s * u * w, top(u) + 0.0004, -d * 0.07 + c * d * 0.11];
  });
  b.add(
    'picture frame',
    'trim',
    solid.bar(frame, { kind: 'rect', w: 0.0022, h: 0.001, r: 0.0002 }, { closed: true, up: [0, 1, 0] }),
    { detail: 0.4 },
  );
  b.add(
    'picture sun',
    'gem',
    solid.put(solid.cyl(0.014, 0.0012, [0, 0, 0], 'y'), [s * 0.54 * w, top(0.54) + 0.0002, -d * 0.07]),
    { detail: 0.5 },
  );
}
