import { createRequire } from 'node:module';

interface Report {
  issues: { numErrors: number; numWarnings: number; messages: { code: string; pointer?: string; severity: number }[] };
}

interface Validator {
  validateBytes(bytes: Uint8Array, options: { maxIssues: number }): Promise<Report>;
}

/** Errors and warnings of the Khronos validator, as "code pointer"; for tests and the quality table. */
export async function validateGlb(bytes: Uint8Array): Promise<string[]> {
  const validator = createRequire(import.meta.url)('gltf-validator') as Validator;
  const { issues } = await validator.validateBytes(bytes, { maxIssues: 50 });
  return issues.messages.filter((m) => m.severity <= 1).map((m) => `${m.code} ${m.pointer ?? ''}`);
}
