import type { EngineConfig } from '@claywork/sdk';
import {
  Bone,
  Box,
  Boxes,
  Brush,
  Camera,
  FileOutput,
  Grid2x2,
  Grid3x3,
  Image,
  ImagePlus,
  type LucideIcon,
  PersonStanding,
  Puzzle,
  ScanSearch,
  Shapes,
  Sparkles,
  SquareStack,
  Type,
  Upload,
  WandSparkles,
  Wind,
} from 'lucide-react';

/** Icons of ops that have one of their own; the rest take their lane's. */
const OPS: Readonly<Record<string, LucideIcon>> = {
  'text-to-3d': Type,
  'image-to-3d': Image,
  'photo-scan': Camera,
  splat: Sparkles,
  'text-to-image': ImagePlus,
  'image-edit': WandSparkles,
  multiview: Grid2x2,
  'multiview-edit': SquareStack,
  texture: Brush,
  retopo: Grid3x3,
  'ai-segment': Puzzle,
  'smart-segment': Shapes,
  complete: Box,
  restyle: Boxes,
  convert: FileOutput,
  rig: Bone,
  'rig-check': ScanSearch,
  retarget: PersonStanding,
  import: Upload,
};
const LANES: Readonly<Record<string, LucideIcon>> = { image: Image, splat: Wind, rig: Bone, io: FileOutput };

/** The icon of an op. */
export function opIcon(op: string, lane?: string): LucideIcon {
  return OPS[op] ?? (lane ? LANES[lane] : undefined) ?? Box;
}

/** The lane that an op stands in. */
export function laneOf(config: EngineConfig, op: string): string {
  return Object.entries(config.lanes).find(([, { ops }]) => ops.includes(op))?.[0] ?? 'other';
}

/** The least that an op costs, in credits; undefined where nothing says so. */
export function leastCost(config: EngineConfig, op: string): number | undefined {
  const costs = config.costs[op];
  if (costs === undefined || typeof costs === 'number') return costs;
  const prices = Object.entries(costs).flatMap(([name, price]) => (name.startsWith('surcharge') ? [] : [price]));
  return Math.min(...prices);
}
