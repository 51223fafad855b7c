import Module, { type ManifoldToplevel } from 'manifold-3d';

let api: ManifoldToplevel | undefined;
let loading: Promise<void> | undefined;

/**
 * Loads the solid-geometry library (manifold-3d, WebAssembly). Await it once before meshing; later calls return the same promise.
 * One instance serves everything, and its results are the same on every run.
 */
export function initGeometry(): Promise<void> {
  loading ??= Module().then((m) => {
    m.setup();
    api = m;
  });
  return loading;
}

/** The loaded library. Throws a plain Error when initGeometry was not awaited: a mistake in the program, not in the input. */
export function library(): ManifoldToplevel {
  if (!api) throw new Error('initGeometry() must be awaited before shapes are meshed');
  return api;
}
