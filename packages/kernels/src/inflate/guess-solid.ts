import type { Network } from '../network/index.ts';
import type { Outline } from './shape.ts';
import { showBothWays } from './show-subject.ts';

/** Pixels across of the pictures that the network learnt from (`SIDE` of `scripts/solids/lessons.py`). */
const SIDE = 128;

/** What is likely behind a picture: cells as the camera sees them. */
export interface SolidGuess {
  /** Cells across, and from far to near. */
  side: number;
  deep: number;
  /** Log odds that a cell is filled, far ones first: (row * side + column) * deep + depth; rows from the top. */
  odds: Float32Array;
  /** Pixels across the outline that was looked at. */
  width: number;
  /** Where the first cell begins, pixels of that, and how wide a cell is; the middle of the depths is z = 0. */
  left: number;
  top: number;
  cell: number;
  /** Radians above the horizon from which the picture was taken. */
  elevation: number;
  /** How far it is believed how deep it is, 0..1. Default 1. */
  sure?: number;
}

/**
 * Asks a network trained on pictures of things with known shapes (`scripts/solids/train_network.py`) which cells behind a subject are filled; its mirror image is asked about, too.
 * Source: Wu et al., "MarrNet", 2017, for telling what is hidden from what is seen; Richter & Roth, "Matryoshka Networks", 2018, for depths as channels.
 */
export function guessSolid(network: Network, { alpha, colours }: Outline): SolidGuess {
  const { frame, left, top, seen, mirrored: turned } = showBothWays(network, alpha, colours, SIDE);
  const [told, height] = seen;
  const [mirrored, other] = turned;
  const { width: side, channels: deep, data: odds } = told;
  for (let y = 0; y < told.height; y++)
    for (let x = 0; x < side; x++) {
      const [at, from] = [(y * side + x) * deep, (y * side + side - 1 - x) * deep];
      for (let k = 0; k < deep; k++) odds[at + k] = (odds[at + k] + mirrored.data[from + k]) / 2;
    }
  const sine = Math.min(0.9, Math.max(-0.9, (height.data[0] + other.data[0]) / 2));
  return { side, deep, odds, width: alpha.width, left, top, cell: frame / side, elevation: Math.asin(sine) };
}
