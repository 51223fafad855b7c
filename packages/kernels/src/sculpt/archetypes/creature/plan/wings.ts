import type { FieldShape } from '../../../../field/index.ts';
import { V3, type Vec3 } from '../../../../math/index.ts';
import type { MaterialSpec } from '../../../../texture/index.ts';
import { frames } from '../../../kits/frame.ts';
import { Host } from '../../../kits/host.ts';
import { batWing } from '../../../kits/wing-bat.ts';
import { featherWing, foldedWing } from '../../../kits/wing-feather.ts';
import { veinedWing } from '../../../kits/wing-insect.ts';
import type { Draft } from '../draft.ts';
import type { WingSpec } from '../spec.ts';
import { bodyFlow } from './flow.ts';
import type { Anatomy } from './tetrapod.ts';

type Grab = (t: number, up: number, side: number, offset: number) => Vec3;

/** Wings on any trunk: roots are found on the real surface of the shoulders, the trailing edge on the flank. */
export function buildWings(draft: Draft, spec: WingSpec, body: Anatomy): void {
  const host = new Host(body.core);
  const { trunk } = body;
  const grab: Grab = (t, up, side, offset) => {
    const s = trunk.section(t);
    // Up from the back, however upright the trunk is held.
    const dir = V3.normalize(frames.direction({ at: [0, 0, 0], rot: trunk.frame.rot }, [side, up, 0]));
    return host.hit(V3.addScaled(s.at, dir, draft.unit * 2), V3.scale(dir, -1), offset);
  };
  for (const side of [1, -1]) {
    if (spec.kind === 'bat') putBatWing(draft, spec, side, grab);
    else if (spec.kind === 'feather') putFeatherWing(draft, spec, side, grab);
    else if (spec.kind === 'folded') putFoldedWing(draft, spec, side, grab, { body, host });
    else putInsectWing(draft, spec, side, grab);
  }
}

/** A root of muscle in the body that slims into the arm, which is a part of its own with its own grid. */
function rootMuscle(draft: Draft, points: readonly Vec3[], r: number, k: number): void {
  draft.add(
    {
      op: 'chain',
      points: [V3.lerp(points[0], points[1], -0.12), points[0], V3.lerp(points[0], points[1], 0.4)],
      radii: [r * 1.7, r * 1.45, r * 0.5],
      spline: 'catmull',
    },
    k,
  );
}

/** Flight feathers have the wing's second colour, where it has one, and barbs along themselves. */
function quills(wings: MaterialSpec, grain: Vec3): MaterialSpec {
  return { ...wings, color: wings.color2 ?? wings.color, color2: wings.color3 ?? wings.color2, grain };
}

function wingJoints(draft: Draft, label: string, points: readonly Vec3[], tip: Vec3): string {
  const shoulder = draft.joint(`${label} wing shoulder`, 'chest', points[0]);
  const elbow = draft.joint(`${label} wing elbow`, shoulder, points[1]);
  const wrist = draft.joint(`${label} wing wrist`, elbow, points[2]);
  draft.joint(`${label} wing tip`, wrist, tip);
  return wrist;
}

