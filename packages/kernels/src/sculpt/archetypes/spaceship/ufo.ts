import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { fitting, pairs } from '../../kits/vehicle/index.ts';

/** A flying saucer: lens of a hull, glass dome with its pilot, ring of lamps, legs, ramp. */
export function buildUfo(b: Bench, rng: Rng, gear: boolean): number {
  const r = 4 + rng.range(-0.3, 0.3);
  const y = gear ? 1.7 : 0.72;
  const top = pairs([r, 0, r * 0.97, 0.14, r * 0.8, 0.38, r * 0.55, 0.72, r * 0.36, 1.0, r * 0.34, 1.06, 0, 1.06]);
  b.add('upper hull', 'hull', solid.turned([[0, 0], ...top], [0, y, 0], { bevel: 0.03, segments: 64 }), {
    detail: 1.5,
  });
  b.add(
    'lower hull',
    'hull',
    solid.turned(
      pairs([0, -0.7, r * 0.22, -0.7, r * 0.42, -0.56, r * 0.78, -0.26, r * 0.96, -0.1, r * 0.985, 0, 0, 0]),
      [0, y, 0],
      { bevel: 0.04, segments: 64 },
    ),
    { detail: 1.2 },
  );
  b.add('rim', 'panels', solid.hoop(r * 0.985, { kind: 'ellipse', rx: 0.11, ry: 0.1 }, [0, y, 0], 'y', 72));
  const n = 16;
  const lamp = (i: number): Vec3 => {
    const a = (2 * Math.PI * i) / n;
    return [Math.sin(a) * r * 0.87, y + 0.29, Math.cos(a) * r * 0.87];
  };
  const ids = Array.from({ length: n }, (_, i) => i);
  b.add(
    'rim lamps',
    'glow',
    solid.at(
      { op: 'ball', r: [0.16, 0.1, 0.16] },
      ids.map((i) => ({ at: lamp(i), rot: [0, (360 * i) / n, 0] as Vec3 })),
    ),
  );
  b.add(
    'lamp sockets',
    'metal',
    solid.at(
      solid.hoop(0.17, { kind: 'circle', r: 0.03 }, [0, 0, 0], 'y', 16),
      ids.map((i) => ({
        at: [lamp(i)[0], lamp(i)[1] + 0.005, lamp(i)[2]] as Vec3,
        rot: [14, (360 * i) / n, 0] as Vec3,
      })),
    ),
    { detail: 0.5 },
  );
  const seams = ids
    .filter((i) => i % 2 === 0)
    .map((i) => {
      const a = (2 * Math.PI * (i + 0.5)) / n;
      return solid.tube(
        top.slice(1, 5).map(([k, h]): Vec3 => [Math.sin(a) * k, y + h + 0.002, Math.cos(a) * k]),
        0.018,
        { spline: 'linear' },
      );
    });
  b.add('hull seams', 'panels', solid.many(seams), { detail: 0.4 });
  const d = r * 0.33;
  addUfoFittings(b, d, y, r);
  if (!gear) return y + 1.1 + d;
  const spots = outline.ngon(r * 0.62, 3, 90).map(([x, z]): [number, number] => [x, z]);
  for (const [i, [x, z]] of spots.entries()) {
    b.add(
      `leg ${i + 1}`,
      'metal',
      solid.many([
        solid.rod([x * 0.8, y - 0.42, z * 0.8], [x * 1.06, 0.16, z * 1.06], 0.1, 0.075),
        solid.rod([x * 0.5, y - 0.56, z * 0.5], [x * 0.97, 0.5, z * 0.97], 0.04),
      ]),
    );
    b.add(
      `foot ${i + 1}`,
      'panels',
      solid.turned(pairs([0, 0, 0.34, 0, 0.34, 0.05, 0.2, 0.14, 0.1, 0.24, 0, 0.25]), [x * 1.08, 0, z * 1.08], {
        bevel: 0.02,
      }),
    );
  }
  b.add(
    'ramp',
    'panels',
    solid.bar(
      [
        [0, y - 0.55, r * 0.26],
        [0, 0.05, r * 0.72],
      ],
      { kind: 'rect', w: 0.8, h: 0.06, r: 0.02 },
      { up: [0, 1, 0] },
    ),
  );
  b.add(
    'ramp treads',
    'metal',
    solid.many(
      [0.2, 0.4, 0.6, 0.8].map((t) =>
        solid.box([0.7, 0.04, 0.06], [0, y - 0.5 - (y - 0.6) * t + 0.03, r * (0.26 + 0.46 * t)], 0.01),
      ),
    ),
  );
  fitting.pair(b, 'ramp rail', 'metal', solid.rod([0.38, y - 0.2, r * 0.34], [0.38, 0.5, r * 0.7], 0.025));
  return y + 1.1 + d;
}

