/**
 * Bad input to a kernel. `code` is stable and machine-readable, `message` is safe to show to the person who sent the input.
 * A broken invariant is not a GeometryError: it is a plain Error and reaches the user as "engine failure".
 */
export class GeometryError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'GeometryError';
    this.code = code;
  }
}
