import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildNewspaper, buildPoster } from './notices.ts';
import { scrollPalettes } from './palettes.ts';
import { buildCard, buildLetter, buildPaper, buildTicket } from './papers.ts';
import { buildMap, buildOpen, buildRolled } from './scrolls.ts';

const KINDS = ['scroll', 'rolled', 'map', 'letter', 'newspaper', 'paper', 'card', 'ticket', 'poster'] as const;

/** What is written on: scrolls open and rolled, treasure maps, letters, newspapers, sheets, cards, tickets, posters. */
export const scroll: Archetype = {
  name: 'scroll',
  kind: 'thing',
  size: { length: 0.32 },
  params: {
    kind: { type: 'choice', of: KINDS, default: 'scroll', about: 'What it is.' },
    seal: { type: 'flag', default: true, about: 'A wax seal.', vary: 0.7 },
    content: {
      type: 'choice',
      of: ['writing', 'sigil', 'picture'],
      default: 'writing',
      about: 'What is on an open scroll.',
      vary: { writing: 3, sigil: 1, picture: 1 },
    },
    long: { type: 'number', min: 0.5, max: 2, default: 1, about: 'How far it is unrolled.', vary: [0.8, 1.35] },
    title: { type: 'text', default: '', max: 16, about: 'Words on a ticket, poster, newspaper or card.' },
  },
  slots: {
    paper: {
      material: { base: 'paper', color: '#e6d3a4' },
      words: ['paper', 'parchment', 'scroll', 'page', 'envelope', 'map'],
      main: true,
    },
    ink: {
      material: { base: 'plain', color: '#4a3520', rough: 0.9 },
      words: ['ink', 'writing', 'letters', 'text', 'line'],
    },
    rod: { material: { base: 'wood', color: '#6a3f22' }, words: ['rod', 'handle', 'knob', 'frame'] },
    seal: { material: { base: 'wax', color: '#a81c1c' }, words: ['seal', 'ribbon', 'cross', 'heart', 'stamp'] },
    metal: { material: { base: 'gold' }, words: ['metal', 'cap', 'compass', 'clip'] },
  },
  palettes: scrollPalettes,
  presets: {
    scroll: {},
    'rolled parchment': { params: { kind: 'rolled' } },
    'treasure map': { params: { kind: 'map' }, size: { width: 0.42 } },
    letter: {
      params: { kind: 'letter' },
      materials: { paper: { base: 'paper', color: '#f2ead8' } },
      size: { width: 0.22 },
    },
    newspaper: {
      params: { kind: 'newspaper' },
      materials: { paper: { base: 'paper', color: '#e8e4da' }, ink: { base: 'plain', color: '#2c2a28', rough: 0.9 } },
      size: { height: 0.4 },
    },
    paper: {
      params: { kind: 'paper' },
      materials: { paper: { base: 'paper', color: '#f4f2ec' }, ink: { base: 'plain', color: '#4a4c54', rough: 0.9 } },
    },
    card: {
      params: { kind: 'card' },
      materials: { paper: { base: 'paper', color: '#f6efe2' } },
      size: { height: 0.16 },
    },
    ticket: {
      params: { kind: 'ticket' },
      materials: { paper: { base: 'paper', color: '#e8b83c' } },
      size: { width: 0.12 },
    },
    'wanted poster': { params: { kind: 'poster', title: 'WANTED' }, size: { height: 0.45 } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('scroll');
    const title = read.word(params, 'title').toUpperCase();
    const seal = read.flag(params, 'seal');
    switch (read.word(params, 'kind')) {
      case 'rolled':
        buildRolled(b, seal);
        break;
      case 'map':
        buildMap(b, taste);
        break;
      case 'letter':
        buildLetter(b, seal);
        break;
      case 'newspaper':
        buildNewspaper(b, title || 'DAILY NEWS', taste);
        break;
      case 'paper':
        buildPaper(b, taste);
        break;
      case 'card':
        buildCard(b, title);
        break;
      case 'ticket':
        buildTicket(b, title || 'TICKET');
        break;
      case 'poster':
        buildPoster(b, title || 'WANTED', taste);
        break;
      default:
        buildOpen(b, { seal, content: read.word(params, 'content'), long: read.num(params, 'long') }, taste);
    }
    return { parts: b.parts, sockets: { handle: { at: [0, 0.01, 0], dir: [0, 0, 1], size: 0.02 } } };
  },
};
