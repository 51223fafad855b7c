/** What models can be rebuilt of, and blocks along the longest axis: asked for within these bounds, built within `built`. */
export const RESTYLE_TERMS = Object.freeze({
  styles: ['lego', 'voxel', 'voronoi', 'minecraft'] as const,
  block_size: Object.freeze({ min: 1, max: 1000, default: 80 }),
  built: Object.freeze({ min: 8, max: 256 }),
});

/** Credits for one model. */
export const RESTYLE_PRICES = Object.freeze({ base: 20 });
