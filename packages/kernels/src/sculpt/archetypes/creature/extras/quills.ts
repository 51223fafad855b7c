import type { Shape } from '../../../../curves/index.ts';
import { V3, type Vec3 } from '../../../../math/index.ts';
import { hornShape } from '../../../kits/horns.ts';
import type { Host } from '../../../kits/host.ts';
import type { Draft } from '../draft.ts';
import type { Anatomy } from '../plan/tetrapod.ts';

/** Quills over back and flanks, laid in a spiral so that no rows show. */
export function quills(draft: Draft, body: Anatomy, host: Host, spec: { size: number; n: number }): void {
  const u = draft.unit;
  const of: Shape[] = [];
  for (let i = 0; i < spec.n; i++) {
    const t = (i + 0.5) / spec.n;
    const s = body.trunk.section(1.04 - 1.1 * t);
    const a = (((i * 0.618034) % 1) * 2 - 1) * 1.42;
    const out: Vec3 = [Math.sin(a), Math.cos(a), 0];
    const root = host.find(V3.addScaled(s.at, out, u), V3.scale(out, -1), -0.01 * u);
    if (!root) continue;
    of.push(
      hornShape({
        at: root,
        dir: V3.add(out, [0, 0.15, -0.85]),
        length: spec.size * u * (0.85 + 0.3 * ((i * 0.381) % 1)),
        r: spec.size * u * 0.085,
        curl: 0,
      }),
    );
  }
  draft.part('quills', 'spikes', { op: 'assembly', of }, { detail: 0.6 });
}
