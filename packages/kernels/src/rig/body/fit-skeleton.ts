import type { Mesh } from '../../mesh/index.ts';
import type { RigSkeleton, RigType } from '../skeleton.ts';
import { fitAvian, fitStooped } from './avian.ts';
import { fitBiped } from './biped.ts';
import type { Body } from './body.ts';
import { fitAquatic, fitSerpentine } from './long-body.ts';
import { fitManyLegged } from './many-legged.ts';
import { planeSpan } from './mirror-ridge.ts';
import { fitQuadruped } from './quadruped.ts';

/** From this length by height a two-legged body goes along the ground. */
const STOOPED = 1.25;

/** Lays a skeleton of a kind into a body that looks to +z, whatever the body is like; `mesh` stands as the body does. */
export function fitSkeleton(body: Body, type: RigType, mesh: Pick<Mesh, 'positions' | 'indices'>): RigSkeleton {
  switch (type) {
    case 'biped': {
      const [first, last] = planeSpan(body);
      return last - first > STOOPED * body.height ? fitStooped(body) : fitBiped(body, mesh);
    }
    case 'quadruped':
      return fitQuadruped(body);
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
