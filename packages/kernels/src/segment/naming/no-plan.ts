/** What is the same all through: any part of it is one. */
const LUMPS: ReadonlySet<string> = new Set(
  `cloud rock stone boulder pebble crystal gem cookie heart star snow bush hedge rubble ice coal log meteor asteroid bone planet moon crater
    mountain hill dune island puddle thunder lightning spike pipe rope chain tube snowflake icicle`.split(/\s+/),
);
const COVERS = /^(snow|ice)$/;
/** What a pile of it is a pile of. */
const PILES: Readonly<Record<string, string>> = {
  bonfire: 'log',
  campfire: 'log',
  woodpile: 'log',
  woodfire: 'log',
  skeletons: 'bone',
  debris: 'rubble',
};
/** What stands on something else or makes it up, where it is named in the plural. */
const PIECES =
  /^(spike|brick|plank|log|pipe|bone|book|crate|barrel|coin|bottle|tube|cable|wire|cone|skull|candle|box|card|arrow|pillar|tile|bullet)(?:e?s)$/;

/** Things of many kinds that no rules are for: what they look like by chance says nothing. */
const OTHERS: ReadonlySet<string> = new Set(
  `artifact market stall clock portal teleporter candelabrum vent ventilator pipe pipeline mirror picture painting poster rug carpet mat curtain blinds towel satellite
    dish necklace bracelet fountain brazier cannon catapult trebuchet ballista anvil sink toilet bathtub shower soap cake pizza bread burger
    hamburger hotdog sushi cheese egg meat steak donut doughnut icecream cupcake sandwich sausage fries bacon ham drum piano dice puzzle trophy
    generator turbine container hazard sawblade saw road street crossing curb pathway sidewalk symbol hoop cage scroll map compass hourglass cog
    magnet lollipop candy balloon kite crane hydrant mailbox postbox parking meter bollard dumpster radar grenade mine bomb dynamite details
    wreck crosswalk fishing altar ramp slide swing seesaw`.split(/\s+/),
);

const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

/** What every part of a model is called whose words say that it is the same all through. */
export function lumpOf(words: readonly string[]): string | undefined {
  const lumps = words.map(
    (word, k) =>
      PILES[word] ??
      PILES[`${words[k - 1]}${word}`] ??
      (LUMPS.has(word) ? word : LUMPS.has(singular(word)) ? singular(word) : undefined),
  );
  // A rock with snow on it is a rock.
  return lumps.find((lump) => lump && !COVERS.test(lump)) ?? lumps.find(Boolean);
}

/** What the pieces are that stand on a model, or that it is made up of, if its words say so in the plural. */
export function pieceOf(words: readonly string[]): string | undefined {
  for (const word of words.toReversed()) {
    const [, piece] = PIECES.exec(word) ?? [];
    if (piece) return piece;
  }
  return undefined;
}

/** Whether words name a thing that no rules are for. */
export const isOther = (words: readonly string[]): boolean =>
  words.some((word) => OTHERS.has(word) || OTHERS.has(singular(word)));
