import type { Rng } from '../../../math/index.ts';

/** A rectangle on a screen: middle and size in screen widths and heights (x, y -0.5..0.5), later levels on top. */
export interface ScreenTile {
  x: number;
  y: number;
  w: number;
  h: number;
  color: string;
  /** Corner radius as a share of the short side. */
  r?: number;
  level?: number;
  /** Height is given in screen widths instead. */
  square?: boolean;
}

export interface ScreenPicture {
  /** Colours of the wallpaper, low and high. */
  back: readonly [string, string];
  tiles: readonly ScreenTile[];
  /** What the tiles are, for the names of their parts. */
  what: string;
}

export type ScreenLook = 'desktop' | 'code' | 'home' | 'picture' | 'game' | 'plain';

const ICONS = ['#f2f4f6', '#3fa7f0', '#43c463', '#f0a32c', '#e8503f', '#9a5be0'];
const WALLS = [
  ['#0b2a6b', '#3f8fe0'],
  ['#3a1256', '#e0709a'],
  ['#0b3b44', '#4fc0a8'],
  ['#4a1a10', '#e89a4a'],
] as const;

/** A desktop: menu bar, two windows with lines of text, dock of icons. */
function desktop(rng: Rng): ScreenPicture {
  const tiles: ScreenTile[] = [{ x: 0, y: 0.475, w: 1, h: 0.05, color: '#e8eaee', r: 0 }];
  const window = (x: number, y: number, w: number, h: number, level: number): void => {
    tiles.push({ x, y, w, h, color: '#f4f5f7', r: 0.04, level });
    tiles.push({ x, y: y + h / 2 - 0.025, w, h: 0.05, color: '#c9ccd2', r: 0.1, level: level + 1 });
    for (let i = 0; i < 3; i++)
      tiles.push({
        x: x - w / 2 + 0.02 + i * 0.02,
        y: y + h / 2 - 0.025,
        w: 0.012,
        h: 0.012,
        square: true,
        color: ['#e8503f', '#f0a32c', '#43c463'][i],
        r: 0.5,
        level: level + 2,
      });
    const rows = Math.floor((h - 0.12) / 0.055);
    for (let i = 0; i < rows; i++) {
      const long = rng.range(0.35, 0.85) * w;
      tiles.push({
        x: x - w / 2 + 0.02 + long / 2,
        y: y + h / 2 - 0.095 - i * 0.055,
        w: long,
        h: 0.02,
        color: i === 0 ? '#3fa7f0' : '#8a919c',
        r: 0.4,
        level: level + 1,
      });
    }
  };
  window(-0.14, 0.1, 0.48, 0.52, 2);
  window(0.24, -0.02, 0.36, 0.44, 5);
  tiles.push({ x: 0, y: -0.42, w: 0.62, h: 0.12, color: '#c9d6ea', r: 0.3 });
  for (let i = 0; i < 9; i++)
    tiles.push({
      x: (i - 4) * 0.065,
      y: -0.42,
      w: 0.046,
      h: 0.046,
      square: true,
      color: ICONS[(i * 5 + 1) % 6],
      r: 0.24,
      level: 3,
    });
  return { back: rng.pick(WALLS), tiles, what: 'interface' };
}

/** Lines of coloured code on black. */
function code(rng: Rng): ScreenPicture {
  const tiles: ScreenTile[] = [{ x: -0.44, y: 0, w: 0.12, h: 1, color: '#1c222b', r: 0 }];
  const colors = ['#6ad07a', '#e0b04a', '#5aa8f0', '#d8dce2', '#d86a8a'];
  let indent = 0;
  for (let i = 0; i < 15; i++) {
    const y = 0.43 - i * 0.061;
    tiles.push({ x: -0.44, y, w: 0.03, h: 0.02, color: '#59616e', r: 0.3, level: 2 });
    indent = Math.max(0, Math.min(3, indent + rng.int(3) - 1));
    let x = -0.34 + indent * 0.05;
    const words = 1 + rng.int(4);
    for (let k = 0; k < words; k++) {
      const w = rng.range(0.04, 0.17);
      if (x + w > 0.47) break;
      tiles.push({ x: x + w / 2, y, w, h: 0.026, color: colors[rng.int(5)], r: 0.35 });
      x += w + 0.018;
    }
  }
  return { back: ['#0d1117', '#141a24'], tiles, what: 'code' };
}

