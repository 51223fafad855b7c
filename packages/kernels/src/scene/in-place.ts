import { type Body, findBodies } from './bodies.ts';
import { createStage, type Stage } from './clip-stage.ts';
import { type Course, measureCourse, straighten } from './course.ts';
import { measureModel } from './facts.ts';
import { computeWorldMatrices, invertMatrix } from './matrices.ts';
import { findParents } from './parents.ts';
import { poseScene } from './pose.ts';
import type { Animation, AnimationChannel, Scene } from './scene.ts';

/** Shares of the model's diagonal. Less than this is no travel at all. */
const TRAVEL_MIN = 1e-3;
/** So far a body may sway about a steady course, for the sway to stay. */
const SWAY_MAX = 0.1;
/** So far hips may go in a clip that stands on its spot: strikes, falls, steps aside. */
const STANCE_MAX = 0.15;
/** A clip whose ends differ by less, whatever it has travelled, is a loop. */
const LOOP_MAX = 0.02;
/** A joint in this lowest share of the height stands on the ground: it is there for nothing but travel. */
const GROUND = 0.2;

/**
 * Takes the horizontal travel of bodies (`findBodies`) out of every clip, so that a walk stays on its spot and its loop closes; height and
 * rotations stay as they are.
 *
 * Travel is what a root joint on the ground does, all of it; then what the hips do: the steady course of a loop, about which the sway stays. Hips that
 * go far in any other way (a dash, a roll, a jump) are held over where they start. What they do in a clip that stands (a strike, a fall) is no
 * travel: taking it out would let the feet slide.
 *
 * It is taken out in the world, whatever turns or scales the parents, at the one node that does most of it. Its translation keeps its own keys where
 * they can say it, and gets keys every 1/60 s where not. The input is not changed. Cost: the clip's length times the depth of the hips.
 */
export function keepInPlace(scene: Scene): Scene {
  if (scene.animations.length === 0) return scene;
  const model = describeModel(scene);
  return { ...scene, animations: scene.animations.map((clip) => keepClip(model, clip)) };
}

interface Model {
  scene: Scene;
  parents: Int32Array;
  bodies: Body[];
  /** Nodes of each body. */
  members: number[][];
  size: number;
  /** Height below which things stand on the ground. */
  ground: number;
}

function describeModel(scene: Scene): Model {
  const { min, max } = measureModel(scene).bounds;
  const bodies = findBodies(scene);
  const members = bodies.map(({ carriers }) => {
    const list = [...carriers];
    for (let i = 0; i < list.length; i++) list.push(...scene.nodes[list[i]].children);
    return list;
  });
  const size = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  return { scene, parents: findParents(scene), bodies, members, size, ground: min[1] + GROUND * (max[1] - min[1]) };
}

function keepClip(model: Model, clip: Animation): Animation {
  const { scene, parents, bodies, members, size } = model;
  let kept = clip;
  const stage = (): Stage => createStage(scene, parents, kept);
  bodies.forEach(({ anchors, carriers }, b) => {
    for (const carrier of carriers) {
      for (const node of stage().path(carrier)) {
        if (anchors.includes(node) || !stage().channel(node, 'translation')) continue;
        const course = measureCourse(stage(), [node]);
        if (!course || !(course.range > TRAVEL_MIN * size)) continue;
        if (stage().world(node, course.times[0])[13] < model.ground) kept = takeOut(stage(), [node], course);
      }
    }
    const course = measureCourse(stage(), anchors);
    if (!course) return;
    const loops = isLoop(scene, kept, members[b], course, size);
    if (loops && course.sway <= SWAY_MAX * size) {
      if (Math.hypot(...course.net) <= TRAVEL_MIN * size) return;
      for (const carrier of carriers) kept = takeOut(stage(), stage().path(carrier), straighten(course));
    } else if (course.range > STANCE_MAX * size)
      for (const carrier of carriers) kept = takeOut(stage(), stage().path(carrier), course);
  });
  return kept;
}

