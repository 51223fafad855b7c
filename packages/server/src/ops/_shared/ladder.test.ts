import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { text } from './fields.ts';
import { imageTierPricing } from './image-tiers.ts';
import { LADDER_PRICES, ladderFields, ladderPlan, priceLadder } from './ladder.ts';

const schema = z.object(ladderFields);
const cost = (fields: z.input<typeof schema>, base = 20) =>
  priceLadder(schema.parse(fields), { base, ...LADDER_PRICES });
const plan = (fields: z.input<typeof schema>) => ladderPlan(schema.parse(fields));

describe('the quality ladder', () => {
  it('prices draft at base minus 10 and never below 5', () => {
    expect([20, 30, 15, 12, 3].map((base) => cost({ quality: 'draft' }, base))).toEqual([10, 20, 5, 5, 5]);
  });

  it('prices standard, pro and cinematic at base, plus 10, plus 30', () => {
    expect([cost({}), cost({ quality: 'pro' }), cost({ quality: 'cinematic' })]).toEqual([20, 30, 50]);
  });

  it('adds every add-on that is asked for', () => {
    expect(cost({ quad: true, low_poly: true, parts: true, ultra_texture: true })).toBe(20 + 5 + 10 + 20 + 10);
  });

  it('under game_ready ignores add-ons, prices cinematic as pro and leaves the other rungs alone', () => {
    const all = { game_ready: true, quad: true, low_poly: true, parts: true, ultra_texture: true };
    const rungs = ['draft', 'standard', 'pro', 'cinematic'] as const;
    expect(rungs.map((quality) => cost({ ...all, quality }))).toEqual([10, 20, 30, 30]);
    expect(plan({ ...all, auto_size: true }).autoSize).toBe(true);
    expect(plan(all).autoSize).toBe(false);
    expect(plan(all)).toMatchObject({ quad: false, lowPoly: false, parts: false, ultraTexture: false });
  });

  it('lets parts take precedence over quad, and keeps low_poly within 500 to 20000 faces', () => {
    expect(plan({ quad: true, parts: true })).toMatchObject({ quad: false, parts: true });
    expect(plan({ low_poly: true, face_limit: 100 }).faceLimit).toBe(500);
    expect(plan({ low_poly: true, face_limit: 90_000 }).faceLimit).toBe(20_000);
    expect(plan({ face_limit: -4 }).faceLimit).toBe(100);
    expect(plan({}).faceLimit).toBeUndefined();
  });
});

describe('image tiers', () => {
  it('cost 5, 10, 20 and 30, and 10 more at 4K', () => {
    const styles = ['turbo', 'standard', 'pro', 'ultra'] as const;
    expect(styles.map((style) => imageTierPricing.price({ style }, imageTierPricing.prices))).toEqual([5, 10, 20, 30]);
    expect(imageTierPricing.price({ style: 'ultra', size: '4K' }, imageTierPricing.prices)).toBe(40);
  });
});

describe('text', () => {
  it('counts characters, not code units, and blanks do not help', () => {
    const schema = text(3, 4);
    for (const good of ['cat', '🐉🐉🐉', ' cat', '🐉🐉🐉🐉']) expect(schema.safeParse(good).success).toBe(true);
    for (const bad of ['🐉🐉', '  c ', '🐉🐉🐉🐉🐉', '', 'ca\0t', 'ca\ud800', 7, null])
      expect(schema.safeParse(bad).success).toBe(false);
  });

  it('shows its bounds in JSON Schema', () => {
    expect(z.toJSONSchema(text(3, 1200), { io: 'input' })).toMatchObject({
      type: 'string',
      minLength: 3,
      maxLength: 1200,
    });
  });
});
