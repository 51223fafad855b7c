import { V3, type Vec3 } from '../../math/index.ts';
import { type Anatomy, paceOf } from './anatomy.ts';
import type { Controls, FootControl } from './controls.ts';
import { beatsIn, beatWings, hover, layLevel } from './insect-wings.ts';
import type { Limb } from './limb.ts';
import type { Puppet } from './puppet.ts';
import type { Act, ActTable } from './record.ts';
import { eachFoot, keys, stay, wave } from './shaping.ts';
import { bendChain, crawlTentacles, reachTentacle } from './tentacles.ts';

/** What hangs on the sides, moved along with an act: claws or fore tentacles rise by `lift` and snap by `snap`, the other tentacles stir. */
function arms(body: Anatomy, c: Controls, t: number, { lift = 0, forward = 0, stir = 0.25 }): void {
  const floor = body.ground + 0.02 * body.unit;
  c.more = (puppet: Puppet) => {
    if (body.tentacles.length) crawlTentacles(puppet, body, t, stir);
    for (const tentacle of body.tentacles)
      if (tentacle.order === 0 && forward > 0)
        reachTentacle(puppet, tentacle, [0, 0.25 + 0.3 * lift, 1], forward, floor);
    for (const claw of body.claws)
      bendChain(
        puppet,
        claw,
        (share) => [lift * (share < 0.3 ? 38 : 8), -claw.side * forward * 24 * (1 - share)],
        floor,
      );
  };
}

/** Breathes; one leg after another is lifted and set down; feelers and tips of tentacles play. */
function idle(body: Anatomy): Act {
  if (body.airborne) return hover(body, { seconds: 4, far: 0, pitch: 0 });
  const count = Math.max(1, body.legs.length);
  const tap = keys([0, 0], [0.35, 1], [0.5, 0.2], [0.62, 0.7], [1, 0]);
  return {
    seconds: 4,
    loop: true,
    pose(t, c) {
      c.shift = [wave(t, 0.015, 0.2), wave(t, 0.018, 0, 2) - 0.018, 0];
      c.turn = [wave(t, 0.8, 0.1, 2), wave(t, 1.5, 0.3), 0];
      c.neck = [wave(t, 3, 0.1, 2), wave(t, 7, 0.4), 0];
      c.tail = [wave(t, 5, 0.05, 2), wave(t, 3, 0.2), 0];
      c.ears = [wave(t, 12, 0.1, 3), wave(t, 16, 0.3, 2), 0];
      eachFoot(body, c, (foot, leg) => {
        const n = body.legs.indexOf(leg);
        const u = t * 2 - ((n * 5) % count) / count - 0.3;
        if (u <= 0 || u >= 0.4 || n % 3 !== 0) return;
        foot.at = [0, 0.16 * tap(u / 0.4), 0];
        foot.planted = false;
      });
      arms(body, c, t, { lift: 0.12 + wave(t, 0.12, 0.3), stir: 0.35 });
    },
  };
}

/** Coils back on its legs and springs forward onto its prey, fore legs first. */
function attack(body: Anatomy): Act {
  const along = keys([0, 0], [0.3, -0.35], [0.46, 0.5], [0.58, 0.5], [0.85, 0], [1, 0]);
  const up = keys([0, 0], [0.3, -0.18], [0.4, 0.14], [0.5, -0.16], [0.62, -0.1], [0.85, 0], [1, 0]);
  const rear = keys([0, 0], [0.3, 20], [0.46, -13], [0.6, -10], [0.85, 0], [1, 0]);
  const jaw = keys([0, 0], [0.3, 20], [0.43, 32], [0.5, 0], [0.56, 20], [0.62, 0], [1, 0]);
  return {
    seconds: 1.2 * paceOf(body),
    loop: false,
    pose(t, c) {
      c.shift = [0, up(t), along(t)];
      c.turn = [rear(t), 0, 0];
      c.neck = [-rear(t) * 0.5, 0, 0];
      c.jaw = jaw(t);
      c.tail = [-rear(t) * 0.8, 0, 0];
      c.ears = [-rear(t), 0, 0];
      foreLegs(
        body,
        c,
        keys([0, 0], [0.12, 0], [0.3, 1], [0.42, 0.9], [0.5, 0.02], [0.6, 0.3], [0.8, 0], [1, 0])(t),
        along(t),
      );
      arms(body, c, t, {
        lift: Math.max(0, rear(t) / 20),
        forward: keys([0, 0], [0.3, 0.1], [0.46, 0.85], [0.6, 0.7], [0.9, 0], [1, 0])(t),
      });
    },
  };
}

