"""What the network that guesses solids learns from: pictures by `npm run solids:lessons`, each with the solid as its camera sees it."""
import json
import re
import zlib
from pathlib import Path

import numpy as np
from PIL import Image

# Pixels of a picture and cells of a solid, across; cells of a solid in depth; how many finer ones each is told by along each side; how much of the frame's side the longer side of
# the subject's box takes.
SIDE = 128
CELLS = 32
DEEP = 52
FINE = 2
SHARE = 0.92
OWN = 64


def is_held(name):
    """A sixth of the families is never learnt from, while it is tried how good it gets; numbered models are of one family."""
    return zlib.crc32(re.sub(r'[\W\d_]+$', '', name.split('--')[0]).encode()) % 6 == 0


def read_solid(path):
    bits = np.frombuffer(zlib.decompress(path.read_bytes()), np.uint8)
    return np.unpackbits(bits, bitorder='little').reshape(OWN, OWN, OWN)


def see(solid, azimuth, elevation):
    """How many of the finer cells of each are filled in a solid (z, y, x; front +z) as a camera sees it: depth (far first), rows from the top, columns; its box fills the frame's share."""
    across, deep = FINE * CELLS, FINE * DEEP
    az, el = np.radians(azimuth), np.radians(elevation)
    s, c, se, ce = np.sin(az), np.cos(az), np.sin(el), np.cos(el)
    # Rows: right, up, to the viewer.
    turn = np.array([[c, 0, -s], [-s * se, ce, -c * se], [s * ce, se, c * ce]])
    cells = np.argwhere(solid)[:, ::-1] - (OWN - 1) / 2
    seen = cells @ turn.T
    low, high = seen[:, :2].min(0) - 0.5, seen[:, :2].max(0) + 0.5
    scale = (high - low).max() / (SHARE * across)
    middle = np.append((low + high) / 2, seen[:, 2].mean())
    z = np.arange(deep) - (deep - 1) / 2
    x = np.arange(across) - (across - 1) / 2
    # Around the solid there is nothing, so that what lies outside need only be moved to its border.
    around = np.pad(solid, 1).reshape(-1)
    from_middle = middle @ turn + (OWN - 1) / 2 + 1.5
    at = 0
    for axis, stride in enumerate((1, OWN + 2, (OWN + 2) ** 2)):
        right, up, near = (turn[:, axis] * scale).astype(np.float32)
        cell = (near * z.astype(np.float32))[:, None, None] + (from_middle[axis] - up * x).astype(np.float32)[:, None] + (right * x).astype(np.float32)
        at = at + np.clip(cell, 0, OWN + 1).astype(np.int32) * stride
    return around[at].reshape(DEEP, FINE, CELLS, FINE, CELLS, FINE).sum((1, 3, 5), dtype=np.uint8)


def frame(picture):
    """A picture, RGBA, so that the box of what is opaque fills the frame's share of its middle."""
    box = picture.getchannel('A').point(lambda a: 255 if a > 127 else 0).getbbox()
    if box is None:
        raise ValueError('nothing is seen')
    side = max(box[2] - box[0], box[3] - box[1]) / SHARE
    x, y = (box[0] + box[2] - side) / 2, (box[1] + box[3] - side) / 2
    ready = np.asarray(picture.convert('RGBa').transform((SIDE, SIDE), Image.Transform.EXTENT, (x, y, x + side, y + side), Image.Resampling.BILINEAR))
    return ready


def prepare(folder, names):
    """Of every picture: colours times opacity and opacity, bytes; the solid, how many of `FINE`^3 are filled of each cell; azimuth and elevation."""
    pictures, solids, views, of = [], [], [], []
    for name in names:
        solid = read_solid(folder / f'{name}.solid')
        for k, view in enumerate(json.loads((folder / f'{name}.json').read_text())):
            try:
                picture = frame(Image.open(folder / f'{name}-{k}.png').convert('RGBA'))
                seen = see(solid, view['azimuthDeg'], view['elevationDeg'])
                if not seen.any():
                    raise ValueError('the solid is thinner than its cells')
            except (ValueError, OSError) as error:
                print(name, k, error)
                continue
            pictures.append(picture)
            solids.append(seen)
            views.append((view['azimuthDeg'], view['elevationDeg']))
            of.append(name)
    if not of:
        return None, None, None, of
    return np.stack(pictures), np.stack(solids), np.array(views, np.float32), of


def read_lessons(folder, cache=True):
    folder = Path(folder)
    file = folder / 'lessons.npz'
    names = sorted(p.stem for p in folder.glob('*.json') if p.with_suffix('.solid').exists())
    known = np.load(file, allow_pickle=False) if cache and file.exists() else None
    old = set(known['names'].tolist()) if known is not None else set()
    fresh = [n for n in names if n not in old]
    if known is not None and not fresh:
        return known['pictures'], known['solids'], known['views'], known['names'].tolist()
    # What is never seen from anywhere has no pictures, known or fresh.
    pictures, solids, views, of = prepare(folder, fresh)
    if known is not None and not of:
        return known['pictures'], known['solids'], known['views'], known['names'].tolist()
    if known is not None:
        pictures, solids = np.concatenate([known['pictures'], pictures]), np.concatenate([known['solids'], solids])
        views, of = np.concatenate([known['views'], views]), known['names'].tolist() + of
    if cache:
        np.savez(file, pictures=pictures, solids=solids, views=views, names=np.array(of))
    return pictures, solids, views, of
