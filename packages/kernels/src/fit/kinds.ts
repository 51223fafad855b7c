/** Things of parts that one would miss in a shape blown up from its outline: worth recognising. All others are only there to be told from them. */
export const FITTED_KINDS: ReadonlySet<string> = new Set(
  namesIn(
    'airplane anchor armchair axe bag barrel bathroom-fixture bed bench bicycle boat book bookshelf bow bridge bus cabinet camera cannon car cart ' +
      'castle chair chandelier chest church clock computer construction-vehicle crate deskchair door drone fence fireplace fridge gamepad glasses ' +
      'guitar gun hammer handle harp headphones helicopter helmet hourglass house kettle key knife ladder lamp lantern lighthouse mace machine ' +
      'mailbox motorcycle mug phone phonebooth piano pickaxe playground pyramid rifle robot rocket rover saw scissors scooter shield ship shoe shop ' +
      'shovel signpost skateboard skyscraper small-appliance spaceship speaker stand submarine sword table tank teapot telescope temple tent throne ' +
      'toaster tower tractor trafficlight train trashcan truck tv typewriter umbrella violin watch wheelbarrow wind-instrument windmill wrench',
  ),
);

/** Things with a body: so many shapes under one name that every one of their presets is worth knowing. */
export const BEINGS: ReadonlySet<string> = new Set(namesIn('creature humanoid'));

/** Things that are worth it only where something has a name for them: alone, their outlines look like too much else. */
export const NAMED_KINDS: ReadonlySet<string> = new Set([
  ...FITTED_KINDS,
  ...BEINGS,
  ...namesIn(
    'anvil arch barn basket birdhouse cactus cage cake campfire candle coffeemachine crown drum engine fountain gazebo gear hydrant lightbulb lock mushroom organ ' +
      'pan potted-plant satellite scarecrow snowglobe snowman staircase treehouse trophy vase well wheel',
  ),
]);

/** Archetypes with spaces between them, hyphens in their names. */
export function namesIn(list: string): string[] {
  return list.split(' ').map((name) => name.replaceAll('-', ' '));
}
