import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildBoombox } from './boombox.ts';
import { buildAmp, buildBox } from './box.ts';
import { buildGramophone, buildTurntable } from './gramophone.ts';
import { buildJukebox } from './jukebox.ts';
import { buildMegaphone, buildRetro, buildStage } from './microphone.ts';
import { speakerPalettes } from './palettes.ts';
import { buildBar, buildPortable } from './portable.ts';
import { buildRadio } from './radio.ts';

const WALNUT = { base: 'wood', color: '#6b4023', color2: '#43260f', rough: 0.34, relief: 0.35, clearcoat: 0.3 };

/** What plays or takes sound: loudspeakers, amplifiers, radios, boomboxes, gramophones, turntables, jukeboxes, microphones, megaphones. */
export const speaker: Archetype = {
  name: 'speaker',
  kind: 'machine',
  size: { height: 0.33 },
  params: {
    kind: {
      type: 'choice',
      of: [
        'speaker',
        'portable',
        'soundbar',
        'amp',
        'radio',
        'boombox',
        'gramophone',
        'turntable',
        'jukebox',
        'microphone',
        'retro microphone',
        'megaphone',
      ],
      default: 'speaker',
      about: 'Kind of sound machine.',
    },
    drivers: { type: 'number', min: 1, max: 3, default: 2, about: 'Drivers of a loudspeaker.', vary: { 2: 4, 3: 1 } },
  },
  slots: {
    body: { material: WALNUT, words: ['body', 'cabinet', 'case', 'speaker', 'radio', 'box'], main: true },
    baffle: {
      material: { base: 'plastic', color: '#1c1d20', rough: 0.5 },
      words: ['baffle', 'front', 'panel', 'face'],
    },
    grille: { material: { base: 'fabric', color: '#c9b48c', scale: 0.4 }, words: ['grille', 'cloth', 'mesh'] },
    cone: { material: { base: 'paper', color: '#3a3b40', rough: 0.7 }, words: ['cone', 'driver', 'woofer'] },
    metal: {
      material: { base: 'steel', color: '#c2c5c9', rough: 0.24 },
      words: ['metal', 'antenna', 'stand', 'arm', 'ring'],
    },
    horn: { material: { base: 'brass', color: '#d8a848', rough: 0.18 }, words: ['horn'] },
    accent: { material: { base: 'brass', color: '#d0a050', rough: 0.25 }, words: ['trim', 'badge', 'button', 'label'] },
    rubber: { material: { base: 'rubber', color: '#17181a' }, words: ['rubber', 'foot', 'cable'] },
    knobs: { material: { base: 'plastic', color: '#2a2320', rough: 0.3 }, words: ['knob', 'dial', 'key'] },
  },
  palettes: speakerPalettes,
  presets: {
    speaker: { size: { height: 0.34 } },
    radio: { params: { kind: 'radio' }, size: { width: 0.33 } },
    boombox: {
      params: { kind: 'boombox' },
      materials: {
        body: { base: 'plastic', color: '#b9bcc0', rough: 0.3, clearcoat: 0.2 },
        knobs: { base: 'steel', color: '#b9bcc0' },
        accent: { base: 'plastic', color: '#c8281c' },
      },
      open: ['body'],
    },
    'bluetooth speaker': {
      params: { kind: 'portable' },
      materials: {
        body: { base: 'fabric', color: '#2c2f36', clearcoat: 0 },
        accent: { base: 'plastic', color: '#e8e8e4' },
      },
      open: ['body'],
    },
    soundbar: {
      params: { kind: 'soundbar' },
      materials: {
        body: { base: 'plastic', color: '#1d1e21', clearcoat: 0 },
        grille: { color: '#26272b' },
        accent: { base: 'steel', color: '#b9bcc0' },
      },
    },
    amplifier: {
      params: { kind: 'amp' },
      materials: {
        body: { base: 'leather', color: '#1a1a1c', scale: 0.3, clearcoat: 0 },
        grille: { color: '#8d8d86' },
      },
      open: ['body'],
      size: { height: 0.49 },
    },
    gramophone: {
      params: { kind: 'gramophone' },
      materials: { accent: { base: 'brass' }, metal: { base: 'brass', color: '#c99a44' } },
      size: { height: 0.8 },
    },
    'record player': { params: { kind: 'turntable' }, materials: { accent: { base: 'plastic', color: '#c8402c' } } },
    jukebox: {
      params: { kind: 'jukebox' },
      materials: {
        body: { base: 'wood', color: '#8a4a20', color2: '#5a2c10', clearcoat: 0.8 },
        metal: { base: 'chrome', color: '#dfe2e5' },
        accent: { base: 'paint', color: '#b8201c' },
        baffle: { base: 'paint', color: '#5a1418', clearcoat: 0.7 },
      },
      size: { height: 1.5 },
    },
    microphone: {
      params: { kind: 'microphone' },
      materials: {
        body: { base: 'paint', color: '#2a2c30', rough: 0.5, clearcoat: 0 },
        grille: { base: 'steel', color: '#a9adb2' },
        accent: { base: 'plastic', color: '#3f7fd0' },
      },
      size: { height: 0.27 },
    },
    'retro microphone': {
      params: { kind: 'retro microphone' },
      materials: {
        metal: { base: 'chrome', color: '#dfe2e5' },
        grille: { base: 'steel', color: '#6a6d72' },
        accent: { base: 'enamel', color: '#b01c1c' },
      },
      size: { height: 0.23 },
    },
    megaphone: {
      params: { kind: 'megaphone' },
      materials: {
        body: { base: 'plastic', color: '#f0efea', clearcoat: 0.4 },
        accent: { base: 'plastic', color: '#d0281e' },
      },
      open: ['body', 'accent'],
      size: { height: 0.27 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'portable') buildPortable(b);
    else if (kind === 'soundbar') buildBar(b);
    else if (kind === 'amp') buildAmp(b);
    else if (kind === 'radio') buildRadio(b, rng);
    else if (kind === 'boombox') buildBoombox(b, rng);
    else if (kind === 'gramophone') buildGramophone(b, rng);
    else if (kind === 'turntable') buildTurntable(b);
    else if (kind === 'jukebox') buildJukebox(b);
    else if (kind === 'microphone') buildStage(b);
    else if (kind === 'retro microphone') buildRetro(b);
    else if (kind === 'megaphone') buildMegaphone(b);
    else buildBox(b, Math.round(read.num(params, 'drivers')));
    return { parts: proportioned(b.parts, rng) };
  },
};
