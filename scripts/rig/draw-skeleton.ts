import sharp from 'sharp';
import { type Quat, rotateVector, type Vec3 } from '../../packages/kernels/src/math/index.ts';
import type { Mesh } from '../../packages/kernels/src/mesh/index.ts';
import type { RigSkeleton } from '../../packages/kernels/src/rig/index.ts';

const COLORS: Record<string, string> = {
  ...{ spine: '#1a5fd0', neck: '#0aa3c2', arm: '#d03a1a', leg: '#128a3a', wing: '#b01ad0', tail: '#c28a0a' },
  ...{
    finger: '#e88a6a',
    fin: '#b01ad0',
    tentacle: '#128a3a',
    claw: '#d03a1a',
    ear: '#888800',
    jaw: '#666666',
    antenna: '#666666',
  },
};

/** A model as a shadow that lets its skeleton be seen, from the front and from its left side; the maker's joints as rings. */
export async function drawSkeleton(
  mesh: Pick<Mesh, 'positions' | 'indices'>,
  turn: Quat,
  skeleton: RigSkeleton | undefined,
  truth: Iterable<Vec3>,
  label: string,
  size = 260,
): Promise<Buffer> {
  const p = mesh.positions.slice();
  for (let i = 0; i < p.length; i += 3) p.set(rotateVector(turn, [p[i], p[i + 1], p[i + 2]]), i);
  const min = [0, 1, 2].map((a) => p.reduce((m, v, i) => (i % 3 === a ? Math.min(m, v) : m), Infinity));
  const max = [0, 1, 2].map((a) => p.reduce((m, v, i) => (i % 3 === a ? Math.max(m, v) : m), -Infinity));
  const unit = (size - 24) / Math.max(...[0, 1, 2].map((a) => max[a] - min[a]), 1e-9);
  // The front view shows +X to the right; the side view, from +X, shows +Z to the left.
  const views = [
    (q: Vec3): [number, number] => [
      size / 2 + (q[0] - (min[0] + max[0]) / 2) * unit,
      size - 8 - (q[1] - min[1]) * unit,
    ],
    (q: Vec3): [number, number] => [
      size * 1.5 - (q[2] - (min[2] + max[2]) / 2) * unit,
      size - 8 - (q[1] - min[1]) * unit,
    ],
  ];
  const shade = new Uint16Array(2 * size * size);
  for (const view of views) fillShade(shade, size, p, mesh.indices, view);
  const pixels = Buffer.alloc(2 * size * size, 255);
  for (let i = 0; i < shade.length; i++) if (shade[i]) pixels[i] = Math.max(120, 232 - 18 * Math.log2(1 + shade[i]));
  const lines: string[] = [];
  const rings = [...truth];
  for (const view of views) {
    for (const { kind, joints } of skeleton?.chains ?? [])
      for (const j of joints) {
        const { at, parent } = (skeleton as RigSkeleton).joints[j];
        if (parent < 0) continue;
        const [a, b] = [view(at), view((skeleton as RigSkeleton).joints[parent].at)];
        const width = kind === 'finger' ? 0.8 : 2;
        lines.push(
          `<line x1="${a[0]}" y1="${a[1]}" x2="${b[0]}" y2="${b[1]}" stroke="${COLORS[kind]}" stroke-width="${width}"/>`,
        );
        if (kind !== 'finger') lines.push(`<circle cx="${a[0]}" cy="${a[1]}" r="2.4" fill="${COLORS[kind]}"/>`);
      }
    for (const at of rings) {
      const [x, y] = view(rotateVector(turn, at));
      lines.push(`<circle cx="${x}" cy="${y}" r="4" fill="none" stroke="#000" stroke-width="1"/>`);
    }
  }
  const text = label.replace(/[<>&]/g, '');
  lines.push(`<text x="4" y="13" font-size="12" font-family="sans-serif" fill="#000">${text}</text>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * size}" height="${size}">${lines.join('')}</svg>`;
  return sharp(pixels, { raw: { width: 2 * size, height: size, channels: 1 } })
    .toColourspace('srgb')
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
}

function fillShade(
  out: Uint16Array,
  size: number,
  p: Float32Array,
  indices: Uint32Array,
  view: (q: Vec3) => [number, number],
): void {
  const corner = (k: number): [number, number] => view([p[3 * k], p[3 * k + 1], p[3 * k + 2]]);
  for (let f = 0; f + 2 < indices.length; f += 3) {
    const [a, b, c] = [corner(indices[f]), corner(indices[f + 1]), corner(indices[f + 2])];
    const [u, v] = [
      [b[0] - a[0], b[1] - a[1]],
      [c[0] - a[0], c[1] - a[1]],
    ];
    const n = Math.ceil(Math.max(Math.hypot(u[0], u[1]), Math.hypot(v[0], v[1]), 1)) + 1;
    for (let i = 0; i <= n; i++)
      for (let j = 0; j <= n - i; j++) {
        const x = Math.floor(a[0] + (u[0] * i + v[0] * j) / n);
        const y = Math.floor(a[1] + (u[1] * i + v[1] * j) / n);
        if (x >= 0 && y >= 0 && x < 2 * size && y < size) out[y * 2 * size + x]++;
      }
  }
}
