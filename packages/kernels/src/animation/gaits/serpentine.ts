import type { Quat } from '../../math/index.ts';
import { type Anatomy, paceOf } from './anatomy.ts';
import type { Controls } from './controls.ts';
import { type Course, describeLongBody, type LongBody, layBody, restCourse } from './long-body.ts';
import type { Puppet } from './puppet.ts';
import type { Act, ActTable } from './record.ts';
import { keys, wave } from './shaping.ts';
import { anglesTurn } from './turns.ts';

const DEGREE = Math.PI / 180;
/** The ground, stood up as a wall in front. */
const UPRIGHT = anglesTurn([90, 0, 0]);

/** Sets the course of a moment; lines are found once a puppet. */
function along(
  body: Anatomy,
  c: Controls,
  shape: (line: LongBody) => Course,
  {
    anchor,
    up = 0,
    aside = 0,
    forward = 0,
    stand,
  }: { anchor?: (line: LongBody) => number; up?: number; aside?: number; forward?: number; stand?: Quat } = {},
): void {
  c.more = (puppet: Puppet) => {
    const line = describeLongBody(puppet, body);
    layBody(puppet, line, shape(line), { anchor: anchor?.(line), stand, lies: !stand });
    const { root } = puppet.pose;
    root[0] += aside * line.length;
    root[1] += up * line.length;
    root[2] += forward * line.length;
  };
}

/** Part of the line, from the head, that stands up at rest: a cobra's neck. */
function isRaised(line: LongBody, i: number): boolean {
  for (let k = line.bones.length - 1; k >= i; k--)
    if (line.bones[k].rise < 15 * DEGREE && k < line.bones.length - 2) return false;
  return line.bones[i].rise > 15 * DEGREE;
}

/** Lies flat but for what is raised at rest. */
function flat(line: LongBody, i: number): number {
  return isRaised(line, i) ? line.bones[i].rise : line.bones[i].rise * 0.15;
}

/** Where what is raised begins, share from the nose; 0 where nothing is. */
function raisedFrom(line: LongBody): number {
  const first = line.bones.findIndex((_, i) => isRaised(line, i));
  return first < 0 ? 0 : line.share[first];
}

/** Heading of the path at a place along it (serpenoid curve, Hirose 1993); one turn of `phase` is one wave. */
function serpenoid(phase: number, angle: number): number {
  return angle * Math.cos(2 * Math.PI * phase);
}

/** Share of its own length by which a wave of this angle gets on: the mean cosine of its heading. */
function progress(angle: number): number {
  let sum = 0;
  for (let i = 0; i < 64; i++) sum += Math.cos(serpenoid(i / 64, angle));
  return sum / 64;
}

/**
 * Lateral undulation: the head draws a winding path, all of the body follows in it, and so does not slide sideways. The head itself is held straighter,
 * and what is raised turns as one with where it rises from: upright bones would be wrung.
 */
function winding(body: Anatomy, { seconds = 2, degrees = 46, waves = 1.4, climbing = false }): Act {
  const count = body.spine.length + body.neck.length + (body.tails[0]?.length ?? 0);
  const turns = Math.min(waves, Math.max(0.8, count / 8));
  const angle = degrees * DEGREE;
  const stretch = body.length / body.unit;
  const gone = (progress(angle) / turns) * stretch;
  return {
    seconds: seconds * paceOf(body),
    loop: true,
    looseness: 0,
    travel: (t) => (climbing ? [0, gone * t, 0] : [0, 0, gone * t]),
    pose(t, c) {
      along(
        body,
        c,
        (line) => {
          const from = raisedFrom(line);
          const yaw = line.bones.map((_, i) => {
            const share = Math.max(from, (line.share[i] + line.share[i + 1]) / 2);
            const held = share - from < 0.12 ? 0.25 + 6 * (share - from) : 1;
            return serpenoid(t - share * turns, angle) * Math.min(1, held);
          });
          const rise = line.bones.map((_, i) => flat(line, i));
          return { yaw, rise };
        },
        climbing ? { up: 0.5, stand: UPRIGHT } : {},
      );
    },
  };
}

const march = (body: Anatomy): Act => winding(body, {});
const run = (body: Anatomy): Act => winding(body, { seconds: 0.95, degrees: 56, waves: 1.2 });
/** Up a wall: the same waves with the belly against it. */
const climb = (body: Anatomy): Act => winding(body, { seconds: 2, degrees: 50, waves: 1.5, climbing: true });

