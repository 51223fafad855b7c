import type { Mesh } from '../../mesh/index.ts';
import type { RigSkeleton, RigType } from '../skeleton.ts';
import { fitAvian, fitStooped } from './avian.ts';
import { fitBiped } from './biped.ts';
import type { Body } from './body.ts';
import { findFoldedLegs } from './folded-legs.ts';
import { fitAquatic, fitSerpentine } from './long-body.ts';
import { fitManyLegged } from './many-legged.ts';
import { planeSpan } from './mirror-ridge.ts';
import { fitQuadruped } from './quadruped.ts';
import { unbend } from './unbend.ts';

/** From this length by height a two-legged body goes along the ground. */
const STOOPED = 1.25;

/** Lays a skeleton of a kind into a body that looks to +z, whatever the body is like; `mesh` stands as the body does. */
export function fitSkeleton(body: Body, type: RigType, mesh: Pick<Mesh, 'positions' | 'indices'>): RigSkeleton {
  switch (type) {
    case 'biped': {
      const [first, last] = planeSpan(body);
      return last - first > STOOPED * body.height ? fitUnbent(body, fitStooped) : fitBiped(body, mesh);
    }
    case 'quadruped':
      // Folded legs beside a trunk say nothing about how it is bent.
      return findFoldedLegs(body) ? fitQuadruped(body) : fitUnbent(body, fitQuadruped);
    case 'avian':
      return fitAvian(body);
    case 'hexapod':
    case 'octopod':
      return fitManyLegged(body, type);
    case 'serpentine':
      return fitSerpentine(body);
    case 'aquatic':
      return fitAquatic(body);
  }
}

/** Fits what lies along the ground as if it was straight. */
function fitUnbent(body: Body, fit: (body: Body) => RigSkeleton): RigSkeleton {
  const straight = unbend(body);
  return straight ? straight.takeBack(fit(straight.body)) : fit(body);
}
