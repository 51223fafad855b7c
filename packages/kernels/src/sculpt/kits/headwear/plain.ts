import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2 } from '../../../math/index.ts';
import { outline, solid } from '../joinery/index.ts';
import { felt, type Warp } from './felt.ts';
import type { HatPart } from './hat-part.ts';
import { bow, feather } from './ribbons.ts';

const { bandShell, feltShell, hem, round, seam } = felt;

const bumpAt = (x: number, at: number, w: number): number => Math.exp(-(((x - at) / w) ** 2));

/** How a plain brimmed hat differs from the others. */
interface Plain {
  crown: readonly Vec2[];
  brim: readonly Vec2[];
  warp?: Warp;
  band: readonly [y0: number, y1: number];
  ribbon?: 'bow' | 'tails' | 'none';
  feather?: boolean;
}

const DOME = outline.pairs([0.0006, 0.105, 0.03, 0.102, 0.058, 0.09, 0.078, 0.068, 0.088, 0.04, 0.091, 0.014]);

/** Hats that are a crown, a brim and a ribbon. Crown from the top down to the brim, then the brim outwards; metres. */
const PLAIN: Readonly<Record<string, Plain>> = {
  bowler: {
    crown: DOME,
    brim: outline.pairs([0.094, 0.004, 0.102, 0, 0.116, 0.001, 0.127, 0.008, 0.13, 0.014]),
    warp: (a, r, y) => [
      r * Math.sin(a),
      y + Math.max(0, r - 0.094) * (0.35 * Math.sin(a) ** 2 - 0.2 * Math.cos(a) ** 2),
      r * Math.cos(a) * 1.04,
    ],
    band: [0.008, 0.03],
    ribbon: 'bow',
  },
  fedora: {
    crown: outline.pairs([
      0.0006, 0.112, 0.03, 0.114, 0.055, 0.115, 0.07, 0.109, 0.08, 0.094, 0.086, 0.055, 0.091, 0.014,
    ]),
    brim: outline.pairs([0.095, 0.004, 0.105, 0, 0.125, -0.002, 0.145, -0.001, 0.152, 0.002]),
    warp: (a, r, y) => {
      const c = Math.cos(a);
      const t = Math.max(0, y) / 0.115;
      const x = r * Math.sin(a) * (1 - 0.26 * bumpAt(c, 0.75, 0.28) * t ** 3);
      const out = Math.max(0, r - 0.094);
      return [
        x,
        y - 0.03 * t ** 6 * bumpAt(x, 0, 0.022) + out * (0.2 * Math.sin(a) ** 2 + (c > 0 ? -0.34 : 0.36) * c * c),
        r * c * 1.06,
      ];
    },
    band: [0.008, 0.036],
    ribbon: 'bow',
    feather: true,
  },
  straw: {
    crown: outline.pairs([0.0006, 0.085, 0.04, 0.084, 0.066, 0.079, 0.08, 0.066, 0.086, 0.045, 0.091, 0.012]),
    brim: outline.pairs([0.096, 0.003, 0.12, -0.003, 0.15, -0.008, 0.18, -0.011, 0.205, -0.011, 0.212, -0.01]),
    warp: (a, r, y) => [
      r * Math.sin(a),
      y + Math.max(0, r - 0.095) * (0.16 * Math.sin(3 * a + 0.4) + 0.1 * Math.sin(5 * a)),
      r * Math.cos(a),
    ],
    band: [0.004, 0.03],
    ribbon: 'tails',
  },
  boater: {
    crown: outline.pairs([0.0006, 0.08, 0.05, 0.08, 0.084, 0.0795, 0.09, 0.077, 0.0915, 0.07, 0.092, 0.01]),
    brim: outline.pairs([0.095, 0.001, 0.11, 0, 0.135, 0, 0.15, 0.0005]),
    band: [0.006, 0.036],
    ribbon: 'bow',
  },
  sombrero: {
    crown: outline.pairs([0.002, 0.19, 0.014, 0.188, 0.03, 0.178, 0.05, 0.135, 0.07, 0.075, 0.088, 0.02, 0.092, 0.008]),
    brim: outline.pairs([
      0.1, -0.002, 0.14, -0.008, 0.19, -0.006, 0.235, 0.008, 0.262, 0.034, 0.27, 0.058, 0.268, 0.07,
    ]),
    band: [0.012, 0.034],
    ribbon: 'none',
  },
  conical: {
    crown: outline.pairs([0.0006, 0.15, 0.012, 0.146, 0.05, 0.11, 0.1, 0.064]),
    brim: outline.pairs([0.14, 0.028, 0.18, -0.008, 0.21, -0.034]),
    band: [0.02, 0.021],
    ribbon: 'none',
  },
  bucket: {
    crown: outline.pairs([0.0006, 0.082, 0.05, 0.082, 0.07, 0.08, 0.078, 0.074, 0.086, 0.04, 0.093, 0.012]),
    brim: outline.pairs([0.097, 0.003, 0.112, -0.018, 0.127, -0.038, 0.132, -0.044]),
    warp: (a, r, y) => [r * Math.sin(a), y + Math.max(0, r - 0.097) * 0.2 * Math.sin(4 * a + 1), r * Math.cos(a)],
    band: [0.01, 0.016],
    ribbon: 'none',
  },
  pilgrim: {
    crown: outline.pairs([0.0006, 0.15, 0.04, 0.15, 0.062, 0.149, 0.066, 0.145, 0.075, 0.09, 0.091, 0.01]),
    brim: outline.pairs([0.096, 0.002, 0.12, -0.001, 0.15, 0, 0.156, 0.001]),
    band: [0.006, 0.034],
    ribbon: 'none',
  },
};

