import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { stitches } from '../../kits/leatherwork/index.ts';
import { addAccents, finger, gem } from './setting.ts';
import { shank } from './shank.ts';

const MM = 0.001;
const R = finger.r;
const baseY = finger.middle;

/** A claw from the basket up over the edge of a stone of radius `r` at height y. */
function claw(r: number, y: number, a: number, low: number): Shape {
  const at = (k: number, v: number): Vec3 => [k * Math.cos(a), v, k * Math.sin(a)];
  return solid.tube(
    [at(r * 0.36, low), at(r * 0.82, y - r * 0.3), at(r * 1.05, y), at(r * 0.98, y + r * 0.14)],
    r * 0.085,
  );
}

/** The stone on its basket over the top of the hoop: claws, gallery, seat. */
function addHead(b: Bench, r: number, y: number, low: number, cut: string): void {
  b.add('stone', 'stone', gem(r, [0, y, 0], cut), { detail: 2 });
  const claws =
    cut === 'emerald'
      ? [0.62, Math.PI - 0.62, Math.PI + 0.62, -0.62]
      : [0, 1, 2, 3, 4, 5].map((i) => (i * Math.PI) / 3 + 0.26);
  claws.forEach((a, i) => {
    b.add(`claw ${i + 1}`, 'setting', claw(cut === 'emerald' ? r * 0.98 : r, y, a, low), { detail: 1.1 });
  });
  b.add('gallery', 'setting', solid.hoop(r * 0.74, { kind: 'circle', r: r * 0.075 }, [0, y - r * 0.36, 0], 'y', 40));
  b.add('seat', 'setting', solid.hoop(r * 0.46, { kind: 'circle', r: r * 0.085 }, [0, y - r * 0.72, 0], 'y', 32));
}

/** An engagement ring: a stone in claws on a slim hoop, small stones on its shoulders; `halo` puts a circle of them round the stone. */
export function buildSolitaire(b: Bench, cut: string, halo: boolean, rng: Rng): void {
  const t = 1.5 * MM;
  const r = rng.fork('stone').range(3.1, 3.6) * MM;
  const y = baseY(t) + R + t;
  b.add(
    'hoop',
    'band',
    shank(
      R,
      baseY(t),
      (a) => (1.9 + 0.5 * Math.min(1, a)) * MM,
      (a) => (a < 0.5 ? 1.2 : 1.5) * MM,
    ),
    { detail: 1.3 },
  );
  const stoneY = y + r * 0.95;
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const arch: Vec3[] = [
      [s * 6.6 * MM, baseY(t) + 7.4 * MM, 0],
      [s * 4.4 * MM, y - 0.4 * MM, 0],
      [s * 2.4 * MM, y + 1.2 * MM, 0],
      [s * r * 0.66, stoneY - r * 0.42, 0],
    ];
    b.add(`${name} shoulder`, 'band', solid.tube(arch, 0.72 * MM, { taper: [1.2, 1, 0.9, 0.85] }));
  }
  addAccents(b, baseY(t), t * 0.92, 0.62 * MM, [0.8, 0.95, 1.1, 1.25, -0.8, -0.95, -1.1, -1.25]);
  addHead(b, r, stoneY, y - 0.4 * MM, cut);
  if (!halo) return;
  const n = 16;
  b.add(
    'halo',
    'setting',
    solid.hoop(r * 1.24, { kind: 'rect', w: 0.9 * MM, h: 1.25 * MM, r: 0.3 * MM }, [0, stoneY - r * 0.06, 0], 'y', 56),
  );
  for (let i = 0; i < n; i++) {
    const a = (2 * Math.PI * i) / n;
    b.add(
      `halo stone ${i + 1}`,
      'accent',
      gem(0.56 * MM, [r * 1.24 * Math.cos(a), stoneY + r * 0.08, r * 1.24 * Math.sin(a)]),
      { detail: 0.7 },
    );
  }
}

/** A wedding band: domed and polished with beaded edges, or flat with a groove, or set with stones all round. */
export function buildBand(b: Bench, style: 'plain' | 'eternity' | 'inscribed', rng: Rng): void {
  const wide = style === 'inscribed' ? 5.6 * MM : rng.fork('band').range(3.8, 4.8) * MM;
  const t = 1.7 * MM;
  b.add(
    'hoop',
    'band',
    shank(
      R,
      baseY(t),
      () => wide,
      () => t,
    ),
    { detail: 1.5 },
  );
  const edge = (z: number, r: number): Vec3[] =>
    Array.from({ length: 64 }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / 64;
      return [r * Math.sin(a), baseY(t) + r * Math.cos(a), z];
    });
  for (const [name, s] of [
    ['front', 1],
    ['back', -1],
  ] as const)
    b.add(`${name} milgrain`, 'setting', stitches(edge(s * wide * 0.36, R + t * 0.96), 0.24 * MM, 0.5 * MM, true), {
      detail: 0.6,
    });
  if (style === 'eternity')
    addAccents(
      b,
      baseY(t),
      t * 0.86,
      0.98 * MM,
      Array.from({ length: 26 }, (_, i) => (2 * Math.PI * i) / 26),
    );
  else if (style === 'inscribed')
    for (const [name, z, turns] of [
      ['upper', 0.75, 34],
      ['lower', -0.75, 29],
    ] as const) {
      const script = Array.from({ length: 240 }, (_, i): Vec3 => {
        const a = (2 * Math.PI * i) / 240;
        const r = R + t + 0.02 * MM;
        const wave = 0.42 * Math.sin(turns * a) + 0.26 * Math.sin(turns * 1.62 * a + 1);
        return [r * Math.sin(a), baseY(t) + r * Math.cos(a), (z + wave) * MM];
      });
      b.add(`${name} script`, 'accent', solid.tube(script, 0.11 * MM, { spline: 'linear', closed: true }), {
        detail: 0.5,
      });
    }
  else
    b.add(
      'centre line',
      'setting',
      solid.hoop(R + t * 0.98, { kind: 'rect', w: 0.5 * MM, h: 0.18 * MM, r: 0.06 * MM }, [0, baseY(t), 0], 'z', 64),
    );
}
