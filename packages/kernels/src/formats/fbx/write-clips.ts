import type { Quat } from '../../math/index.ts';
import type { AnimationChannel, Scene } from '../../scene/index.ts';
import { type SampledTrack, sampleChannel } from '../_write/sample-channel.ts';
import { convertParts, convertPoint, convertRotation } from './space.ts';
import { FBX_TICKS_PER_SECOND } from './tree.ts';
import type { FbxTake } from './write-document.ts';
import type { FbxFile } from './write-file.ts';
import type { PresetRules } from './write-presets.ts';
import { quatToEuler } from './write-rotation.ts';
import { entry, node, properties, value } from './write-tree.ts';

type Triple = [number, number, number];

/** Flags of a key: a straight line to the next, or a step. */
const LINEAR = 0x104;
const CONSTANT = 0x2;
/** How far lines may leave the true curve: degrees, metres, factors, percents. */
const TOLERANCE = { rotation: 0.01, translation: 1e-5, scale: 1e-5, weights: 1e-2 } as const;

const TARGETS = {
  translation: { property: 'Lcl Translation', name: 'T' },
  rotation: { property: 'Lcl Rotation', name: 'R' },
  scale: { property: 'Lcl Scaling', name: 'S' },
} as const;

/** What clips move. */
export interface ClipTargets {
  /** Ids of models by the scene's nodes. */
  models: Map<number, number>;
  /** Ids of blend-shape channels by the scene's nodes, one list for each geometry. */
  shapes: Map<number, number[][]>;
}

/** Writes every clip as a stack of one layer. Rotations become angles that neither flip nor wind; clips start at 0 and end with their last key. */
export function writeClips(
  scene: Scene,
  targets: ClipTargets,
  file: FbxFile,
  rules: PresetRules,
  names: (wanted: string, fallback: string) => string,
): FbxTake[] {
  const takes: FbxTake[] = [];
  for (const { name: wanted, channels } of scene.animations) {
    const used = dropResting(
      scene,
      channels.filter((c) => c.times.length > 0 && isTarget(c, targets)),
    );
    if (used.length === 0) continue;
    const name = names(wanted, 'clip');
    const stop = ticks(used.reduce((last, c) => Math.max(last, c.times[c.times.length - 1]), 0));
    const span = [
      entry.time('LocalStart', 0),
      entry.time('LocalStop', stop),
      entry.time('ReferenceStart', 0),
      entry.time('ReferenceStop', stop),
    ];
    const stack = file.add('AnimationStack', name, '', [properties(span)]);
    const layer = file.add('AnimationLayer', name, '', []);
    file.link(layer, stack);
    for (const channel of used) {
      if (channel.path === 'weights') writeWeights(channel, targets, layer, file);
      else writeTransform(channel, targets.models.get(channel.node) as number, layer, file, rules);
    }
    takes.push({ name, stop });
  }
  return takes;
}

/** Leaves out scales that stay what the node says, as long as another channel lasts as long. */
function dropResting(scene: Scene, channels: AnimationChannel[]): AnimationChannel[] {
  const end = (c: AnimationChannel): number => c.times[c.times.length - 1];
  const isResting = ({ path, values, node: index }: AnimationChannel): boolean =>
    path === 'scale' && values.every((x, i) => Math.abs(x - scene.nodes[index].scale[i % 3]) <= 1e-6 * Math.abs(x));
  const moving = channels.filter((c) => c.interpolation === 'CUBICSPLINE' || !isResting(c));
  const last = Math.max(...channels.map(end));
  return moving.some((c) => end(c) === last) ? moving : channels;
}

function isTarget({ path, node: index }: AnimationChannel, { models, shapes }: ClipTargets): boolean {
  return path === 'weights' ? shapes.has(index) : models.has(index);
}