/** Names of the hats that {@link plainHat} makes. */
export const PLAIN_HATS: readonly string[] = Object.keys(PLAIN);

/** A hat that is a crown, a brim and a ribbon. */
export function plainHat(kind: string, rng: Rng): HatPart[] {
  const p = PLAIN[kind];
  const warp = p.warp ?? round;
  const line = [...p.crown, ...p.brim];
  const rim = line[line.length - 1];
  const radius = (y: number): number => {
    for (let i = 0; i + 1 < line.length; i++) {
      const [a, c] = [line[i], line[i + 1]];
      if (a[1] >= y && c[1] <= y) return a[0] + ((c[0] - a[0]) * (a[1] - y)) / (a[1] - c[1] || 1);
    }
    return rim[0];
  };
  const parts: HatPart[] = [
    { name: 'hat', slot: 'hat', shape: feltShell(line, 0.003, warp, 56), detail: 1.5 },
    { name: 'brim edge', slot: 'trim', shape: hem(rim[0], rim[1] - 0.0006, 0.0026, warp, 60), detail: 0.6 },
    { name: 'band', slot: 'band', shape: bandShell(p.band[0], p.band[1], radius, 0.002, warp) },
  ];
  parts.push(...trims(kind, p, rng, { line, rim, warp, radius }));
  return parts;
}

/** What {@link plainHat} worked out of its profile. */
interface Made {
  line: readonly Vec2[];
  rim: Vec2;
  warp: Warp;
  radius(y: number): number;
}

