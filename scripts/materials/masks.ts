import type { MaterialSpec } from '../../packages/kernels/src/index.ts';

/** One sample per mask and per look that archetypes make with them. */
export const MASK_SAMPLES: readonly (readonly [string, MaterialSpec])[] = [
  [
    'belly',
    {
      base: 'scales',
      layers: [{ mask: { kind: 'slope', dir: [0, -1, 0], from: -0.1, to: 0.6 }, material: { color: '#e0cf9a' } }],
    },
  ],
  [
    'span',
    {
      base: 'short-fur',
      layers: [{ mask: { kind: 'span', dir: [0, 1, 0], from: 0.3, to: 0.15 }, material: { color: '#efe6d6' } }],
    },
  ],
  [
    'tiger',
    {
      base: 'short-fur',
      color: '#d9822b',
      layers: [
        {
          mask: { kind: 'stripes', dir: [1, 0, 0.2], period: 0.11, width: 0.42, warp: 0.6 },
          material: { color: '#1b1410' },
        },
      ],
    },
  ],
  [
    'zebra',
    {
      base: 'short-fur',
      color: '#efece4',
      layers: [
        {
          mask: { kind: 'stripes', dir: [1, 0.3, 0], period: 0.08, width: 0.5, warp: 0.35 },
          material: { color: '#16130f' },
        },
      ],
    },
  ],
  [
    'cow',
    {
      base: 'short-fur',
      color: '#f2ede2',
      layers: [{ mask: { kind: 'noise', scale: 0.22, threshold: 0.55, soft: 0.03 }, material: { color: '#221a15' } }],
    },
  ],
  [
    'dalmatian',
    {
      base: 'short-fur',
      color: '#f2efe8',
      layers: [{ mask: { kind: 'spots', scale: 0.1, size: 0.3 }, material: { color: '#17130f' } }],
    },
  ],
  [
    'leopard',
    {
      base: 'short-fur',
      color: '#d8a04e',
      layers: [{ mask: { kind: 'spots', scale: 0.085, size: 0.42, ring: 0.42 }, material: { color: '#2a1a0e' } }],
    },
  ],
  [
    'ladybird',
    {
      base: 'chitin',
      color: '#c4161c',
      layers: [{ mask: { kind: 'spots', scale: 0.16, size: 0.3, soft: 0.03 }, material: { color: '#0c0a0a' } }],
    },
  ],
  ['worn paint', { base: 'paint', color: '#2c5d8f', wear: 0.7 }],
  ['very worn', { base: 'paint', color: '#d8a018', wear: 1 }],
  [
    'edge',
    {
      base: 'plain',
      color: '#3a3f48',
      layers: [{ mask: { kind: 'edge', from: 0.2, to: 0.5 }, material: { color: '#ff8a00' } }],
    },
  ],
  [
    'cavity',
    {
      base: 'plain',
      color: '#d8d0c0',
      layers: [{ mask: { kind: 'cavity', from: 0.1, to: 0.4 }, material: { color: '#aa0000' } }],
    },
  ],
  [
    'occluded',
    {
      base: 'plain',
      color: '#d8d0c0',
      layers: [{ mask: { kind: 'occluded', from: 0.2, to: 0.7 }, material: { color: '#304a20' } }],
    },
  ],
  [
    'near',
    {
      base: 'plain',
      color: '#d8d0c0',
      layers: [
        {
          mask: { kind: 'near', shape: { op: 'sphere', r: 0.12, at: [-0.05, 0.4, 0.15] }, soft: 0.015 },
          material: { base: 'gold' },
        },
      ],
    },
  ],
  [
    'moss on stone',
    {
      base: 'stone',
      layers: [
        {
          mask: {
            kind: 'all',
            of: [
              { kind: 'slope', dir: [0, 1, 0], from: 0.1, to: 0.7 },
              { kind: 'noise', scale: 0.12, threshold: 0.45, soft: 0.12 },
            ],
          },
          material: { base: 'moss' },
        },
      ],
    },
  ],
  [
    'snow on wood',
    {
      base: 'planks',
      layers: [{ mask: { kind: 'slope', dir: [0, 1, 0], from: 0.4, to: 0.7 }, material: { base: 'snow' } }],
    },
  ],
  [
    'rusty',
    {
      base: 'paint',
      color: '#5f7f5a',
      wear: 0.5,
      layers: [{ mask: { kind: 'noise', scale: 0.16, threshold: 0.6, soft: 0.05 }, material: { base: 'rust' } }],
    },
  ],
  ['worn wood', { base: 'oak', wear: 0.8 }],
  ['worn leather', { base: 'leather', wear: 0.8 }],
  ['worn steel', { base: 'steel', wear: 0.8 }],
];