/** What is fitted to it. */
function addUfoFittings(b: Bench, d: number, y: 1.7 | 0.72, r: number): void {
  b.add(
    'dome',
    b.tint('windows', { transmission: 0.75 }),
    { op: 'ball', r: [d, d * 0.92, d], from: 0, to: 92, at: [0, y + 1.04, 0] },
    { detail: 1.5 },
  );
  b.add('dome ring', 'metal', solid.hoop(d + 0.03, { kind: 'ellipse', rx: 0.07, ry: 0.08 }, [0, y + 1.07, 0], 'y', 48));
  b.add(
    'dome bolts',
    'metal',
    solid.at(
      solid.cyl(0.035, 0.06, [0, 0, 0], 'y', { segments: 6 }),
      outline.ngon(d + 0.17, 14).map(([x, z]) => ({ at: [x, y + 1.06, z] as Vec3 })),
    ),
    { detail: 0.4 },
  );
  b.add(
    'antenna',
    'metal',
    solid.many([
      solid.rod([0, y + 1.0 + d * 0.9, 0], [0, y + 1.5 + d * 0.92, 0], 0.025, 0.015),
      { op: 'ball', r: 0.075, at: [0, y + 1.55 + d * 0.92, 0] },
    ]),
  );
  addPilot(b, y + 1.05, d * 0.62);
  b.add(
    'hull band',
    'stripes',
    solid.turned(
      [
        [r * 0.5, 0.79],
        [r * 0.56, 0.715],
        [r * 0.562, 0.74],
        [r * 0.502, 0.815],
        [r * 0.5, 0.79],
      ],
      [0, y, 0],
      { bevel: 0.004, segments: 64 },
    ),
  );
  b.add(
    'beam emitter',
    'glow',
    solid.turned(
      [
        [0, -0.8],
        [r * 0.12, -0.78],
        [r * 0.17, -0.68],
        [0, -0.68],
      ],
      [0, y, 0],
      { bevel: 0.02 },
    ),
  );
  b.add('emitter ring', 'metal', solid.hoop(r * 0.19, { kind: 'circle', r: 0.07 }, [0, y - 0.7, 0], 'y', 36));
  b.add(
    'belly lamps',
    'glow',
    solid.at(
      { op: 'ball', r: [0.11, 0.06, 0.11] },
      outline.ngon(r * 0.6, 8).map(([x, z]) => ({ at: [x, y - 0.42, z] as Vec3 })),
    ),
  );
  b.add(
    'portholes',
    'windows',
    solid.at(
      solid.cyl(0.14, 0.08, [0, 0, 0], 'z', { bevel: 0.02 }),
      Array.from({ length: 8 }, (_, i) => ({
        at: [
          Math.sin((i * Math.PI) / 4 + 0.4) * r * 0.47,
          y + 0.84,
          Math.cos((i * Math.PI) / 4 + 0.4) * r * 0.47,
        ] as Vec3,
        rot: [-58, (180 * i) / 4 + 22.9, 0] as Vec3,
      })),
    ),
  );
}

/** A small grey visitor at a console under the glass. */
function addPilot(b: Bench, y: number, k: number): void {
  const skin = { base: 'skin', color: '#8fae7c' };
  b.add(
    'pilot body',
    skin,
    { op: 'ball', r: [0.2 * k, 0.3 * k, 0.18 * k], at: [0, y + 0.22 * k, -0.05 * k] },
    { hidden: true },
  );
  b.add(
    'pilot head',
    skin,
    { op: 'ball', r: [0.3 * k, 0.36 * k, 0.3 * k], at: [0, y + 0.74 * k, 0] },
    { hidden: true },
  );
  b.add(
    'pilot eyes',
    { base: 'eye-black', color: '#101214', rough: 0.1 },
    solid.both(
      solid.put({ op: 'ball', r: [0.11 * k, 0.15 * k, 0.05 * k] }, [0.13 * k, y + 0.74 * k, 0.25 * k], [0, 24, -24]),
    ),
    { hidden: true },
  );
  b.add(
    'console',
    'panels',
    solid.slab(
      outline.rounded(
        pairs([0.35 * k, y - 0.02, 0.75 * k, y - 0.02, 0.68 * k, y + 0.24 * k, 0.4 * k, y + 0.3 * k]),
        0.02,
      ),
      0.9 * k,
      [0, 0, 0],
      'x',
      { bevel: 0.02 },
    ),
    { hidden: true },
  );
}
