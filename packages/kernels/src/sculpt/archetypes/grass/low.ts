import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { around } from '../../kits/organic/index.ts';

/** A blade `h` long, `w` wide, that leans out by `lean` of its length; a two-sided sheet, so its part must be. */
export function blade(h: number, w: number, lean: number, twist: number): Shape {
  const rows = 6;
  const grid = Array.from({ length: rows }, (_, i) => {
    const t = i / (rows - 1);
    const half = (w / 2) * (1 - t ** 2.2) * (0.7 + 0.3 * Math.min(1, t * 4)) + (t === 1 ? 0 : w * 0.02);
    const [c, s] = [Math.cos(twist * t), Math.sin(twist * t)];
    const out = h * lean * t * t;
    const y = h * t * (1 - 0.42 * lean * t * t);
    return [-1, 0, 1].map((u): Vec3 => [u * half * c, y, out + u * half * s + (u === 0 ? -half * 0.35 : 0)]);
  });
  return { op: 'sheet', grid, thickness: 0, spline: 'linear' };
}

/** A tuft that fans out from one foot, or a square of turf covered with them. */
export function addTuft(b: Bench, rng: Rng, density: number, kind: string): void {
  const turf = kind === 'lawn';
  const n = Math.round((turf ? 260 : 120) * Math.min(1.15, density));
  const groups: Shape[][] = [[], [], [], []];
  for (let i = 0; i < n; i++) {
    const a = i * 2.39996 + rng.range(-0.4, 0.4);
    const t = Math.sqrt((i + 0.5) / n);
    const at: Vec3 = turf
      ? [rng.range(-0.47, 0.47), 0.075, rng.range(-0.47, 0.47)]
      : [0.055 * t * Math.cos(a), 0, 0.055 * t * Math.sin(a)];
    const h = turf ? rng.range(0.06, 0.12) : rng.range(0.2, 0.38) * (1 - 0.25 * t);
    const lean = turf ? rng.range(0.1, 0.8) : 0.1 + 0.75 * t * rng.range(0.6, 1.2);
    groups[i % 4].push(
      solid.put(blade(h, turf ? 0.014 : rng.range(0.008, 0.013), lean, rng.range(-1, 1)), at, [
        0,
        turf ? rng.range(0, 360) : 90 - (a * 180) / Math.PI,
        0,
      ]),
    );
  }
  groups.forEach((of, i) => {
    const shade = ['', '#7aa848', '#4a7a30', '#94b85a'][i];
    const own = b.tint('leaves', {});
    b.add(`blades ${i + 1}`, shade && own.color === '#5a8a34' ? { ...own, color: shade } : own, solid.many(of), {
      twoSided: true,
      detail: 1.6,
    });
  });
  if (turf) {
    const cut: Vec2[] = outline.roundRect(1, 1, 0.03, 0, 0, 3);
    b.add('soil', 'soil', solid.slab(cut, 0.06, [0, 0.03, 0], 'y', { bevel: 0.008 }));
    b.add(
      'turf',
      'leaves',
      solid.slab(
        cut.map(([x, z]): Vec2 => [x * 0.995, z * 0.995]),
        0.022,
        [0, 0.068, 0],
        'y',
        { bevel: 0.006 },
      ),
      { detail: 0.5 },
    );
    return;
  }
  b.add('clod', 'soil', solid.put({ op: 'ball', r: [0.075, 0.018, 0.075], from: 0, to: 90 }, [0, 0, 0]), {
    detail: 0.5,
  });
}