/** Home screen of a phone or tablet: clock, widget, a grid of apps, dock. */
function home(rng: Rng, aspect: number): ScreenPicture {
  const tiles: ScreenTile[] = [];
  const wide = aspect > 1;
  const columns = wide ? 7 : 4;
  const rows = wide ? 3 : 4;
  const icon = wide ? 0.075 : 0.155;
  const tall = icon * aspect;
  tiles.push({ x: -0.36, y: 0.455, w: wide ? 0.06 : 0.14, h: 0.018, color: '#f6f8fa', r: 0.4 });
  tiles.push({ x: 0.36, y: 0.455, w: wide ? 0.05 : 0.12, h: 0.018, color: '#f6f8fa', r: 0.4 });
  tiles.push({ x: 0, y: 0.33, w: wide ? 0.62 : 0.82, h: 0.16, color: '#f2f4f6', r: 0.22 });
  tiles.push({
    x: wide ? -0.22 : -0.27,
    y: 0.33,
    w: icon * 1.1,
    h: icon * 1.1,
    square: true,
    color: '#f0a32c',
    r: 0.5,
    level: 2,
  });
  for (let i = 0; i < 3; i++)
    tiles.push({
      x: 0.1 - i * 0.03,
      y: 0.375 - i * 0.042,
      w: 0.38 - i * 0.06,
      h: 0.018,
      color: '#8a919c',
      r: 0.4,
      level: 2,
    });
  const gap = 0.88 / columns;
  const down = wide ? 0.17 : 0.132;
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const at = { x: (i - (columns - 1) / 2) * gap, y: 0.15 - j * down };
      const color = ICONS[(i * 2 + j * 3 + rng.int(3)) % 6];
      tiles.push({ ...at, w: icon, h: icon, square: true, color, r: 0.24 });
      tiles.push({
        x: at.x,
        y: at.y,
        w: icon * 0.42,
        h: icon * 0.42,
        square: true,
        color: color === '#f2f4f6' ? '#3fa7f0' : '#f2f4f6',
        r: [0.5, 0.15, 0.3][(i + j) % 3],
        level: 2,
      });
    }
  tiles.push({ x: 0, y: -0.425, w: wide ? 0.5 : 0.9, h: Math.max(0.1, tall * 1.3), color: '#cfd8e6', r: 0.3 });
  for (let i = 0; i < 4; i++)
    tiles.push({
      x: (i - 1.5) * (wide ? 0.11 : 0.21),
      y: -0.425,
      w: icon,
      h: icon,
      square: true,
      color: ICONS[(i + 1) % 6],
      r: 0.24,
      level: 3,
    });
  return { back: rng.pick(WALLS), tiles, what: 'icons' };
}

/** A film on television: evening sky, sun, hills, a house, a lake. */
function picture(): ScreenPicture {
  const tiles: ScreenTile[] = [
    { x: 0.16, y: 0.08, w: 0.16, h: 0.16, square: true, color: '#ffe9a8', r: 0.5 },
    { x: -0.24, y: 0.26, w: 0.22, h: 0.035, color: '#f7b7a0', r: 0.5 },
    { x: 0.3, y: 0.33, w: 0.28, h: 0.03, color: '#f7b7a0', r: 0.5 },
    { x: -0.08, y: 0.36, w: 0.14, h: 0.025, color: '#f7b7a0', r: 0.5 },
    { x: 0, y: -0.37, w: 1, h: 0.26, color: '#23527a', r: 0, level: 4 },
  ];
  const hills: readonly (readonly [number, number, string, number])[] = [
    [0.34, 0.24, '#6a4a7e', 2],
    [0.52, 0.14, '#4a3a6e', 3],
  ];
  hills.forEach(([w, top, color, level], row) => {
    for (let i = 0; i < 4; i++) {
      const x = -0.375 + i * 0.25 + row * 0.06;
      const h = top * (i % 2 ? 1 : 0.72) + 0.2;
      tiles.push({ x: Math.max(-0.5 + w / 2, Math.min(0.5 - w / 2, x)), y: -0.3 + h / 2, w, h, color, r: 0.5, level });
    }
  });
  for (let i = 0; i < 6; i++)
    tiles.push({
      x: 0.16,
      y: -0.27 - i * 0.038,
      w: 0.2 - Math.abs(i - 2) * 0.03,
      h: 0.012,
      color: '#ffd28a',
      r: 0.5,
      level: 5,
    });
  return { back: ['#f28a4a', '#5a4a9a'], tiles, what: 'picture' };
}

/** An arcade game of blocks: rows of invaders, a ship, shots, score. */
function game(): ScreenPicture {
  const tiles: ScreenTile[] = [];
  const rows = ['#e8503f', '#f0a32c', '#43c463', '#3fa7f0'];
  rows.forEach((color, j) => {
    for (let i = 0; i < 7; i++) {
      const x = (i - 3) * 0.12;
      const y = 0.32 - j * 0.12;
      tiles.push({ x, y, w: 0.075, h: 0.05, color, r: 0.2 });
      tiles.push({ x, y: y - 0.025, w: 0.045, h: 0.05, color, r: 0.1, level: 2 });
    }
  });
  tiles.push({ x: 0.05, y: -0.4, w: 0.14, h: 0.045, color: '#f2f4f6', r: 0.2 });
  tiles.push({ x: 0.05, y: -0.36, w: 0.035, h: 0.06, color: '#f2f4f6', r: 0.2, level: 2 });
  for (const [x, y] of [
    [0.05, -0.24],
    [0.05, -0.16],
    [-0.2, -0.2],
  ])
    tiles.push({ x, y, w: 0.014, h: 0.05, color: '#ffe9a8', r: 0.3 });
  for (let i = 0; i < 3; i++) tiles.push({ x: (i - 1) * 0.3, y: -0.29, w: 0.14, h: 0.05, color: '#43c463', r: 0.3 });
  tiles.push({ x: -0.3, y: 0.44, w: 0.26, h: 0.035, color: '#f2f4f6', r: 0.3 });
  tiles.push({ x: 0.32, y: 0.44, w: 0.2, h: 0.035, color: '#e8503f', r: 0.3 });
  return { back: ['#060818', '#101438'], tiles, what: 'game' };
}

const plain = (rng: Rng): ScreenPicture => ({ back: rng.pick(WALLS), tiles: [], what: 'picture' });

/** What screens show. */
export const SCREEN_LOOKS: Readonly<Record<ScreenLook, (rng: Rng, aspect: number) => ScreenPicture>> = {
  desktop,
  code,
  home,
  picture,
  game,
  plain,
};
