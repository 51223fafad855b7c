/** What a file dialog offers as models. */
export const MODEL_FILES = '.glb,.fbx,.obj,.stl';

/** Whether a file may be a model, by its name. */
export function isModelFile(file: File): boolean {
  return /\.(glb|fbx|obj|stl)$/i.test(file.name);
}

/** Whether a result's file can become a model of the catalog, by its name. */
export function isPublishable(name: string): boolean {
  return /\.(glb|gltf|fbx|obj|stl|zip)$/i.test(name);
}
