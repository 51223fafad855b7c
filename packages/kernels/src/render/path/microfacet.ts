/** Share of light that facets seen under this cosine do not hide from one side: Smith's G1 of GGX. */
export function shadowOne(cos: number, alpha: number): number {
  const a2 = alpha * alpha;
  return (2 * cos) / (cos + Math.sqrt(a2 + (1 - a2) * cos * cos));
}

/** Smith's height-correlated G2 of GGX divided by 4 nv nl, what a reflection is multiplied by. */
export function visibility(nl: number, nv: number, alpha: number): number {
  const a2 = alpha * alpha;
  const l = nv * Math.sqrt(a2 + (1 - a2) * nl * nl);
  const v = nl * Math.sqrt(a2 + (1 - a2) * nv * nv);
  return 0.5 / (l + v);
}

/** Density of facets that face along h, per steradian. Source: Walter et al., "Microfacet models for refraction", 2007. */
export function facetDensity(nh: number, alpha: number): number {
  const a2 = alpha * alpha;
  const d = nh * nh * (a2 - 1) + 1;
  return a2 / (Math.PI * d * d);
}

/** A direction and its frame's axes; reused. */
export interface Frame {
  tx: number;
  ty: number;
  tz: number;
  bx: number;
  by: number;
  bz: number;
}

/** Two unit vectors at right angles to a unit normal. Source: Duff et al., "Building an orthonormal basis, revisited", 2017. */
export function fillFrame(nx: number, ny: number, nz: number, out: Frame): void {
  const sign = nz < 0 ? -1 : 1;
  const a = -1 / (sign + nz);
  const b = nx * ny * a;
  out.tx = 1 + sign * nx * nx * a;
  out.ty = sign * b;
  out.tz = -sign * nx;
  out.bx = b;
  out.by = sign + ny * ny * a;
  out.bz = -ny;
}
