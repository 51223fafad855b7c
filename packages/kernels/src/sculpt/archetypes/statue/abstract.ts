import type { FieldShape } from '../../../field/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { lumpyBall } from '../../kits/landform.ts';

/** A ribbon of changing width along a closed curve, twisting as it goes. */
function loop(b: Bench, h: number, lobes: number): void {
  const n = 160;
  const sections = Array.from({ length: n }, (_, i) => {
    const a = (2 * Math.PI * i) / n;
    const r = 0.34 + 0.1 * Math.cos(lobes * a);
    const at: Vec3 = [h * r * Math.cos(a), h * (0.5 + 0.46 * Math.sin(a)), h * 0.16 * Math.sin(lobes * a)];
    const roll = a * 1.0 + 0.5;
    const w = h * (0.085 + 0.03 * Math.sin(a + 0.6));
    const t = h * 0.026;
    const out: Vec3 = [Math.cos(a), Math.sin(a), 0];
    const u: Vec3 = [out[0] * Math.cos(roll), out[1] * Math.cos(roll), Math.sin(roll)];
    const v: Vec3 = [-out[0] * Math.sin(roll), -out[1] * Math.sin(roll), Math.cos(roll)];
    return {
      points: Array.from({ length: 24 }, (_, k): Vec3 => {
        const q = (2 * Math.PI * k) / 24;
        const x = w * Math.cos(q);
        const y = t * Math.sin(q);
        return [at[0] + u[0] * x + v[0] * y, at[1] + u[1] * x + v[1] * y, at[2] + u[2] * x + v[2] * y];
      }),
    };
  });
  b.add('loop', 'body', { op: 'loft', sections, spline: 'linear', smooth: true, closed: true }, { detail: 1.5 });
}

/** An upright form with holes through it, strings across one of them. */
function pierced(b: Bench, h: number): void {
  const p = (x: number, y: number, z: number): Vec3 => [x * h, y * h, z * h];
  const form: FieldShape = {
    op: 'subtract',
    k: 0.07 * h,
    from: {
      op: 'union',
      k: 0.16 * h,
      of: [
        { op: 'ellipsoid', r: p(0.23, 0.34, 0.15), at: p(0.02, 0.64, 0) },
        { op: 'ellipsoid', r: p(0.17, 0.26, 0.14), at: p(-0.05, 0.25, 0), rot: [0, 0, -10] },
      ],
    },
    cut: [
      { op: 'ellipsoid', r: p(0.1, 0.14, 0.5), at: p(0.05, 0.7, 0), rot: [0, 24, -12] },
      { op: 'ellipsoid', r: p(0.055, 0.07, 0.5), at: p(-0.05, 0.3, 0), rot: [0, -28, 10] },
      { op: 'box', size: p(1, 0.2, 1), at: p(0, -0.1, 0) },
    ],
  };
  b.add('form', 'body', form, { detail: 1.5 });
  const strings = Array.from({ length: 9 }, (_, i) => {
    const k = (i - 4) / 4;
    return solid.rod(
      p(0.05 + 0.095 * k, 0.7 + 0.15 * Math.sqrt(1 - 0.8 * k * k), 0.01),
      p(0.06 - 0.08 * k, 0.7 - 0.15 * Math.sqrt(1 - 0.8 * k * k), 0.0),
      0.0022 * h,
    );
  });
  b.add('strings', 'metal', solid.many(strings), { detail: 0.4 });
}

/** Boulders in balance. */
function stack(b: Bench, h: number, rng: Rng): void {
  const sizes = [0.2, 0.145, 0.17, 0.11, 0.075];
  let y = 0;
  sizes.forEach((r, i) => {
    const flat = [0.62, 0.8, 0.55, 0.85, 0.9][i];
    const high = r * flat;
    b.add(
      `boulder ${i + 1}`,
      'body',
      lumpyBall(
        [r * 1.25 * h, high * h, r * 1.05 * h],
        [rng.range(-0.03, 0.03) * h, (y + high * 0.985) * h, rng.range(-0.02, 0.02) * h],
        0.05,
        i + rng.int(40),
        22,
        36,
      ),
      { detail: 1.1 },
    );
    y += high * 1.93;
  });
}

/** A sphere torn open, another one within. */
function sphere(b: Bench, h: number): void {
  const r = 0.46 * h;
  const at: Vec3 = [0, r, 0];
  b.add(
    'shell',
    'body',
    {
      op: 'subtract',
      k: 0.012 * h,
      from: { op: 'sphere', r, at },
      cut: [
        { op: 'sphere', r: r * 0.9, at },
        {
          op: 'prism',
          outline: [
            [-0.5, -0.5],
            [-0.1, -0.36],
            [0.16, -0.42],
            [0.5, -0.2],
            [0.36, 0.1],
            [0.44, 0.36],
            [0.1, 0.3],
            [-0.12, 0.5],
            [-0.34, 0.22],
            [-0.3, -0.1],
          ].map(([x, y]): [number, number] => [x * r, y * r]),
          depth: r * 2,
          at: [0.1 * r, r * 1.05, r],
          round: 0.02 * r,
        },
        { op: 'box', size: [r * 0.16, r * 3, r * 1.2], at: [-0.66 * r, r, 0.8 * r], rot: [0, 0, 16] },
      ],
    },
    { detail: 1.4 },
  );
  b.add('core', 'metal', { op: 'ball', r: r * 0.56, at: [0, r * 0.85, 0] });
  const teeth = Array.from({ length: 14 }, (_, i) => {
    const a = i * 2.4;
    const y = 1 - (i + 0.5) / 7.2;
    const q = Math.sqrt(Math.max(0, 1 - y * y));
    const d: Vec3 = [q * Math.cos(a), y, q * Math.sin(a)];
    return solid.rod(
      [d[0] * r * 0.5, r * 0.85 + d[1] * r * 0.5, d[2] * r * 0.5],
      [d[0] * r * 0.74, r * 0.85 + d[1] * r * 0.74, d[2] * r * 0.74],
      0.045 * r,
      0.035 * r,
    );
  });
  b.add('cogs', 'metal', solid.many(teeth), { detail: 0.6 });
}

/** Sculptures of nothing but themselves, `h` metres tall on y = 0. */
export function addAbstract(b: Bench, form: string, h: number, rng: Rng): void {
  if (form === 'pierced') pierced(b, h);
  else if (form === 'stack') stack(b, h, rng);
  else if (form === 'sphere') sphere(b, h);
  else loop(b, h, form === 'knot' ? 3 : 2);
}
