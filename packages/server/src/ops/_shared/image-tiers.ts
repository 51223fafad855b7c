import { z } from 'zod';
import type { Prices } from '../../engine/define-op.ts';

/** The image tiers: their names and the sizes that each allows, the first being its default. */
export const IMAGE_TIERS = Object.freeze({
  turbo: { name: 'Fast', sizes: ['1K'] },
  standard: { name: 'Standard', sizes: ['2K'] },
  pro: { name: 'Pro', sizes: ['2K'] },
  ultra: { name: 'Ultra', sizes: ['2K', '4K'] },
} as const);

/** Prices of the image tiers. */
const IMAGE_TIER_PRICES = Object.freeze({
  'image_tiers.turbo': 5,
  'image_tiers.standard': 10,
  'image_tiers.pro': 20,
  'image_tiers.ultra': 30,
  'image_tiers.surcharge_4k': 10,
});

const tiers = Object.keys(IMAGE_TIERS) as (keyof typeof IMAGE_TIERS)[];

/** Fields that text-to-image and image-edit share: spread them into the op's `z.object`. */
export const imageTierFields = {
  style: z.enum(tiers).default('standard'),
  size: z.enum(['1K', '2K', '4K']).optional(),
};

interface Asked {
  style: keyof typeof IMAGE_TIERS;
  size?: string;
}

/** What an op with the image tiers charges: a tier's price, and the surcharge of 4K. Spread it into `defineOp`. */
export const imageTierPricing = {
  prices: { ...IMAGE_TIER_PRICES },
  price: ({ style, size }: Asked, credits: Prices): number =>
    credits[`image_tiers.${style}`] + (size === '4K' ? credits['image_tiers.surcharge_4k'] : 0),
};

/** What is wrong with a size that its tier does not make, as a sentence. */
export function checkImageSize({ style, size }: Asked): string | undefined {
  const sizes: readonly string[] = IMAGE_TIERS[style].sizes;
  return size === undefined || sizes.includes(size) ? undefined : `size: style ${style} makes ${sizes.join(' or ')}`;
}
