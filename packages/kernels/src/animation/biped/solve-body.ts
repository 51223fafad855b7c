import { updatePose } from '../skeleton-pose.ts';
import { clampChannel } from './limits.ts';
import type { Arm, Biped } from './measure.ts';
import { CHANNELS } from './pose.ts';
import { type ArmValues, type HandSpan, solveArm } from './solve-arms.ts';
import { type LegValues, reachOf, solveLeg } from './solve-legs.ts';
import { turnBody } from './turns.ts';

/** All numbers of a pose in the order of `CHANNELS`, and the hands' targets. */
export interface BodyValues {
  values: Float64Array;
  left?: HandSpan;
  right?: HandSpan;
  /** What the pelvis is moved by on top of its own channel, metres: let down so that feet reach the ground, or lifted off it. */
  raise: number;
  /** What the pelvis is pitched and rolled by so that thighs stay within what hips do, degrees; the spine makes up for it. */
  relief?: { pitch: number; roll: number };
}

/** The solver of one body's poses. */
export interface BodySolver {
  /** Poses the skeleton. */
  solve(body: BodyValues): void;
  /** How far the pelvis must come down for its feet, metres (0 or less); poses the pelvis only. */
  drop(body: BodyValues): number;
  /** How far the pelvis may rise before feet that stand are out of reach, metres; poses the pelvis only. */
  room(body: BodyValues): number;
}

const WITH_TARGET = (span: HandSpan | undefined) => span?.targets.some((t) => t !== 'free' && t[0] === 'other');

/** Degrees that people bow, and the share of it that a level trunk leaves out: it is bowed already. */
const BOW = 90;
const LESS = 0.8;

/** A pitch to the front as a body has it whose trunk is level by `level`; whole somersaults stay whole. */
function bowLess(pitch: number, level: number): number {
  if (pitch <= 0) return pitch;
  const around = pitch % 360;
  return pitch - LESS * level * Math.max(0, Math.min(around, BOW, 360 - around));
}

/** Prepares to pose a biped from channels: pelvis, spine, head, legs, then arms, since hands reach for the others. */
export function createBodySolver(biped: Biped): BodySolver {
  const at = new Map(CHANNELS.map((name, i) => [name, i]));
  const names = (limb: string) => CHANNELS.filter((c) => c.startsWith(`${limb}.`)).map((c) => c.slice(limb.length + 1));
  const reader = (limb: string) => {
    const list = names(limb).map((name) => [name, at.get(`${limb}.${name}`) as number] as const);
    const out: Record<string, number> = {};
    return (values: Float64Array) => {
      for (const [name, i] of list) out[name] = clampChannel(CHANNELS[i], values[i]);
      return out;
    };
  };
  const hips = reader('hips');
  const spine = reader('spine');
  const head = reader('head');
  const armReaders = [reader('armL'), reader('armR')];
  const legReaders = [reader('legL'), reader('legR')];
  const legs = biped.legs.map((leg, i) => [leg, legReaders[i]] as const);

  const poseHips = ({ values, raise, relief }: BodyValues) => {
    const { pose, legLength } = biped;
    const h = hips(values);
    h.pitch = bowLess(h.pitch, biped.level) + (relief?.pitch ?? 0);
    h.roll += relief?.roll ?? 0;
    setOwn(biped.hips, turnBody(h.pitch, h.yaw, h.roll));
    pose.root[0] = h.x * legLength;
    pose.root[1] = h.y * legLength + raise;
    pose.root[2] = h.z * legLength;
    updatePose(pose);
    return h;
  };
  const setOwn = (joint: number, q: readonly number[]) => {
    for (let k = 0; k < 4; k++) biped.pose.own[joint * 4 + k] = q[k];
  };
  const share = (joints: readonly number[], bend: number, turn: number, lean: number, weights?: readonly number[]) => {
    joints.forEach((joint, i) => {
      const w = weights ? weights[i] : 1 / joints.length;
      setOwn(joint, turnBody(bend * w, turn * w, lean * w));
    });
  };

  const solve = (body: BodyValues) => {
    const { pose } = biped;
    const { values } = body;
    const h = poseHips(body);
    const s = spine(values);
    s.bend = bowLess(s.bend, biped.level) - (body.relief?.pitch ?? 0);
    s.lean -= body.relief?.roll ?? 0;
    share(biped.spine, s.bend, s.twist, s.lean);
    const n = head(values);
    // a head held still undoes what pelvis and spine do to it, as far as a neck goes
    const nod = clampChannel('head.nod', n.nod - n.still * (h.pitch + s.bend));
    const look = clampChannel('head.look', n.look - n.still * s.twist);
    const tilt = clampChannel('head.tilt', n.tilt - n.still * (h.roll + s.lean));
    share(biped.neck, nod, look, tilt, biped.neck.length === 2 ? [0.4, 0.6] : undefined);
    updatePose(pose);
    for (const [leg, read] of legs) solveLeg(biped, leg, read(values) as unknown as LegValues);
    const spans = [body.left, body.right];
    const order = WITH_TARGET(body.left) ? [1, 0] : [0, 1];
    for (const i of order) {
      solveArm(biped, biped.arms[i] as Arm, armReaders[i](values) as unknown as ArmValues, spans[i]);
    }
  };
  const reaches = (body: BodyValues) => {
    poseHips(body);
    return legs.map(([leg, read]) => reachOf(biped, leg, read(body.values) as unknown as LegValues));
  };
  const drop = (body: BodyValues) => Math.min(0, ...reaches(body).map((reach) => reach.drop));
  const room = (body: BodyValues) => Math.min(...reaches(body).map((reach) => reach.room));
  return { solve, drop, room };
}
