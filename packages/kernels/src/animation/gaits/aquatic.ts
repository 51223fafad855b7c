import { multiplyQuats } from '../../math/index.ts';
import { updatePose } from '../skeleton-pose.ts';
import { type Anatomy, paceOf } from './anatomy.ts';
import type { Controls } from './controls.ts';
import { type Course, describeLongBody, type LongBody, layBody, restCourse } from './long-body.ts';
import { ownOf, type Puppet, setOwn } from './puppet.ts';
import type { Act, ActTable } from './record.ts';
import { keys, wave } from './shaping.ts';
import { anglesTurn } from './turns.ts';

/** What a swimmer does at a moment. */
interface Stroke {
  /** Phase of the wave, cycles. */
  phase: number;
  /** Swing of the tail's tip to a side, share of the length. */
  swing: number;
  /** Bend of the whole to the left, radians. */
  bend?: number;
  /** Nose up, radians, and rolled, degrees. */
  pitch?: number;
  roll?: number;
  /** Fore fins: down by so many degrees, and laid back, 0 to 1. */
  fins?: number;
  back?: number;
  yaw?: number;
}

/**
 * Poses a swimmer: a wave runs back along it, wider towards the tail (Videler 1993: displacement grows with the square of the way from the head). Whales,
 * whose tail fins lie flat, beat up and down.
 */
function swim(body: Anatomy, c: Controls, stroke: Stroke): void {
  const { phase, swing, bend = 0, pitch = 0, roll = 0, fins = 0, back = 0, yaw: heading = 0 } = stroke;
  c.more = (puppet: Puppet) => {
    const line = describeLongBody(puppet, body);
    const course = restCourse(line);
    const slope = (share: number) => {
      const [e, d] = [0.01, share];
      return (place(d - e, phase, swing) - place(d + e, phase, swing)) / (2 * e);
    };
    line.bones.forEach((_, i) => {
      const middle = (line.share[i] + line.share[i + 1]) / 2;
      const angle = Math.atan(slope(middle));
      const target = body.flukes ? course.rise : course.yaw;
      target[i] += angle;
      course.yaw[i] += heading + bend * (0.5 - middle);
      course.rise[i] += pitch;
    });
    layAndRoll(puppet, line, course, roll);
    swingFins(puppet, body, { phase, fins, back, swing });
  };
}

function place(share: number, phase: number, swing: number): number {
  return swing * (0.14 - 0.1 * share + 0.96 * share * share) * Math.sin(2 * Math.PI * (0.95 * share - phase));
}

function layAndRoll(puppet: Puppet, line: LongBody, course: Course, roll: number): void {
  layBody(puppet, line, course);
  if (roll === 0) return;
  const root = line.joints[line.root];
  setOwn(puppet, root, multiplyQuats(ownOf(puppet, root), anglesTurn([0, 0, roll])));
  updatePose(puppet.pose);
}

/** Fore fins scull, one after the other; fins in the middle lean against the wave. */
function swingFins(
  puppet: Puppet,
  body: Anatomy,
  { phase, fins, back, swing }: Required<Pick<Stroke, 'phase' | 'fins' | 'back' | 'swing'>>,
): void {
  for (const { side, joints, order } of body.fins) {
    joints.slice(0, -1).forEach((joint, i) => {
      const late = phase - 0.12 * i - 0.2 * order;
      if (side === 0) {
        setOwn(puppet, joint, anglesTurn([0, 0, -60 * swing * Math.sin(2 * Math.PI * late)]));
        return;
      }
      const flap = (9 * Math.cos(2 * Math.PI * late) - fins) * (i === 0 ? 1 : 0.6);
      setOwn(puppet, joint, anglesTurn([7 * Math.sin(2 * Math.PI * late), side * (32 * back), side * flap]));
    });
  }
}

function cruise(body: Anatomy, { seconds = 1.1, swing = 0.11, speed = 0.75, pitch = 0, back = 0.2 }): Act {
  const stretch = body.length / body.unit;
  return {
    seconds: seconds * paceOf(body),
    loop: true,
    looseness: 0.3,
    travel: (t) => [0, Math.sin(pitch) * speed * stretch * t, Math.cos(pitch) * speed * stretch * t],
    pose(t, c) {
      // it is quickest when the tail goes through the middle
      c.shift = [0, wave(t, 0.02, 0.1), wave(t, 0.03, 0.2, 2)];
      swim(body, c, { phase: t, swing, pitch, back, roll: wave(t, 2.5, 0.1) });
    },
  };
}

