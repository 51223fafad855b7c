import type { FileKind, Plan, ViewerFile } from './types.ts';

const MODELS = new Set(['glb', 'gltf', 'fbx', 'obj', 'stl', '3mf', 'usdz']);
const IMAGES = new Set(['png', 'jpg', 'jpeg', 'webp', 'gif', 'avif', 'svg']);
const MIMES: Record<string, string> = {
  'model/gltf-binary': 'glb',
  'model/gltf+json': 'gltf',
  'model/obj': 'obj',
  'model/stl': 'stl',
  'model/3mf': '3mf',
  'model/vnd.usdz+zip': 'usdz',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** The format of a file in lower case without its dot: by its name, else by its media type, else empty. */
export function formatOf(file: Pick<ViewerFile, 'name' | 'mime'>): string {
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1].toLowerCase() ?? '';
  if (MODELS.has(ending) || IMAGES.has(ending) || ending === 'splat') return ending;
  return MIMES[file.mime?.split(';')[0].trim().toLowerCase() ?? ''] ?? ending;
}

/** How a file can be shown. */
export function kindOf(file: Pick<ViewerFile, 'name' | 'mime'>): FileKind {
  const format = formatOf(file);
  if (MODELS.has(format)) return 'model';
  if (IMAGES.has(format)) return 'image';
  return format === 'splat' ? 'splat' : 'other';
}

/** What to do with a result's files: models win over their pictures, and GLB over the same thing in another format. */
export function planOf(files: readonly ViewerFile[], compare?: string): Plan {
  const models = files.filter((file) => kindOf(file) === 'model');
  if (models.length > 0) {
    const best = models.filter((file) => /^gl(b|tf)$/.test(formatOf(file)));
    return { kind: 'models', files: best.length > 0 ? best : models };
  }
  const splat = files.find((file) => kindOf(file) === 'splat');
  if (splat) return { kind: 'splat', file: splat };
  const images = files.filter((file) => kindOf(file) === 'image');
  if (images.length === 1 && compare) return { kind: 'compare', before: compare, after: images[0] };
  return images.length > 0 ? { kind: 'images', files: images } : { kind: 'none', files };
}

/** What a file is called; else its name as a person would say it: `clip-1.glb` is "clip 1". */
export function labelOf(file: Pick<ViewerFile, 'name' | 'label'>): string {
  if (file.label) return file.label;
  return file.name.replace(/\.[a-z0-9]+$/i, '').replace(/[-_]+/g, ' ');
}
