/** A seed that the service takes. */
export function randomSeed(): number {
  return Math.floor(Math.random() * 2 ** 31);
}
