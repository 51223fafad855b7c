import { fbm, type Rng, type Vec3 } from '../../math/index.ts';
import type { MeshBuilder } from '../build/mesh-builder.ts';

/** A conifer: trunk, and whorls of hanging boughs that get shorter towards the top. About 1000 faces. */
export function addConifer(mesh: MeshBuilder, foot: Vec3, height: number, green: Vec3, snowy: boolean, rng: Rng): void {
  addTrunk(mesh, foot, 0.92 * height, 0.028 * height, [0.13, 0.09, 0.062], rng);
  const whorls = 19;
  for (let k = 0; k < whorls; k++) {
    const t = k / (whorls - 1);
    const y = foot[1] + height * (0.2 + 0.77 * t);
    const reach = height * 0.25 * (1 - t) ** 0.85 + 0.012 * height;
    const boughs = Math.max(6, Math.round(16 * (1 - 0.5 * t)));
    for (let b = 0; b < boughs; b++) {
      const a = (b / boughs) * 2 * Math.PI + k * 1.7 + rng.range(-0.25, 0.25);
      const length = reach * rng.range(0.72, 1.12);
      const drop = length * rng.range(0.24, 0.46);
      const [cx, cz] = [Math.sin(a), Math.cos(a)];
      const w = 0.16 * length;
      const tone = rng.range(0.6, 1.2);
      const color: Vec3 = [green[0] * tone, green[1] * tone, green[2] * tone];
      const tip: Vec3 =
        snowy && rng.next() < 0.75 ? [0.75, 0.8, 0.86] : [color[0] * 1.35, color[1] * 1.35, color[2] * 1.2];
      const root = mesh.vertex(
        [foot[0], y + 0.04 * length, foot[2]],
        [color[0] * 0.45, color[1] * 0.45, color[2] * 0.45],
      );
      const left = mesh.vertex(
        [foot[0] + 0.55 * length * cx - w * cz, y - 0.42 * drop, foot[2] + 0.55 * length * cz + w * cx],
        color,
      );
      const right = mesh.vertex(
        [foot[0] + 0.55 * length * cx + w * cz, y - 0.42 * drop, foot[2] + 0.55 * length * cz - w * cx],
        color,
      );
      const ridge = mesh.vertex([foot[0] + 0.55 * length * cx, y - 0.12 * drop, foot[2] + 0.55 * length * cz], tip);
      const end = mesh.vertex([foot[0] + length * cx, y - drop, foot[2] + length * cz], tip);
      mesh.triangle(root, left, ridge);
      mesh.triangle(root, ridge, right);
      mesh.triangle(left, end, ridge);
      mesh.triangle(ridge, end, right);
    }
  }
}

/** A broadleaf: trunk, three to five limbs, and a crown of leaf clumps, lighter towards the top. About 1500 faces. */
export function addBroadleaf(mesh: MeshBuilder, foot: Vec3, height: number, green: Vec3, rng: Rng, leaves = 700): void {
  addTrunk(mesh, foot, 0.62 * height, 0.034 * height, [0.17, 0.135, 0.1], rng);
  const blobs = 4 + rng.int(3);
  const crowns = Array.from({ length: blobs }, (_, i) => {
    const a = (i / blobs) * 2 * Math.PI + rng.range(-0.5, 0.5);
    const out = i === 0 ? 0 : height * rng.range(0.12, 0.24);
    return {
      at: [
        foot[0] + out * Math.sin(a),
        foot[1] + height * (i === 0 ? 0.8 : rng.range(0.52, 0.74)),
        foot[2] + out * Math.cos(a),
      ] as Vec3,
      r: height * rng.range(0.15, 0.22),
    };
  });
  for (let k = 0; k < leaves; k++) {
    const { at, r } = crowns[rng.int(blobs)];
    const u = 2 * rng.next() - 1;
    const a = rng.next() * 2 * Math.PI;
    const q = Math.sqrt(1 - u * u);
    const d: Vec3 = [q * Math.cos(a), u, q * Math.sin(a)];
    const s = r * rng.range(0.78, 1.06);
    const p: Vec3 = [at[0] + d[0] * s, at[1] + d[1] * s * 0.85, at[2] + d[2] * s];
    const size = height * rng.range(0.012, 0.03);
    const tone = (0.55 + 0.45 * (0.5 + 0.5 * d[1])) * rng.range(0.65, 1.3);
    addLeaf(mesh, p, d, size, [green[0] * tone, green[1] * tone, green[2] * tone], rng);
  }
}

