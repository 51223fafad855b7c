import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Network, readNetwork } from '@claywork/kernels';

/** The network that guesses solids, and the one that names things, and what its names are, in the order in which it tells how likely they are. */
export interface SolidNetwork {
  network: Network;
  naming: Network;
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
  const [network, naming, names] = await Promise.all(
    ['solid-network', 'name-network', 'solid-names'].map((file) => readFile(resolve(`@claywork/kernels/${file}`))),
  );
  return { network: readNetwork(network), naming: readNetwork(naming), names: JSON.parse(names.toString()) };
}
