/** What a member may ask of the result besides the prompt. */
export interface BuildOptions {
  quality: 'draft' | 'standard' | 'pro' | 'cinematic';
  /** Triangles at most, all nodes together; met within 2 %. */
  faceLimit?: number;
  /** Few, flat-shaded faces: 500 to 20,000. */
  lowPoly?: boolean;
  /** 4,500 to 5,500 faces. */
  gameReady?: boolean;
  /** One node for every part. Default: one node for every thing. */
  parts?: boolean;
  /** Real-world metres. Default: the largest extent of the whole is 1 m. */
  autoSize?: boolean;
  /** 4K textures at any quality. */
  ultraTexture?: boolean;
}

/** What the options come to. */
export interface BuildPlan {
  /** Triangles at most. */
  faceCount: number;
  /** Whether the count was asked for, and is to be approached from below by a finer mesh where the first is too coarse. */
  exact: boolean;
  /** Whether things too plain for the count are divided until they have it. */
  filled: boolean;
  /** Field grid cells along the longest axis of the whole. */
  cellsMax: number;
  /** Segment factor of direct meshes. */
  detail: number;
  /** Pixels along a side of the atlas; 0 = untextured. */
  textureSize: number;
  /** Occlusion rays per vertex. */
  rays: number;
  flat: boolean;
  parts: boolean;
  autoSize: boolean;
}

/** Budget and fineness of every rung of the ladder. A whole of hundreds of small parts still fits the time bars with these. */
const LADDER = {
  draft: { faceCount: 20_000, cellsMax: 64, detail: 0.55, textureSize: 0, rays: 0 },
  standard: { faceCount: 40_000, cellsMax: 160, detail: 1, textureSize: 2048, rays: 32 },
  pro: { faceCount: 80_000, cellsMax: 208, detail: 1.3, textureSize: 4096, rays: 48 },
  cinematic: { faceCount: 200_000, cellsMax: 320, detail: 1.8, textureSize: 4096, rays: 64 },
} as const;

const GAME_FACES = 5000;
const LOW_POLY_FACES = 3000;

/**
 * Settles the figures of a build. A face budget below the rung's own coarsens the first meshing as well, so that a small
 * budget is also quick.
 */
export function planBuild(options: BuildOptions): BuildPlan {
  const rung = LADDER[options.quality];
  const asked = options.gameReady ? GAME_FACES : options.faceLimit;
  let faceCount: number = asked ?? rung.faceCount;
  if (options.lowPoly && !options.gameReady) faceCount = Math.min(20_000, Math.max(500, asked ?? LOW_POLY_FACES));
  const factor = Math.min(1.6, Math.max(0.55, Math.sqrt(faceCount / rung.faceCount)));
  return {
    faceCount,
    exact: asked !== undefined,
    filled: Boolean(options.gameReady),
    cellsMax: Math.round(rung.cellsMax * factor),
    detail: rung.detail * factor,
    textureSize: rung.textureSize && options.ultraTexture ? 4096 : rung.textureSize,
    rays: rung.rays,
    flat: Boolean(options.lowPoly && !options.gameReady),
    parts: Boolean(options.parts && !options.gameReady),
    autoSize: Boolean(options.autoSize),
  };
}