/** Whether a body ends as it began, but for where it is. */
function isLoop(
  scene: Scene,
  clip: Animation,
  members: readonly number[],
  { times, net }: Course,
  size: number,
): boolean {
  const [first, last] = [times[0], times[times.length - 1]].map((t) => computeWorldMatrices(poseScene(scene, clip, t)));
  return members.every((node) => {
    const [a, b] = [first[node], last[node]];
    if (!a || !b) return true;
    return Math.hypot(b[12] - a[12] - net[0], b[13] - a[13], b[14] - a[14] - net[1]) <= LOOP_MAX * size;
  });
}

/** The clip with the course taken out at that node of a path downwards which travels farthest, else at the last one. */
function takeOut(stage: Stage, nodes: readonly number[], course: Course): Animation {
  const [start] = course.times;
  const path = stage.path(nodes[nodes.length - 1]);
  let target = path[path.length - 1];
  let farthest = 0;
  path.forEach((node, i) => {
    if (!nodes.includes(node) || !stage.channel(node, 'translation')?.times.length) return;
    const parent = stage.world(i > 0 ? path[i - 1] : -1, start);
    const from = stage.local(node, start).translation;
    for (const t of course.times) {
      const d = stage.local(node, t).translation.map((x, k) => x - from[k]);
      const x = parent[0] * d[0] + parent[4] * d[1] + parent[8] * d[2];
      const z = parent[2] * d[0] + parent[6] * d[1] + parent[10] * d[2];
      if (Math.hypot(x, z) > farthest * 1.0001) [target, farthest] = [node, Math.hypot(x, z)];
    }
  });
  const above = path.slice(0, path.indexOf(target));
  const parent = above.length ? above[above.length - 1] : -1;
  const old = stage.channel(target, 'translation');
  const turns = above.some((n) => stage.channel(n, 'rotation') || stage.channel(n, 'scale'));
  const fresh =
    old && course.steady && !turns && spans(old, course)
      ? shiftKeys(old, course, invertMatrix(stage.world(parent, start)))
      : rewriteKeys(stage, target, parent, course);
  const { channels } = stage.clip;
  return { ...stage.clip, channels: old ? channels.map((c) => (c === old ? fresh : c)) : [...channels, fresh] };
}

/** Whether a channel's own keys can say that it loses a straight line. */
function spans({ interpolation, times }: AnimationChannel, course: Course): boolean {
  const last = course.times[course.times.length - 1];
  return interpolation !== 'STEP' && times[0] <= course.times[0] && times[times.length - 1] >= last;
}

function shiftKeys(channel: AnimationChannel, course: Course, back: Float64Array | undefined): AnimationChannel {
  const values = channel.values.slice();
  const isCubic = channel.interpolation === 'CUBICSPLINE';
  const [start, stop] = [course.times[0], course.times[course.times.length - 1]];
  const slope = course.at(stop).map((x) => x / (stop - start));
  const subtract = (at: number, [x, z]: readonly number[]): void => {
    if (back) for (let k = 0; k < 3; k++) values[at + k] -= back[k] * x + back[8 + k] * z;
  };
  channel.times.forEach((t, i) => {
    if (!isCubic) subtract(3 * i, course.at(t));
    else for (let g = 0; g < 3; g++) subtract(9 * i + 3 * g, g === 1 ? course.at(t) : slope);
  });
  return { ...channel, values };
}

function rewriteKeys(stage: Stage, node: number, parent: number, course: Course): AnimationChannel {
  const values = new Float32Array(3 * course.times.length);
  course.times.forEach((t, i) => {
    const back = invertMatrix(stage.world(parent, t));
    const [x, z] = course.at(t);
    const { translation } = stage.local(node, t);
    for (let k = 0; k < 3; k++) values[3 * i + k] = translation[k] - (back ? back[k] * x + back[8 + k] * z : 0);
  });
  return { node, path: 'translation', interpolation: 'LINEAR', times: Float32Array.from(course.times), values };
}
