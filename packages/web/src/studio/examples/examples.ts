import cactus from './pictures/cactus.webp';
import car from './pictures/car.webp';
import chest from './pictures/chest.webp';
import dragon from './pictures/dragon.webp';
import lighthouse from './pictures/lighthouse.webp';
import robot from './pictures/robot.webp';

/** Sentences with what the service made of them, as they are. */
export const EXAMPLES: readonly { words: string; picture: string }[] = [
  { words: 'a green dragon with orange wings', picture: dragon },
  { words: 'a red vintage car with white tires', picture: car },
  { words: 'a wooden treasure chest with iron bands', picture: chest },
  { words: 'a stone lighthouse on a rock', picture: lighthouse },
  { words: 'a blue robot with round eyes', picture: robot },
  { words: 'a potted cactus with pink flowers', picture: cactus },
];
