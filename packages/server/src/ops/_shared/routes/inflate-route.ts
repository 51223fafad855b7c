import { makeSubject } from '@claywork/kernels';
import { meshScene } from '../mesh-scene.ts';
import type { Route } from './route.ts';

/** Cells along the subject's longest side, and pixels of its pictures. */
const RUNGS = {
  draft: { cells: 112, pixels: 512 },
  standard: { cells: 168, pixels: 1024 },
  pro: { cells: 224, pixels: 1536 },
  cinematic: { cells: 288, pixels: 1536 },
} as const;

/** Blows the outline up: works for everything, and is last. */
export const inflateRoute: Route = {
  name: 'inflate',
  propose: async (cut, { quality, seed }) => ({
    score: 0.1,
    make: () => {
      const { mesh, projection, color } = makeSubject(cut, RUNGS[quality]);
      return meshScene(mesh, { base: 'plain', color, projection }, seed);
    },
  }),
};