function putBatWing(draft: Draft, spec: WingSpec, side: number, grab: Grab): void {
  const span = spec.span * draft.unit;
  const place = spec.at ?? 0.78;
  const label = side > 0 ? 'left' : 'right';
  const at = grab(place, 0.85, side, -span * 0.012);
  const flank = grab(Math.max(0.05, place - 0.66), 0.55, side, -span * 0.004);
  const wing = batWing({ at, flank, side, span, lift: spec.lift, hang: spec.hang, sweep: spec.sweep });
  const { points, radii } = wing.arm;
  rootMuscle(draft, points, radii[0], span * 0.035);
  const bulge = (a: number, fs: readonly number[], rs: readonly number[]): FieldShape => ({
    op: 'chain',
    points: fs.map((f) => V3.lerp(points[a], points[a + 1], f)),
    radii: rs,
    spline: 'catmull',
  });
  const arm: FieldShape = {
    op: 'union',
    k: span * 0.012,
    of: [
      { op: 'chain', points, radii: [radii[0] * 1.05, radii[1] * 1.1, radii[2]], spline: 'linear' },
      bulge(0, [0.08, 0.35, 0.75], [radii[0] * 0.9, radii[0] * 1.25, radii[1] * 0.9]),
      bulge(1, [0.02, 0.3, 0.9], [radii[1] * 0.95, radii[1] * 1.2, radii[2] * 0.8]),
      { op: 'sphere', r: radii[2] * 1.25, at: points[2] },
    ],
  };
  const wrist = wingJoints(draft, label, points, wing.tip);
  draft.part(`${label} wing arm`, 'skin', arm);
  wing.fingers.forEach((finger, i) => {
    draft.part(`${label} wing finger ${i + 1}`, 'skin', finger, { detail: 2 });
  });
  draft.part(`${label} wing membrane`, 'wings', wing.membrane, { detail: 0.8 });
  draft.part(`${label} wing claw`, 'claws', wing.claw, { joint: wrist });
}

function putFeatherWing(draft: Draft, spec: WingSpec, side: number, grab: Grab): void {
  const span = spec.span * draft.unit;
  const label = side > 0 ? 'left' : 'right';
  const at = grab(spec.at ?? 0.78, 0.75, side, -span * 0.015);
  const wing = featherWing({ at, side, span, lift: spec.lift, hang: spec.hang, sweep: spec.sweep });
  const { points, radii } = wing.arm;
  rootMuscle(draft, points, radii[0], span * 0.04);
  wingJoints(draft, label, points, wing.tip);
  const { wings } = draft.materials;
  draft.part(`${label} wing feathers`, 'wings', wing.flight, { detail: 0.7, material: quills(wings, wing.grain) });
  draft.part(`${label} wing coverts`, 'wings', wing.coverts, { material: { ...wings, flow: wing.flow } });
}

function putFoldedWing(
  draft: Draft,
  spec: WingSpec,
  side: number,
  grab: Grab,
  { body, host }: { body: Anatomy; host: Host },
): void {
  const label = side > 0 ? 'left' : 'right';
  const from = grab(0.95, 0.25, side, 0);
  const to = grab(Math.max(0, 0.95 - spec.span), 0.35, side, 0);
  const out = V3.normalize(frames.direction({ at: [0, 0, 0], rot: body.trunk.frame.rot }, [side, 0.22, 0]));
  const height = (spec.lift ?? 0.42) * draft.unit;
  const flank = (p: Vec3): number => {
    const hit = host.find(V3.addScaled(p, out, draft.unit), V3.scale(out, -1));
    // Past the edge of the body the wing goes on as it was, a little inwards.
    return hit ? Math.max(-0.6 * height, V3.dot(V3.sub(hit, p), out)) : -0.22 * height;
  };
  const wing = foldedWing({ from, to, side, out, height, flank });
  const shoulder = draft.joint(`${label} wing shoulder`, 'chest', from);
  draft.joint(`${label} wing tip`, shoulder, to);
  const { wings } = draft.materials;
  draft.part(`${label} wing`, 'wings', wing.shield, { material: { ...wings, flow: bodyFlow(body) } });
  draft.part(`${label} wing feathers`, 'wings', wing.primaries, {
    detail: 0.8,
    material: quills(wings, V3.sub(to, from)),
  });
}

function putInsectWing(draft: Draft, spec: WingSpec, side: number, grab: Grab): void {
  const span = spec.span * draft.unit;
  const label = side > 0 ? 'left' : 'right';
  const at = grab(spec.at ?? 0.75, 0.9, side, -span * 0.01);
  const joint = draft.joint(`${label} wing shoulder`, 'chest', at);
  for (const [i, name] of [`${label} wing`, `${label} hind wing`].entries()) {
    const wing = veinedWing({
      at,
      side,
      span: span * (i === 0 ? 1 : 0.75),
      lift: 34 - i * 16,
      sweep: -8 + i * 38,
      outline: 'fairy',
    });
    draft.part(name, 'wings', wing.blade, { joint });
  }
}
