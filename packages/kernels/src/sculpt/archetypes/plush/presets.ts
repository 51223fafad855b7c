import type { Preset } from '../../dsl/archetype.ts';

/** Toys by name. */
export const PLUSH_PRESETS: Readonly<Record<string, Preset>> = {
  'teddy bear': {},
  'plush panda': {
    params: { animal: 'panda' },
    materials: {
      body: { color: '#f2efe8', color2: '#ffffff' },
      accent: { color: '#1e1c1c' },
      bow: { color: '#3f8a5a' },
    },
  },
  'plush bunny': {
    params: { animal: 'bunny' },
    open: ['body'],
    materials: {
      body: { color: '#d8cfc4', color2: '#f0eae2' },
      accent: { color: '#f2c0c4' },
      nose: { color: '#c8707c' },
      bow: { color: '#7aa8d8' },
    },
  },
  'plush dog': {
    params: { animal: 'dog' },
    materials: { body: { color: '#c89a5c', color2: '#e0bc84' }, accent: { color: '#6a4424' } },
  },
  'plush cat': {
    params: { animal: 'cat' },
    materials: {
      body: { color: '#8e8a88', color2: '#b0aca8' },
      accent: { color: '#f2ece4' },
      nose: { color: '#d88a90' },
    },
  },
  'plush fox': {
    params: { animal: 'fox' },
    materials: { body: { color: '#c8641e', color2: '#e08438' }, accent: { color: '#f6efe4' } },
  },
  'stuffed elephant': {
    params: { animal: 'elephant' },
    materials: {
      body: { base: 'short-fur', color: '#84868e', color2: '#a0a2aa' },
      accent: { color: '#e8a8b4' },
      bow: { color: '#6fa8d8' },
    },
  },
  'plush unicorn': {
    params: { animal: 'unicorn' },
    materials: {
      body: { base: 'short-fur', color: '#f2e9f4' },
      accent: { color: '#f4c4d8' },
      nose: { color: '#a86a8a' },
      bow: { color: '#b48ae0' },
    },
  },
  'plush dinosaur': {
    params: { animal: 'dinosaur', bow: false },
    materials: {
      body: { base: 'short-fur', color: '#4a9a4a', color2: '#6ab45a' },
      accent: { color: '#d8dc9c' },
      mane: { base: 'fabric', color: '#e8862c' },
    },
  },
  'plush monkey': {
    params: { animal: 'monkey' },
    materials: { body: { color: '#6a4426' }, accent: { color: '#e0b88c' } },
  },
  'sock monkey': {
    params: { animal: 'monkey', bow: false },
    materials: {
      body: { base: 'knit', color: '#8a6a52', color2: '#d8ccb8', scale: 0.6 },
      accent: { base: 'knit', color: '#c8302c', scale: 0.5 },
    },
  },
  'plush lion': {
    params: { animal: 'lion', bow: false },
    materials: { body: { color: '#d8a44c' }, accent: { color: '#f2dca8' } },
  },
  'plush pig': {
    params: { animal: 'pig' },
    materials: {
      body: { base: 'short-fur', color: '#eba4ac' },
      accent: { color: '#d87a86' },
      bow: { color: '#7ab88a' },
    },
  },
  'plush penguin': {
    params: { animal: 'penguin' },
    materials: {
      body: { base: 'short-fur', color: '#26303e' },
      accent: { color: '#f4f2ec' },
      nose: { color: '#e8962c' },
    },
  },
  'plush sheep': {
    params: { animal: 'sheep' },
    materials: {
      body: { base: 'short-fur', color: '#efe8da' },
      mane: { base: 'wool', color: '#f6f1e6' },
      accent: { color: '#d8b8a4' },
    },
  },
  'care bear': {
    params: { emblem: 'heart', bow: false },
    materials: {
      body: { color: '#f08ab4', color2: '#f8b0cc' },
      accent: { color: '#fff0f4' },
      horn: { color: '#e0304c' },
    },
  },
  amigurumi: {
    params: { animal: 'bear', bow: true },
    open: ['body'],
    materials: {
      body: { base: 'knit', color: '#d8a070', scale: 0.35 },
      accent: { base: 'knit', color: '#f0dcc0', scale: 0.35 },
    },
  },
};
