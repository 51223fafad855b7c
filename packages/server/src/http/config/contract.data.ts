import { ANIMATIONS, RIG_TYPES } from '../../ops/_shared/motion-terms.ts';
import { ASPECTS, TEMPLATES } from '../../ops/_shared/picture-terms.ts';
import { RESTYLE_PRICES, RESTYLE_TERMS } from '../../ops/_shared/restyle-terms.ts';
import { RETOPO_PRICES, RETOPO_RANGES } from '../../ops/_shared/retopo-terms.ts';

/** Lists and defaults of the contract that no operation declares, or not yet. Prices of an op that is registered come from the op. */
export const CONTRACT = Object.freeze({
  aspects: ASPECTS,
  templates: TEMPLATES,
  rigTypes: [...RIG_TYPES],
  addons: { quad: 5, low_poly: 10, parts: 20, ultra_texture: 10, semantic: 10, pro_texture: 10, hd_geometry: 20 },
  qualityResults: {
    draft: 'Geometry only, no textures',
    standard: 'Textured',
    pro: 'Detailed texture pass',
    cinematic: 'Detailed textures and geometry',
  },
  prices: {
    retopo: RETOPO_PRICES,
    complete: { ai: 50, cap: 30 },
    'smart-segment': { image: 85, model: 55 },
    restyle: RESTYLE_PRICES,
  },
  retopo: RETOPO_RANGES,
  restyle: { styles: [...RESTYLE_TERMS.styles], block_size: RESTYLE_TERMS.block_size },
  limits: {
    image_bytes: 20 * 1024 * 1024,
    image_pixels: 40_000_000,
    image_side_min: 16,
    model_bytes: 100 * 1024 * 1024,
    model_unpacked_bytes: 512 * 1024 * 1024,
    model_faces: 2_000_000,
    views: [2, 4] as [number, number],
    refs: 3,
    edit_prompts: 4,
    animations: [1, 5] as [number, number],
    tasks_list: 50,
    poll_interval_ms: 3000,
  },
  animations: ANIMATIONS.current,
  animationsClassic: ANIMATIONS.classic,
});
