import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { leafShape, roundBody } from '../../kits/organic/index.ts';
import { strand } from '../../kits/plait.ts';
import { blade } from './low.ts';

/** Ears of wheat: kernels in rows with awns, on bending straws. */
export function addWheat(b: Bench, rng: Rng, density: number): void {
  const gold = b.tint('stalk', b.tint('stalk', {}).color === '#6f9a44' ? { color: '#d0ac58', color2: '#e4c880' } : {});
  const kernel = roundBody({
    profile: [
      [0.0004, 0],
      [0.0042, 0.003],
      [0.0056, 0.009],
      [0.0042, 0.016],
      [0.0004, 0.0215],
    ],
    sides: 10,
    steps: 2,
  });
  const n = Math.round(7 * density);
  for (let i = 0; i < n; i++) {
    const a = i * 2.39996;
    const t = Math.sqrt(i / n);
    const h = rng.range(0.7, 0.84);
    const lean = 6 + 13 * t;
    const place = (s: Shape): Shape =>
      solid.put(solid.put(s, [0, 0, 0], [lean, 90 - (a * 180) / Math.PI, 0]), [
        0.03 * t * Math.cos(a),
        0,
        0.03 * t * Math.sin(a),
      ]);
    b.add(
      `straw ${i + 1}`,
      gold,
      place(
        solid.tube(
          [
            [0, 0, 0],
            [0.004, h * 0.5, 0],
            [0, h, 0.02],
          ],
          0.0034,
          { taper: [1.2, 1, 0.8] },
        ),
      ),
      { detail: 0.6 },
    );
    const top: Vec3 = [0, h, 0.02];
    const kernels: { at: Vec3; rot: Vec3 }[] = [];
    const awns: Shape[] = [];
    for (let k = 0; k < 14; k++) {
      const yaw = k * 90 + (k >> 2) * 18;
      const y = k * 0.0075;
      const turn = (yaw * Math.PI) / 180;
      kernels.push({
        at: [top[0] + 0.0035 * Math.sin(turn), top[1] + y, top[2] + 0.0035 * Math.cos(turn)],
        rot: [20, yaw, 0],
      });
      if (k % 2)
        awns.push(
          strand(
            [0, 0.5, 1].map(
              (q): Vec3 => [
                top[0] + (0.006 + 0.028 * q) * Math.sin(turn),
                top[1] + y + 0.016 + 0.085 * q,
                top[2] + (0.006 + 0.028 * q) * Math.cos(turn),
              ],
            ),
            [1, 0, 0.3],
            outline.ngon(0.0008, 3),
          ),
        );
    }
    b.add(
      `ear ${i + 1}`,
      'ear',
      place(solid.many([solid.at(kernel, kernels), solid.put(kernel, [top[0], top[1] + 0.1, top[2]])])),
      { detail: 0.9 },
    );
    b.add(`awns ${i + 1}`, b.tint('ear', { base: 'leaf', color: '#e4cc80' }), place(solid.many(awns)), { detail: 0.5 });
    b.add(
      `leaf ${i + 1}`,
      gold,
      place(solid.put(blade(0.3, 0.012, 0.9, 1.4), [0, h * (0.3 + 0.25 * (i % 2)), 0.006], [0, i * 70, 0])),
      { twoSided: true, detail: 1 },
    );
  }
}

/** Cattails: brown spikes on stiff stalks among long blades; or pampas with its plumes. */
export function addReeds(b: Bench, rng: Rng, density: number, kind: string): void {
  const pampas = kind === 'pampas';
  const n = Math.round((pampas ? 6 : 5) * density);
  for (let i = 0; i < n; i++) {
    const a = i * 2.39996 + 0.4;
    const t = Math.sqrt((i + 0.3) / n);
    const h = rng.range(1.55, 1.95) * (1 - 0.12 * t);
    const lean = 2 + 8 * t;
    const place = (s: Shape): Shape =>
      solid.put(solid.put(s, [0, 0, 0], [lean, 90 - (a * 180) / Math.PI, 0]), [
        0.09 * t * Math.cos(a),
        0,
        0.09 * t * Math.sin(a),
      ]);
    b.add(
      `stalk ${i + 1}`,
      'stalk',
      place(
        solid.tube(
          [
            [0, 0, 0],
            [0.01, h * 0.5, 0],
            [0, h, 0],
          ],
          0.011,
          { taper: [1.3, 1, 0.5] },
        ),
      ),
      { grain: [0, 1, 0] },
    );
    if (!pampas) {
      b.add(
        `spike ${i + 1}`,
        { base: 'fuzz', color: '#5c3820', color2: '#74492a', color3: '#8a5c38' },
        place(
          solid.turned(
            [
              [0, 0],
              [0.02, 0.01],
              [0.0265, 0.04],
              [0.0275, 0.14],
              [0.0255, 0.22],
              [0.016, 0.245],
              [0, 0.25],
            ],
            [0, h - 0.36, 0],
            { smooth: true, bevel: 0 },
          ),
        ),
        { detail: 1.2 },
      );
      b.add(
        `tip ${i + 1}`,
        'ear',
        place(
          solid.turned(
            [
              [0, 0],
              [0.008, 0.01],
              [0.009, 0.06],
              [0, 0.1],
            ],
            [0, h - 0.1, 0],
            { smooth: true, bevel: 0 },
          ),
        ),
        { detail: 0.6 },
      );
      continue;
    }
    const wisps = Array.from({ length: 16 }, (_, k): Shape => {
      const u = k / 15;
      const turn = k * 2.39996;
      const l = 0.24 * Math.sin(Math.PI * (0.16 + 0.72 * u)) + 0.05;
      return solid.put(
        leafShape({ length: l, width: 0.05, rise: 1.9, droop: 1.2, fold: 0.3, plain: true, thick: 0.0014, belly: 0.5 }),
        [0, h - 0.5 + 0.46 * u, 0],
        [0, (turn * 180) / Math.PI, 0],
      );
    });
    b.add(
      `plume ${i + 1}`,
      b.tint('ear', { base: 'fur', color: '#e8dcc0', color2: '#f4ecd8' }),
      place(solid.many(wisps)),
      { detail: 1.1 },
    );
  }
  const blades = Array.from({ length: 34 }, (_, i): Shape => {
    const a = i * 2.39996;
    const t = Math.sqrt((i + 0.5) / 34);
    return solid.put(
      blade(rng.range(0.85, 1.5) * (pampas ? 0.8 : 1), 0.034, 0.12 + (pampas ? 0.9 : 0.42) * t, rng.range(-0.8, 0.8)),
      [0.11 * t * Math.cos(a), 0, 0.11 * t * Math.sin(a)],
      [0, 90 - (a * 180) / Math.PI, 0],
    );
  });
  b.add('outer blades', 'leaves', solid.many(blades.filter((_, i) => i % 2)), { twoSided: true, detail: 1.5 });
  b.add('inner blades', b.tint('leaves', {}), solid.many(blades.filter((_, i) => i % 2 === 0)), {
    twoSided: true,
    detail: 1.5,
  });
}

