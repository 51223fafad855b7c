import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Network, planSubject, readNetwork } from '@claywork/kernels';
import { partsScene } from '../mesh-scene.ts';
import { PICTURE_RUNGS } from '../picture-rungs.ts';
import type { Route } from './route.ts';

/** Surer than blowing up, though less so than to know the thing. */
const SURE = 0.4;

let network: Promise<Network> | undefined;

/** Shapes from the outline and the picture alone: a guessed solid, or blown up in parts, where it is nothing plainer. Works for everything, and is last. */
export const inflateRoute: Route = {
  name: 'inflate',
  propose: async (cut, { quality, seed, align, parts }) => {
    network ??= loadNetwork();
    const wishes = { ...PICTURE_RUNGS[quality], aligned: align, parts, network: await network };
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

async function loadNetwork(): Promise<Network> {
  return readNetwork(await readFile(createRequire(import.meta.url).resolve('@claywork/kernels/solid-network')));
}
