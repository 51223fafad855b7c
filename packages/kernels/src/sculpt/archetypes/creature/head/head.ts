import type { FieldShape } from '../../../../field/index.ts';
import { V3, type Vec3 } from '../../../../math/index.ts';
import { earShape } from '../../../kits/ears.ts';
import { eyeKit } from '../../../kits/eyes.ts';
import { type Frame, frames } from '../../../kits/frame.ts';
import { Host } from '../../../kits/host.ts';
import type { Draft } from '../draft.ts';
import type { EarSpec, EyeSpec, HeadSpec } from '../spec.ts';
import { buildBeak } from './beak.ts';
import { putEyePart } from './eye-part.ts';
import { buildHeadHorns } from './headgear.ts';
import { buildMouth, buildNose } from './mouth.ts';
import { buildWhiskers } from './whiskers.ts';

/** A head under construction, in its own frame: origin at the skull base, looking along +Z, metres. */
export interface HeadDraft {
  draft: Draft;
  spec: HeadSpec;
  frame: Frame;
  /** Head length, metres. */
  L: number;
  /** Prefix of part and joint names: '' or 'second '. */
  prefix: string;
  flesh: FieldShape[];
  blend: number[];
  cuts: FieldShape[];
  /** The solid head so far, for snapping. */
  host: Host;
}

/**
 * The head kit: braincase, muzzle, jaw, cheeks and brows from a table of proportions; eyes in sockets with lids, ears, nose, mouth,
 * teeth, horns. The flesh joins the body's field; what is loose becomes parts that follow the joint `head`.
 */
export function buildHead(draft: Draft, spec: HeadSpec, frame: Frame, prefix = ''): HeadDraft {
  const L = spec.length * draft.unit;
  const flesh: FieldShape[] = [];
  const blend: number[] = [];
  const add = (shape: FieldShape, k: number): void => {
    flesh.push(shape);
    blend.push(k * L);
  };
  const { skull, skullY = 0.05, muzzleZ, muzzleH, muzzleY } = spec;
  add(
    {
      op: 'ellipsoid',
      r: [skull[0] * L, skull[1] * L, (spec.skullL ?? 0.3) * L],
      at: [0, skullY * L, ((spec.skullL ?? 0.3) - 0.04) * L],
    },
    0.1,
  );
  if (!spec.beak) addMuzzle(spec, L, add);
  if (spec.cheek) {
    for (const side of [-1, 1]) {
      add(
        {
          op: 'ellipsoid',
          r: [spec.cheek * 0.62 * L, spec.cheek * L, spec.cheek * 1.25 * L],
          at: [side * skull[0] * 0.72 * L, (skullY - skull[1] * 0.42) * L, (muzzleZ * 0.62 + 0.06) * L],
          rot: [-20, 0, 0],
        },
        0.09,
      );
    }
  }
  if (spec.brow) addBrows(spec, L, flesh, blend, add);
  const head: HeadDraft = {
    draft,
    spec,
    frame,
    L,
    prefix,
    flesh,
    blend,
    cuts: [],
    host: new Host({ op: 'union', of: [...flesh], k: 0.05 * L, blend: [...blend] }),
  };
  buildEyes(head, spec.eye);
  if (spec.ear) buildEars(head, spec.ear);
  let tip: Vec3 = [0, muzzleY[1] * L, L];
  if (spec.beak) tip = buildBeak(head, spec.beak);
  else {
    buildNose(head);
    buildMouth(head);
    if (spec.whiskers) buildWhiskers(head);
  }
  buildHeadHorns(head);
  draft.add({ op: 'union', of: head.flesh, k: 0.05 * L, blend: head.blend, at: frame.at, rot: frame.rot }, 0.16 * L);
  for (const cut of head.cuts) draft.cuts.push(frames.field(frame, [cut]));
  if (prefix === '') {
    draft.joint('jaw', 'head', frames.point(frame, [0, muzzleY[0] * L - muzzleH[0] * 0.5 * L, muzzleZ * 0.5 * L]));
    draft.joint('head end', 'head', frames.point(frame, tip));
    putSockets(head);
  }
  return head;
}

/** Where a hat sits, glasses, and what is carried in the mouth: across it. */
function putSockets({ draft, spec, frame, L, host }: HeadDraft): void {
  const { skull, skullY = 0.05, skullL = 0.3, eye } = spec;
  // A hat keeps nearly upright on a head that hangs.
  const tip = 0.7 * frame.rot[0] * (Math.PI / 180);
  const hat: Vec3 = [0, Math.cos(tip), -Math.sin(tip)];
  const middle: Vec3 = [0, skullY * L, (skullL - 0.04) * L];
  const crown = host.hit(V3.addScaled(middle, hat, 2 * L), V3.scale(hat, -1), 0);
  const brow = host.hit([0, eye.y * L, 2 * L], [0, 0, -1], 0);
  const at = (p: Vec3): Vec3 => frames.point(frame, p);
  const axes: Vec3[] = [hat, [0, 0, 1], [1, 0, 0]];
  const [up, ahead, aside] = axes.map((d) => frames.direction(frame, d));
  draft.sockets.head = { at: at(crown), dir: up, size: 1.8 * skull[0] * L };
  draft.sockets.eyes = { at: at([0, eye.y * L, Math.max(brow[2], eye.z * L)]), dir: ahead, size: 2 * skull[0] * L };
  const bite = spec.beak ? 0.8 : 0.9;
  draft.sockets.mouth = {
    at: at([0, (spec.muzzleY[1] - 0.5 * spec.muzzleH[1]) * L, bite * L]),
    dir: aside,
    size: 0.25 * spec.muzzleH[1] * L,
  };
  draft.sockets.neck = { at: at([0, (skullY - skull[1]) * L, 0]), dir: ahead, size: 1.5 * skull[0] * L };
}

