import { linearToOklab } from '../../image/index.ts';
import type { Vec3 } from '../../math/index.ts';
import type { PathPart, RenderTexture } from '../../render/index.ts';
import { hexOf, linearOf } from '../build/color.ts';
import { matte } from '../build/matte.ts';
import { MeshBuilder } from '../build/mesh-builder.ts';
import { fillMap } from '../sky/panorama.ts';
import { lampsOf } from '../stage/lamps.ts';
import type { Stage, StageInput } from '../stage/types.ts';

/** Metres: how tall a figurine is, its base, and its box. */
export const FIGURINE = {
  height: 0.2,
  base: 0.014,
  box: { width: 0.15, height: 0.215, depth: 0.085, turn: 0.16 },
};

/**
 * A figurine as collectors show it: on a round base on a desk, its box behind it with the picture printed on the front. The subject must already have
 * the figurine's size. `artwork`: the printed picture, as high as it is wide times 1.25.
 */
export function buildFigurine(input: StageInput, artwork: RenderTexture): Stage {
  const { subject } = input;
  const lab = new Float64Array(3);
  linearToOklab(subject.color[0], subject.color[1], subject.color[2], lab, 0);
  // The box wears the figurine's own hue, deep.
  const k = 0.08 / Math.max(0.02, Math.hypot(lab[1], lab[2]));
  const card = linearOf(hexOf(0.34, lab[1] * Math.min(1.6, k), lab[2] * Math.min(1.6, k)));
  const rig = lampsOf({ ...input, spec: { ...input.spec, light: 'softbox' } });
  const parts = [desk(), base(subject), ...box(card, boxAt(input.aspect))];
  return {
    parts,
    textures: [artwork],
    lights: rig.lights,
    environment: { map: fillMap(32, 16, rig.ambient) },
    exposure: 0.45,
    key: 1,
    lift: FIGURINE.base,
  };
}

/** Where the box stands, x and z in metres: beside the figurine, and behind it where the picture is upright. `aspect`: width to height. */
function boxAt(aspect: number): readonly [number, number] {
  const beside = Math.min(1, Math.max(0, (aspect - 0.55) / 0.4));
  return [-0.075 + 0.2 * beside, -0.2 + 0.05 * beside];
}

/** Where the base ends and the box's corners are, for framing. */
export function figurineCorners(bounds: Bounds, aspect: number): Vec3[] {
  const { width, height, depth } = FIGURINE.box;
  const at = boxAt(aspect);
  const corners = [-1, 1].flatMap((x) =>
    [0, height].flatMap((y) => [-1, 1].map((z) => onBox(at, (x * width) / 2, y, (z * depth) / 2))),
  );
  const { center, radius } = baseOf(bounds);
  const rim = [0, 1, 2, 3, 4, 5, 6, 7].map((k): Vec3 => {
    const a = (Math.PI * k) / 4;
    return [center[0] + radius * Math.cos(a), 0, center[1] + radius * Math.sin(a)];
  });
  return [...corners, ...rim];
}

function onBox(at: readonly [number, number], x: number, y: number, z: number): Vec3 {
  const { turn } = FIGURINE.box;
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  return [at[0] + x * c + z * s, y, at[1] - x * s + z * c];
}

function desk(): PathPart {
  const mesh = new MeshBuilder();
  const wood: Vec3 = [0.4, 0.255, 0.15];
  const planks = 14;
  for (let i = 0; i < planks; i++) {
    const z0 = -0.62 + (1.7 * i) / planks;
    const z1 = -0.62 + (1.7 * (i + 1)) / planks - 0.0012;
    const tone = 0.88 + 0.2 * (((i * 37) % 11) / 11);
    mesh.quad(
      [-1.6, 0, z1],
      [1.6, 0, z1],
      [1.6, 0, z0],
      [-1.6, 0, z0],
      [wood[0] * tone, wood[1] * tone, wood[2] * tone],
    );
  }
  mesh.quad([-1.6, -0.002, 1.1], [1.6, -0.002, 1.1], [1.6, -0.002, -0.62], [-1.6, -0.002, -0.62], [0.05, 0.03, 0.02]);
  mesh.quad([-3, -0.8, -1.3], [3, -0.8, -1.3], [3, 2, -1.3], [-3, 2, -1.3], [0.68, 0.7, 0.72]);
  return { mesh: mesh.finish(20), material: matte(0.36, { doubleSided: true }) };
}

