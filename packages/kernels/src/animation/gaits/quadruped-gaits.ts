import { type Anatomy, paceOf } from './anatomy.ts';
import { hipOf } from './limb.ts';
import type { Act, ActTable } from './record.ts';
import { wave } from './shaping.ts';
import { fitGait, heightOnWall, stepFeet, travelOf } from './stepping.ts';

/** About how far a foot goes around in a step, units. */
const STEP = 1;

/** Touch-down by row (0 fore, 1 hind) and side. */
function phases(body: Anatomy, table: { fore: [number, number]; hind: [number, number] }): number[] {
  return body.legs.map(({ order, side }) => (order === 0 ? table.fore : table.hind)[side > 0 ? 0 : 1]);
}

/** Lateral-sequence walk: hind, then fore foot of the same side, a quarter of a cycle apart; three feet on the ground most of the time (Hildebrand 1965). */
function walk(body: Anatomy): Act {
  const gait = fitGait(body, {
    phases: phases(body, { fore: [0.25, 0.75], hind: [0, 0.5] }),
    ...{ duty: 0.63, stride: 0.62, lift: 0.13, heel: 38 },
  });
  return {
    seconds: 1.07 * paceOf(body),
    loop: true,
    travel: (t) => [0, 0, travelOf(gait) * t],
    pose(t, c) {
      stepFeet(c, gait, t);
      const pelvis = { yaw: wave(t, -4, 0), roll: wave(t, -2.5, 0.81) };
      const chest = { yaw: wave(t, -3.5, 0.25), roll: wave(t, -2.5, 0.06) };
      c.shift = [wave(t, 0.03, 0.35), -gait.drop + wave(t, 0.012, 0.12, 2), wave(t, 0.01, 0.2, 2)];
      c.turn = [wave(t, 0.7, 0.1, 2), pelvis.yaw, pelvis.roll];
      c.spine = [wave(t, 1, 0.35, 2), chest.yaw - pelvis.yaw, chest.roll - pelvis.roll];
      c.neck = [wave(t, 3, 0.05, 2) - 4, wave(t, 1.5, 0.4), 0];
      c.head = [wave(t, -1.5, 0.05, 2) + 4, 0, 0];
      c.steady = 0.75;
      c.tail = [wave(t, 2, 0.2, 2), wave(t, 14, 0.1), 0];
      c.ears = [wave(t, 3, 0.1, 2), 0, 0];
    },
  };
}

/** Trot: diagonal pairs, a moment of flight between them. The trunk is stiff and bounces; the head hardly moves. */
function trot(body: Anatomy): Act {
  const gait = fitGait(
    body,
    {
      phases: phases(body, { fore: [0, 0.5], hind: [0.5, 0] }),
      ...{ duty: 0.43, stride: 0.66, lift: 0.24, heel: 50 },
    },
    0.05,
  );
  return {
    seconds: 0.67 * paceOf(body),
    loop: true,
    travel: (t) => [0, 0, travelOf(gait) * t],
    pose(t, c) {
      stepFeet(c, gait, t);
      c.shift = [wave(t, 0.012, 0.215), -gait.drop + wave(t, -0.04, 0.215, 2), 0];
      c.turn = [wave(t, 1.2, 0.1, 2), wave(t, 2.5, 0), wave(t, 1.5, 0.215)];
      c.spine = [wave(t, 2, 0.45, 2), wave(t, -5, 0), wave(t, -3, 0.215)];
      c.neck = [wave(t, 2, 0.3, 2) + 3, 0, 0];
      c.steady = 0.85;
      c.tail = [wave(t, 5, 0.1, 2) - 8, wave(t, 8, 0.1), 0];
      c.ears = [wave(t, 6, 0.3, 2), 0, 0];
    },
  };
}

/**
 * Transverse gallop: hind feet, then fore feet, then all gathered under the body in flight. The spine bends with it: arched in flight, stretched when
 * the hind feet push off; the trunk rocks about its middle.
 */
function gallop(body: Anatomy): Act {
  const gait = fitGait(
    body,
    {
      phases: phases(body, { fore: [0.52, 0.4], hind: [0.11, 0] }),
      ...{ duty: 0.25, stride: 0.84, lift: 0.34, heel: 62 },
    },
    0.1,
    0.16,
  );
  return {
    seconds: 0.53 * paceOf(body),
    loop: true,
    travel: (t) => [0, 0, travelOf(gait) * t],
    pose(t, c) {
      stepFeet(c, gait, t);
      c.feet.forEach((foot) => {
        // in the air legs fold more the higher they are
        if (!foot.planted) foot.at = [foot.at[0], foot.at[1] * (1 + 0.15 * Math.max(0, wave(t, 1, 0.88))), foot.at[2]];
      });
      const arch = wave(t, 1, 0.88);
      c.shift = [0, -gait.drop + 0.02 + wave(t, 0.07, 0.9), wave(t, 0.03, 0.3)];
      c.turn = [wave(t, 5.5, 0.06) - 3 * arch, wave(t, -1.5, 0.1), wave(t, 1, 0.3)];
      c.spine = [-13 * arch + 2, wave(t, 2, 0.1), 0];
      c.neck = [wave(t, -9, 0.62) - 6, 0, 0];
      c.head = [wave(t, 4, 0.62) + 5, 0, 0];
      c.steady = 0.8;
      c.tail = [-14 + wave(t, -9, 0.05), wave(t, 4, 0.3), 0];
      c.ears = [-12 + wave(t, 9, 0.55), 0, 0];
      c.wings = c.wings.map(() => undefined);
    },
  };
}

