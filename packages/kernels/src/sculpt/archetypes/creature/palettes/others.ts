import type { MaterialSpec } from '../../../../texture/index.ts';
import { colorways } from '../../../dsl/colorways.ts';
import { morphs } from './morphs.ts';

const glow = (color: string, color2: string, emissive: string): Partial<MaterialSpec> => ({ color, color2, emissive });

/** A dragon's scales, belly, membranes (its ears are of the same) and eyes. */
const wyrm = (
  skin: string,
  belly: string,
  wings: string,
  eyes?: Partial<MaterialSpec>,
): Record<string, string | Partial<MaterialSpec>> => ({
  skin,
  belly,
  wings,
  ears: wings,
  ...(eyes ? { eyes } : {}),
});

const AMBER = glow('#ffc22a', '#f08a10', '#ffa81a');
const ICE = glow('#9fe4ff', '#3aa8e8', '#6fd0ff');
const EMBER = glow('#ff6a2a', '#d8260c', '#ff4a14');
const JADE = glow('#b8f06a', '#4aa82a', '#8fe04a');

/** Beasts, birds, reptiles, fish and insects. */
export const OTHER_PALETTES = [
  morphs(
    ['dragon', 'baby dragon', 'wyvern', 'hydra'],
    colorways({
      green: { ...wyrm('#2f7d43', '#d9c48a', '#2a6b3c'), weight: 2 },
      red: wyrm('#9c2318', '#e0b070', '#7a1812', AMBER),
      black: { ...wyrm('#26262b', '#6a625c', '#4a1a1c', EMBER), horns: '#8a8078', spikes: '#6a625a' },
      blue: { ...wyrm('#24508f', '#b8cbd8', '#1c3a72', AMBER), horns: '#d8d3c4' },
      bronze: { ...wyrm('#8f6230', '#e0c48c', '#6f4420', JADE), spikes: '#d9b878' },
      'ice white': { ...wyrm('#cdd9e2', '#eef2f4', '#8fb4cc', ICE), horns: '#b8c6d0', spikes: '#a4bccc' },
      violet: { ...wyrm('#54387a', '#cdb8d8', '#3d2660', AMBER), horns: '#d8cbb8' },
      teal: wyrm('#1f7076', '#d3cf9f', '#b5592c', AMBER),
      sand: { ...wyrm('#b08c58', '#ead9b0', '#8a4a2c', JADE), spikes: '#7a5430', horns: '#6f5640' },
      crimson: { ...wyrm('#5f1420', '#c99a70', '#2a1418', AMBER), horns: '#3a302c', spikes: '#2c2422' },
    }),
    ['horns'],
  ),
  morphs(
    ['griffin', 'hippogriff'],
    colorways({
      usual: {},
      snow: { skin: '#d9d3c6', wings: '#a5a29c', mane: '#8a857c', face: '#f8f6f2' },
      dark: { skin: '#5a3f2a', wings: '#3a2a20', mane: '#2a1c14', face: '#e6dccb' },
      russet: { skin: '#a8622f', wings: '#6f3a1c', mane: '#4a2614', face: '#f0e2c8' },
    }),
  ),
  morphs(
    ['parrot', 'macaw'],
    colorways({
      green: { skin: '#2fae3a', wings: '#2a9f36', tail: '#2a9f36', face: '#e8c41d' },
      scarlet: { skin: '#d3231d', wings: '#e0b01d', tail: '#2457b8', face: '#f3ece4' },
      'blue and gold': { skin: '#1f6fc4', wings: '#1a5aa8', tail: '#1a5aa8', face: '#f0c020', belly: '#f0b81c' },
      hyacinth: { skin: '#2a3fb0', wings: '#23358f', tail: '#23358f', face: '#f0c832' },
      'sun gold': { skin: '#f0b01c', wings: '#4a9a3a', tail: '#3a7a9a', face: '#e8701c' },
      'military green': { skin: '#6a9a2c', wings: '#2f7a8a', tail: '#a8402a', face: '#c8301f' },
      lilac: { skin: '#8f7ac8', wings: '#5f4fa8', tail: '#4a3f94', face: '#f0e8f4' },
    }),
  ),
  morphs(
    ['bird'],
    colorways({
      brown: {},
      blue: { skin: '#2a66b0', belly: '#e8dccb', wings: '#23578f', tail: '#1d4a7c' },
      yellow: { skin: '#e6b92a', belly: '#f6e48a', wings: '#8a7a34', tail: '#6a5f2c' },
      red: { skin: '#a82a22', belly: '#d9715a', wings: '#7a1f1c', tail: '#6a1a18' },
      teal: { skin: '#2f8f8a', belly: '#f0d9a8', wings: '#23706f', tail: '#1d5c5c' },
      grey: { skin: '#7c858f', belly: '#e0ddd6', wings: '#5f6872', tail: '#4a525c' },
    }),
  ),
  morphs(
    ['owl'],
    colorways({
      tawny: {},
      snowy: {
        skin: '#f0ede6',
        belly: '#f8f6f2',
        wings: '#e4e0d8',
        tail: '#e4e0d8',
        markings: '#8a857c',
        ears: '#d8d3c8',
      },
      'great grey': {
        skin: '#85827e',
        belly: '#c4c0b8',
        wings: '#6c6a67',
        tail: '#6c6a67',
        markings: '#4a4846',
        ears: '#5f5d5a',
      },
      rufous: {
        skin: '#a5602f',
        belly: '#e6c796',
        wings: '#8a4c24',
        tail: '#8a4c24',
        markings: '#5f3118',
        ears: '#7a4220',
      },
    }),
  ),
  morphs(
    ['chicken'],
    colorways({
      white: {},
      red: { skin: '#9a4a20', wings: '#84401c', tail: '#5f2c14' },
      black: { skin: '#242326', wings: '#1d1c20', tail: '#16252a' },
      buff: { skin: '#d8a458', wings: '#c8924a', tail: '#a87434' },
      grey: { skin: '#9a9896', wings: '#858381', tail: '#6a6866' },
    }),
  ),
  morphs(
    ['butterfly'],
    colorways({
      orange: {},
      blue: { wings: '#2a7ad8' },
      yellow: { wings: '#f2cf32' },
      white: { wings: '#f0ede4' },
      violet: { wings: '#8a4ac0' },
      green: { wings: '#4fae6a' },
      red: { wings: '#c8302a' },
    }),
  ),
  morphs(
    ['beetle'],
    colorways({
      green: {},
      blue: { shell: '#1f4a9a', face: '#173a70' },
      bronze: { shell: '#8a5a24', face: '#5f3c18' },
      violet: { shell: '#5a2a7a', face: '#3f1d58' },
      ruby: { shell: '#8f1f2a', face: '#5f141c' },
    }),
  ),
  morphs(
    ['fish'],
    colorways({
      silver: {},
      gold: { skin: '#d99a2c', belly: '#f6e0a8', fins: '#e0702a' },
      red: { skin: '#c43f2a', belly: '#f3d9c4', fins: '#a82f20' },
      blue: { skin: '#2a62b0', belly: '#d8e6f0', fins: '#e0b83a' },
      green: { skin: '#5a8a4c', belly: '#e6e8c4', fins: '#b8622c' },
    }),
  ),
  morphs(
    ['betta', 'tropical fish'],
    colorways({
      blue: {},
      red: { skin: '#b51d2a', belly: '#e8a48a', fins: '#d8302a' },
      violet: { skin: '#5a2a9a', belly: '#c4a8d8', fins: '#b53a9a' },
      teal: { skin: '#178a94', belly: '#d8e6c4', fins: '#f0a02a' },
      yellow: { skin: '#f0c020', belly: '#f8eaa0', fins: '#2457c8' },
    }),
  ),
  morphs(
    ['snake', 'lizard', 'chameleon', 'gecko', 'iguana'],
    colorways({
      usual: { weight: 2 },
      emerald: { skin: '#2f9a5a', belly: '#e0e8b0', markings: '#1d6a3c' },
      sand: { skin: '#bfa06a', belly: '#ecdfc0', markings: '#7a5a34' },
      teal: { skin: '#2f8a8f', belly: '#d9e6c4', markings: '#1d5c66' },
      rust: { skin: '#a8542a', belly: '#ecd0a0', markings: '#6a2c18' },
      golden: { skin: '#d3ab3a', belly: '#f6ecc0', markings: '#8a6420' },
    }),
  ),
  morphs(
    ['turtle', 'tortoise', 'sea turtle'],
    colorways({
      usual: {},
      olive: { skin: '#6f7d4a', shell: '#4c5a30' },
      amber: { skin: '#8f7a44', shell: '#a8742c' },
      dark: { skin: '#4f5640', shell: '#2f2a22' },
      teal: { skin: '#5a8a80', shell: '#3a5c58' },
    }),
  ),
  morphs(
    ['frog'],
    colorways({
      green: { weight: 2 },
      blue: { skin: '#2a6ac8', belly: '#b8d8f0', feet: '#1d4a94' },
      red: { skin: '#c43a24', belly: '#f0c4a4', feet: '#2a4a9a' },
      golden: { skin: '#e0b024', belly: '#f6e8a4', feet: '#c98a1c' },
      olive: { skin: '#7a8a3c', belly: '#e6e4b8', feet: '#8f9a4a' },
    }),
  ),
  morphs(
    [
      'dinosaur',
      'trex',
      'raptor',
      'spinosaurus',
      'brachiosaurus',
      'parasaurolophus',
      'triceratops',
      'stegosaurus',
      'ankylosaurus',
    ],
    colorways({
      usual: { weight: 2 },
      moss: { skin: '#5f7d3c', belly: '#dcd6a0', markings: '#3c5426' },
      umber: { skin: '#7c5434', belly: '#dcc49a', markings: '#4a2e1c' },
      slate: { skin: '#5c6c74', belly: '#ccd0c4', markings: '#3a4850' },
      rust: { skin: '#96532c', belly: '#e6c898', markings: '#5a2c16' },
      teal: { skin: '#3f7a70', belly: '#dcd8a8', markings: '#25524c' },
      sand: { skin: '#b5955c', belly: '#ece0bc', markings: '#7a5a30' },
    }),
  ),
  morphs(
    ['octopus', 'squid'],
    colorways({
      red: {},
      violet: { skin: '#7a4a94', belly: '#d8c0e0' },
      teal: { skin: '#2f8088', belly: '#cfe6dc' },
      orange: { skin: '#e07a2c', belly: '#f8dcb4' },
      rose: { skin: '#d07a8a', belly: '#f6dcd8' },
    }),
  ),
  morphs(
    ['jellyfish'],
    colorways({
      pink: {},
      blue: { skin: '#6aa8e8', legs: '#9cc8f2' },
      violet: { skin: '#9a7ae0', legs: '#c0a8f0' },
      amber: { skin: '#f0b070', legs: '#f6d0a4' },
      mint: { skin: '#7ad8c0', legs: '#aae8d8' },
    }),
  ),
  morphs(
    ['starfish'],
    colorways({
      orange: {},
      red: { skin: '#c4342c', markings: '#f0b49a' },
      violet: { skin: '#7a4aa0', markings: '#d8b8e8' },
      blue: { skin: '#2f62b0', markings: '#b0d0f0' },
      sand: { skin: '#d3ac6a', markings: '#f6e8c8' },
    }),
  ),
  morphs(
    ['snail'],
    colorways({
      brown: {},
      yellow: { shell: '#d8b03c' },
      rose: { shell: '#b8705c' },
      dark: { shell: '#4a2e20' },
      olive: { shell: '#7c7a3c' },
    }),
  ),
];
