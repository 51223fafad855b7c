// Pictures of our own things, whose shape is known: other seeds, colours and views than the library of views has.
import sharp from 'sharp';
import {
  ARCHETYPES,
  createRng,
  flattenScene,
  hashString,
  mergeMeshes,
  parsePrompt,
  renderScene,
  type Scene,
  toRenderScene,
} from '../../packages/kernels/src/index.ts';
import { markInside } from '../../packages/kernels/src/solid/inside-grid.ts';
import { decodeTextures } from '../../packages/server/src/ops/_shared/decode-textures.ts';
import { ladderPlan } from '../../packages/server/src/ops/_shared/ladder.ts';
import { sculptModel } from '../../packages/server/src/ops/_shared/sculpt-model.ts';
import { params } from '../../packages/server/src/ops/text-to-3d/op.ts';

/** What people photograph first. */
export const KNOWN = (
  'chair, armchair, sofa, table, floor lamp, car, bus, truck, sailing ship, airplane, sneaker, backpack, mug, teapot, vase, wine bottle, sword, ' +
  'guitar, house, oak tree, dog, cat, horse, elephant, parrot, shark, knight, robot, dragon, birthday cake, banana, viking helmet, bicycle, ' +
  'motorcycle, barrel, crate, piano, camera, castle, mushroom'
).split(', ');

/** A thing from a prompt, and its picture: 512 pixels a side, its ground see-through. */
export async function drawKnown(prompt: string, seed: number) {
  const rng = createRng(hashString(prompt, seed));
  const { scene: spec } = parsePrompt(prompt, { archetypes: ARCHETYPES, seed: rng.int(1000) });
  const plan = ladderPlan(params.parse({ prompt, quality: 'standard' }));
  const { scene } = await sculptModel(spec, plan, {
    signal: new AbortController().signal,
    progress: () => undefined,
    threads: 0,
  });
  const view = { azimuthDeg: rng.range(-80, 80), elevationDeg: rng.range(4, 32) };
  const picture = renderScene(toRenderScene(scene, await decodeTextures(scene, 1024)), { view, ground: false });
  const { width, height, channels, data } = picture;
  const bytes = await sharp(data, { raw: { width, height, channels } }).png().toBuffer();
  return { bytes, scene, view, family: spec.nodes[0].archetype ?? '' };
}

const SIDE = 48;

/** Volumetric overlap of two models, laid box on box by the longest side after the second was turned by so many degrees about Y. */
export function overlapOfVolumes(a: Scene, b: Scene, turnDeg: number): number {
  const one = fill(a, 0);
  const two = fill(b, turnDeg);
  let [both, either] = [0, 0];
  for (let i = 0; i < one.length; i++) {
    both += one[i] & two[i];
    either += one[i] | two[i];
  }
  return both / Math.max(1, either);
}

/** Inside or not on a lattice about the model: its longest side 1, on the floor. Parts by themselves: they lie in each other. */
function fill(scene: Scene, turnDeg: number): Uint8Array {
  const [s, c] = [Math.sin((turnDeg * Math.PI) / 180), Math.cos((turnDeg * Math.PI) / 180)];
  const { positions: p, indices } = mergeMeshes(
    flattenScene(scene).map(({ mesh, matrix: m }) => {
      const out = new Float32Array(mesh.positions.length);
      const q = mesh.positions;
      for (let i = 0; i < out.length; i += 3) {
        const at = [0, 1, 2].map((r) => m[r] * q[i] + m[4 + r] * q[i + 1] + m[8 + r] * q[i + 2] + m[12 + r]);
        out.set([c * at[0] + s * at[2], at[1], c * at[2] - s * at[0]], i);
      }
      return { positions: out, indices: mesh.indices };
    }),
  );
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < p.length; i++) {
    low[i % 3] = Math.min(low[i % 3], p[i]);
    high[i % 3] = Math.max(high[i % 3], p[i]);
  }
  const k = 1 / Math.max(...low.map((v, a) => high[a] - v));
  const positions = p.map((v, i) => k * (v - (i % 3 === 1 ? low[1] : (low[i % 3] + high[i % 3]) / 2)));
  const cell = 1.08 / SIDE;
  const origin = [-0.54, -0.04, -0.54] as const;
  const inside = markInside({ positions, indices }, { origin: [...origin], size: [SIDE, SIDE, SIDE], cell });
  markSurface(inside, positions, indices, origin, cell);
  return closeHollows(inside);
}

/** What nobody can look into counts as solid: cushions and casks are hollow, and no picture tells. */
function closeHollows(inside: Uint8Array): Uint8Array {
  const open = new Uint8Array(inside.length);
  const stack = [0];
  open[0] = 1;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const place = [at % SIDE, Math.floor(at / SIDE) % SIDE, Math.floor(at / SIDE ** 2)];
    for (const [axis, step] of [1, SIDE, SIDE ** 2].entries())
      for (const way of [-1, 1]) {
        const next = at + way * step;
        const to = place[axis] + way;
        if (to < 0 || to >= SIDE || inside[next] || open[next]) continue;
        open[next] = 1;
        stack.push(next);
      }
  }
  return open.map((o) => 1 - o);
}

/** What a surface passes through counts, too: spokes, sails and sheet metal are thinner than the lattice's cells and would be nothing. */
function markSurface(
  inside: Uint8Array,
  p: readonly number[] | Float32Array,
  indices: ArrayLike<number>,
  origin: readonly number[],
  cell: number,
): void {
  for (let f = 0; f < indices.length; f += 3) {
    const [a, b, c] = [3 * indices[f], 3 * indices[f + 1], 3 * indices[f + 2]];
    const far = (i: number, j: number): number => Math.hypot(p[i] - p[j], p[i + 1] - p[j + 1], p[i + 2] - p[j + 2]);
    const n = Math.ceil((2 * Math.max(far(a, b), far(b, c), far(c, a))) / cell) + 1;
    for (let u = 0; u <= n; u++)
      for (let v = 0; v <= n - u; v++) {
        let at = 0;
        let stride = 1;
        for (let k = 0; k < 3; k++) {
          const x = p[a + k] + (u * (p[b + k] - p[a + k]) + v * (p[c + k] - p[a + k])) / n;
          at += stride * Math.min(SIDE - 1, Math.max(0, Math.round((x - origin[k]) / cell)));
          stride *= SIDE;
        }
        inside[at] = 1;
      }
  }
}
