import { Host } from '../../../kits/host.ts';
import type { Draft } from '../draft.ts';
import type { Anatomy } from '../plan/tetrapod.ts';
import type { Extra } from '../spec.ts';
import { bellyPlates, dorsalSpikes } from './armour.ts';
import { beard, horseMane, lionMane, ruff } from './hairdo.ts';
import { dorsalPlates, sail, tailBlade, tailSpikes } from './plates.ts';
import { comb, crest, tailFan } from './plumage.ts';
import { quills } from './quills.ts';
import { frill, shell, tailClub, trunk } from './shields.ts';

/** What makes a species itself beyond its proportions: spikes, plates, manes, shells. Works on the finished body's surface. */
export function buildExtras(draft: Draft, body: Anatomy): void {
  const extras = body.species.extras ?? [];
  if (extras.length > 0) {
    const host = new Host(body.core);
    for (const extra of extras) buildExtra(draft, body, host, extra);
  }
  const chin = body.species.head.beard;
  if (chin) beard(draft, body, chin);
}

function buildExtra(draft: Draft, body: Anatomy, host: Host, extra: Extra): void {
  switch (extra.kind) {
    case 'dorsal spikes':
      dorsalSpikes(draft, body, host, extra);
      break;
    case 'dorsal plates':
      dorsalPlates(draft, body, host, extra);
      break;
    case 'belly plates':
      bellyPlates(draft, body, host, extra.n);
      break;
    case 'lion mane':
      lionMane(draft, body, host, extra.size);
      break;
    case 'horse mane':
      horseMane(draft, body, host, extra.size);
      break;
    case 'ruff':
      ruff(draft, body, host, extra.size);
      break;
    case 'quills':
      quills(draft, body, host, extra);
      break;
    case 'shell':
      shell(draft, body, extra.size);
      break;
    case 'frill':
      frill(draft, body, extra.size);
      break;
    case 'trunk':
      trunk(draft, body, extra.length);
      break;
    case 'sail':
      sail(draft, body, host, extra.size);
      break;
    case 'tail spikes':
      tailSpikes(draft, body, extra.size);
      break;
    case 'tail blade':
      tailBlade(draft, body, extra.size);
      break;
    case 'tail club':
      tailClub(draft, body, extra.size);
      break;
    case 'tail fan':
      tailFan(draft, body, extra);
      break;
    case 'comb':
      comb(draft, body, extra.size);
      break;
    case 'crest':
      crest(draft, body, extra);
      break;
  }
}
