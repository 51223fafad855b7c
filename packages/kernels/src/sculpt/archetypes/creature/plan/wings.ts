import { V3, type Vec3 } from '../../../../math/index.ts';
import { Host } from '../../../kits/host.ts';
import { batWing } from '../../../kits/wing-bat.ts';
import type { Draft } from '../draft.ts';
import type { WingSpec } from '../spec.ts';
import type { Anatomy } from './tetrapod.ts';

/** Wings on any trunk: roots are found on the real surface of the shoulders, the trailing edge on the flank. */
export function buildWings(draft: Draft, spec: WingSpec, body: Anatomy): void {
  const host = new Host(draft.body());
  const span = spec.span * draft.unit;
  const place = spec.at ?? 0.78;
  const { trunk } = body;
  const grab = (t: number, up: number, side: number, offset: number): Vec3 => {
    const s = trunk.section(t);
    const dir = V3.normalize([side, up, 0]);
    return host.hit(V3.addScaled(s.at, dir, draft.unit * 2), V3.scale(dir, -1), offset);
  };
  for (const side of [1, -1]) {
    const label = side > 0 ? 'left' : 'right';
    if (spec.kind === 'bat') {
      const at = grab(place, 0.85, side, -span * 0.012);
      const flank = grab(Math.max(0.05, place - 0.66), 0.55, side, -span * 0.004);
      const wing = batWing({ at, flank, side, span, lift: spec.lift, hang: spec.hang, sweep: spec.sweep });
      const { points, radii } = wing.arm;
      // A root of muscle in the body that slims into the arm, which is a part of its own with its own grid.
      draft.add(
        {
          op: 'chain',
          points: [V3.lerp(points[0], points[1], -0.12), points[0], V3.lerp(points[0], points[1], 0.4)],
          radii: [radii[0] * 1.7, radii[0] * 1.45, radii[0] * 0.5],
          spline: 'catmull',
        },
        span * 0.035,
      );
      const arm = {
        op: 'union' as const,
        k: span * 0.012,
        of: [
          {
            op: 'chain' as const,
            points,
            radii: [radii[0] * 1.05, radii[1] * 1.1, radii[2]],
            spline: 'linear' as const,
          },
          {
            op: 'chain' as const,
            points: [0.08, 0.35, 0.75].map((f) => V3.lerp(points[0], points[1], f)),
            radii: [radii[0] * 0.9, radii[0] * 1.25, radii[1] * 0.9],
            spline: 'catmull' as const,
          },
          {
            op: 'chain' as const,
            points: [0.02, 0.3, 0.9].map((f) => V3.lerp(points[1], points[2], f)),
            radii: [radii[1] * 0.95, radii[1] * 1.2, radii[2] * 0.8],
            spline: 'catmull' as const,
          },
          { op: 'sphere' as const, r: radii[2] * 1.25, at: points[2] },
        ],
      };
      const shoulder = draft.joint(`${label} wing shoulder`, 'chest', points[0]);
      const elbow = draft.joint(`${label} wing elbow`, shoulder, points[1]);
      const wrist = draft.joint(`${label} wing wrist`, elbow, points[2]);
      draft.joint(`${label} wing tip`, wrist, wing.tip);
      draft.part(`${label} wing arm`, 'skin', arm);
      draft.part(`${label} wing fingers`, 'skin', wing.fingers);
      draft.part(`${label} wing membrane`, 'wings', wing.membrane, { detail: 0.8 });
      draft.part(`${label} wing claw`, 'claws', wing.claw, { joint: wrist });
    }
  }
}
