import { client } from './client.ts';

/** What the service takes as it is; the rest is drawn anew as PNG, by what the browser can read. */
const TAKEN = new Set(['image/png', 'image/jpeg']);

/** Uploads a picture of any kind that the browser can show. */
export async function uploadPicture(file: File): Promise<{ token: string; preview: string }> {
  const bytes = TAKEN.has(file.type) ? file : await asPng(file);
  const token = await client.uploads.image(bytes);
  return { token, preview: URL.createObjectURL(bytes) };
}

/** Whether it is a picture, by its type. */
export function isPicture(file: File): boolean {
  return file.type.startsWith('image/') && file.type !== 'image/svg+xml';
}

async function asPng(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error(`${file.name} is no picture that this browser can read. PNG and JPEG always work.`);
  });
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
  bitmap.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large for this browser.'))),
      'image/png',
    ),
  );
}