/** Raises the first pair of legs, and brings it along. */
function foreLegs(body: Anatomy, c: Controls, k: number, along: number): void {
  eachFoot(body, c, (foot, leg) => {
    if (leg.order !== 0 || k < 0.01) return;
    const far = k * spanOf(body, leg);
    foot.planted = false;
    foot.at = [-leg.side * 0.1 * far, 0.95 * far, 0.25 * far + Math.max(0, along)];
  });
}

/** How far a leg swings, units: long legs of low bodies would hardly be seen to by the height of the hips. */
function spanOf({ unit }: Anatomy, { reach }: Limb): number {
  return Math.max(1, (0.5 * reach) / unit);
}

/** Raises the left fore leg (or claw, or tentacle) and strikes across. */
function slash(body: Anatomy): Act {
  const rise = keys([0, 0], [0.3, 1], [0.42, 0.85], [0.52, 0.25], [0.8, 0], [1, 0]);
  const cross = keys([0, 0], [0.3, -1], [0.5, 1], [0.62, 0.8], [0.85, 0], [1, 0]);
  return {
    seconds: 1,
    loop: false,
    pose(t, c) {
      const [k, s] = [rise(t), cross(t)];
      c.shift = [-0.1 * s, 0.1 * k, 0.14 * s];
      c.turn = [12 * k, -14 * s, 4 * s];
      c.neck = [0, -6 * s, 0];
      c.tail = [-10 * k, 14 * s, 0];
      eachFoot(body, c, (foot, leg) => {
        if (leg.order !== 0 || leg.side < 0 || k < 0.01) return;
        const far = k * spanOf(body, leg);
        foot.planted = false;
        foot.at = [-0.5 * far * s, 0.9 * far, far * (0.3 + 0.3 * (1 - s * s))];
      });
      arms(body, c, t, { lift: k, forward: 0.5 + 0.5 * s > 0.5 ? Math.max(0, s) * 0.8 : 0 });
    },
  };
}

/** Plants itself, raises the abdomen over its back and shoots; what has none spits. */
function shoot(body: Anatomy): Act {
  const arch = keys([0, 0], [0.35, 1], [0.44, 1.12], [0.5, 0.7], [0.58, 1], [0.85, 0], [1, 0]);
  const kick = keys([0, 0], [0.44, 0], [0.5, -0.14], [0.62, -0.03], [0.8, 0], [1, 0]);
  return {
    seconds: 1.4,
    loop: false,
    pose(t, c) {
      const k = arch(t);
      c.shift = [0, -0.08 * k, kick(t)];
      c.turn = [-14 * k, 0, 0];
      c.tail = [-80 * k, 0, 0];
      c.neck = [8 * k, 0, 0];
      c.jaw = 24 * Math.max(0, k - 0.4);
      c.ears = [-14 * k, 0, 0];
      arms(body, c, t, { lift: 0.5 * k, stir: 0.3 + 0.2 * k });
    },
  };
}

/** Shrinks from a blow. */
function hurt(body: Anatomy): Act {
  const hit = keys([0, 0], [0.12, 1], [0.3, 0.7], [0.5, -0.2], [0.75, 0.05], [1, 0]);
  return {
    seconds: 0.8,
    loop: false,
    pose(t, c) {
      const k = hit(t);
      c.shift = [-0.16 * k, -0.16 * Math.max(0, k), -0.14 * k];
      c.turn = [8 * k, -9 * k, 9 * k];
      c.neck = [-10 * k, -14 * k, 0];
      c.tail = [12 * k, 8 * k, 0];
      c.ears = [20 * k, 0, 0];
      arms(body, c, t, { lift: 0.6 * Math.max(0, k), stir: 0.25 * Math.max(0, k) });
    },
  };
}

/** Degrees that a body of tentacles leans over as it slumps. */
const SLUMPED = 12;

/** Tips over on its back, kicks, and the legs draw together: one way. Tentacles just go limp. */
function fall(body: Anatomy): Act {
  const legged = body.legs.length > 0;
  const flies = body.airborne;
  const tip = keys(
    [0, 0],
    [0.12, -8],
    [0.45, legged ? 182 : 1.05 * SLUMPED],
    [0.55, legged ? 174 : 0.93 * SLUMPED],
    [0.65, legged ? 179 : SLUMPED],
    [1, legged ? 179 : SLUMPED],
  );
  const curl = keys([0, 0], [0.3, 0.2], [0.55, 0.35], [0.66, 0.9], [0.72, 0.7], [0.85, 1], [1, 1]);
  const low = 1 - (0.6 * body.girth) / body.unit;
  // a body that tentacles carried comes down between them
  const sunk = (0.75 * (body.middle[1] - body.ground)) / body.unit;
  return {
    seconds: 1.8,
    loop: false,
    pose(t, c) {
      const over = Math.min(1, Math.max(0, tip(t) / (legged ? 179 : SLUMPED)));
      const k = curl(t);
      const hop = Math.sin(Math.PI * over) * 0.7;
      c.shift = [-0.35 * over, legged ? -low * over + hop : -sunk * over, 0];
      c.turn = [0, 0, tip(t)];
      c.tail = [-14 * k, 0, 0];
      // what stands on them sinks to its side
      if (!legged) c.spine = c.neck = [12 * k * over, 0, 26 * k * over];
      eachFoot(body, c, (foot, leg) => {
        // goes with the trunk before that is upside down, where there are two ways round to it
        foot.free = flies ? 1 : Math.min(1, 2 * over);
        foot.planted = !flies && over === 0 && t < 0.1;
        foot.at = curled(body, leg, k * over);
      });
      arms(body, c, t, { stir: 0.3 * Math.sin(Math.PI * t), lift: 0.4 * k });
      layLevel(body, c, over);
      if (!legged) sink(body, c, k * over);
    },
  };
}