/** Brow ridges: from the bridge of the nose over the eye to the temple, half sunk in the forehead wherever that is. */
function addBrows(
  spec: HeadSpec,
  L: number,
  flesh: readonly FieldShape[],
  blend: readonly number[],
  add: (shape: FieldShape, k: number) => void,
): void {
  const host = new Host({ op: 'union', of: [...flesh], k: 0.05 * L, blend: [...blend] });
  const { eye: e, skull, brow = 0 } = spec;
  for (const side of [-1, 1]) {
    const rows: readonly (readonly [number, number, number, number])[] = [
      [0.4, 1.0, 2.6, 0.55],
      [0.74, 1.75, 0.6, 1],
      [0.76, 1.7, -1.8, 0.5],
    ];
    const points = rows.map(([x, y, z, r]): Vec3 => {
      const high: Vec3 = [side * x * skull[0] * L, (e.y + e.r * y) * L, (e.z + e.r * z) * L];
      const dir = V3.normalize([-side * (0.55 - 0.012 * Math.min(45, 90 - e.out)), -1, -0.12]);
      // The ridge lies on the head just above the eye, and never in the air beside it.
      return host.hit(V3.addScaled(high, dir, -0.8 * L), dir, -brow * r * 0.35 * L);
    });
    add({ op: 'chain', points, radii: rows.map(([, , , r]) => brow * r * L), spline: 'catmull' }, 0.05);
  }
}

function addMuzzle(spec: HeadSpec, L: number, add: (shape: FieldShape, k: number) => void): void {
  const { muzzleZ, muzzleW, muzzleH, muzzleY } = spec;
  const ratio = (muzzleW[0] / muzzleH[0] + muzzleW[1] / muzzleH[1]) / 2;
  const tipZ = 1 - muzzleH[1];
  const mid = (a: number, b: number): number => a + (b - a) * 0.5;
  add(
    {
      op: 'chain',
      points: [
        [0, (muzzleY[0] + 0.02) * L, (muzzleZ - 0.18) * L],
        [0, muzzleY[0] * L, muzzleZ * L],
        [0, mid(muzzleY[0], muzzleY[1]) * L, mid(muzzleZ, tipZ) * L],
        [0, muzzleY[1] * L, tipZ * L],
      ],
      radii: [muzzleH[0] * 1.12 * L, muzzleH[0] * L, mid(muzzleH[0], muzzleH[1]) * 0.98 * L, muzzleH[1] * L],
      spline: 'catmull',
      scale: [ratio, 1, 1],
    },
    0.09,
  );
}

function buildEyes(head: HeadDraft, eye: EyeSpec): void {
  const { L, draft, frame, prefix } = head;
  // Eyes that look ahead may be enlarged until they touch, no further.
  const room = eye.out < 40 ? head.spec.skull[0] * 0.44 : 1;
  const r = Math.min(eye.r, room) * L;
  const rad = Math.PI / 180;
  for (const side of [1, -1]) {
    const up = (eye.up ?? 4) * rad;
    const out = eye.out * rad;
    const dir: Vec3 = [side * Math.sin(out) * Math.cos(up), Math.sin(up), Math.cos(out) * Math.cos(up)];
    const target: Vec3 = [side * head.spec.skull[0] * 0.6 * Math.max(0, Math.cos(out)) * L, eye.y * L, eye.z * L];
    // Seen from straight aside, a little from the front: the cheek, not the muzzle, carries the eye.
    const ray: Vec3 = V3.normalize([
      side * (0.15 + Math.sin(out)),
      0.1,
      Math.max(0, Math.cos(out)) * (eye.out < 45 ? 1 : 0.55),
    ]);
    const at = head.host.hit(V3.addScaled(target, ray, L), V3.scale(ray, -1), -r * 0.5);
    // An eye that is shut is a lid with a crease, and no part.
    const shut = eye.open === 0;
    const open = shut ? 0.09 : eye.open;
    const kit = eyeKit({ at, dir, r, pupil: eye.pupil, open, slant: shut ? -14 : eye.slant, iris: eye.iris });
    head.flesh.push(kit.lids);
    head.blend.push(r * 0.55);
    head.cuts.push(kit.opening);
    if (!shut) putEyePart(draft, `${prefix}${side > 0 ? 'left' : 'right'} eye`, [kit], r, 'head', frame);
  }
}

function buildEars(head: HeadDraft, ear: EarSpec): void {
  const { L, draft, frame, prefix } = head;
  const rad = Math.PI / 180;
  for (const side of [1, -1]) {
    const dir: Vec3 = V3.normalize([
      side * Math.sin(ear.out * rad),
      Math.cos(ear.out * rad) * Math.cos(ear.back * rad),
      -Math.sin(ear.back * rad),
    ]);
    const f = (ear.face ?? 35) * rad;
    const face: Vec3 = [side * Math.sin(f), 0, Math.cos(f)];
    const origin: Vec3 = [side * ear.x * L, (head.spec.skullY ?? 0.05) * L, ear.z * L];
    const ray: Vec3 = V3.normalize([side * Math.min(0.9, ear.x * 3), 1, 0]);
    const at = head.host.hit(V3.addScaled(origin, ray, L * 1.2), V3.scale(ray, -1), -0.015 * L);
    const shape = earShape({
      at,
      dir,
      face,
      length: ear.length * L,
      width: ear.width * L,
      outline: ear.outline,
      cup: ear.cup,
      fold: ear.fold,
    });
    draft.part(`${prefix}${side > 0 ? 'left' : 'right'} ear`, 'ears', frames.shape(frame, [shape]), {
      joint: 'head',
      detail: 1.5,
    });
  }
}
