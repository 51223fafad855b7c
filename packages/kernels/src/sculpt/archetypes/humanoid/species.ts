import type { MaterialSpec } from '../../../texture/index.ts';
import type { FigureMorphs } from './body/figure.ts';
import type { FaceMorphs } from './head/face.ts';
import type { HumanSlot } from './slots.ts';

/** A kind of people: how its body, face and skin differ. */
export interface Species {
  figure?: Partial<FigureMorphs>;
  face?: Partial<FaceMorphs>;
  materials?: Partial<Record<HumanSlot, Partial<MaterialSpec>>>;
  ear?: number;
  pointed?: number;
  sclera?: string;
  glow?: string;
  brows?: number;
  tusks?: number;
  fangs?: number;
  horns?: string;
  hair?: string;
  beard?: string;
}

export const SPECIES: Readonly<Record<string, Species>> = {
  human: {},
  elf: {
    ear: 1.05,
    pointed: 1,
    face: { slant: 0.014, jaw: 0.85, cheek: 1.5 },
    figure: { heads: 7, fat: 0.12 },
    hair: 'long',
  },
  dwarf: {
    figure: { heads: 4.5, fat: 0.42, muscle: 0.9, shoulders: 1.22, extremities: 1.25, arms: 0.95 },
    face: { nose: 1.35, noseWidth: 1.35, brow: 1.7, jaw: 1.15 },
    ear: 1.1,
    brows: 1.7,
    hair: 'mane',
    beard: 'long',
  },
  goblin: {
    figure: { heads: 4.1, fat: 0.15, muscle: 0.35, arms: 1.15, extremities: 1.35, shoulders: 0.92 },
    face: {
      nose: 1.75,
      noseWidth: 1.1,
      hook: 1.2,
      eyeSize: 1.3,
      jaw: 0.85,
      chin: 1.5,
      brow: 1.9,
      browTilt: 1,
      browLift: -0.5,
      cheek: 1.8,
      gaunt: 0.6,
      smile: 0.9,
      mouthWidth: 1.45,
      lips: 0.6,
      slant: 0.02,
    },
    materials: { skin: { color: '#6f9a45', color2: '#93ad4d', color3: '#39541f' }, eyes: { color: '#d8a81e' } },
    ear: 1.3,
    pointed: 2.2,
    sclera: '#efe6b4',
    brows: 0.7,
    fangs: 0.7,
    hair: 'none',
  },
  orc: {
    figure: { heads: 6.6, fat: 0.32, muscle: 1.2, shoulders: 1.22, extremities: 1.2, arms: 1.06 },
    face: {
      nose: 0.9,
      noseWidth: 1.6,
      brow: 2.6,
      browTilt: 1,
      jaw: 1.5,
      chin: 1.3,
      eyeSize: 0.84,
      muzzle: 0.5,
      mouthWidth: 1.25,
      lips: 0.9,
      smile: -0.3,
      eyeOpen: 0.9,
    },
    materials: { skin: { color: '#6d8452', color2: '#7c8b52', color3: '#3c4a2a' }, eyes: { color: '#b8461c' } },
    ear: 1,
    pointed: 0.9,
    sclera: '#e8dfb8',
    brows: 1.1,
    tusks: 1,
    hair: 'topknot',
  },
  zombie: {
    figure: { fat: 0.08, muscle: 0.2 },
    face: { gaunt: 1.1, eyeOpen: 1.1, mouthOpen: 0.45, smile: -0.5, lips: 0.5, cheek: 1.6, browTilt: -0.5 },
    materials: {
      skin: { color: '#8d9a6c', color2: '#6d7a58', color3: '#47402f', relief: 1 },
      eyes: { color: '#d9dccb' },
      hair: { color: '#2e2a22' },
    },
    sclera: '#e6dfa8',
    brows: 0.6,
    hair: 'messy',
  },
  demon: {
    figure: { heads: 6.8, muscle: 1, shoulders: 1.12, fat: 0.12 },
    face: {
      brow: 2.4,
      browTilt: 1.3,
      cheek: 1.8,
      jaw: 1.15,
      chin: 1.35,
      slant: 0.03,
      nose: 1.05,
      hook: 0.6,
      smile: 0.2,
      gaunt: 0.4,
    },
    materials: { skin: { color: '#a8281e', color2: '#7a1712', color3: '#3a0b0a' }, eyes: { color: '#ffb31a' } },
    ear: 1.05,
    pointed: 1.1,
    sclera: '#2a0c08',
    glow: '#5a1c04',
    brows: 1.2,
    fangs: 1,
    horns: 'demon',
    hair: 'none',
  },
  vampire: {
    face: { gaunt: 0.5, browTilt: 0.8, cheek: 1.5, slant: 0.012, smile: 0.1 },
    materials: {
      skin: { color: '#e4dad6', color2: '#cdb9ba', color3: '#8d7480' },
      eyes: { color: '#b3201c' },
      hair: { color: '#15121a', color2: '#2b2632', color3: '#070609' },
    },
    ear: 1,
    pointed: 0.5,
    fangs: 0.9,
    hair: 'slick',
  },
  alien: {
    figure: { heads: 4.4, fat: 0, muscle: 0, shoulders: 0.82, arms: 1.12 },
    face: {
      eyeSize: 1.9,
      eyeX: 0.165,
      eyeOpen: 1.05,
      slant: 0.05,
      nose: 0.3,
      lips: 0.3,
      mouthWidth: 0.6,
      jaw: 0.5,
      chin: 0.7,
      cheek: 0.6,
      brow: 0.2,
      smile: 0,
    },
    materials: { skin: { color: '#8f9a94', color2: '#a9b3a6', color3: '#56605c' }, eyes: { color: '#0c0d10' } },
    ear: 0,
    sclera: '#0b0c10',
    brows: 0,
    hair: 'none',
  },
};