/** A tuft of leaves as a four-sided scrap that faces outwards. */
function addLeaf(mesh: MeshBuilder, p: Vec3, d: Vec3, size: number, color: Vec3, rng: Rng): void {
  const turn = rng.next() * 2 * Math.PI;
  const helper: Vec3 = Math.abs(d[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
  const t = unit([
    helper[1] * d[2] - helper[2] * d[1],
    helper[2] * d[0] - helper[0] * d[2],
    helper[0] * d[1] - helper[1] * d[0],
  ]);
  const b: Vec3 = [d[1] * t[2] - d[2] * t[1], d[2] * t[0] - d[0] * t[2], d[0] * t[1] - d[1] * t[0]];
  const corner = (k: number): number => {
    const a = turn + (k * Math.PI) / 2;
    const r = size * (k % 2 ? 0.62 : 1.1);
    const [c, s] = [Math.cos(a) * r, Math.sin(a) * r];
    return mesh.vertex(
      [p[0] + t[0] * c + b[0] * s, p[1] + t[1] * c + b[1] * s, p[2] + t[2] * c + b[2] * s],
      color,
      [0, 0],
      d,
    );
  };
  const [i, j, k, l] = [corner(0), corner(1), corner(2), corner(3)];
  mesh.triangle(i, j, k);
  mesh.triangle(i, k, l);
}

/** A tapering trunk that leans and bends a little. */
function addTrunk(mesh: MeshBuilder, foot: Vec3, height: number, radius: number, color: Vec3, rng: Rng): void {
  const sides = 9;
  const steps = 7;
  const bend = rng.range(-0.04, 0.04) * height;
  const salt = rng.int(999);
  const rings: number[][] = [];
  for (let s = 0; s <= steps; s++) {
    const t = s / steps;
    const flare = s === 0 ? 1.7 : s === 1 ? 1.12 : 1;
    const r = radius * (1 - 0.72 * t) * flare;
    const cx = foot[0] + bend * t * t;
    const y = foot[1] - 0.03 * height + height * 1.03 * (s === 1 ? 0.05 : t);
    rings.push(
      Array.from({ length: sides }, (_, k) => {
        const a = (k / sides) * 2 * Math.PI;
        const rough = 1 + 0.16 * fbm(3 * Math.cos(a), 6 * t, 3 * Math.sin(a), 2, salt);
        const tone = 0.7 + 0.6 * (0.5 + fbm(5 * Math.cos(a), 9 * t, 5 * Math.sin(a), 3, salt + 1));
        return mesh.vertex(
          [cx + r * rough * Math.cos(a), y, foot[2] + r * rough * Math.sin(a)],
          [color[0] * tone, color[1] * tone, color[2] * tone],
          [0, 0],
          [Math.cos(a), 0, Math.sin(a)],
        );
      }),
    );
  }
  for (let s = 0; s < steps; s++)
    for (let k = 0; k < sides; k++) {
      const n = (k + 1) % sides;
      mesh.triangle(rings[s][k], rings[s + 1][k], rings[s + 1][n]);
      mesh.triangle(rings[s][k], rings[s + 1][n], rings[s][n]);
    }
}

/** A boulder: a dented ball. 320 faces. */
export function addRock(mesh: MeshBuilder, at: Vec3, size: number, color: Vec3, rng: Rng): void {
  const rings = 10;
  const sides = 16;
  const salt = rng.int(9999);
  const flat = rng.range(0.5, 0.8);
  const turn = rng.next() * 6;
  const ids: number[][] = [];
  for (let r = 0; r <= rings; r++) {
    const theta = (Math.PI * r) / rings;
    ids.push(
      Array.from({ length: sides }, (_, s) => {
        const phi = (2 * Math.PI * s) / sides + turn;
        const d = [Math.sin(theta) * Math.cos(phi), Math.cos(theta), Math.sin(theta) * Math.sin(phi)];
        const dent = 1 + 0.42 * fbm(d[0] * 1.4, d[1] * 1.4, d[2] * 1.4, 3, salt);
        const tone = 0.75 + 0.5 * (0.5 + fbm(d[0] * 4, d[1] * 4, d[2] * 4, 3, salt + 5));
        return mesh.vertex(
          [at[0] + size * dent * d[0], at[1] + size * dent * flat * d[1], at[2] + size * dent * d[2] * 0.85],
          [color[0] * tone, color[1] * tone, color[2] * tone],
        );
      }),
    );
  }
  for (let r = 0; r < rings; r++)
    for (let s = 0; s < sides; s++) {
      const n = (s + 1) % sides;
      mesh.triangle(ids[r][s], ids[r][n], ids[r + 1][n]);
      mesh.triangle(ids[r][s], ids[r + 1][n], ids[r + 1][s]);
    }
}

/** A flower: five petals round a yellow eye, on no stem; it stands in grass. */
export function addFlower(mesh: MeshBuilder, at: Vec3, size: number, color: Vec3, rng: Rng): void {
  const tilt = rng.range(-0.5, 0.5);
  const turn = rng.next() * 6;
  const n: Vec3 = unit([Math.sin(tilt), 0.9, Math.cos(turn) * 0.4]);
  const eye = mesh.vertex(at, [0.75, 0.5, 0.06], [0, 0], n);
  for (let k = 0; k < 5; k++) {
    const a = turn + (k / 5) * 2 * Math.PI;
    const p = (angle: number, r: number, lift: number): Vec3 => [
      at[0] + size * r * Math.cos(angle),
      at[1] + size * (lift + 0.3 * Math.sin(tilt) * r * Math.cos(angle)),
      at[2] + size * r * Math.sin(angle),
    ];
    const left = mesh.vertex(p(a - 0.42, 0.85, 0.16), color, [0, 0], n);
    const end = mesh.vertex(p(a, 1.1, 0.22), color, [0, 0], n);
    const right = mesh.vertex(p(a + 0.42, 0.85, 0.16), color, [0, 0], n);
    mesh.triangle(eye, left, end);
    mesh.triangle(eye, end, right);
  }
}

function unit(v: Vec3): Vec3 {
  const n = Math.hypot(v[0], v[1], v[2]) || 1;
  return [v[0] / n, v[1] / n, v[2] / n];
}