const march = (body: Anatomy): Act => cruise(body, {});
const run = (body: Anatomy): Act => cruise(body, { seconds: 0.55, swing: 0.13, speed: 0.9, back: 0.8 });
const climb = (body: Anatomy): Act => cruise(body, { seconds: 0.9, swing: 0.12, pitch: 0.85, speed: 0.7 });

/** Hovers: the tail hardly moves, the fore fins scull. */
function idle(body: Anatomy): Act {
  return {
    seconds: 3,
    loop: true,
    looseness: 0.3,
    pose(t, c) {
      c.shift = [wave(t, 0.02, 0.2), wave(t, 0.06, 0), 0];
      swim(body, c, {
        phase: t * 2,
        swing: 0.035,
        bend: wave(t, 0.12, 0.3),
        fins: wave(t, 14, 0, 3),
        roll: wave(t, 2, 0.4),
      });
    },
  };
}

/** A path of its own: `shape` says what the body does, `go` how far it gets, in lengths of the body. */
function dash(
  body: Anatomy,
  seconds: number,
  shape: (t: number) => Stroke & { jaw?: number },
  go: (t: number) => readonly [aside: number, up: number, forward: number] = () => [0, 0, 0],
): Act {
  const stretch = body.length / body.unit;
  return {
    seconds,
    loop: false,
    looseness: 0.3,
    travel(t) {
      const [x, , z] = go(t);
      return [x * stretch, 0, z * stretch];
    },
    pose(t, c) {
      const { jaw = 0, ...stroke } = shape(t);
      c.jaw = jaw;
      c.shift = [0, go(t)[1] * stretch, 0];
      swim(body, c, stroke);
    },
  };
}

/** Bends into a C, straightens at once and shoots ahead, then glides out (fast start, Weihs 1973). */
function dart(body: Anatomy): Act {
  const bend = keys([0, 0], [0.2, 1.5], [0.34, -1.1], [0.48, 0.4], [0.6, 0], [1, 0]);
  const go = keys([0, 0], [0.2, 0], [0.5, 1.1], [1, 1.9]);
  const swing = keys([0, 0], [0.3, 0], [0.5, 0.12], [0.75, 0.07], [1, 0]);
  return dash(
    body,
    1.2,
    (t) => ({ phase: 3 * t, swing: swing(t), bend: bend(t), back: keys([0, 0], [0.25, 1], [0.8, 0.6], [1, 0])(t) }),
    (t) => [0, 0, go(t)],
  );
}

/** Leads with its head into a quarter turn to the left. */
function turn(body: Anatomy): Act {
  const bend = keys([0, 0], [0.35, 1.25], [0.6, 0.7], [0.8, -0.25], [1, 0]);
  const yaw = keys([0, 0], [0.2, 0.15], [0.75, 1.5], [1, Math.PI / 2]);
  return dash(body, 1.4, (t) => ({
    ...{ phase: 1.5 * t, swing: 0.05 * Math.sin(Math.PI * t), bend: bend(t), yaw: yaw(t) },
    ...{ roll: -14 * Math.sin(Math.PI * t), fins: 20 * Math.sin(Math.PI * t) },
  }));
}

/** Breaches: gathers speed, leaves the water in an arc and comes down head first. */
function jump(body: Anatomy): Act {
  const up = keys([0, 0], [0.22, -0.12], [0.56, 1], [0.9, -0.12], [1, 0]);
  const pitch = keys([0, 0], [0.12, -0.3], [0.32, 0.95], [0.56, 0], [0.82, -0.95], [1, 0]);
  const go = keys([0, 0], [0.2, 0.2], [0.9, 1.9], [1, 2.1]);
  return dash(
    body,
    1.6,
    (t) => ({ phase: 3 * t, swing: 0.1 * Math.sin(Math.PI * t), pitch: pitch(t), back: Math.sin(Math.PI * t) }),
    (t) => [0, up(t), go(t)],
  );
}