/** Lifts its head a little and lets it sway; breathing runs along the body. */
function idle(body: Anatomy): Act {
  const lift = keys([0, 0], [0.25, 1], [0.7, 1], [1, 0]);
  return {
    seconds: 4,
    loop: true,
    looseness: 0,
    pose(t, c) {
      along(
        body,
        c,
        (line) => {
          const { yaw, rise } = restCourse(line);
          line.bones.forEach((_, i) => {
            const share = line.share[i + 1];
            const front = Math.max(0, 1 - share / 0.28);
            yaw[i] += wave(t - share * 0.6, 9 * DEGREE * Math.sin(Math.PI * share) + 12 * DEGREE * front, 0.1);
            rise[i] +=
              lift(t) *
              (share < 0.1 ? -4 : 16 * Math.sin(Math.PI * Math.min(1, share / 0.28)) * (share < 0.28 ? 1 : 0)) *
              DEGREE;
          });
          return { yaw, rise };
        },
        { anchor: (line) => Math.floor(line.root / 2) },
      );
    },
  };
}

/** Share of a body, from the nose, that stands out of its coil, and where in it a neck rises. */
const HEADED = 0.3;
const NAPE = 0.14;

/**
 * Shape of a coil: rings wound about each other as tightly as the body's bones let them, each lying half on, half within the one before, the head raised
 * in the middle. The rings' heading is that of a spiral of Archimedes.
 */
function coiled(line: LongBody, ground: number): Course {
  const long = line.bones.reduce((sum, { size }) => sum + size, 0);
  const heights = line.rest.map((p) => p[1] - ground).sort((x, y) => x - y);
  const thick = Math.min(0.08 * long, Math.max(0.02 * long, 2 * heights[heights.length >> 1]));
  // from ring to ring inwards, by the angle, and upwards, by the way
  const closer = (0.6 * thick) / (2 * Math.PI);
  const inner = Math.max(0.6 * thick, long / line.bones.length);
  const wound = (way: number): number => (Math.sqrt(inner * inner + 2 * closer * way) - inner) / closer;
  const outer = inner + closer * wound((1 - HEADED) * long);
  const slope = Math.atan((0.8 * thick) / (Math.PI * (inner + outer)));
  const middle = line.bones.map((_, i) => (line.share[i] + line.share[i + 1]) / 2);
  return {
    yaw: middle.map((share) => -wound(Math.max(0, share - HEADED) * long)),
    rise: line.bones.map(({ rise }, i) => {
      if (line.share[i] > HEADED) return slope;
      return isRaised(line, i) ? rise : (line.share[i] > NAPE ? 62 : 8) * DEGREE;
    }),
  };
}

function blend(a: Course, b: Course, k: number): Course {
  const mix = (x: number, i: number, list: readonly number[]) => x + (list[i] - x) * k;
  return { yaw: a.yaw.map((x, i) => mix(x, i, b.yaw)), rise: a.rise.map((x, i) => mix(x, i, b.rise)) };
}

/** Draws itself together into a coil, head up: one way. */
function coil(body: Anatomy): Act {
  const k = keys([0, 0], [0.75, 1.03], [0.85, 0.99], [1, 1]);
  return {
    seconds: 2.6,
    loop: false,
    looseness: 0,
    pose(t, c) {
      along(body, c, (line) => {
        const course = blend(restCourse(line), coiled(line, body.ground), k(t));
        return {
          ...course,
          yaw: course.yaw.map((y, i) => y + wave(t, 0.1 * Math.sin(Math.PI * t) * Math.sin(i), 0, 2)),
        };
      });
    },
  };
}

/** The front of the body drawn up and back in an S. */
function reared(line: LongBody, strength: number, straight: number): Course {
  const { yaw, rise } = restCourse(line);
  line.bones.forEach((bone, i) => {
    const share = line.share[i + 1];
    if (share > 0.42) return;
    const u = share / 0.42;
    // flat at the head, steep in the middle, back to the ground
    const s = (u < 0.2 ? 0 : u < 0.75 ? 72 : 28) * DEGREE * strength;
    rise[i] =
      bone.rise +
      (s - bone.rise) * Math.min(1, strength) * (1 - straight) +
      straight * (8 * DEGREE - bone.rise) * (u > 0.3 ? 1 : 0);
    yaw[i] += (1 - straight) * strength * 0.5 * Math.sin(2 * Math.PI * u);
  });
  return { yaw, rise };
}

