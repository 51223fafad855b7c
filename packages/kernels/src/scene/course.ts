import { findSegment } from './channel-sampler.ts';
import type { Stage } from './clip-stage.ts';
import type { AnimationChannel } from './scene.ts';

/** Travel is measured no farther apart than this, seconds. */
const STEP = 1 / 60;
const STEPS_MAX = 20_000;

type Place = [x: number, z: number];

/** Where something goes in a clip, seen from above, relative to where it starts. */
export interface Course {
  /** From the clip's first key to its last: keys of what moves it, and between them every 1/60 s. */
  times: number[];
  at(time: number): Place;
  /** Straight and even: from nowhere at the first time to `net` at the last. */
  steady: boolean;
  net: Place;
  /** The farthest from the start, and from a steady way to the end. */
  range: number;
  sway: number;
}

/** The course of the middle of some nodes; undefined for a clip without length. */
export function measureCourse(stage: Stage, nodes: readonly number[]): Course | undefined {
  const own = new Set(nodes.flatMap((n) => stage.path(n)));
  const times = timesOf(
    stage.clip.channels,
    stage.clip.channels.filter((c) => c.path !== 'weights' && own.has(c.node)),
  );
  if (times.length < 2) return undefined;
  const places = times.map((t): Place => {
    const sum: Place = [0, 0];
    for (const node of nodes) {
      const m = stage.world(node, t);
      sum[0] += m[12] / nodes.length;
      sum[1] += m[14] / nodes.length;
    }
    return sum;
  });
  const from: Place = [...places[0]];
  const to = places[places.length - 1];
  const net: Place = [to[0] - from[0], to[1] - from[1]];
  const way = steadyWay(times, net);
  let range = 0;
  let sway = 0;
  places.forEach((p, i) => {
    const [x, z] = way(times[i]);
    p[0] -= from[0];
    p[1] -= from[1];
    range = Math.max(range, Math.hypot(p[0], p[1]));
    sway = Math.max(sway, Math.hypot(p[0] - x, p[1] - z));
  });
  const at = (t: number): Place => {
    const i = Math.min(times.length - 2, findSegment(times, t));
    const share = Math.min(1, Math.max(0, (t - times[i]) / (times[i + 1] - times[i])));
    const [a, b] = [places[i], places[i + 1]];
    return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
  };
  return { times, at, steady: false, net, range, sway };
}

/** The steady course between the same ends. */
export function straighten(course: Course): Course {
  return { ...course, steady: true, at: steadyWay(course.times, course.net) };
}

function steadyWay(times: readonly number[], [x, z]: Place): Course['at'] {
  const [start, stop] = [times[0], times[times.length - 1]];
  return (t) => {
    const share = Math.min(1, Math.max(0, (t - start) / (stop - start)));
    return [share * x, share * z];
  };
}

function timesOf(all: readonly AnimationChannel[], moving: readonly AnimationChannel[]): number[] {
  let [start, stop] = [Infinity, -Infinity];
  for (const { times } of all) {
    if (times.length === 0) continue;
    start = Math.min(start, times[0]);
    stop = Math.max(stop, times[times.length - 1]);
  }
  if (!(stop > start)) return [];
  const keys = new Set<number>([start, stop]);
  for (const { times } of moving) for (const t of times) if (t > start && t < stop) keys.add(t);
  const step = Math.max(STEP, (stop - start) / STEPS_MAX);
  const out = [start];
  let before = start;
  for (const key of [...keys].sort((a, b) => a - b).slice(1)) {
    const count = Math.ceil((key - before) / step);
    for (let k = 1; k < count; k++) out.push(before + (k * (key - before)) / count);
    out.push(key);
    before = key;
  }
  return out;
}