function writeTransform(
  channel: AnimationChannel,
  model: number,
  layer: number,
  file: FbxFile,
  { space }: PresetRules,
): void {
  const path = channel.path as keyof typeof TARGETS;
  const { property, name } = TARGETS[path];
  const tolerance = path === 'translation' ? TOLERANCE.translation * space.scale : TOLERANCE[path];
  const track = sampleChannel(
    channel,
    path === 'rotation' ? 4 : 3,
    (values, before) => {
      if (path === 'translation') return convertPoint(space, values as Triple);
      if (path === 'scale') return convertParts.scale(space, values as Triple);
      return quatToEuler(convertRotation(space, values as Quat), before as Triple | undefined);
    },
    tolerance,
  );
  const first = track.rows[0];
  const axes = ['d|X', 'd|Y', 'd|Z'];
  const curves = file.add('AnimationCurveNode', name, '', [properties(axes.map((a, k) => entry.number(a, first[k])))]);
  file.link(curves, layer);
  file.linkProperty(curves, model, property);
  axes.forEach((axis, k) => {
    file.linkProperty(writeCurve(track, k, tolerance / 2, file), curves, axis);
  });
}

function writeWeights(channel: AnimationChannel, targets: ClipTargets, layer: number, file: FbxFile): void {
  for (const channels of targets.shapes.get(channel.node) ?? []) {
    const percent = (values: number[]): number[] => values.map((x) => 100 * x);
    const track = sampleChannel(channel, channels.length, percent, TOLERANCE.weights);
    channels.forEach((shape, k) => {
      const curves = file.add('AnimationCurveNode', 'DeformPercent', '', [
        properties([entry.number('d|DeformPercent', track.rows[0][k])]),
      ]);
      file.link(curves, layer);
      file.linkProperty(curves, shape, 'DeformPercent');
      file.linkProperty(writeCurve(track, k, TOLERANCE.weights / 2, file), curves, 'd|DeformPercent');
    });
  }
}

/** One curve, with the keys that its shape needs. */
function writeCurve({ times, rows, steps }: SampledTrack, k: number, tolerance: number, file: FbxFile): number {
  const keys = reduceKeys(times, rows, k, steps, tolerance);
  const values = Float32Array.from(keys, (i) => rows[i][k]);
  return file.add('AnimationCurve', '', '', [
    node('Default', [value.double(values[0])]),
    node('KeyVer', [4008]),
    node('KeyTime', [BigInt64Array.from(keys, (i) => BigInt(ticks(times[i])))]),
    node('KeyValueFloat', [values]),
    node('KeyAttrFlags', [Int32Array.of(steps ? CONSTANT : LINEAR)]),
    node('KeyAttrDataFloat', [new Float32Array(4)]),
    node('KeyAttrRefCount', [Int32Array.of(keys.length)]),
  ]);
}

/** The first key, the last, and of those between the ones without which a line would leave one of them by more than `tolerance`. */
function reduceKeys(times: number[], rows: number[][], k: number, steps: boolean, tolerance: number): number[] {
  const last = rows.length - 1;
  const keys = [0];
  let low = -Infinity;
  let high = Infinity;
  for (let i = 1; i < last; i++) {
    if (steps) {
      if (rows[i][k] !== rows[i - 1][k]) keys.push(i);
      continue;
    }
    // The slopes from the last key that pass every value since near enough; the next value must be among them.
    const from = keys[keys.length - 1];
    const [span, rise] = [times[i] - times[from], rows[i][k] - rows[from][k]];
    low = Math.max(low, (rise - tolerance) / span);
    high = Math.min(high, (rise + tolerance) / span);
    const slope = (rows[i + 1][k] - rows[from][k]) / (times[i + 1] - times[from]);
    if (slope >= low && slope <= high) continue;
    keys.push(i);
    low = -Infinity;
    high = Infinity;
  }
  if (last > 0) keys.push(last);
  return keys;
}

function ticks(seconds: number): number {
  return Math.round(seconds * FBX_TICKS_PER_SECOND);
}