/** Culms of bamboo: jointed, with rings of a paler bloom, and sprays of leaves at the upper joints. */
export function addBamboo(b: Bench, rng: Rng, density: number): void {
  const n = Math.round(5 * density);
  for (let i = 0; i < n; i++) {
    const a = i * 2.39996;
    const q = 0.26 * Math.sqrt(i / n);
    const h = rng.range(3, 3.9) * (1 - 0.12 * (i / n));
    const r = rng.range(0.04, 0.056);
    const joints = 11;
    const lean: Vec3 = [rng.range(-3, 3), 0, rng.range(-3, 3)];
    const place = (s: Shape): Shape => solid.put(s, [q * Math.cos(a), 0, q * Math.sin(a)], lean);
    const profile: Vec2[] = [[0, 0]];
    const at = (k: number): number => (h * k) / joints;
    const rad = (k: number): number => r * (1 - (0.5 * k) / joints);
    for (let k = 0; k < joints; k++) {
      profile.push(
        [rad(k) * 1.1, at(k)],
        [rad(k) * 1.02, at(k) + 0.014],
        [rad(k) * 0.97, at(k) + 0.06],
        [rad(k + 1), at(k + 1) - 0.03],
        [rad(k + 1) * 1.13, at(k + 1) - 0.006],
      );
    }
    profile.push([rad(joints) * 0.6, h], [0, h]);
    b.add(`culm ${i + 1}`, 'stalk', place({ op: 'lathe', profile, spline: 'linear', bevel: 0.003, segments: 20 }), {
      grain: [0, 1, 0],
    });
    b.add(
      `joints ${i + 1}`,
      b.tint('stalk', { color: '#d8dcb8', color2: '#c0c890' }),
      place(
        solid.many(
          Array.from({ length: joints - 1 }, (_, k) =>
            solid.hoop(rad(k + 1) * 1.08, { kind: 'circle', r: r * 0.09 }, [0, at(k + 1) - 0.014, 0], 'y', 20),
          ),
        ),
      ),
      { detail: 0.5 },
    );
    const leaves: Shape[] = [];
    for (let k = 5; k <= joints; k++) {
      const turn = k * 140 + i * 50;
      const rad0 = (turn * Math.PI) / 180;
      const tip: Vec3 = [0.32 * Math.sin(rad0), at(k) + 0.18, 0.32 * Math.cos(rad0)];
      b.add(
        `twig ${i + 1} ${k - 4}`,
        'stalk',
        place(solid.tube([[0, at(k) - 0.02, 0], [tip[0] * 0.5, at(k) + 0.13, tip[2] * 0.5], tip], 0.006)),
        { detail: 0.3 },
      );
      for (let m = 0; m < 4; m++) {
        const t = 0.45 + 0.185 * m;
        leaves.push(
          solid.put(
            leafShape({
              length: rng.range(0.24, 0.32),
              width: 0.045,
              rise: 0.15,
              droop: 0.6,
              fold: 0.14,
              plain: true,
              thick: 0,
              belly: 0.35,
            }),
            [tip[0] * t, at(k) + 0.2 * t, tip[2] * t],
            [0, turn + (m - 1.5) * 42, 0],
          ),
        );
      }
    }
    b.add(`leaves ${i + 1}`, 'leaves', solid.many(leaves), { twoSided: true, detail: 1.4 });
  }
}
