/** Where things are at home that look stranded on land: by what makes them, animals by their kind. */
export type Habitat = 'sea' | 'underwater';

/** Archetypes that float or dive. */
export const HABITATS: Readonly<Record<string, Habitat | undefined>> = {
  ship: 'sea',
  boat: 'sea',
  submarine: 'underwater',
};

/** Animals that live below the surface. */
export const SWIMMERS: ReadonlySet<string> = new Set([
  ...['fish', 'goldfish', 'koi', 'clownfish', 'tropical fish', 'angelfish', 'betta', 'piranha', 'pufferfish', 'tuna'],
  ...['salmon', 'swordfish', 'shark', 'tiger shark', 'hammerhead', 'great white shark', 'manta', 'stingray', 'eel'],
  ...['whale', 'blue whale', 'sperm whale', 'dolphin', 'orca', 'narwhal', 'beluga', 'octopus', 'squid', 'kraken'],
  ...['jellyfish', 'seahorse', 'sea turtle', 'anglerfish', 'nautilus', 'cuttlefish'],
]);

/** Those of them that come up for air. */
export const BREATHERS: ReadonlySet<string> = new Set([
  ...['whale', 'blue whale', 'sperm whale', 'dolphin', 'orca', 'narwhal', 'beluga', 'sea turtle'],
]);
