const BYTES = 16;

/** An idempotency key that nobody has used. `randomUUID` is missing in pages that are not served over TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return `sdk-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
