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
import { decodeTextures } from '../../packages/server/src/ops/_shared/decode-textures.ts';
import { ladderPlan } from '../../packages/server/src/ops/_shared/ladder.ts';
import { sculptModel } from '../../packages/server/src/ops/_shared/sculpt-model.ts';
import { params } from '../../packages/server/src/ops/text-to-3d/op.ts';
import { fillCube } from './solid-grid.ts';

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

/** Degrees: about Y and then above the horizon, from which a model is looked at. */
export interface Stand {
  azimuthDeg: number;
  elevationDeg: number;
}

/**
 * Volumetric overlap of two models as large as each other by the longest side, laid on each other where they overlap most: a gun that one of them holds out would move the
 * middles of their boxes apart. Both from where they face +Z, unless the second is turned about Y.
 */
export function overlapOfVolumes(a: Scene, b: Scene, turnDeg = 0): number {
  const [one, two] = [lay(a, { azimuthDeg: 0, elevationDeg: 0 }), lay(b, { azimuthDeg: -turnDeg, elevationDeg: 0 })];
  const placed = ({ low, high }: Laid): Placed => {
    const k = 1 / Math.max(...low.map((v, i) => high[i] - v));
    return { k, at: [(low[0] + high[0]) / 2, low[1] + 0.5 / k, (low[2] + high[2]) / 2] };
  };
  return shareWherever(fill(one, placed(one)), fill(two, placed(two)));
}

/** The largest share of two lattices, the second moved cell by cell to where it grows no more. */
function shareWherever(one: Uint8Array, two: Uint8Array): number {
  const at = [0, 0, 0];
  let best = share(one, two, at);
  for (let grew = true; grew; ) {
    grew = false;
    for (let axis = 0; axis < 3; axis++)
      for (const way of [-1, 1]) {
        at[axis] += way;
        const found = share(one, two, at);
        if (found > best) {
          best = found;
          grew = true;
        } else at[axis] -= way;
      }
  }
  return best;
}

/**
 * The same as a camera sees them, each looked at from its own place: their pictures are laid box on box, and since a picture does not tell how far away a thing is, the
 * second is moved along the view to where it overlaps most.
 */
export function overlapAsSeen(a: Scene, fromA: Stand, b: Scene, fromB: Stand): number {
  const [one, two] = [lay(a, fromA), lay(b, fromB)];
  const across = ({ low, high }: Laid): number => Math.max(high[0] - low[0], high[1] - low[1]);
  const like = across(one) / across(two);
  const k = 1 / Math.max(...one.low.map((v, i) => Math.max(one.high[i] - v, like * (two.high[i] - two.low[i]))));
  const middle = ({ low, high }: Laid): number[] => low.map((v, i) => (v + high[i]) / 2);
  const [first, second] = [fill(one, { k, at: middle(one) }), fill(two, { k: k * like, at: middle(two) })];
  let best = 0;
  for (let shift = -SIDE / 2; shift <= SIDE / 2; shift++) best = Math.max(best, share(first, second, [0, 0, shift]));
  return best;
}

/** Intersection over union of two lattices, the second moved by so many cells; what leaves it counts as elsewhere. */
function share(one: Uint8Array, two: Uint8Array, [dx, dy, dz]: readonly number[]): number {
  let [both, either] = [0, 0];
  const [from, to] = [(d: number): number => Math.max(0, -d), (d: number): number => SIDE - Math.max(0, d)];
  for (let z = from(dz); z < to(dz); z++)
    for (let y = from(dy); y < to(dy); y++)
      for (let x = from(dx), i = (z * SIDE + y) * SIDE + x; x < to(dx); x++, i++)
        both += one[i] & two[i + (dz * SIDE + dy) * SIDE + dx];
  for (let i = 0; i < one.length; i++) either += one[i] + two[i];
  return both / Math.max(1, either - both);
}

/** A model's triangles as somebody sees them, x to the right, z to the viewer, and their box. */
interface Laid {
  positions: Float32Array;
  indices: Uint32Array | ArrayLike<number>;
  low: number[];
  high: number[];
}

/** What comes to the middle of the lattice, and how much smaller. */
interface Placed {
  k: number;
  at: readonly number[];
}

function lay(scene: Scene, { azimuthDeg, elevationDeg }: Stand): Laid {
  const [s, c] = [Math.sin((azimuthDeg * Math.PI) / 180), Math.cos((azimuthDeg * Math.PI) / 180)];
  const [se, ce] = [Math.sin((elevationDeg * Math.PI) / 180), Math.cos((elevationDeg * Math.PI) / 180)];
  const { positions, indices } = mergeMeshes(
    flattenScene(scene).map(({ mesh, matrix: m }) => {
      const out = new Float32Array(mesh.positions.length);
      const q = mesh.positions;
      for (let i = 0; i < out.length; i += 3) {
        const at = [0, 1, 2].map((r) => m[r] * q[i] + m[4 + r] * q[i + 1] + m[8 + r] * q[i + 2] + m[12 + r]);
        const near = s * at[0] + c * at[2];
        out.set([c * at[0] - s * at[2], at[1] * ce - near * se, at[1] * se + near * ce], i);
      }
      return { positions: out, indices: mesh.indices };
    }),
  );
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    low[i % 3] = Math.min(low[i % 3], positions[i]);
    high[i % 3] = Math.max(high[i % 3], positions[i]);
  }
  return { positions, indices, low, high };
}

/** Inside or not on a lattice. Parts by themselves: they lie in each other. */
function fill({ positions: p, indices }: Laid, { k, at }: Placed): Uint8Array {
  return fillCube(
    p.map((v, i) => k * (v - at[i % 3])),
    Uint32Array.from(indices),
    SIDE,
  );
}
