/** Whether a movement was refused because the balance would leave its bounds: below zero, or beyond any number that is kept. */
export function isOverdrawn(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === '23514' || code === '22003';
}
