import type { Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { clip, turned } from './lathe.ts';

/** A click ballpoint: tip, grip rings, barrel, clip, push button. */
export function buildBallpoint(b: Bench): void {
  turned(b, 'ball', 'metal', [0, 0, 0.4, 0.2, 0.5, 0.8, 0.7, 2.6, 0, 2.6]);
  turned(b, 'tip', 'metal', [0, 2.2, 1.1, 2.2, 1.3, 4, 3.4, 14, 3.6, 16, 0, 16]);
  turned(b, 'grip', 'grip', [0, 15.6, 4.1, 15.6, 4.3, 17, 4.3, 46, 4.1, 48, 0, 48]);
  for (let i = 0; i < 6; i++)
    b.add(
      `grip ring ${i + 1}`,
      'grip',
      solid.hoop(0.0043, { kind: 'circle', r: 0.0005 }, [0, 0.02 + i * 0.0046, 0], 'y', 36),
      { detail: 0.6 },
    );
  turned(b, 'lower barrel', 'body', [0, 47.6, 4.2, 47.6, 4.4, 49, 4.4, 78, 0, 78], { detail: 1.2 });
  turned(b, 'middle ring', 'metal', [0, 77.6, 4.65, 77.6, 4.65, 81.4, 0, 81.4]);
  turned(b, 'upper barrel', 'body', [0, 81, 4.4, 81, 4.2, 126, 3.8, 129, 0, 129], { detail: 1.2 });
  turned(b, 'collar', 'metal', [0, 128.6, 3.6, 128.6, 3.4, 132, 0, 132]);
  turned(b, 'button', 'metal', [0, 131, 2.1, 131, 2.1, 138, 1.6, 139.6, 0, 140]);
  clip(b, 'metal', 0.0042, 0.088, 0.1255);
  b.add(
    'imprint',
    'accent',
    solid.put(
      { op: 'text', value: 'CLAY', height: 0.003, depth: 0.0006, bevel: 0, font: 'sans' },
      [0.00435, 0.056, -0.0015],
      [90, 0, 90],
    ),
    { detail: 0.4 },
  );
}

/** A fountain pen: slit nib with its breather hole, feed, section, barrel; the cap posted on its end. */
export function buildFountain(b: Bench): void {
  const nib = Array.from({ length: 9 }, (_, i) =>
    Array.from({ length: 7 }, (_, j): Vec3 => {
      const t = i / 8;
      const w = 0.0003 + 0.0034 * Math.sin((Math.PI / 2) * Math.min(1, t * 1.5)) ** 1.2;
      const s = (j / 6 - 0.5) * 2;
      return [s * w, t * 0.023, 0.0013 + 0.0012 * (1 - s * s) * (0.2 + 0.8 * t) - 0.0012];
    }),
  );
  b.add('nib', 'metal', { op: 'sheet', grid: nib, thickness: 0.0005 }, { detail: 1.3 });
  b.add('nib slit', 'grip', solid.box([0.00016, 0.013, 0.0004], [0, 0.0072, 0.0012], 0));
  b.add('breather hole', 'grip', solid.cyl(0.0006, 0.0005, [0, 0.0142, 0.0014], 'z', { bevel: 0 }));
  b.add(
    'feed',
    'grip',
    solid.tube(
      [
        [0, 0.0035, -0.0003],
        [0, 0.01, -0.0008],
        [0, 0.024, -0.0006],
      ],
      0.0019,
      { taper: [0.3, 0.8, 1.2], cap: 'round' },
    ),
  );
  turned(b, 'section', 'grip', [0, 20, 3.6, 20, 4, 21, 3.5, 30, 4.6, 42, 4.6, 44, 0, 44]);
  turned(b, 'section ring', 'metal', [0, 43.6, 4.9, 43.6, 4.9, 45.4, 0, 45.4]);
  turned(b, 'barrel', 'body', [0, 45, 5.1, 45, 5.6, 70, 5.4, 96, 0, 96], { detail: 1.2 });
  turned(b, 'cap', 'body', [0, 94, 6.3, 94, 6.6, 100, 6.4, 140, 5.2, 148, 0, 149], { detail: 1.2 });
  turned(b, 'cap lip', 'metal', [0, 93.4, 6.6, 93.4, 6.9, 94.4, 6.9, 99, 6.6, 100, 0, 100]);
  turned(b, 'cap band', 'metal', [0, 101.4, 6.72, 101.4, 6.72, 102.8, 0, 102.8]);
  turned(b, 'finial', 'metal', [0, 148, 3.8, 148, 3.4, 151, 1.6, 152.4, 0, 152.8]);
  clip(b, 'metal', 0.0064, 0.108, 0.1448);
}

/** A pencil: six sides, sharpened cone with the scallops of the cut, lead, brass ferrule, eraser. */
export function buildPencil(b: Bench, rubber: boolean, color: boolean): void {
  const r = 0.0037;
  const top = rubber ? 0.158 : 0.176;
  turned(b, 'lead', 'lead', [0, 0, 0.35, 0.4, 1.05, 6.2, 0, 6.2]);
  turned(b, 'sharpened wood', 'wood', [0, 4.6, 0.85, 4.6, 3.1, 19.5, 3.15, 21, 0, 21], { detail: 1.1 });
  const ring = (k: number, f: (a: number) => number): { points: Vec3[] } => ({
    points: Array.from({ length: 48 }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / 48;
      const side = ((a + Math.PI / 6) % (Math.PI / 3)) - Math.PI / 6;
      const d = (r * Math.cos(Math.PI / 6)) / Math.cos(side);
      return [d * k * Math.sin(a), f(side), d * k * Math.cos(a)];
    }),
  });
  const cut = (side: number): number => 0.0205 - 0.0042 * Math.cos(side * 6);
  b.add(
    'body',
    'body',
    {
      op: 'loft',
      sections: [
        ring(0.86, (s) => cut(s) + 0.0002),
        ring(1, cut),
        ring(1, () => 0.03),
        ring(1, () => top - 0.0004),
        ring(0.97, () => top),
      ],
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    },
    { detail: 1.3 },
  );
  b.add(
    'stamp',
    'accent',
    solid.put(
      { op: 'text', value: color ? 'COLOR' : 'HB 2', height: 0.0026, depth: 0.0005, bevel: 0, font: 'sans' },
      [r * 0.87, 0.118, -0.0013],
      [90, 0, 90],
    ),
    { detail: 0.4 },
  );
  if (!rubber) {
    turned(b, 'dipped end', color ? 'lead' : 'accent', [0, 172, 3.85, 172, 3.85, 176.6, 3, 178, 0, 178.4]);
    return;
  }
  turned(b, 'ferrule', 'metal', [0, 156.6, 3.75, 156.6, 3.75, 171, 0, 171]);
  b.add(
    'ferrule rings',
    'metal',
    solid.many(
      [0.159, 0.1612, 0.1666, 0.1688].map((y) =>
        solid.hoop(0.00376, { kind: 'circle', r: 0.00034 }, [0, y, 0], 'y', 32),
      ),
    ),
    { detail: 0.6 },
  );
  turned(b, 'eraser', 'rubber', [0, 170, 3.35, 170, 3.35, 180, 2.6, 182, 0, 182.6]);
}
