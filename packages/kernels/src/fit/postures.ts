const PETS = [
  'dog',
  'husky',
  'corgi',
  'bulldog',
  'wolf',
  'fox',
  'cat',
  'lion',
  'lioness',
  'tiger',
  'leopard',
  'bear',
  'panda',
  'rabbit',
];
const GRAZERS = ['horse', 'cow', 'sheep', 'deer', 'stag', 'camel', 'elephant', 'pig'];

/** By archetype and posture: the presets that people take pictures of when they do not just stand. */
export const POSTURED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  creature: {
    sitting: [...PETS, 'squirrel', 'monkey', 'gorilla', 'dragon'],
    lying: [...PETS, ...GRAZERS, 'dragon'],
    walking: ['dog', 'wolf', 'fox', 'cat', 'lion', 'tiger', 'bear', 'tortoise', 'crocodile', ...GRAZERS],
    running: ['dog', 'wolf', 'fox', 'cheetah', 'horse', 'deer', 'rabbit'],
  },
};
