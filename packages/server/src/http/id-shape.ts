const SHAPE = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a text can be an id or a token of ours at all. What cannot never reaches the database, whose text type refuses some. */
export function isIdShaped(text: string): boolean {
  return SHAPE.test(text);
}