/** Lets tentacles sink to the ground where they lie out from the body, as high above it as they lie at rest: tips that went into it would prop the body up. */
function sink(body: Anatomy, c: Controls, much: number): void {
  const before = c.more;
  c.more = (puppet: Puppet) => {
    before?.(puppet);
    const { joints } = puppet.skeleton;
    for (const tentacle of body.tentacles) {
      const [from, to] = [joints[tentacle.joints[0]].at, joints[tentacle.joints[tentacle.joints.length - 1]].at];
      const out = V3.normalize([to[0] - from[0], 0, to[2] - from[2]], [tentacle.side, 0, 0]);
      const floor = Math.min(...tentacle.joints.map((j) => joints[j].at[1]));
      reachTentacle(puppet, tentacle, V3.normalize([out[0], -0.1, out[2]]), much, floor);
    }
  };
}

/** Drawn in over the belly. */
function curled(body: Anatomy, leg: Limb, k: number): Vec3 {
  const [x, , z] = leg.foot;
  return [(-0.62 * k * x) / body.unit, 0.3 * k, (-0.55 * k * (z - body.middle[2])) / body.unit];
}

function leap(body: Anatomy, height: number, far: number, down: number): Act {
  const along = keys([0, 0], [0.26, -0.1], [0.36, 0.15], [0.7, far], [1, far]);
  const up = keys([0, 0], [0.26, -0.3], [0.35, 0.1], [0.52, height], [0.7, 0.02], [0.78, -0.26], [0.92, 0], [1, 0]);
  const flies = body.airborne;
  const flight = keys([0, 0], [0.26, 0], [0.34, 1], [0.68, 1], [0.8, 0], [1, 0]);
  const seconds = 1.2 * paceOf(body);
  const beats = beatsIn(seconds);
  const pitch = keys([0, 0], [0.26, -4], [0.38, 16], [0.55, -down * 0.3], [0.68, -down], [0.82, 0], [1, 0]);
  return {
    seconds,
    loop: false,
    travel: (t) => [0, 0, along(t)],
    pose(t, c) {
      c.shift = [0, up(t), 0];
      c.turn = [pitch(t), 0, 0];
      c.tail = [-pitch(t) * 0.5, 0, 0];
      c.ears = [-20 * Math.sin(Math.PI * t), 0, 0];
      eachFoot(body, c, (foot: FootControl) => {
        const u = Math.min(1, Math.max(0, (t - 0.35) / 0.34));
        const place = u * u * (3 - 2 * u) * far;
        if (flies) {
          foot.free = 1;
          foot.planted = false;
          return;
        }
        foot.planted = u === 0 || u === 1;
        foot.at = stay([0, height * Math.sin(Math.PI * u), place], [0, 0, along(t)]);
      });
      beatWings(body, c, t, beats, flight(t));
      arms(body, c, 2 * t, { stir: 0.5 * Math.sin(Math.PI * t) });
    },
  };
}

/** Crouches and leaps forward. */
const jump = (body: Anatomy): Act => leap(body, 0.95, 1.8, 8);

/** Leaps high and comes down head first on what is below. */
const dive = (body: Anatomy): Act => leap(body, 1.5, 1.2, 42);

/** What a body with six legs or more, or with tentacles, does on its spot, and its leaps. */
export const MANY_LEGS_ACTS = {
  idle: ['Breathes, taps a foot, plays with feelers or the tips of tentacles. A loop.', idle],
  jump: ['Crouches and leaps forward.', jump],
  dive: ['Leaps high and comes down head first.', dive],
  slash: ['Strikes across with a fore leg, a claw or a tentacle.', slash],
  shoot: ['Raises its abdomen over its back, or opens its jaws, and shoots.', shoot],
  hurt: ['Shrinks from a blow on its left.', hurt],
  fall: ['Tips over on its back and draws its legs together; a body of tentacles slumps.', fall],
  attack: ['Rears back and springs on its prey, fore legs first.', attack],
} satisfies ActTable;
