"""Lessons as they are shown: no two alike."""
import numpy as np
import torch
from torch.nn import functional as F

from layers import with_places
from lessons import FINE, SIDE

BATCH = 32


def share_filled(solids):
    """How much of each cell is filled, 0..1."""
    return torch.from_numpy(solids).float() / FINE**3


def draw_batch(rng, pictures, solids, views, of):
    """Mirrored, lit and painted anew; colours are sometimes taken off, since they tell least."""
    k = of[rng.integers(0, len(of), BATCH)]
    x = pictures[k].astype(np.float32) / 255
    alpha = x[..., 3:]
    gain = np.exp(rng.normal(0, 0.12, (BATCH, 1, 1, 3)) + rng.normal(0, 0.2, (BATCH, 1, 1, 1))).astype(np.float32)
    lift = rng.normal(0, 0.05, (BATCH, 1, 1, 1)).astype(np.float32)
    rgb = np.clip(x[..., :3] * gain + lift * alpha, 0, alpha)
    grey = rng.random((BATCH, 1, 1, 1))
    rgb = np.where(grey < 0.15, rgb.mean(-1, keepdims=True), rgb)
    swap = rng.permutation(3)
    if rng.random() < 0.3:
        rgb = rgb[..., swap]
    rgb = np.clip(rgb + (mottle(rng) + 0.02 * rng.standard_normal(rgb.shape, np.float32)) * alpha, 0, alpha)
    x = torch.from_numpy(np.concatenate([rgb, alpha], -1).astype(np.float32)).permute(0, 3, 1, 2)
    truth = share_filled(solids[k])
    if rng.random() < 0.5:
        x, truth = x.flip(3), truth.flip(3)
    x, truth = lean(rng, x, truth)
    return with_places(x), truth.contiguous(memory_format=torch.channels_last), torch.from_numpy(views[k])


def mottle(rng):
    """Blotches, coarse or fine, on some of a batch: lessons are of few colours, pictures have fur and cloth."""
    n = int(rng.choice((5, 9, 17, 33, 65)))
    grey, tint = rng.standard_normal((BATCH, 1, n, n), np.float32), rng.standard_normal((BATCH, 3, n, n), np.float32)
    strength = np.abs(rng.normal(0, 0.12, (BATCH, 1, 1, 1))) * (rng.random((BATCH, 1, 1, 1)) < 0.6)
    field = torch.from_numpy((strength * (grey + 0.5 * tint)).astype(np.float32))
    return F.interpolate(field, size=(SIDE, SIDE), mode='bilinear', align_corners=True).permute(0, 2, 3, 1).numpy()


def lean(rng, x, truth):
    """Pictures and solids alike turned a little, stretched and sheared: there are more shapes than lessons."""
    n = len(x)
    turn, shear = rng.normal(0, 0.06, n), rng.normal(0, 0.06, n)
    wide, high = np.exp(rng.normal(0, 0.1, n)), np.exp(rng.normal(0, 0.1, n))
    most = np.maximum(1, np.maximum(wide, high))
    c, s = np.cos(turn), np.sin(turn)
    zero = np.zeros(n)
    by = np.stack([np.stack([c * most / wide, (shear - s) * most / wide, zero], -1), np.stack([s * most / high, c * most / high, zero], -1)], 1)
    grid = torch.from_numpy(by.astype(np.float32))
    go = lambda t: F.grid_sample(t, F.affine_grid(grid, list(t.shape), align_corners=False), align_corners=False)
    return go(x), go(truth)
