import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { mat } from './mat.ts';
import type { OnWall, Wall } from './weave.ts';

/** Gingham: two sets of stripes, darker where they cross. */
function gingham(b: Bench, period: number): MaterialSpec {
  const color = b.tint('check', {}).color ?? '#c22a2a';
  const band = (dir: Vec3): NonNullable<MaterialSpec['layers']>[number] => ({
    mask: { kind: 'stripes', dir, period, width: 0.5, warp: 0, soft: 0.03 },
    material: { color, color2: color },
    strength: 0.62,
  });
  return b.tint('cloth', { layers: [band([1, 0, 0]), band([0, 0.8, 0.6])] });
}

/** A cloth that lines the wall and falls over the rim in soft points; `pad` makes it a cushion for an animal. */
export function addLiner(b: Bench, w: Wall, on: OnWall, pad: boolean, share: number): void {
  const n = 96;
  const cloth = pad ? b.tint('cloth', {}) : gingham(b, Math.min(0.028, w.b * 0.14));
  if (pad) {
    const k = w.flare(0.35) * 0.9;
    const ring = (s: number, y: number): { points: Vec3[] } => ({
      points: Array.from({ length: n }, (_, i): Vec3 => {
        const [x, , z] = on(i / n, 0.35, 0);
        return [x * 0.93 * s, y, z * 0.93 * s];
      }),
    });
    const y = w.h * 0.14;
    b.add('cushion', cloth, {
      op: 'loft',
      sections: [
        ring(0.8, y),
        ring(k, y + 0.02),
        ring(k, y + 0.05),
        ring(0.93, y + 0.075),
        ring(0.6, y + 0.06),
        ring(0.1, y + 0.05),
      ],
      spline: 'catmull',
      smooth: true,
      cap: 'flat',
    });
    return;
  }
  const drop = Math.min(0.075, w.h * share);
  const line: { t: number; out: number; fall: number }[] = [
    { t: 0.32, out: -w.thick * 1.5, fall: 0 },
    { t: 0.7, out: -w.thick * 1.4, fall: 0 },
    { t: 0.98, out: -w.thick * 1.7, fall: 0 },
    { t: 1, out: -w.thick * 1.1, fall: -w.thick * 1.6 },
    { t: 1, out: w.thick * 0.5, fall: -w.thick * 1.9 },
    { t: 1, out: w.thick * 1.9, fall: -w.thick * 0.6 },
    { t: 1, out: w.thick * 2.3, fall: drop * 0.4 },
    { t: 1, out: w.thick * 2.3, fall: drop },
  ];
  const grid = line.map(({ t, out, fall }) =>
    // its ends do not quite meet: a sheet has to have a border
    Array.from({ length: n + 1 }, (_, i): Vec3 => {
      const u = (i / n) * 0.9995;
      const point = fall > 0 ? 0.72 + 0.28 * Math.cos(2 * Math.PI * u * 8) : 1;
      const wave = fall > 0 ? 0.35 * w.thick * Math.sin(2 * Math.PI * u * 24) * (fall / drop) : 0;
      const p = on(u, t, out + wave);
      const under = fall > 0 ? on(u, Math.max(0, 1 - (fall * point) / w.h), out + wave) : p;
      return [under[0], p[1] - fall * point, under[2]];
    }),
  );
  b.add('cloth lining', cloth, { op: 'sheet', grid, thickness: w.thick * 0.3, spline: 'linear' }, { detail: 1.2 });
}

/** Two plaited lids on a bar across the middle, one a little open, with their straps and pegs. */
export function addLids(b: Bench, w: Wall, on: OnWall): void {
  const k = w.flare(1);
  const [a, d] = [w.a * k - w.thick * 0.2, w.b * k - w.thick * 0.2];
  const y = w.h + w.thick * 2.3;
  b.add(
    'crossbar',
    'trim',
    solid.rod([0, y - w.thick * 0.4, -d], [0, y - w.thick * 0.4, d], w.thick * 0.9, undefined, 'round'),
    { grain: [0, 0, 1] },
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const half = a / 2 - w.thick * 0.7;
    const strips = mat(half - w.thick * 0.5, d - w.thick * 0.5, 8, w.thick * 0.7);
    const frame: Vec3[] = [
      [-half, 0, -d],
      [half * 0.8, 0, -d],
      [half, 0, -d * 0.84],
      [half, 0, d * 0.84],
      [half * 0.8, 0, d],
      [-half, 0, d],
    ];
    const hinge = (of: Shape): Shape =>
      solid.put(solid.put(of, [half + w.thick * 1.1, 0, 0]), [0, y, 0], [0, s > 0 ? 0 : 180, s > 0 ? 0 : -16]);
    b.add(`${name} lid`, 'wicker', hinge(solid.many(strips)), { grain: [1, 0, 0] });
    b.add(`${name} lid frame`, 'trim', hinge(solid.tube(frame, w.thick * 0.85, { spline: 'linear', closed: true })));
    for (const [side, z] of [
      ['front', 1],
      ['back', -1],
    ] as const)
      b.add(
        `${name} ${side} hinge`,
        'fittings',
        solid.put(
          solid.hoop(
            w.thick * 1.25,
            { kind: 'rect', w: w.thick * 3, h: w.thick * 0.4, r: w.thick * 0.1 },
            [0, 0, 0],
            'z',
            18,
          ),
          [s * w.thick * 1.1, y - w.thick * 0.2, z * d * 0.45],
        ),
      );
  }
  const z = on(0.25, 0.8, w.thick * 1.2)[2];
  const x = w.a * 0.5;
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${name} strap`,
      'fittings',
      solid.box([w.thick * 2.6, w.h * 0.34, w.thick * 0.4], [s * x, w.h * 0.76, z], w.thick * 0.12),
    );
    b.add(
      `${name} buckle`,
      { base: 'brass', color: '#c79a4a' },
      solid.put(
        solid.hoop(
          w.thick * 1.6,
          { kind: 'rect', w: w.thick * 0.45, h: w.thick * 0.5, r: w.thick * 0.1 },
          [0, 0, 0],
          'z',
          4,
        ),
        [s * x, w.h * 0.68, z + w.thick * 0.3],
        [0, 0, 45],
      ),
    );
  }
}
