import { planSubject } from '@claywork/kernels';
import { partsScene } from '../mesh-scene.ts';
import type { Route } from './route.ts';

/** Cells along the subject's longest side, and pixels of its pictures. */
const RUNGS = {
  draft: { cells: 112, pixels: 512 },
  standard: { cells: 168, pixels: 1024 },
  pro: { cells: 224, pixels: 1536 },
  cinematic: { cells: 288, pixels: 1536 },
} as const;

/** Surer than blowing up, though less so than to know the thing. */
const SURE = 0.4;

/** Shapes from the outline and the picture's edges alone: blown up where it is nothing plainer. Works for everything, and is last. */
export const inflateRoute: Route = {
  name: 'inflate',
  propose: async (cut, { quality, seed, align, parts }) => {
    const plan = planSubject(cut, { ...RUNGS[quality], aligned: align, parts });
    return {
      score: plan.route === 'inflate' ? 0.1 : SURE,
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
