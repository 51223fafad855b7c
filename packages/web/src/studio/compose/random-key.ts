/** An idempotency key. `crypto.randomUUID` exists on secure addresses only, and a studio in one's own network may have none. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