/** Puts its nose down and goes deeper, then levels out. */
function dive(body: Anatomy): Act {
  const pitch = keys([0, 0], [0.12, 0.12], [0.35, -0.95], [0.65, -0.9], [1, 0]);
  const down = keys([0, 1.25], [0.2, 1.25], [0.85, 0.05], [1, 0]);
  const shape = (t: number): Stroke => ({
    phase: 3 * t,
    swing: 0.1,
    pitch: pitch(t),
    back: 0.6 * Math.sin(Math.PI * t),
  });
  const stretch = body.length / body.unit;
  // the height that it loses is travel: an act that stays on its spot stays at its height
  return { ...dash(body, 1.8, shape), travel: (t) => [0, down(t) * stretch, 1.4 * t * stretch] };
}

/** Slaps with its tail to its left. */
const slash = (body: Anatomy): Act => {
  const bend = keys([0, 0], [0.32, -1.3], [0.42, -1.35], [0.56, 1.7], [0.66, 1.2], [1, 0]);
  return dash(body, 1.1, (t) => ({
    phase: 0,
    swing: 0,
    bend: bend(t),
    yaw: -0.35 * bend(t),
    roll: 6 * bend(t),
    back: 0.4 * Math.sin(Math.PI * t),
  }));
};

/** Draws back and spits. */
const shoot = (body: Anatomy): Act => {
  const go = keys([0, 0], [0.35, -0.1], [0.45, 0.06], [0.55, 0.02], [1, 0]);
  const jaw = keys([0, 0], [0.38, 6], [0.46, 32], [0.62, 26], [0.75, 0], [1, 0]);
  return dash(
    body,
    1.2,
    (t) => ({ phase: 2 * t, swing: 0.05 * Math.sin(Math.PI * t), jaw: jaw(t), fins: 24 * Math.sin(Math.PI * t) }),
    (t) => [0, 0, go(t)],
  );
};

/** Flinches and shakes. */
const hurt = (body: Anatomy): Act => {
  const hit = keys([0, 0], [0.14, 1], [0.34, -0.6], [0.54, 0.3], [0.76, -0.1], [1, 0]);
  return dash(
    body,
    0.8,
    (t) => ({
      phase: 3 * t,
      swing: 0.06 * Math.sin(Math.PI * t),
      bend: hit(t),
      roll: -12 * hit(t),
      jaw: 20 * Math.abs(hit(t)),
    }),
    (t) => [-0.06 * Math.abs(hit(t)), 0, 0],
  );
};

/** Stops, turns its belly up and sinks a little: one way. */
const fall = (body: Anatomy): Act => {
  const roll = keys([0, 0], [0.25, 10], [0.7, 176], [0.8, 168], [1, 172]);
  const limp = keys([0, 0], [0.6, 1], [1, 1]);
  return dash(
    body,
    2.2,
    (t) => ({
      phase: 1.2 * t,
      swing: 0.05 * (1 - limp(t)),
      roll: roll(t),
      bend: 0.3 * limp(t),
      fins: -24 * limp(t),
      jaw: 14 * limp(t),
    }),
    (t) => [0, -0.08 * limp(t), 0],
  );
};

/** What a swimmer does. */
export const AQUATIC = {
  march: [
    'Swims: a wave runs back along it, wider towards the tail; flat-tailed ones beat up and down. A loop.',
    march,
  ],
  walk: ['Swims at its ease. A loop.', march],
  run: ['Swims fast, fins laid back. A loop.', run],
  dart: ['Bends into a C and shoots ahead.', dart],
  idle: ['Hovers, sculling with its fore fins. A loop.', idle],
  turn: ['Turns a quarter to the left, head first.', turn],
  jump: ['Leaves the water in an arc and comes down head first.', jump],
  dive: ['Puts its nose down, goes deeper and levels out.', dive],
  climb: ['Swims upward. A loop.', climb],
  slash: ['Slaps with its tail to its left.', slash],
  shoot: ['Draws back and spits.', shoot],
  hurt: ['Flinches and shakes.', hurt],
  fall: ['Stops and turns its belly up.', fall],
} satisfies ActTable;
