import type { Vec3 } from '../math/index.ts';
import { V3 } from '../math/index.ts';
import { type Mesh, mergeMeshes } from '../mesh/index.ts';

const AROUND = 14;

/** A closed limb between two places, round, with a radius at each end: a soup when several are joined. */
export function limb(a: Vec3, b: Vec3, ra: number, rb = ra): Mesh {
  const d = V3.normalize(V3.sub(b, a));
  const u = V3.normalize(V3.cross(d, Math.abs(d[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
  const v = V3.cross(d, u);
  const rings: [Vec3, number][] = [];
  for (const t of [1, 0.8, 0.5, 0])
    rings.push([V3.addScaled(a, d, -ra * t), ra * Math.sqrt(Math.max(1e-4, 1 - t * t))]);
  for (const t of [0, 0.5, 0.8, 1]) rings.push([V3.addScaled(b, d, rb * t), rb * Math.sqrt(Math.max(1e-4, 1 - t * t))]);
  const positions: number[] = [];
  const indices: number[] = [];
  rings.forEach(([centre, r], k) => {
    for (let i = 0; i < AROUND; i++) {
      const [c, s] = [Math.cos((2 * Math.PI * i) / AROUND) * r, Math.sin((2 * Math.PI * i) / AROUND) * r];
      positions.push(...V3.addScaled(V3.addScaled(centre, u, c), v, s));
      if (k === 0) continue;
      const [p, q] = [(k - 1) * AROUND + i, (k - 1) * AROUND + ((i + 1) % AROUND)];
      indices.push(p, q, q + AROUND, p, q + AROUND, p + AROUND);
    }
  });
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

/** A box between two corners. */
export function block(min: Vec3, max: Vec3): Mesh {
  const positions = Float32Array.from(
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((k) => [
      k & 1 ? max[0] : min[0],
      k & 2 ? max[1] : min[1],
      k & 4 ? max[2] : min[2],
    ]),
  );
  const indices = Uint32Array.from([
    0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5,
  ]);
  return { positions, indices };
}

/** Where the joints of `person` are, left side. */
export interface PersonPlaces {
  shoulder: Vec3;
  elbow: Vec3;
  wrist: Vec3;
  tip: Vec3;
  hip: Vec3;
  knee: Vec3;
  ankle: Vec3;
  toe: Vec3;
  head: Vec3;
}

/** A person 1.8 m tall of capsules that looks to +Z: arms raised so many degrees from hanging (90 is a T), hands at the thighs at 8. */
export function person(raised: number): { mesh: Mesh; places: PersonPlaces } {
  const [c, s] = [Math.cos((raised * Math.PI) / 180), Math.sin((raised * Math.PI) / 180)];
  const shoulder: Vec3 = [0.18, 1.46, 0];
  const along = (d: number): Vec3 => [shoulder[0] + s * d, shoulder[1] - c * d, 0];
  const [elbow, wrist, tip] = [along(0.32), along(0.58), along(0.76)];
  const [hip, knee, ankle]: Vec3[] = [
    [0.1, 0.95, 0],
    [0.1, 0.5, 0.01],
    [0.1, 0.08, 0],
  ];
  const toe: Vec3 = [0.1, 0.03, 0.19];
  const head: Vec3 = [0, 1.57, 0];
  const half = [
    limb(shoulder, elbow, 0.05, 0.042),
    limb(elbow, wrist, 0.042, 0.032),
    limb(wrist, along(0.72), 0.035, 0.03),
  ];
  half.push(
    limb(hip, knee, 0.085, 0.06),
    limb(knee, ankle, 0.058, 0.042),
    limb([0.1, 0.035, -0.03], [0.1, 0.03, 0.17], 0.035, 0.028),
  );
  const other = half.map(({ positions, indices }) => ({
    positions: positions.map((p, i) => (i % 3 === 0 ? -p : p)),
    indices: indices.map((_, i) => indices[i % 3 === 1 ? i + 1 : i % 3 === 2 ? i - 1 : i]),
  }));
  const trunk = [limb([-0.07, 1.0, 0], [0.07, 1.0, 0], 0.12), limb([0, 1.05, 0], [0, 1.25, 0], 0.125, 0.13)];
  trunk.push(
    limb([-0.09, 1.38, 0], [0.09, 1.38, 0], 0.11),
    limb([0, 1.45, 0], [0, 1.6, 0], 0.05),
    limb([0, 1.66, 0.02], [0, 1.7, 0.01], 0.1),
  );
  return {
    mesh: mergeMeshes([...half, ...other, ...trunk]),
    places: { shoulder, elbow, wrist, tip, hip, knee, ankle, toe, head },
  };
}
