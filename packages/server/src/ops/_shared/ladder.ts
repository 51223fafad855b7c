import { z } from 'zod';
import type { Prices } from '../../engine/define-op.ts';
import { faceLimit, flag, seed } from './fields.ts';

/** Fields that text-to-3d, image-to-3d and photo-scan share: spread them into the op's `z.object`. */
export const ladderFields = {
  quality: z.enum(['draft', 'standard', 'pro', 'cinematic']).default('standard').meta({
    description:
      'draft: geometry only. standard: textured. pro: detailed textures. cinematic: detailed textures and geometry.',
  }),
  game_ready: flag(
    false,
    'A clean game mesh of about 5000 faces; quad, low_poly, parts and ultra_texture do not apply.',
  ),
  seed,
  face_limit: faceLimit(100, 500_000),
  quad: flag(false, 'Quads; the result is model.fbx. parts takes precedence.'),
  low_poly: flag(false, 'A low-polygon model of 500 to 20000 faces.'),
  parts: flag(false, 'One named node for each part.'),
  auto_size: flag(false, 'Real-world metres.'),
  ultra_texture: flag(false, 'The largest textures.'),
};

/** Prices that every op on the quality ladder shares: spread them into the op's `prices`, beside its own `base`. */
export const LADDER_PRICES = Object.freeze({
  'quality.draft_less': 10,
  'quality.draft_min': 5,
  'quality.pro': 10,
  'quality.cinematic': 30,
  'addons.quad': 5,
  'addons.low_poly': 10,
  'addons.parts': 20,
  'addons.ultra_texture': 10,
});

type LadderParams = z.output<z.ZodObject<typeof ladderFields>>;

/**
 * What the fields mean together: under `game_ready` four add-ons do not apply, parts takes precedence over quad, and low_poly
 * keeps the face budget within 500 to 20000.
 */
export function ladderPlan(params: LadderParams) {
  const addons = !params.game_ready;
  const parts = addons && params.parts;
  const lowPoly = addons && params.low_poly;
  const faces = params.face_limit;
  return {
    quality: params.quality,
    gameReady: params.game_ready,
    quad: addons && params.quad && !parts,
    lowPoly,
    parts,
    ultraTexture: addons && params.ultra_texture,
    autoSize: params.auto_size,
    faceLimit: lowPoly && faces !== undefined ? Math.min(20_000, Math.max(500, faces)) : faces,
  };
}

/**
 * The contract's pricing: the rung of the ladder, then each add-on that was asked for. A game-ready cinematic costs as much as
 * pro, and add-ons are not charged there. An add-on is charged when it is asked for, whatever another one makes of it.
 */
export function priceLadder(params: LadderParams, credits: Prices): number {
  const rung = params.quality === 'cinematic' && params.game_ready ? 'pro' : params.quality;
  const addons = params.game_ready
    ? []
    : (['quad', 'low_poly', 'parts', 'ultra_texture'] as const).filter((name) => params[name]);
  return addons.reduce((sum, name) => sum + credits[`addons.${name}`], rungPrice(rung, credits));
}

function rungPrice(rung: LadderParams['quality'], credits: Prices): number {
  if (rung === 'draft') return Math.max(credits['quality.draft_min'], credits.base - credits['quality.draft_less']);
  return credits.base + (rung === 'standard' ? 0 : credits[`quality.${rung}`]);
}
