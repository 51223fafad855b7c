import { z } from 'zod';

const credits = z.int().min(0);
const named = <T extends z.ZodType>(value: T) => z.record(z.string(), value);
const range = z.object({ min: z.int(), max: z.int(), default: z.int().optional() });
const bounds = z.tuple([z.int(), z.int()]);

/** `GET /gen/config`: what clients read at start-up instead of hardcoding numbers. */
export const engineConfigSchema = z
  .object({
    enabled: z.boolean(),
    version: z.string(),
    costs: named(z.union([credits, named(credits)])),
    quality: named(
      z.object({ delta: z.int(), min: z.int().optional(), game_ready_delta: z.int().optional(), result: z.string() }),
    ),
    addons: named(credits),
    image_tiers: z
      .object({ surcharge_4k: credits })
      .catchall(z.object({ name: z.string(), cost: credits, sizes: z.array(z.string()) })),
    aspects: z.array(z.string()),
    templates: named(z.array(z.string())),
    animations: z.array(z.string()),
    animations_classic: z.array(z.string()),
    rig_types: z.array(z.string()),
    retopo: z.object({
      smart: range.extend({ cost: credits, quad_max: z.int(), quad_default: z.int() }),
      basic: range.extend({ cost: credits, cost_large: credits, large_above: z.int() }),
    }),
    complete: named(z.object({ cost: credits })),
    segment: named(z.object({ cost: credits })),
    restyle: z.object({ cost: credits, styles: z.array(z.string()), block_size: range }),
    packs: z.array(z.object({ id: z.string(), credits, price: z.int(), currency: z.string() })),
    lanes: named(z.object({ capacity: z.int(), ops: z.array(z.string()) })),
    limits: z.object({
      max_running: z.int(),
      max_running_by_tier: named(z.int()),
      image_bytes: z.int(),
      image_pixels: z.int(),
      image_side_min: z.int(),
      model_bytes: z.int(),
      model_unpacked_bytes: z.int(),
      model_faces: z.int(),
      prompt: named(bounds),
      negative: named(bounds),
      face_limit: named(bounds),
      views: bounds,
      refs: z.int(),
      edit_prompts: z.int(),
      animations: bounds,
      tasks_list: z.int(),
      poll_interval_ms: z.int(),
      budgets: z.object({
        window_s: z.int(),
        polls: z.int(),
        creates: z.int(),
        quotes: z.int(),
        image_uploads: z.int(),
        model_uploads: z.int(),
      }),
    }),
    defaults: named(z.looseObject({})).meta({ description: 'What a field is when it is left out, by op.' }),
    engines: named(z.array(z.string())),
  })
  .meta({ id: 'EngineConfig' });

export type EngineConfig = z.output<typeof engineConfigSchema>;