function strikes(body: Anatomy, { mouth = 34, snap = 0.08, hold = 0.1, far = 0.12, spit = false }): Act {
  const rear = keys(
    [0, 0],
    [0.38, 1],
    [0.48, 1.06],
    [0.48 + snap, spit ? 0.9 : 0.3],
    [0.62 + hold, spit ? 0.85 : 0.4],
    [1, 0],
  );
  const straight = keys(
    [0, 0],
    [0.48, 0],
    [0.48 + snap, spit ? 0.25 : 1],
    [0.52 + snap + hold, spit ? 0.2 : 0.9],
    [0.85, 0],
    [1, 0],
  );
  const jaw = keys(
    [0, 0],
    [0.42, 0],
    [0.48 + snap * 0.6, mouth],
    [0.5 + snap + hold, spit ? mouth : 0],
    [0.85, 0],
    [1, 0],
  );
  return {
    seconds: 1.5,
    loop: false,
    looseness: 0,
    pose(t, c) {
      c.jaw = jaw(t);
      along(body, c, (line) => reared(line, Math.max(0, rear(t)), straight(t)), {
        anchor: (line) => Math.max(1, Math.floor(line.root * 0.6)),
        forward: far * straight(t) - 0.03 * rear(t),
      });
    },
  };
}

const strike = (body: Anatomy): Act => strikes(body, {});
const shoot = (body: Anatomy): Act => strikes(body, { spit: true, hold: 0.16, far: 0.02 });

/** Whips its tail around to its left side. */
function slash(body: Anatomy): Act {
  const wind = keys([0, 0], [0.35, -1], [0.45, -1.05], [0.62, 1.3], [0.72, 0.9], [1, 0]);
  return {
    seconds: 1.6,
    loop: false,
    looseness: 0,
    pose(t, c) {
      along(
        body,
        c,
        (line) => {
          const { yaw, rise } = restCourse(line);
          line.bones.forEach((_, i) => {
            const back = Math.max(0, (line.share[i] - 0.35) / 0.65);
            // the tip is later than the root of the tail
            yaw[i] += 1.7 * back * wind(Math.max(0, t - 0.09 * back));
            rise[i] += -0.16 * back * Math.abs(wind(t)) * Math.sin(Math.PI * t);
            if (line.share[i] < 0.3) yaw[i] -= 0.35 * wind(t) * (1 - line.share[i] / 0.3);
          });
          return { yaw, rise };
        },
        { anchor: (line) => Math.min(line.joints.length - 1, line.root + 1) },
      );
    },
  };
}

/** Gathers itself in bends, and flings itself forward. */
function jump(body: Anatomy): Act {
  const stretch = body.length / body.unit;
  const gather = keys([0, 0], [0.34, 1], [0.46, -0.1], [0.62, 0], [0.8, 0.35], [1, 0]);
  const up = keys([0, 0], [0.36, 0], [0.56, 0.24], [0.74, 0], [1, 0]);
  const go = keys([0, 0], [0.36, 0], [0.74, 0.75], [1, 0.75]);
  const arc = keys([0, 0], [0.36, 0.12], [0.48, 0.4], [0.62, -0.1], [0.74, -0.25], [0.84, 0], [1, 0]);
  return {
    seconds: 1.4,
    loop: false,
    looseness: 0,
    travel: (t) => [0, 0, go(t) * stretch],
    pose(t, c) {
      along(
        body,
        c,
        (line) => {
          const { yaw, rise } = restCourse(line);
          line.bones.forEach((_, i) => {
            const share = line.share[i];
            yaw[i] += 1.15 * gather(t) * Math.cos(2 * Math.PI * 1.6 * share);
            rise[i] += arc(t) * (1 - 1.4 * share);
          });
          return { yaw, rise };
        },
        { up: up(t) },
      );
    },
  };
}