/** Ribbons, feather, buckle and braid. */
function trims(kind: string, p: Plain, rng: Rng, { line, rim, warp, radius }: Made): HatPart[] {
  const parts: HatPart[] = [];
  const y = (p.band[0] + p.band[1]) / 2;
  if (p.ribbon === 'bow') parts.push({ name: 'bow', slot: 'band', shape: bow([-radius(y) - 0.004, y, 0], -90) });
  if (p.ribbon === 'tails') {
    const back = -radius(y) - 0.003;
    parts.push({ name: 'bow', slot: 'band', shape: bow([0, y, back], 180, 1.6) });
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const)
      parts.push({
        name: `${side} ribbon tail`,
        slot: 'band',
        shape: {
          op: 'sweep',
          path: outline.triples([
            0,
            y,
            back,
            s * 0.012,
            0.002,
            -0.11,
            s * 0.03,
            -0.006,
            -0.16,
            s * 0.042,
            -0.012,
            -0.2,
            s * 0.05,
            -0.028,
            -0.222,
          ]),
          section: { kind: 'rect', w: 0.02, h: 0.0016 },
          spline: 'catmull',
          up: [0, 1, 0],
          cap: 'flat',
        },
      });
  }
  if (p.feather)
    parts.push({ name: 'feather', slot: 'feather', shape: feather([-0.093, 0.02, 0.03], rng.range(0.075, 0.1)) });
  parts.push(...braid(kind, y, { line, rim, warp, radius }));
  return parts;
}

/** What single kinds have beyond a ribbon. */
function braid(kind: string, y: number, { line, rim, warp, radius }: Made): HatPart[] {
  const parts: HatPart[] = [];
  if (kind === 'pilgrim') {
    const z = radius(y) + 0.003;
    parts.push({
      name: 'buckle',
      slot: 'metal',
      shape: solid.slab(outline.roundRect(0.044, 0.036, 0.003, 0, 0, 2), 0.004, [0, y, z], 'z', {
        holes: [outline.roundRect(0.028, 0.02, 0.002, 0, 0, 2)],
        bevel: 0.001,
      }),
    });
  }
  if (kind === 'sombrero') {
    for (const [i, k] of [0.12, 0.17, 0.22].entries())
      parts.push({
        name: `brim braid ${i + 1}`,
        slot: 'trim',
        shape: hem(k, (line.find((q) => q[0] >= k) ?? rim)[1] + 0.003 + (i === 2 ? -0.004 : 0), 0.0024, warp, 60),
        detail: 0.5,
      });
    const pom: Shape = { op: 'ball', r: 0.011 };
    parts.push({
      name: 'brim pompoms',
      slot: 'band',
      shape: solid.at(
        pom,
        Array.from({ length: 18 }, (_, i) => ({ at: warp((i * Math.PI) / 9, 0.27, 0.063) })),
      ),
      detail: 0.4,
    });
  }
  if (kind === 'conical')
    parts.push(
      {
        name: 'ribs',
        slot: 'trim',
        shape: solid.many(Array.from({ length: 12 }, (_, i) => seam(line.slice(1), (i * Math.PI) / 6, 0.0012))),
        detail: 0.5,
      },
      {
        name: 'hoops',
        slot: 'trim',
        shape: solid.many(
          [
            [0.06, 0.1015],
            [0.11, 0.0555],
            [0.16, 0.0105],
          ].map(([r, v]) => hem(r, v, 0.0014)),
        ),
        detail: 0.5,
      },
    );
  if (kind === 'bucket')
    parts.push(
      {
        name: 'brim stitches',
        slot: 'trim',
        shape: solid.many(
          [
            [0.106, -0.008],
            [0.116, -0.022],
            [0.125, -0.034],
          ].map(([r, v]) => hem(r + 0.0008, v + 0.0006, 0.0008, warp)),
        ),
        detail: 0.5,
      },
      {
        name: 'eyelets',
        slot: 'metal',
        shape: solid.many(
          [-1, 1].flatMap((s) =>
            [-1, 1].map((k) =>
              solid.put(
                solid.hoop(0.004, { kind: 'circle', r: 0.0012 }, [0, 0, 0], 'z', 14),
                round(s * (Math.PI / 2) + k * 0.14, 0.0885, 0.045),
                [-8, s * 90 + k * 8, 0],
              ),
            ),
          ),
        ),
        detail: 0.5,
      },
    );
  return parts;
}