type Bounds = StageInput['subject']['bounds'];

/** The base's middle, x and z, and its radius. */
function baseOf({ min, max }: Bounds): { center: readonly [number, number]; radius: number } {
  const wide = Math.max(max[0] - min[0], max[2] - min[2]);
  return {
    center: [(max[0] + min[0]) / 2, (max[2] + min[2]) / 2],
    radius: Math.min(0.11, Math.max(0.055, 0.46 * wide + 0.012)),
  };
}

/** A round base with a bevel, as wide as the figurine needs. */
function base({ bounds }: StageInput['subject']): PathPart {
  const mesh = new MeshBuilder();
  const {
    center: [mx, mz],
    radius: r,
  } = baseOf(bounds);
  const color: Vec3 = [0.022, 0.022, 0.026];
  const profile = [
    [r, 0],
    [r, 0.006],
    [r - 0.004, FIGURINE.base - 0.001],
    [r - 0.006, FIGURINE.base],
    [0, FIGURINE.base],
  ];
  const sides = 72;
  const ids = profile.map(([radius, y]) =>
    Array.from({ length: sides }, (_, k) => {
      const a = (2 * Math.PI * k) / sides;
      return mesh.vertex([mx + radius * Math.sin(a), y, mz + radius * Math.cos(a)], color);
    }),
  );
  for (let p = 0; p + 1 < profile.length; p++)
    for (let k = 0; k < sides; k++) {
      const n = (k + 1) % sides;
      mesh.triangle(ids[p][k], ids[p][n], ids[p + 1][n]);
      mesh.triangle(ids[p][k], ids[p + 1][n], ids[p + 1][k]);
    }
  return { mesh: mesh.finish(35), material: matte(0.22, { clearcoat: { factor: 0.6, roughness: 0.1 } }) };
}

/** Card all round, the print on the front inside a narrow frame. */
function box(card: Vec3, at: readonly [number, number]): PathPart[] {
  const { width: w, height: h, depth: d } = FIGURINE.box;
  const mesh = new MeshBuilder();
  const p = (x: number, y: number, z: number): Vec3 => onBox(at, (x * w) / 2, y * h, (z * d) / 2);
  const side: Vec3 = [card[0] * 0.85, card[1] * 0.85, card[2] * 0.85];
  mesh.quad(p(-1, 0, 1), p(1, 0, 1), p(1, 1, 1), p(-1, 1, 1), card);
  mesh.quad(p(1, 0, -1), p(-1, 0, -1), p(-1, 1, -1), p(1, 1, -1), card);
  mesh.quad(p(1, 0, 1), p(1, 0, -1), p(1, 1, -1), p(1, 1, 1), side);
  mesh.quad(p(-1, 0, -1), p(-1, 0, 1), p(-1, 1, 1), p(-1, 1, -1), side);
  mesh.quad(p(-1, 1, 1), p(1, 1, 1), p(1, 1, -1), p(-1, 1, -1), card);
  // A pale band under the print, where names stand.
  const q = (x: number, y: number): Vec3 => onBox(at, (x * w) / 2, y * h, d / 2 + 0.0004);
  mesh.quad(q(-0.9, 0.03), q(0.9, 0.03), q(0.9, 0.13), q(-0.9, 0.13), [0.8, 0.79, 0.76]);
  mesh.quad(q(-0.8, 0.06), q(0.1, 0.06), q(0.1, 0.1), q(-0.8, 0.1), card);
  const print = new MeshBuilder();
  print.quad(q(-0.9, 0.16), q(0.9, 0.16), q(0.9, 0.965), q(-0.9, 0.965), [1, 1, 1]);
  return [
    { mesh: mesh.finish(10), material: matte(0.4, { clearcoat: { factor: 0.35, roughness: 0.2 } }) },
    {
      mesh: print.finish(10),
      material: matte(0.32, { baseColorTexture: { texture: 0 }, clearcoat: { factor: 0.4, roughness: 0.15 } }),
    },
  ];
}
