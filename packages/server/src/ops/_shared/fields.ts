import { z } from 'zod';

/** Text that a person wrote. Length counts characters (code points), blanks at the ends do not help to reach the minimum. */
export function text(min: number, max: number) {
  return z
    .string()
    .check((ctx) => {
      const value = ctx.value;
      if (!value.isWellFormed() || value.includes('\0')) refuse(ctx.issues, value, 'must be well-formed text');
      else if (length(value.trim()) < min) refuse(ctx.issues, value, `must be at least ${characters(min)}`);
      else if (length(value) > max) refuse(ctx.issues, value, `must be at most ${characters(max)}`);
    })
    .meta({ minLength: min, maxLength: max });
}

/** Same seed, same inputs, same engine version: the same files. */
export const seed = z.int().min(0).max(2_147_483_647).optional().meta({
  description: 'Reproduces a result: same seed and inputs, same files. Drawn, and shown in output.seed, when absent.',
});

/** A face budget: out of range is brought into the range, as the contract asks, never refused. */
export function faceLimit(min: number, max: number) {
  return z
    .int()
    .overwrite((faces) => Math.min(max, Math.max(min, faces)))
    .optional()
    .meta({ description: `Face budget, brought into ${min} to ${max}.`, 'x-range': [min, max] });
}

/** An optional switch with its default. */
export function flag(fallback: boolean, description: string) {
  return z.boolean().default(fallback).meta({ description });
}

function refuse(issues: z.core.$ZodRawIssue[], input: string, message: string): void {
  issues.push({ code: 'custom', input, message, continue: false });
}

function characters(count: number): string {
  return `${count} ${count === 1 ? 'character' : 'characters'}`;
}

function length(value: string): number {
  let count = 0;
  for (const _ of value) count++;
  return count;
}
