import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Network, readNetwork } from '@claywork/kernels';

/** The network that guesses solids, and what its names of things are, in the order in which it tells how likely they are. */
export interface SolidNetwork {
  network: Network;
  names: readonly string[];
}

let loaded: Promise<SolidNetwork> | undefined;

/** Loads it once. */
export function loadSolidNetwork(): Promise<SolidNetwork> {
  loaded ??= read();
  return loaded;
}

async function read(): Promise<SolidNetwork> {
  const { resolve } = createRequire(import.meta.url);
  const [network, names] = await Promise.all(
    ['@claywork/kernels/solid-network', '@claywork/kernels/solid-names'].map((file) => readFile(resolve(file))),
  );
  return { network: readNetwork(network), names: JSON.parse(names.toString()) };
}