/** A hump runs through the body: the head rises, goes over and down, the rest follows where it went. */
function dive(body: Anatomy): Act {
  const stretch = body.length / body.unit;
  const s = keys([0, -0.1], [1, 1.2]);
  return {
    seconds: 1.8,
    loop: false,
    looseness: 0,
    travel: (t) => [0, 0, 0.45 * stretch * t],
    pose(t, c) {
      along(
        body,
        c,
        (line) => {
          const { yaw, rise } = restCourse(line);
          line.bones.forEach((_, i) => {
            const u = (s(t) - line.share[i] * 0.8) / 0.42;
            if (u > 0 && u < 1) rise[i] += 0.95 * Math.sin(2 * Math.PI * u) * Math.sin(Math.PI * u);
          });
          return { yaw, rise };
        },
        {},
      );
    },
  };
}

/** Winces in bends that run back from the head. */
function hurt(body: Anatomy): Act {
  const hit = keys([0, 0], [0.15, 1], [0.35, -0.6], [0.55, 0.3], [0.75, -0.1], [1, 0]);
  return {
    seconds: 0.9,
    loop: false,
    looseness: 0,
    pose(t, c) {
      c.jaw = 24 * Math.abs(hit(t));
      along(body, c, (line) => {
        const { yaw, rise } = restCourse(line);
        line.bones.forEach((_, i) => {
          const share = line.share[i];
          yaw[i] += 0.75 * hit(Math.max(0, t - 0.12 * share)) * Math.cos(2 * Math.PI * 1.2 * share);
          if (share < 0.25) rise[i] += 0.35 * Math.max(0, hit(t)) * Math.sin(Math.PI * (share / 0.25));
        });
        return { yaw, rise };
      });
    },
  };
}

/** Rears up, sways, topples to its side and lies in bends: one way. */
function fall(body: Anatomy): Act {
  const rear = keys([0, 0], [0.28, 0.85], [0.42, 0.9], [0.62, 0], [1, 0]);
  const limp = keys([0, 0], [0.4, 0], [0.66, 1.08], [0.74, 0.97], [1, 1]);
  return {
    seconds: 2,
    loop: false,
    looseness: 0,
    pose(t, c) {
      c.jaw = 18 * limp(t);
      along(
        body,
        c,
        (line) => {
          const up = reared(line, rear(t), 0);
          const down = {
            yaw: line.bones.map((b, i) => b.yaw + 0.7 * Math.sin(2 * Math.PI * 0.9 * line.share[i] + 0.4)),
            rise: line.bones.map((b, i) => (isRaised(line, i) ? 0 : b.rise * 0.3)),
          };
          return blend(up, down, limp(t));
        },
        { anchor: (line) => Math.max(1, Math.floor(line.root * 0.6)) },
      );
    },
  };
}

/** Turns a quarter to the left: the head goes round, the body follows in its path. */
function turn(body: Anatomy): Act {
  const go = keys([0, 0], [1, 1.25]);
  return {
    seconds: 2.2,
    loop: false,
    looseness: 0,
    pose(t, c) {
      along(body, c, (line) => {
        const { yaw, rise } = restCourse(line);
        line.bones.forEach((_, i) => {
          const u = Math.min(1, Math.max(0, (go(t) - line.share[i]) / 0.25));
          yaw[i] +=
            (Math.PI / 2) * u * u * (3 - 2 * u) +
            0.3 * Math.sin(Math.PI * t) * Math.sin(2 * Math.PI * (1.3 * line.share[i] - 2 * t));
        });
        return { yaw, rise };
      });
    },
  };
}

/** What a body without limbs does on the ground. */
export const SERPENTINE = {
  march: ['Winds forward: all of the body follows the path of the head. A loop.', march],
  walk: ['Winds forward: all of the body follows the path of the head. A loop.', march],
  run: ['Winds forward quickly in wide bends. A loop.', run],
  idle: ['Lies, lifts its head a little and lets it sway. A loop.', idle],
  coil: ['Draws itself together into a coil, head up.', coil],
  strike: ['Rears up in an S, strikes forward with open jaws and draws back.', strike],
  slash: ['Whips its tail around to its left.', slash],
  shoot: ['Rears up and spits.', shoot],
  turn: ['Turns a quarter to the left, the body after the head.', turn],
  jump: ['Gathers itself in bends and flings itself forward.', jump],
  dive: ['A hump runs through it, head first, as of a sea serpent that dives.', dive],
  climb: ['Goes up a wall in waves, its belly against it. A loop.', climb],
  hurt: ['Winces; the bends run back from its head.', hurt],
  fall: ['Rears up, sways, topples and lies.', fall],
} satisfies ActTable;
