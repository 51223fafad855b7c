/** What a file dialog offers as models. */
export const MODEL_FILES = '.glb,.fbx,.obj,.stl';

/** Whether a file may be a model, by its name. */
export function isModelFile(file: File): boolean {
  return /\.(glb|fbx|obj|stl)$/i.test(file.name);
}
