import { type BuildPlan, planBuild } from '@claywork/kernels';
import type { IMAGE_TIERS } from './image-tiers.ts';
import type { PictureSize } from './picture-terms.ts';

/** How much work a picture is. */
export interface PicturePlan {
  build: BuildPlan;
  /** Paths per traced pixel. */
  samples: number;
  /** Light is traced at 1/lift of the size. */
  lift: 1 | 2 | 3 | 4;
  bounces: number;
  /** How finely backdrops are built. */
  fine: number;
}

/** Samples are what two cores can do in time: 12 s for turbo, 30 s for 2K, 90 s for 4K, the sculpting included. */
const TIERS = {
  turbo: { textureSize: 1024, rays: 8, samples: 4, lift: 2, bounces: 2, fine: 0.5, cellsMax: 112, faceCount: 30_000 },
  standard: { textureSize: 1024, rays: 16, samples: 6, lift: 3, bounces: 4, fine: 1, cellsMax: 144, faceCount: 40_000 },
  pro: { textureSize: 2048, rays: 24, samples: 18, lift: 2, bounces: 5, fine: 1.2, cellsMax: 192, faceCount: 80_000 },
  ultra: {
    textureSize: 2048,
    rays: 32,
    samples: 24,
    lift: 2,
    bounces: 5,
    fine: 1.4,
    cellsMax: 224,
    faceCount: 120_000,
  },
} as const;
/** Four times the pixels to lift leave less time for light. */
const LIGHT_4K = { samples: 14, lift: 4 } as const;

/** What the style and the size of a picture come to. `lowPoly`: few, flat faces. */
export function planPicture(style: keyof typeof IMAGE_TIERS, size: PictureSize, lowPoly: boolean): PicturePlan {
  const { textureSize, rays, bounces, fine, cellsMax, faceCount } = TIERS[style];
  const { samples, lift } = size === '4K' ? LIGHT_4K : TIERS[style];
  const base = planBuild({ quality: 'standard', lowPoly });
  const build = lowPoly ? { ...base, textureSize, rays } : { ...base, textureSize, rays, cellsMax, faceCount };
  return { build, samples, bounces, fine, lift };
}
