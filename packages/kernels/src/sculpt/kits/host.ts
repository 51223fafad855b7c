import { closestOnSurface, compileField, type Field, type FieldShape, snapToSurface } from '../../field/index.ts';
import { V3, type Vec3 } from '../../math/index.ts';

/** A field that things are put on: compiled once, asked often. What is placed by it is neither buried nor floating. */
export class Host {
  readonly #field: Field;

  constructor(shape: FieldShape) {
    this.#field = compileField(shape);
  }

  /** The first surface point from `from` along `dir`, moved outwards by `offset`; where the ray misses, the point nearest to it. */
  hit(from: Vec3, dir: Vec3, offset = 0): Vec3 {
    const at = snapToSurface(this.#field, from, dir, offset);
    if (at) return at;
    const { min, max } = this.#field.bounds;
    const unit = V3.normalize(dir);
    const passing = V3.addScaled(from, unit, V3.dot(V3.sub(V3.lerp(min, max, 0.5), from), unit));
    const near = closestOnSurface(this.#field, passing);
    return V3.addScaled(near.at, near.normal, offset);
  }

  /** As `hit`, undefined where the ray misses. */
  find(from: Vec3, dir: Vec3, offset = 0): Vec3 | undefined {
    return snapToSurface(this.#field, from, dir, offset);
  }
}
