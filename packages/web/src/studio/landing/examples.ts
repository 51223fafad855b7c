/** Sentences that the service makes well, to start from. */
export const EXAMPLES: readonly string[] = [
  'a green dragon with orange wings',
  'a red vintage car with white tires',
  'a wooden treasure chest with iron bands',
  'a stone lighthouse on a rock',
  'a blue robot with round eyes',
  'a potted cactus with pink flowers',
];
