import { Host } from '../../../kits/host.ts';
import type { Draft } from '../draft.ts';
import type { Anatomy } from '../plan/tetrapod.ts';
import { bellyPlates, dorsalSpikes } from './armour.ts';

/** What makes a species itself beyond its proportions: spikes, plates, manes, shells. Works on the finished body's surface. */
export function buildExtras(draft: Draft, body: Anatomy): void {
  const extras = body.species.extras ?? [];
  if (extras.length === 0) return;
  const host = new Host(draft.body());
  for (const extra of extras) {
    if (extra.kind === 'dorsal spikes') dorsalSpikes(draft, body, host, extra);
    else if (extra.kind === 'belly plates') bellyPlates(draft, body, host, extra.n);
  }
}