/** Arching fronds with leaflets on both sides, young ones rolled up like a crozier. */
export function addFern(b: Bench, rng: Rng, density: number): void {
  const n = Math.round(17 * density);
  for (let i = 0; i < n; i++) {
    const a = i * 2.39996;
    const t0 = i / n;
    const l = rng.range(0.6, 0.74);
    const p = (t: number): Vec3 => {
      const out = l * ((0.3 + 0.5 * t0) * t + 0.25 * t * t);
      return [out * Math.cos(a), l * ((1.25 - 0.45 * t0) * t - (0.5 + 0.3 * t0) * t * t), out * Math.sin(a)];
    };
    b.add(`rib ${i + 1}`, 'stalk', solid.tube([0, 0.33, 0.66, 1].map(p), 0.005, { taper: [1.4, 1, 0.8, 0.3] }), {
      detail: 0.4,
    });
    const rows = 45;
    const grid = Array.from({ length: rows }, (_, m) => {
      const t = 0.16 + (0.84 * m) / (rows - 1);
      const [x, y, z] = p(t);
      const comb = m % 2 ? 1 : 0.16;
      const w =
        m === rows - 1 ? 0.0005 : 0.12 * Math.sin(Math.PI * Math.min(0.97, 0.22 + 0.75 * t)) ** 0.9 * comb + 0.002;
      const along = m % 2 ? 0.018 : 0;
      return [-1, -0.5, 0, 0.5, 1].map(
        (u): Vec3 => [
          x - u * w * Math.sin(a) + along * Math.abs(u) * Math.cos(a),
          y - 0.22 * w * u * u + 0.002,
          z + u * w * Math.cos(a) + along * Math.abs(u) * Math.sin(a),
        ],
      );
    });
    b.add(
      `frond ${i + 1}`,
      'leaves',
      { op: 'sheet', grid, thickness: 0.0018, spline: 'linear' },
      { grain: [Math.cos(a), 0, Math.sin(a)] },
    );
  }
  for (let i = 0; i < 3; i++) {
    const a = i * 2.1 + 0.6;
    const path: Vec3[] = [
      [0, 0, 0],
      [0.02 * Math.cos(a), 0.16, 0.02 * Math.sin(a)],
    ];
    for (let k = 0; k <= 14; k++) {
      const s = k * 0.6;
      const q = 0.03 * (1 - k / 17);
      path.push([
        (0.025 + 0.03 - q * Math.cos(s)) * Math.cos(a),
        0.26 + q * Math.sin(s),
        (0.025 + 0.03 - q * Math.cos(s)) * Math.sin(a),
      ]);
    }
    b.add(`crozier ${i + 1}`, 'stalk', solid.tube(path, 0.0065, { taper: path.map((_, k) => 1.1 - 0.045 * k) }), {
      detail: 0.8,
    });
  }
  b.add('clod', 'soil', { op: 'ball', r: [0.07, 0.02, 0.07], from: 0, to: 90 }, { detail: 0.4 });
}

/** A stem of clover: heart-shaped leaflets, four of them, with pale chevrons, and small ones round it. */
export function addClover(b: Bench, rng: Rng): void {
  const heart = (r: number, half: number): Shape => {
    const rows = 6;
    const grid = Array.from({ length: rows }, (_, i) =>
      Array.from({ length: 15 }, (_, j): Vec3 => {
        const u = (j / 14) * 2 - 1;
        const a = u * half;
        const edge = 1 - 0.22 * Math.exp(-((u / 0.16) ** 2)) - 0.3 * Math.abs(u) ** 6;
        const q = (0.03 + (0.97 * i) / (rows - 1)) * r * edge;
        return [q * Math.sin(a), 0.16 * r * (i / (rows - 1)) ** 2 + 0.1 * q * Math.abs(u), q * Math.cos(a)];
      }),
    );
    return { op: 'sheet', grid, thickness: r * 0.02, spline: 'linear' };
  };
  const stand = (at: Vec3, foot: Vec3, r: number, n: number, name: string): void => {
    b.add(
      `${name} stem`,
      'stalk',
      solid.tube([foot, [(foot[0] + at[0]) / 2 + 0.004, at[1] * 0.5, (foot[2] + at[2]) / 2], at], r * 0.05, {
        taper: [1.2, 1, 0.9],
      }),
    );
    for (let i = 0; i < n; i++) {
      const place = (s: Shape): Shape =>
        solid.put(solid.put(s, [0, 0, 0], [-8, (360 / n) * i + 45, 0]), at, [n === 4 ? 42 : 18, 0, 0]);
      b.add(`${name} leaflet ${i + 1}`, 'leaves', place(heart(r, (Math.PI / n) * 0.92)), {
        grain: [0, 0, 1],
        detail: 1.2,
      });
      b.add(
        `${name} mark ${i + 1}`,
        b.tint('leaves', { color: '#b8d890', color2: '#d4e8b4' }),
        place(
          solid.put(
            solid.tube(
              [-0.6, -0.3, 0, 0.3, 0.6].map(
                (u): Vec3 => [
                  0.56 * r * Math.sin(u),
                  r * (0.1 + 0.06 * Math.abs(u)),
                  r * (0.5 * Math.cos(u) + 0.06 - 0.12 * Math.abs(u)),
                ],
              ),
              r * 0.018,
            ),
            [0, 0, 0],
          ),
        ),
        { detail: 0.5 },
      );
    }
  };
  stand([0, 0.085, 0], [0, 0, 0], 0.036, 4, 'clover');
  for (let i = 0; i < 4; i++) {
    const a = i * 1.57 + 0.8;
    stand(
      [0.045 * Math.cos(a), rng.range(0.032, 0.055), 0.045 * Math.sin(a)],
      [0.01 * Math.cos(a), 0, 0.01 * Math.sin(a)],
      0.019,
      3,
      `small clover ${i + 1}`,
    );
  }
  b.add(
    'clod',
    'soil',
    { op: 'ball', r: [0.04 * (1 + 0.1 * around(0, 3, 1)), 0.01, 0.04], from: 0, to: 90 },
    { detail: 0.4 },
  );
}
