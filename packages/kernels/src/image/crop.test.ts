import { expect, it } from 'vitest';
import { crop } from './crop.ts';
import { createFloatImage } from './float-image.ts';

it('takes what lies in the box, row by row', () => {
  const image = createFloatImage(4, 3, 2);
  for (let i = 0; i < image.data.length; i++) image.data[i] = i;
  const part = crop(image, { left: 1, top: 1, right: 3, bottom: 3 });
  expect([part.width, part.height, part.channels]).toEqual([2, 2, 2]);
  expect([...part.data]).toEqual([10, 11, 12, 13, 18, 19, 20, 21]);
});
