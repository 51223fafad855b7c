import { compileField, type Field, type FieldShape, snapToSurface } from '../../field/index.ts';
import type { Vec3 } from '../../math/index.ts';

/** A field that things are put on: compiled once, asked often. What is placed by it is neither buried nor floating. */
export class Host {
  readonly #field: Field;

  constructor(shape: FieldShape) {
    this.#field = compileField(shape);
  }

  /** The first surface point from `from` along `dir`, moved outwards by `offset`; `from` itself if the ray misses. */
  hit(from: Vec3, dir: Vec3, offset = 0): Vec3 {
    return snapToSurface(this.#field, from, dir, offset) ?? from;
  }

  /** As `hit`, undefined where the ray misses. */
  find(from: Vec3, dir: Vec3, offset = 0): Vec3 | undefined {
    return snapToSurface(this.#field, from, dir, offset);
  }
}
