import type { Animation, AnimationChannel, SceneGraphNode } from '../../scene/index.ts';
import type { Budget } from '../_read/budget.ts';
import { type Curve, isFlat, RUN } from './curve.ts';
import { evaluateNumber, evaluateStack } from './evaluate-stack.ts';
import type { PlacedMesh } from './read-meshes.ts';
import { convertTransform, evaluateModel, type Model } from './read-models.ts';
import { type ShapeChannel, weighShapes } from './read-shapes.ts';
import type { AnimationStack } from './read-stacks.ts';
import { SAMPLES_MAX, type SampleBudget, sampleTrack, type Track, type TrackSource } from './sample-track.ts';
import type { Space } from './space.ts';

/** Steps of what goes on beyond its keys, seconds. */
const BEYOND_STEP = 1 / 30;
const BEYOND_STEPS_MAX = 20_000;
const ROTATION_TOLERANCE = 1e-4;
const SCALE_TOLERANCE = 1e-5;
/** Share of the way that a translation goes. */
const TRANSLATION_TOLERANCE = 1e-4;

/** What the clips move. */
export interface AnimatedScene {
  nodes: readonly SceneGraphNode[];
  models: Iterable<Model>;
  meshes: ReadonlyMap<Model, PlacedMesh>;
  shapes: ReadonlyMap<PlacedMesh, readonly ShapeChannel[]>;
  space: Space;
}

/**
 * Turns clips into channels. Euler angles, pivots and inherited scalings are not what a scene's channels interpolate, so that the whole transform is
 * sampled, at the keys and between them as closely as needed. What does not move gets no channel. Clips run from 0 to the length
 * that the file gives them, unless `keepTimes`.
 */
export function readAnimations(
  stacks: readonly AnimationStack[],
  scene: AnimatedScene,
  keepTimes: boolean,
  budget: Budget,
): Animation[] {
  const samples: SampleBudget = { left: SAMPLES_MAX };
  const animations: Animation[] = [];
  for (const stack of stacks) {
    const [start, stop] = keepTimes ? rangeOfKeys(stack, true) : rangeOf(stack);
    const channels: AnimationChannel[] = [];
    const add = (node: number, path: AnimationChannel['path'], track: Track): void => {
      budget.spend(4 * (track.times.length + track.values.length));
      channels.push({ node, path, interpolation: track.interpolation, ...roundTrack(track, keepTimes ? 0 : start) });
    };
    for (const model of scene.models) addTransform(stack, model, scene, [start, stop], samples, add);
    for (const [model, placed] of scene.meshes) addWeights(stack, model, placed, scene, [start, stop], samples, add);
    if (channels.length) animations.push({ name: stack.name, channels });
  }
  return animations;
}

/** A track as floats, counted from `start`. Late keys that are so close that floats cannot tell them apart become one. */
function roundTrack(track: Track, start: number): { times: Float32Array; values: Float32Array } {
  const width = track.values.length / track.times.length;
  const times = new Float32Array(track.times.length);
  const values = new Float32Array(track.values.length);
  let count = 0;
  track.times.forEach((time, i) => {
    times[count] = time - start;
    if (count > 0 && !(times[count] > times[count - 1])) return;
    for (let k = 0; k < width; k++) values[width * count + k] = track.values[width * i + k];
    count++;
  });
  return { times: times.slice(0, count), values: values.slice(0, width * count) };
}

type Add = (node: number, path: AnimationChannel['path'], track: Track) => void;

function addTransform(
  stack: AnimationStack,
  model: Model,
  { nodes, space }: AnimatedScene,
  range: readonly [number, number],
  samples: SampleBudget,
  add: Add,
): void {
  const own = (property: string): Curve[] => curvesOf(stack, model, property);
  const inherited: Curve[] = [];
  let touched = stack.layers.some((l) => l.values.has(model.object));
  for (let up: Model | undefined = model; up.parent && up.inherit !== 'all'; up = up.parent) {
    inherited.push(...curvesOf(stack, up.parent, 'Lcl Scaling'));
    touched ||= stack.layers.some((l) => up?.parent && l.values.has(up.parent.object));
  }
  if (!touched) return;
  const [moves, turns, grows] = [own('Lcl Translation'), own('Lcl Rotation'), own('Lcl Scaling')];
  const arms = model.pivots.moves ? [...turns, ...grows] : [];
  const at = (time: number) =>
    convertTransform(
      space,
      evaluateModel(model, (m) => evaluateStack(stack, m, time)),
    );
  for (const [path, curves, node] of [
    ['translation', [...moves, ...arms, ...inherited], model.node],
    ['rotation', turns, model.node],
    ['scale', [...grows, ...inherited], model.full],
  ] as const) {
    const track = trackOf(curves, range, path, (time) => at(time)[path], samples);
    if (track && !isRest(track, nodes[node][path], path)) add(node, path, track);
  }
}

