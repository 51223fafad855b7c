import { expect, test } from 'vitest';
import { drawViews } from './draw-views.ts';
import { keepLevels, readLevels } from './keep-levels.ts';
import { levelView, mapLevel } from './level-views.ts';
import { board, boxOfPicture } from './testing-board.ts';
import { fakeContext } from './testing-context.ts';
import { perView, VIEW_NAMES } from './view-names.ts';

test.each([12, 35])(
  'a board seen from %i degrees above is level again: as high as it is, from all sides',
  async (lean) => {
    const shaped = board(lean);
    const { views, cameras } = drawViews(shaped, () => undefined);
    const context = fakeContext(1);
    await keepLevels(
      perView((name) => mapLevel(shaped.parts, cameras[name])),
      context,
    );
    context.input = async (_, file = '') => ({ name: file, bytes: context.kept.get(file) as Uint8Array });
    const levels = await readLevels('input', context);
    if (!levels) throw new Error('nothing was kept');
    for (const name of VIEW_NAMES) {
      const picture = levelView(views[name], levels[name]);
      const { left, top, right, bottom } = boxOfPicture(picture);
      const wide = name === 'front' || name === 'back' ? 2 : 0.5;
      expect((right - left) / (bottom - top)).toBeCloseTo(wide / 0.6, wide > 1 ? 1 : 1.5);
      expect(Math.min(left, top, picture.width - right, picture.height - bottom)).toBeGreaterThan(0.04 * picture.width);
      // Its middle shows what the view shows.
      const at = 4 * (Math.round((top + bottom) / 2) * picture.width + Math.round((left + right) / 2));
      expect(picture.data[at + 3]).toBe(255);
      const own = boxOfPicture(views[name]);
      const low =
        4 * (Math.round(own.bottom - 0.2 * (own.bottom - own.top)) * picture.width + ((own.left + own.right) >> 1));
      expect(Math.abs(picture.data[at] - views[name].data[low])).toBeLessThan(3);
    }
  },
);

test('views of which nothing was kept are taken as they are', async () => {
  expect(await readLevels('input', fakeContext(1))).toBeUndefined();
});
