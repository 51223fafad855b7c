import { createRequire } from 'node:module';

interface Message {
  code: string;
  message: string;
  /** 0 error, 1 warning, 2 information, 3 hint. */
  severity: number;
  pointer?: string;
}

interface Validator {
  validateBytes(
    bytes: Uint8Array,
    options: { maxIssues: number; ignoredIssues?: string[] },
  ): Promise<{ issues: { messages: Message[] } }>;
}

const validator = createRequire(import.meta.url)('gltf-validator') as Validator;

/**
 * What the Khronos validator says of a GLB or glTF, as "severity code pointer: message" lines: errors and warnings,
 * or, with 2, information as well. For tests and the quality table.
 */
export async function validateGlb(bytes: Uint8Array, severityMax = 1): Promise<string[]> {
  const report = await validator.validateBytes(bytes, { maxIssues: 100 });
  return report.issues.messages
    .filter((m) => m.severity <= severityMax)
    .map((m) => `${['error', 'warning', 'info', 'hint'][m.severity]} ${m.code} ${m.pointer ?? ''}: ${m.message}`);
}