function addWeights(
  stack: AnimationStack,
  model: Model,
  placed: PlacedMesh,
  { shapes }: AnimatedScene,
  range: readonly [number, number],
  samples: SampleBudget,
  add: Add,
): void {
  const channels = shapes.get(placed) ?? [];
  const rest = placed.mesh.weights;
  const curves = channels.flatMap(({ object }) => (object ? curvesOfObject(stack, object, 'DeformPercent') : []));
  if (!rest || curves.length === 0) return;
  const percentAt = (time: number) => (c: ShapeChannel) =>
    c.object ? evaluateNumber(stack, c.object, 'DeformPercent', c.rest, time) : c.rest;
  const evaluate = (time: number): number[] => weighShapes(channels, rest.length, percentAt(time));
  // Clips with many targets at many keys are where a small file could become a large one.
  samples.left -= rest.length * 16;
  const track = trackOf(curves, range, 'weights', evaluate, samples);
  if (track && !isRest(track, rest, 'weights')) add(model.full, 'weights', track);
}

function trackOf(
  curves: readonly Curve[],
  [start, stop]: readonly [number, number],
  path: AnimationChannel['path'],
  evaluate: (time: number) => number[],
  samples: SampleBudget,
): Track | undefined {
  const moving = curves.filter((c) => !isFlat(c));
  // A clip without length is a pose: one key.
  const times = moving.length ? timesOf(moving, start, stop) : [...new Set([start, stop])];
  const source: TrackSource = {
    times,
    evaluate,
    rotation: path === 'rotation',
    tolerance: path === 'rotation' ? ROTATION_TOLERANCE : SCALE_TOLERANCE,
    held: moving.length > 0 && moving.every((c) => c.runs.every((r, i) => r === RUN.held || i === c.runs.length - 1)),
  };
  if (path === 'translation' && moving.length) {
    const values = times.slice(0, 256).map(evaluate);
    const widths = [0, 1, 2].map((k) => Math.max(...values.map((v) => v[k])) - Math.min(...values.map((v) => v[k])));
    source.tolerance = Math.max(1e-9, TRANSLATION_TOLERANCE * Math.max(...widths));
  }
  return sampleTrack(source, samples);
}

/** Key times inside a clip, with its ends, and an even grid where curves go on beyond their keys. */
function timesOf(curves: readonly Curve[], start: number, stop: number): number[] {
  const set = new Set<number>([start, stop]);
  for (const { times, before, after } of curves) {
    for (const t of times) if (t > start && t < stop) set.add(t);
    const first = Math.min(stop, times[0]);
    const last = Math.max(start, times[times.length - 1]);
    if (before.mode !== 'held')
      for (let i = 1; i < BEYOND_STEPS_MAX && first - i * BEYOND_STEP > start; i++) set.add(first - i * BEYOND_STEP);
    if (after.mode !== 'held')
      for (let i = 1; i < BEYOND_STEPS_MAX && last + i * BEYOND_STEP < stop; i++) set.add(last + i * BEYOND_STEP);
  }
  return [...set].sort((a, b) => a - b);
}

function curvesOf(stack: AnimationStack, model: Model, property: string): Curve[] {
  return curvesOfObject(stack, model.object, property);
}

function curvesOfObject(stack: AnimationStack, object: Model['object'], property: string): Curve[] {
  return stack.layers.flatMap((l) =>
    (l.values.get(object)?.get(property)?.curves ?? []).filter((c) => c !== undefined),
  );
}

/** The clip's range as the file has it, else that of its keys. */
function rangeOf(stack: AnimationStack): [number, number] {
  const { start, stop } = stack;
  if (stop > start && Math.abs(start) < 1e6 && stop < 1e6) return [start, stop];
  return rangeOfKeys(stack, false);
}

function rangeOfKeys({ layers, start, stop }: AnimationStack, wide: boolean): [number, number] {
  let [low, high] = wide && stop > start ? [start, stop] : [Infinity, -Infinity];
  for (const layer of layers) {
    for (const properties of layer.values.values()) {
      for (const { curves } of properties.values()) {
        for (const curve of curves) {
          if (!curve) continue;
          low = Math.min(low, curve.times[0]);
          high = Math.max(high, curve.times[curve.times.length - 1]);
        }
      }
    }
  }
  if (!(low <= high)) return [0, 0];
  return [Math.max(-1e6, low), Math.min(1e6, high)];
}

/** Whether a track only says what the node says anyway. */
function isRest(track: Track, rest: readonly number[], path: AnimationChannel['path']): boolean {
  const width = rest.length;
  for (let i = 0; i < track.values.length; i += width) {
    let plus = 0;
    let minus = 0;
    for (let k = 0; k < width; k++) {
      plus = Math.max(plus, Math.abs(track.values[i + k] - rest[k]));
      minus = Math.max(minus, Math.abs(track.values[i + k] + rest[k]));
    }
    if (Math.min(plus, path === 'rotation' ? minus : Infinity) > 1e-7) return false;
  }
  return true;
}
