import { colorways } from '../../../dsl/colorways.ts';
import { morphs } from './morphs.ts';

/** Coats as breeders and field guides know them. */
export const MAMMAL_PALETTES = [
  morphs(
    ['dog'],
    colorways({
      tan: {},
      'black and tan': { skin: '#211d1b', belly: '#a86c38', ears: '#191615' },
      chocolate: { skin: '#5a3420', belly: '#8a5c3c', ears: '#43261a' },
      golden: { skin: '#d8a456', belly: '#ecd3a0', ears: '#b8843c' },
      'red and white': { skin: '#a8562a', belly: '#f2ebe0', ears: '#84401e', feet: '#f2ebe0' },
      grey: { skin: '#7c7a78', belly: '#c8c4bc', ears: '#5c5a58' },
      cream: { skin: '#e6d3ae', belly: '#f3e9d4', ears: '#c9ac7c' },
      'black and white': { skin: '#201f20', belly: '#efece6', ears: '#1a191a', feet: '#efece6' },
    }),
  ),
  morphs(
    ['labrador'],
    colorways({
      yellow: {},
      black: { skin: '#1d1b1b', belly: '#262322', ears: '#161414' },
      chocolate: { skin: '#54301d', belly: '#6a4129', ears: '#3f2316' },
      'fox red': { skin: '#b8743a', belly: '#d6a368', ears: '#955a2a' },
    }),
  ),
  morphs(
    ['cat'],
    colorways({
      ginger: {},
      'grey tabby': {
        skin: '#8d8a84',
        belly: '#dcd8d0',
        feet: '#e6e2da',
        face: '#dcd8d0',
        markings: '#54524e',
        ears: '#7a7872',
      },
      'brown tabby': {
        skin: '#8a6c4c',
        belly: '#cfb792',
        feet: '#cfb792',
        face: '#cfb792',
        markings: '#43301f',
        ears: '#705438',
      },
      black: {
        skin: '#1c1a1b',
        belly: '#1f1d1e',
        feet: '#1c1a1b',
        face: '#1f1d1e',
        markings: '#171516',
        ears: '#181617',
      },
      tuxedo: {
        skin: '#1e1d1f',
        belly: '#f3f0ea',
        feet: '#f3f0ea',
        face: '#f3f0ea',
        markings: '#1a191b',
        ears: '#1a191b',
      },
      blue: {
        skin: '#727a84',
        belly: '#848c95',
        feet: '#727a84',
        face: '#7c848e',
        markings: '#646c76',
        ears: '#666e78',
      },
      cream: {
        skin: '#e8d2ac',
        belly: '#f8f0e2',
        feet: '#f8f0e2',
        face: '#f8f0e2',
        markings: '#d3b482',
        ears: '#dcc096',
      },
      white: {
        skin: '#f1eee8',
        belly: '#f6f4ef',
        feet: '#f1eee8',
        face: '#f6f4ef',
        markings: '#e9e5dd',
        ears: '#ece2da',
      },
    }),
  ),
  morphs(
    ['horse'],
    colorways({
      bay: {},
      chestnut: { skin: '#8f4a22', legs: '#7f4220', face: '#86451f', mane: '#a85c2a' },
      black: { skin: '#1e1c1d', legs: '#181617', face: '#191718', mane: '#121112' },
      'dapple grey': { skin: '#a3a4a6', legs: '#5c5d60', face: '#8a8b8e', mane: '#d8d8d8' },
      palomino: { skin: '#cf9c50', legs: '#dcb274', face: '#cf9c50', mane: '#f2e6cc' },
      buckskin: { skin: '#c09a60', legs: '#2a2220', face: '#a88450', mane: '#1f1a18' },
      white: { skin: '#efece6', legs: '#e4dfd6', face: '#dcd4ca', mane: '#f3f0ea' },
      'liver chestnut': { skin: '#4a2a1c', legs: '#3f2418', face: '#442719', mane: '#c09a6a' },
    }),
  ),
  morphs(
    ['pony'],
    colorways({
      dun: {},
      bay: { skin: '#744326', legs: '#33201a', mane: '#1d1614' },
      grey: { skin: '#a6a5a3', legs: '#8a8988', mane: '#e2dfd8' },
      chestnut: { skin: '#96522a', legs: '#8a4a26', mane: '#d8a868' },
      black: { skin: '#262223', legs: '#201d1e', mane: '#161415' },
    }),
  ),
  morphs(
    ['unicorn', 'alicorn'],
    colorways({
      classic: {},
      'silver and blue': { skin: '#e9edf2', mane: '#7fb0e0' },
      'pearl and lilac': { skin: '#f1ecf3', mane: '#a98ae0' },
      'cream and gold': { skin: '#f4ead6', mane: '#e0b85a' },
      'white and mint': { skin: '#f0f4f0', mane: '#7fcfb4' },
      blush: { skin: '#f4e0e2', mane: '#e8788f' },
    }),
  ),
  morphs(
    ['wolf'],
    colorways({
      grey: {},
      timber: { skin: '#8a7358', belly: '#d3c2a4', ears: '#5f4c38', markings: '#3f3226', face: '#c9b390' },
      black: { skin: '#28272a', belly: '#3f3d40', ears: '#1c1b1d', markings: '#161517', face: '#39373a' },
      white: { skin: '#e4e0d8', belly: '#f3f1ec', ears: '#cfc9be', markings: '#c4beb2', face: '#f0ede7' },
      'dark grey': { skin: '#5f6266', belly: '#b4b3b0', ears: '#3f4145', markings: '#2a2c2f', face: '#a5a4a2' },
    }),
  ),
  morphs(
    ['fox'],
    colorways({
      red: { weight: 3 },
      orange: { skin: '#dc7a26', belly: '#f6eede', ears: '#33241a' },
      'dark red': { skin: '#b34c1a', belly: '#e6ddd0', ears: '#1f1613' },
      // only by its name: a fox is red
      silver: { skin: '#45464b', belly: '#6c6d72', ears: '#1d1d20', feet: '#1c1c1f', tail: '#eceae6', weight: 0 },
    }),
  ),
  morphs(
    ['rabbit', 'hare', 'jackalope'],
    colorways({
      agouti: {},
      white: { skin: '#f2efe9', belly: '#f8f6f2', ears: '#e8c9c2' },
      grey: { skin: '#85868a', belly: '#d8d6d2', ears: '#a89c9c' },
      black: { skin: '#262425', belly: '#3a3738', ears: '#2a2728' },
      fawn: { skin: '#cf9c64', belly: '#f6ecda', ears: '#dbb08c' },
      chocolate: { skin: '#5f3f2c', belly: '#a5866c', ears: '#76543f' },
    }),
  ),
  morphs(
    ['cow'],
    colorways({
      'black and white': { weight: 2 },
      'red and white': { skin: '#f3ece0', markings: '#8f4426', ears: '#8f4426' },
      brown: { skin: '#8a5430', markings: '#7c4a2a', ears: '#6f4024' },
      fawn: { skin: '#c99a66', markings: '#b98852', ears: '#a8784a' },
      black: { skin: '#242122', markings: '#1c1a1b', ears: '#1a1819' },
    }),
  ),
  morphs(
    ['bull'],
    colorways({
      brown: {},
      black: { skin: '#1f1c1c', ears: '#171515' },
      red: { skin: '#6f3018', ears: '#5a2614' },
      fawn: { skin: '#a87a4c', ears: '#8a6038' },
    }),
  ),
  morphs(
    ['goat'],
    colorways({
      white: {},
      brown: { skin: '#8a5f3c', ears: '#75502f', mane: '#5f3f26' },
      black: { skin: '#2a2728', ears: '#201e1f', mane: '#1c1a1b' },
      grey: { skin: '#8f8c88', ears: '#7a7774', mane: '#c9c5be' },
    }),
  ),
  morphs(
    ['sheep'],
    colorways({
      'black faced': { weight: 2 },
      'white faced': { face: '#eddfd0', ears: '#e6d6c6', legs: '#e6d8c8' },
      brown: { skin: '#8a6a50', face: '#3f2a1e', ears: '#3f2a1e', legs: '#3f2a1e' },
      grey: { skin: '#a8a39a', face: '#2a2726', ears: '#2a2726', legs: '#2a2726' },
    }),
  ),
  morphs(
    ['bear'],
    colorways({
      brown: { weight: 2 },
      cinnamon: { skin: '#8f5630', face: '#b07a4c', ears: '#7a4626' },
      dark: { skin: '#3d291c', face: '#6b4a32', ears: '#302016' },
      grizzled: { skin: '#8a7256', face: '#a88e6c', ears: '#6f5a42' },
    }),
  ),
  morphs(
    ['pig', 'piglet'],
    colorways({
      pink: { weight: 2 },
      pale: { skin: '#f3c9bd', ears: '#ecb8ac' },
      ginger: { skin: '#b8713f', ears: '#a06034' },
      dark: { skin: '#4c4142', ears: '#3f3536' },
    }),
  ),
  morphs(
    ['hamster', 'mouse', 'guinea pig', 'squirrel'],
    colorways({
      usual: { weight: 2 },
      grey: { skin: '#8f9094', belly: '#efece6' },
      cream: { skin: '#e6cfa6', belly: '#f8f2e6' },
      'dark brown': { skin: '#5f4330', belly: '#e0d2c0' },
      black: { skin: '#2a2829', belly: '#c9c4be' },
    }),
  ),
  morphs(
    ['llama', 'camel'],
    colorways({
      usual: {},
      brown: { skin: '#7c5234', face: '#6a4429' },
      cream: { skin: '#ecdfc4', face: '#d9c7a5' },
      charcoal: { skin: '#4a443f', face: '#3a3531' },
    }),
  ),
  morphs(
    ['dachshund'],
    colorways({
      red: {},
      'black and tan': { skin: '#1f1b1a', belly: '#a8683a', ears: '#181514' },
      cream: { skin: '#d3ab74', belly: '#ead0a4', ears: '#b88f58' },
      chocolate: { skin: '#4a2a1a', belly: '#9a6a42', ears: '#3a2014' },
    }),
  ),
  morphs(
    ['french bulldog'],
    colorways({
      fawn: {},
      cream: { skin: '#e2d0b0', ears: '#c9ae88', belly: '#f4ecdc' },
      blue: { skin: '#6f747c', ears: '#565a62', belly: '#b8b4b0' },
      pied: { skin: '#e9e4dc', ears: '#3a342f', belly: '#f4f0e8' },
      black: { skin: '#2a2624', ears: '#1d1a19', belly: '#d8d0c4' },
    }),
  ),
  morphs(
    ['bulldog'],
    colorways({
      fawn: {},
      white: { skin: '#ece6dc', ears: '#d9c6ae', belly: '#f6f2ea' },
      brindle: { skin: '#6a4a32', ears: '#4c3422', belly: '#d9c6ae' },
      red: { skin: '#a8622f', ears: '#7a4422', belly: '#f1e7d8' },
    }),
  ),
  morphs(
    ['husky'],
    colorways({
      grey: {},
      black: { skin: '#2c2d31', ears: '#1d1e21', markings: '#1d1e21' },
      red: { skin: '#a8683c', ears: '#84492a', markings: '#7a4426' },
      sable: { skin: '#7a6a58', ears: '#4a3d30', markings: '#3f342a' },
    }),
  ),
];
