import { guessAngular, guessFace, guessName, planSubject } from '@claywork/kernels';
import { partsScene } from '../mesh-scene.ts';
import { PICTURE_RUNGS } from '../picture-rungs.ts';
import type { Route } from './route.ts';
import { loadSolidNetwork } from './solid-network.ts';

/** Surer than blowing up, though less so than to know the thing. */
const SURE = 0.4;

/** Shapes from the outline and the picture alone: a guessed solid, or blown up in parts, where it is nothing plainer. Works for everything, and is last. */
export const inflateRoute: Route = {
  name: 'inflate',
  propose: async (cut, { quality, seed, align, parts }) => {
    const { network, naming, names } = await loadSolidNetwork();
    const named = guessName(naming, names, cut);
    const [face, angular] = [guessFace(named), guessAngular(named)];
    const wishes = { ...PICTURE_RUNGS[quality], aligned: align, parts, network, face, angular };
    const plan = planSubject(cut, wishes);
    return {
      score: plan.route === 'inflate' || plan.route === 'solid' ? 0.1 : SURE,
      name: plan.route,
      elevation: (plan.elevation * 180) / Math.PI,
      lean: (plan.lean * 180) / Math.PI,
      make: () => {
        const subject = plan.make();
        const { projection, color, rough } = subject;
        return partsScene(subject.parts, { base: 'plain', color, rough, projection }, seed);
      },
    };
  },
};
