import { composeMatrix, invertMatrix, type Scene, type Skin } from '../../scene/index.ts';
import { type LayerText, significant, tuple } from './layer-text.ts';
import { createNames } from './names.ts';
import { type NodeTracks, trackAt } from './tracks.ts';

/** The joints of a USD skeleton. */
export interface Skeleton {
  /** Nodes, parents before children. */
  nodes: number[];
  /** Paths of the joints: names from the root on, with slashes. */
  tokens: string[];
  /** Place among `nodes` of every joint of the skin. */
  joints: number[];
}

/** A clip with what of it moves nodes. */
export interface Clip {
  name: string;
  tracks: ReadonlyMap<number, NodeTracks>;
}

/**
 * A skin's joints with all nodes above them, as joints that move no vertices: a skeleton stands at the origin, and whatever turns, scales or
 * animates its joints from above comes with it.
 */
export function planSkeleton(scene: Scene, skin: Skin, parents: Int32Array): Skeleton {
  const wanted = new Set<number>();
  for (const joint of skin.joints) for (let i = joint; i >= 0 && !wanted.has(i); i = parents[i]) wanted.add(i);
  const nodes: number[] = [];
  const tokens: string[] = [];
  const place = new Map<number, number>();
  const stack = [...wanted].filter((i) => parents[i] < 0).map((node) => ({ node, path: '' }));
  const roots = createNames();
  const names = new Map<number, ReturnType<typeof createNames>>();
  for (let top = stack.pop(); top; top = stack.pop()) {
    const { node, path } = top;
    const giver = names.get(parents[node]) ?? roots;
    const token = path + giver(scene.nodes[node].name, 'joint');
    place.set(node, nodes.push(node) - 1);
    tokens.push(token);
    names.set(node, createNames());
    for (const child of scene.nodes[node].children)
      if (wanted.has(child)) stack.push({ node: child, path: `${token}/` });
  }
  return { nodes, tokens, joints: skin.joints.map((joint) => place.get(joint) as number) };
}

/** Writes the skeleton at `path` and its clips as SkelAnimations below it; the first clip is the one that plays. */
export function writeSkeleton(
  text: LayerText,
  path: string,
  scene: Scene,
  skin: Skin,
  skeleton: Skeleton,
  world: readonly (Float64Array | undefined)[],
  clips: readonly Clip[],
): void {
  const identity = Float64Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);
  const bind = skeleton.nodes.map((node) => world[node] ?? identity);
  skeleton.joints.forEach((at, j) => {
    const inverse = skin.inverseBindMatrices.subarray(16 * j, 16 * j + 16);
    bind[at] = inverse.length === 16 ? (invertMatrix(inverse) ?? bind[at]) : identity;
  });
  const rest = skeleton.nodes.map((node) => composeMatrix(scene.nodes[node]));
  const names = createNames();
  const moving = clips.map(({ name, tracks }) => ({
    name: names(name, 'clip'),
    tracks,
    at: skeleton.nodes.flatMap((node, i) => (tracks.has(node) ? [i] : [])),
  }));
  text.open('def Skeleton "Skeleton"', ['prepend apiSchemas = ["SkelBindingAPI"]']);
  text.line(`uniform token[] joints = [${skeleton.tokens.map((t) => `"${t}"`).join(', ')}]`);
  text.line(`uniform matrix4d[] bindTransforms = [${bind.map(matrix).join(', ')}]`);
  text.line(`uniform matrix4d[] restTransforms = [${rest.map(matrix).join(', ')}]`);
  if (moving[0]?.at.length) text.line(`rel skel:animationSource = <${path}/${moving[0].name}>`);
  for (const clip of moving) if (clip.at.length) writeClip(text, clip, scene, skeleton);
  text.close();
}

/** Rows of four: USD's vectors are rows, so that columns of ours are its rows. */
function matrix(m: ArrayLike<number>): string {
  return `(${[0, 4, 8, 12].map((at) => tuple(m, at, 4, significant)).join(', ')})`;
}

function writeClip(
  text: LayerText,
  { name, tracks, at }: { name: string; tracks: Clip['tracks']; at: number[] },
  scene: Scene,
  { nodes, tokens }: Skeleton,
): void {
  const codes = new Set<number>();
  for (const i of at) {
    for (const track of Object.values(tracks.get(nodes[i]) ?? {})) for (const code of track.times) codes.add(code);
  }
  const times = [...codes].sort((a, b) => a - b);
  text.open(`def SkelAnimation "${name}"`);
  text.line(`uniform token[] joints = [${at.map((i) => `"${tokens[i]}"`).join(', ')}]`);
  for (const [attribute, kind] of [
    ['float3[] translations', 'translation'],
    ['quatf[] rotations', 'rotation'],
    ['half3[] scales', 'scale'],
  ] as const) {
    text.line(`${attribute}.timeSamples = {`);
    for (const code of times) {
      const rows = at.map((i) => {
        const track = tracks.get(nodes[i])?.[kind];
        const row = track ? trackAt(track, code) : scene.nodes[nodes[i]][kind];
        return kind === 'rotation' ? quaternion(row) : tuple(row, 0, 3, short);
      });
      text.line(`    ${significant(code)}: [${rows.join(', ')}],`);
    }
    text.line('}');
  }
  text.close();
}

const short = (x: number): string => (Number.isFinite(x) ? String(Number(x.toPrecision(7)) + 0) : '0');

/** xyzw of any length as USD writes it: the real part first, of unit length. */
export function quaternion(q: readonly number[]): string {
  const l = Math.hypot(...q);
  const [x, y, z, w] = l > 0 ? q.map((c) => c / l) : [0, 0, 0, 1];
  return tuple([w, x, y, z], 0, 4, (c) => String(Math.round(c * 1e7) / 1e7 + 0));
}
