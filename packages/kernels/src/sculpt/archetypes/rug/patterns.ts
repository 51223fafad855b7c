import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialLayer } from '../../../texture/index.ts';
import { tone } from '../../kits/joinery/index.ts';
import { motif } from '../../kits/motif.ts';

const { rect, disc, star, bar } = motif;
const AT: Vec3 = [0, 0, 0];

/** Colours of a rug. */
export interface Cloths {
  field: string;
  border: string;
  accent: string;
}

/** A frame between two rectangles as four bars. */
const band = (w: number, d: number, t: number): Vec2[][] =>
  [
    rect(-w / 2, d / 2 - t, w / 2, d / 2),
    rect(-w / 2, -d / 2, w / 2, -d / 2 + t),
    rect(-w / 2, -d / 2, -w / 2 + t, d / 2),
    rect(w / 2 - t, -d / 2, w / 2, d / 2),
  ].map((f) => [...f]);

/** The pattern of a rug w by d: borders, medallions, corners. */
export function pattern(kind: string, w: number, d: number, c: Cloths): MaterialLayer[] {
  const dye = (figures: readonly (readonly Vec2[])[], color: string): MaterialLayer =>
    motif.dye(figures, color, { at: AT, k: 1, lying: true, soft: 0.003 });
  if (kind === 'gingham') {
    const u = w / 9;
    const lines = (along: boolean): Vec2[][] =>
      Array.from({ length: 5 }, (_, i) => {
        const x = (i * 2 - 4) * u;
        return [...(along ? rect(x - u / 2, -d, x + u / 2, d) : rect(-w, x - u / 2, w, x + u / 2))];
      });
    const cross = Array.from({ length: 25 }, (_, i) => {
      const [x, y] = [((i % 5) * 2 - 4) * u, (Math.floor(i / 5) * 2 - 4) * u];
      return [...rect(x - u / 2, y - u / 2, x + u / 2, y + u / 2)];
    });
    return [dye([...lines(true), ...lines(false)], tone(c.field, 1.35)), dye(cross, c.field)];
  }
  if (kind === 'striped')
    return [
      dye(
        Array.from({ length: 5 }, (_, i) => {
          const x = (i - 2) * (w / 5.4);
          return rect(x - w * 0.045, -d, x + w * 0.045, d);
        }),
        c.border,
      ),
      dye(
        [rect(-w, d / 2 - 0.06 * w, w, d / 2 - 0.03 * w), rect(-w, -d / 2 + 0.03 * w, w, -d / 2 + 0.06 * w)],
        c.accent,
      ),
    ];
  if (kind === 'round')
    return [
      dye([disc(0, 0, w * 0.44, 64)], c.border),
      dye([disc(0, 0, w * 0.38, 64)], c.field),
      dye([star(0, 0, w * 0.31, 12, 0.72)], c.accent),
      dye([star(0, 0, w * 0.26, 12, 0.72)], c.border),
      dye([disc(0, 0, w * 0.12)], c.accent),
      dye([star(0, 0, w * 0.1, 8, 0.5)], c.field),
    ];
  const k = Math.min(w, d);
  const inner = [band(w * 0.985, d * 0.985, k * 0.014), band(w - k * 0.27, d - k * 0.27, k * 0.016)].flat();
  const beads: Vec2[][] = [];
  const n = Math.round(w / (k * 0.13));
  const m = Math.round(d / (k * 0.13));
  for (let i = 0; i < n; i++)
    for (const s of [1, -1])
      beads.push([
        ...star(-w / 2 + k * 0.07 + ((w - k * 0.14) * i) / (n - 1), s * (d / 2 - k * 0.075), k * 0.036, 4, 0.55),
      ]);
  for (let i = 1; i < m - 1; i++)
    for (const s of [1, -1])
      beads.push([
        ...star(s * (w / 2 - k * 0.075), -d / 2 + k * 0.07 + ((d - k * 0.14) * i) / (m - 1), k * 0.036, 4, 0.55),
      ]);
  const layers = [dye(band(w, d, k * 0.15), c.border), dye(inner, c.accent), dye(beads, c.accent)];
  if (kind === 'runner' || kind === 'plain')
    return kind === 'plain'
      ? [dye(band(w * 0.94, d * 0.92, k * 0.035), c.border), dye(band(w * 0.84, d * 0.78, k * 0.015), c.accent)]
      : [
          ...layers,
          dye(
            Array.from({ length: 5 }, (_, i) => [...star((i - 2) * w * 0.17, 0, k * 0.24, 4, 0.62)]),
            c.accent,
          ),
          dye(
            Array.from({ length: 5 }, (_, i) => [...star((i - 2) * w * 0.17, 0, k * 0.14, 4, 0.62)]),
            c.border,
          ),
        ];
  const q: [number, number][] = [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ];
  const corner = q.map(([s, t]) =>
    disc(s * (w / 2 - k * 0.15), t * (d / 2 - k * 0.15), k * 0.14, 28).map(
      ([x, y]): Vec2 => [
        Math.abs(x) > w / 2 - k * 0.15 ? Math.sign(x) * (w / 2 - k * 0.15) : x,
        Math.abs(y) > d / 2 - k * 0.15 ? Math.sign(y) * (d / 2 - k * 0.15) : y,
      ],
    ),
  );
  const oval = (a: number, h: number, p: number): Vec2[] =>
    Array.from({ length: 48 }, (_, i): Vec2 => {
      const t = (2 * Math.PI * i) / 48;
      const r = 1 + p * Math.cos(12 * t);
      return [a * r * Math.cos(t), h * r * Math.sin(t)];
    });
  return [
    ...layers,
    dye(corner, c.border),
    dye([oval(w * 0.25, d * 0.28, 0.05)], c.border),
    dye([oval(w * 0.22, d * 0.24, 0.05)], c.accent),
    dye([oval(w * 0.19, d * 0.2, 0.04)], c.field),
    dye([star(0, 0, k * 0.15, 8, 0.55)], c.accent),
    dye([star(0, 0, k * 0.08, 8, 0.55)], c.border),
    dye(
      [
        bar([-w * 0.33, 0], [-w * 0.25, 0], k * 0.04),
        bar([w * 0.25, 0], [w * 0.33, 0], k * 0.04),
        disc(-w * 0.34, 0, k * 0.035, 16),
        disc(w * 0.34, 0, k * 0.035, 16),
      ],
      c.accent,
    ),
  ];
}