/** Up a wall: the trunk upright against it, feet that stay where they took hold, diagonal ones together, the spine swinging from side to side. */
function climb(body: Anatomy): Act {
  const wanted = {
    phases: phases(body, { fore: [0, 0.5], hind: [0.5, 0] }),
    ...{ duty: 0.66, stride: 0.46, lift: 0.24, heel: 14 },
  };
  const gait = fitGait(body, wanted, 0.06, 0.25);
  const rise = heightOnWall(body, gait);
  return {
    seconds: 1.2 * paceOf(body),
    loop: true,
    travel: (t) => [0, travelOf(gait) * t, 0],
    pose(t, c) {
      stepFeet(c, gait, t);
      // the whole body stands up about its middle; the wall is where the ground was
      c.wall = { turn: [90, 0, 0], shift: [0, rise, 0] };
      c.turn = [90 + wave(t, 2, 0.1, 2), 0, wave(t, 3, 0.2)];
      c.shift = [wave(t, 0.05, 0.3), rise + wave(t, 0.03, 0.1, 2), gait.drop - 0.03 + wave(t, 0.03, 0.2, 2)];
      c.spine = [0, wave(t, 10, 0), wave(t, 3, 0.3)];
      c.neck = [-24, wave(t, -8, 0), 0];
      c.head = [-14, wave(t, -6, 0.1), 0];
      c.tail = [-8, wave(t, -22, 0.1), 0];
    },
  };
}

/** A quarter turn to the left on the spot, in steps: head first, then shoulders, then hips. */
function turn(body: Anatomy): Act {
  const order = phases(body, { fore: [0.14, 0.4], hind: [0.52, 0.28] });
  const eased = (x: number) => {
    const u = Math.min(1, Math.max(0, x));
    return u * u * (3 - 2 * u);
  };
  const ANGLE = 90;
  const steps = stepsAround(body, ANGLE);
  const beat = 0.84 / steps;
  return {
    seconds: 1.6 * paceOf(body) * (steps / 2) ** 0.7,
    loop: false,
    pose(t, c) {
      c.feet.forEach((foot, i) => {
        let done = 0;
        let height = 0;
        for (let n = 0; n < steps; n++) {
          const u = (t - beat * (1.476 * order[i] + n)) / (0.405 * beat);
          done += eased(u) / steps;
          if (u > 0 && u < 1) height = Math.sin(Math.PI * u) * 0.16;
        }
        foot.around = ANGLE * done;
        foot.at = [0, height, 0];
        foot.roll = height * 160;
        foot.planted = height === 0;
      });
      const trunk = ANGLE * eased((t - 0.12) / 0.8);
      const lead = wave(t, -11, 0.5) + 11;
      c.turn = [0, trunk - lead * 0.35, wave(t, 2, 0.25, 2) - 2];
      c.spine = [0, lead * 0.9, 0];
      c.neck = [0, lead * 1.2, 0];
      c.head = [-lead * 0.2, lead * 0.6, 0];
      c.shift = [0, -0.03 * Math.sin(Math.PI * t), 0];
      c.tail = [0, -lead * 1.6, 0];
    },
  };
}

/** Steps that each foot takes to go around by so many degrees: those of long bodies on short legs have far to go. */
function stepsAround({ legs, middle, unit }: Anatomy, degrees: number): number {
  const far = Math.max(...legs.flatMap((leg) => [hipOf(leg), leg.foot]).map((p) => Math.hypot(p[0], p[2] - middle[2])));
  return Math.min(5, Math.max(2, Math.round(((degrees * Math.PI) / 180) * (far / (STEP * unit)))));
}

/** Ways of a quadruped to get about. */
export const QUADRUPED_GAITS = {
  walk: ['Walks: hind foot, then fore foot of the same side, never fewer than two on the ground. A loop.', walk],
  trot: ['Trots: diagonal pairs with a moment of flight between them. A loop.', trot],
  gallop: ['Gallops: hind feet, fore feet, then all gathered in the air; the spine bends with it. A loop.', gallop],
  climb: ['Goes up a wall, trunk upright, diagonal feet together. A loop.', climb],
  turn: ['Steps a quarter turn to the left, head first.', turn],
} satisfies ActTable;
