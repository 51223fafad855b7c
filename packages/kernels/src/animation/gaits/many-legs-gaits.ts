import { type Anatomy, paceOf } from './anatomy.ts';
import { hover } from './insect-wings.ts';
import type { Act, ActTable } from './record.ts';
import { wave } from './shaping.ts';
import { fitGait, heightOnWall, stepFeet, travelOf } from './stepping.ts';
import { crawlTentacles } from './tentacles.ts';

/** Every other leg, crosswise: three of six (alternating tripod) or four of eight (tetrapod); within a group the hind ones are a little ahead. */
function phases(body: Anatomy, ripple: number): number[] {
  const rows = Math.max(1, ...body.legs.map((l) => l.order));
  return body.legs.map(({ order, side }) => {
    const group = (order + (side > 0 ? 0 : 1)) % 2;
    return 0.5 * group + ripple * (order / rows);
  });
}

function march(body: Anatomy, seconds: number, gait: Parameters<typeof fitGait>[1], bob: number): Act {
  if (body.legs.length === 0) return crawl(body, seconds, bob);
  if (body.airborne) return hover(body, { seconds: 2 * seconds, far: 4 * gait.stride, pitch: 260 * bob });
  const sideways = isCrab(body);
  const fitted = fitGait(body, { ...gait, sideways }, bob, 0.1);
  const gone = travelOf(fitted);
  return {
    seconds: seconds * paceOf(body),
    loop: true,
    travel: (t) => (sideways ? [gone * t, 0, 0] : [0, 0, gone * t]),
    pose(t, c) {
      stepFeet(c, fitted, t);
      c.shift = [wave(t, 0.6 * bob, 0.25), -fitted.drop + wave(t, bob, 0.05, 2), wave(t, 0.4 * bob, 0.2, 2)];
      c.turn = [wave(t, 1.2, 0.1, 2), wave(t, 3, 0), wave(t, 2, 0.25) + (sideways ? 3 : 0)];
      c.spine = [0, wave(t, -2.5, 0), 0];
      c.neck = [wave(t, 2, 0.3, 2), 0, 0];
      c.steady = 0.6;
      c.tail = [wave(t, 4, 0.15, 2), wave(t, 5, 0.1), 0];
      c.ears = [wave(t, 10, 0, 2), wave(t, 12, 0.2), 0];
    },
  };
}

/** Broad, with claws and no abdomen behind: it goes sideways. */
function isCrab({ claws, tails }: Anatomy): boolean {
  return claws.length > 1 && tails.length === 0;
}

/** How far tentacles pull a body in a cycle, units. */
const PULL = 0.7;

/** On tentacles: half of them reach out while the others pull; the body rises on them, swings from side to side and nods late. */
function crawl(body: Anatomy, seconds: number, bob: number): Act {
  const quick = 4 * bob;
  return {
    seconds: seconds * paceOf(body),
    loop: true,
    travel: (t) => [0, 0, PULL * t],
    pose(t, c) {
      c.shift = [wave(t, 0.16, 0.25), 0.12 + wave(t, 0.08 + quick * 0.2, 0.1, 2), wave(t, 0.06, 0.3, 2)];
      c.turn = [wave(t, 6, 0.15, 2) - 8, wave(t, 9, 0.05), wave(t, 8, 0.25)];
      c.spine = [wave(t, 5, 0.25, 2), wave(t, -6, 0.15), 0];
      c.neck = [wave(t, 12, 0.35, 2) - 30 * quick, wave(t, -12, 0.25), wave(t, 8, 0.4)];
      c.more = (puppet) => crawlTentacles(puppet, body, t, 1 + quick);
    },
  };
}

/** Alternating tripod or tetrapod: one group stands while the other swings. */
function walk(body: Anatomy): Act {
  const gait = { phases: phases(body, 0.06), duty: 0.56, stride: 0.72, lift: 0.26, heel: 0 };
  return march(body, body.legs.length ? 0.8 : 1.8, gait, 0.025);
}

/** The same at a scuttle: longer strides, barely two groups on the ground. */
function run(body: Anatomy): Act {
  const gait = { phases: phases(body, 0.04), duty: 0.47, stride: 0.95, lift: 0.34, heel: 0 };
  return march(body, body.legs.length ? 0.43 : 1, gait, 0.05);
}

/** Up a wall: the same steps with the body upright, feet staying where they took hold. */
function climb(body: Anatomy): Act {
  const gait = fitGait(body, { phases: phases(body, 0.06), duty: 0.6, stride: 0.55, lift: 0.3, heel: 0 }, 0.05, 0.2);
  const rise = heightOnWall(body, gait);
  return {
    seconds: 1 * paceOf(body),
    loop: true,
    travel: (t) => [0, (body.legs.length ? travelOf(gait) : PULL) * t, 0],
    pose(t, c) {
      stepFeet(c, gait, t);
      c.wall = { turn: [90, 0, 0], shift: [0, rise, 0] };
      c.turn = [90 + wave(t, 1.5, 0.1, 2), wave(t, 2, 0.2), wave(t, 4, 0)];
      c.shift = [wave(t, 0.04, 0.25), rise + wave(t, 0.03, 0.1, 2), gait.drop - 0.02 + wave(t, 0.025, 0.05, 2)];
      c.spine = [0, wave(t, 6, 0), 0];
      c.neck = [-16, wave(t, -6, 0), 0];
      c.tail = [-4, wave(t, 9, 0.1), 0];
      c.ears = [wave(t, 10, 0, 2), 0, 0];
      if (body.tentacles.length) c.more = (puppet) => crawlTentacles(puppet, body, t, 0.7);
    },
  };
}

/** A quarter turn to the left in place: the groups take turns, each foot going around the middle. */
function turn(body: Anatomy): Act {
  const group = phases(body, 0);
  const eased = (x: number) => {
    const u = Math.min(1, Math.max(0, x));
    return u * u * (3 - 2 * u);
  };
  const STEPS = 3;
  return {
    seconds: 1.5 * paceOf(body),
    loop: false,
    pose(t, c) {
      c.feet.forEach((foot, i) => {
        let done = 0;
        let height = 0;
        for (let n = 0; n < STEPS; n++) {
          const u = (t * STEPS - n - group[i] * 0.96) / 0.46;
          done += eased(u) / STEPS;
          if (u > 0 && u < 1) height = 0.2 * Math.sin(Math.PI * u);
        }
        foot.around = 90 * done;
        foot.at = [0, height, 0];
        foot.planted = height === 0;
      });
      c.turn = [0, 90 * t * t * (3 - 2 * t), 0];
      c.neck = [0, 14 * Math.sin(Math.PI * t), 0];
      c.tail = [0, -10 * Math.sin(Math.PI * t), 0];
      c.ears = [0, 16 * Math.sin(Math.PI * t), 0];
      if (body.tentacles.length) c.more = (puppet) => crawlTentacles(puppet, body, 2 * t, 0.6 * Math.sin(Math.PI * t));
    },
  };
}

/** Ways of what has six legs or more, or tentacles, to get about. */
export const MANY_LEGS_GAITS = {
  walk: [
    'Walks: every other leg crosswise stands while the others swing (alternating tripod or tetrapod), crabs to their left; tentacles reach out and pull. A loop.',
    walk,
  ],
  run: ['Scuttles: the same with long quick strides. A loop.', run],
  climb: ['Goes up a wall, body upright. A loop.', climb],
  turn: ['Steps a quarter turn to the left on the spot.', turn],
} satisfies ActTable;
