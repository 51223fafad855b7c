"""Pictures to learn cutting out from, made up on the fly: things on grounds. See train_network.py."""
import io
import zlib
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

SHARPEST = 640
HELD_OUT = 9
BLUR = ImageFilter.GaussianBlur


def held_out(name):
    """Whole families of things, and whole photographs, are kept for validation."""
    return zlib.crc32(name.split('--')[0].encode()) % HELD_OUT == 0


class Store:
    """Things (pictures with transparency) and grounds of one side: those to learn from, or those held out."""

    def __init__(self, folder, photos, held):
        self.folder, self.held = Path(folder), held
        self.things, self.seen = [], set()
        self.made = []
        self.look()
        self.photos = [a for name, a in read_photos(photos) if held_out(name) == held]

    def look(self):
        """Takes up what has been drawn since."""
        for f in sorted((self.folder / 'grounds').glob('*.png')):
            if f.name not in self.seen and held_out(f.name) == self.held:
                self.seen.add(f.name)
                try:
                    self.made.append(np.asarray(Image.open(f).convert('RGB')))
                except OSError:
                    continue
        for f in sorted((self.folder / 'things').glob('*.png')):
            if f.name in self.seen or held_out(f.name) != self.held:
                continue
            try:
                image = Image.open(f).convert('RGBA')
            except OSError:
                continue
            self.seen.add(f.name)
            box = image.getchannel('A').point(lambda a: 255 if a > 20 else 0).getbbox()
            if box and (box[2] - box[0]) * (box[3] - box[1]) > 2500 and min(box[2] - box[0], box[3] - box[1]) > 24:
                self.things.append(image.crop(box))


def read_photos(list_file):
    """Photographs of a list of paths, one a line, no larger than is of use."""
    for path in Path(list_file).read_text().split('\n'):
        if not path:
            continue
        image = Image.open(path)
        image.draft('RGB', (2 * SHARPEST, 2 * SHARPEST))
        image = image.convert('RGB')
        k = SHARPEST / min(image.size)
        if k < 1:
            image = image.resize((round(image.width * k), round(image.height * k)), Image.BOX, reducing_gap=2)
        yield path, np.asarray(image)


def jitter(rng, rgb, strength):
    """Other light and other colours; values 0..1."""
    gain = np.exp(rng.normal(0, 0.15 * strength, 3) + rng.normal(0, 0.22 * strength)).astype(np.float32)
    grey = rgb @ np.array([0.3, 0.6, 0.1], np.float32)
    saturation = np.float32(np.clip(1 + rng.normal(0, 0.35 * strength), 0, 2))
    out = grey[..., None] + saturation * (rgb - grey[..., None])
    if rng.random() < 0.35 * strength:
        turn = rng.normal(0, 0.9 * strength)
        c, s = np.cos(turn), np.sin(turn)
        k, m = (1 - c) / 3, s / np.sqrt(3)
        out = out @ np.array([[c + k, k - m, k + m], [k + m, c + k, k - m], [k - m, k + m, c + k]], np.float32)
    out = np.clip(out * gain, 0, 1)
    return out ** np.float32(np.exp(rng.normal(0, 0.2 * strength)))


def cut_photo(rng, store, w, h, made=0.13):
    pool = store.made if rng.random() < made and store.made else store.photos
    photo = pool[rng.integers(len(pool))]
    ph, pw = photo.shape[:2]
    k = min(pw / w, ph / h) * rng.uniform(0.25 if pw > 300 else 0.6, 1) ** 0.8
    x, y = rng.uniform(0, pw - k * w), rng.uniform(0, ph - k * h)
    x0, y0, x1, y1 = int(x), int(y), min(pw, int(np.ceil(x + k * w))), min(ph, int(np.ceil(y + k * h)))
    image = Image.fromarray(photo[y0:y1, x0:x1]).resize((w, h), Image.BILINEAR, reducing_gap=2.0)
    out = np.asarray(image, np.float32) / 255
    if rng.random() < 0.5:
        out = out[:, ::-1]
    if rng.random() < 0.04:
        out = out[::-1]
    return jitter(rng, out, 0.8)


def smooth_noise(rng, w, h, cells):
    small = rng.random((cells, cells)).astype(np.float32)
    return np.asarray(Image.fromarray(small).resize((w, h), Image.BICUBIC))


def make_ground(rng, store, w, h):
    kind = rng.random()
    if kind < 0.06:
        return np.broadcast_to(jitter(rng, rng.uniform(0, 1, 3).astype(np.float32) * np.ones((1, 1, 3), np.float32), 1), (h, w, 3)).copy()
    if kind < 0.12:
        t = smooth_noise(rng, w, h, 2)[..., None]
        a, b = rng.uniform(0, 1, (2, 3)).astype(np.float32)
        return np.clip(t * a + (1 - t) * (0.6 * a + 0.4 * b), 0, 1)
    ground = cut_photo(rng, store, w, h)
    if rng.random() < 0.25:
        other = cut_photo(rng, store, w, h)
        if rng.random() < 0.6:
            line = rng.uniform(0.3, 0.8) * h + (smooth_noise(rng, w, 1, 4)[0] - 0.5) * rng.uniform(0, 0.3) * h
            t = np.clip((np.arange(h)[:, None] - line[None]) / rng.uniform(0.5, 4) + 0.5, 0, 1)
        else:
            t = np.clip((smooth_noise(rng, w, h, int(rng.integers(3, 9))) - 0.5) * rng.uniform(2, 20) + 0.5, 0, 1)
        ground = ground + t[..., None].astype(np.float32) * (other - ground)
    return ground


def sized(rng, thing, longest, turn=12):
    """A thing at a size, mirrored, turned and squeezed a little: colours and opacity, 0..1."""
    image = thing
    if rng.random() < 0.4:
        image = image.rotate(rng.normal(0, turn), Image.BILINEAR, expand=True)
        box = image.getchannel('A').getbbox()
        image = image.crop(box) if box else image
    squeeze = np.exp(rng.normal(0, 0.1))
    k = longest / max(image.width * squeeze, image.height / squeeze)
    size = max(2, round(image.width * squeeze * k)), max(2, round(image.height / squeeze * k))
    out = np.asarray(image.resize(size, Image.BILINEAR, reducing_gap=2.0), np.float32) / 255
    return out[:, ::-1] if rng.random() < 0.5 else out


def dress(rng, store, rgba):
    """Other colours, part by part; sometimes another material: what a photograph shows, lit as the thing is."""
    h, w = rgba.shape[:2]
    rgb = rgba[..., :3]
    out = jitter(rng, rgb, 1)
    if rng.random() < 0.5:
        spots = rng.uniform(0, 1, (int(rng.integers(2, 6)), 2)) * [h, w]
        y, x = np.mgrid[:h, :w]
        near = np.stack([np.hypot(y - a, (x - b) * rng.uniform(0.6, 1.6)) for a, b in spots]).argmin(0)
        light = rgb.mean(-1, keepdims=True)
        for k in range(len(spots)):
            part = near == k
            if rng.random() < 0.3:
                texture = cut_photo(rng, store, max(8, w), max(8, h), 0)[:h, :w]
                own = np.clip(texture * (0.25 + 1.3 * light), 0, 1)
            else:
                own = jitter(rng, rgb, 1.6)
            out[part] = own[part]
    elif rng.random() < 0.2:
        texture = cut_photo(rng, store, max(8, w), max(8, h), 0)[:h, :w]
        out = np.clip(texture * (0.25 + 1.3 * rgb.mean(-1, keepdims=True)), 0, 1)
    return np.concatenate([out, rgba[..., 3:]], -1)


def paste(canvas, alpha, rgba, x, y):
    """Lays a thing over a canvas; keeps where it is in alpha, if there is one."""
    h, w = rgba.shape[:2]
    x0, y0, x1, y1 = max(0, x), max(0, y), min(canvas.shape[1], x + w), min(canvas.shape[0], y + h)
    if x1 <= x0 or y1 <= y0:
        return
    part = rgba[y0 - y:y1 - y, x0 - x:x1 - x]
    a = part[..., 3:]
    canvas[y0:y1, x0:x1] += a * (part[..., :3] - canvas[y0:y1, x0:x1])
    if alpha is not None:
        alpha[y0:y1, x0:x1] = 1 - (1 - alpha[y0:y1, x0:x1]) * (1 - a[..., 0])


def any_thing(rng, store):
    return store.things[rng.integers(len(store.things))]


def make_subject(rng, store, longest):
    """A thing, or things that belong together: one holds, wears or stands on the other."""
    main = dress(rng, store, sized(rng, any_thing(rng, store), longest))
    if rng.random() > 0.25:
        return main
    h, w = main.shape[:2]
    pad = int(longest) // 3
    canvas = np.zeros((h + 2 * pad, w + 2 * pad, 4), np.float32)
    others = []
    for _ in range(int(rng.integers(1, 3))):
        other = dress(rng, store, sized(rng, any_thing(rng, store), max(8, longest * rng.uniform(0.2, 0.65)), 60))
        oh, ow = other.shape[:2]
        solid = np.argwhere(main[..., 3] > 0.5)
        if len(solid) == 0:
            return main
        cy, cx = solid[rng.integers(len(solid))]
        others.append((other, int(pad + cx - ow / 2), int(pad + cy - oh / 2)))
    stack = others + [(main, pad, pad)] if rng.random() < 0.6 else [(main, pad, pad)] + others
    for rgba, x, y in stack:
        paste(canvas[..., :3], canvas[..., 3], rgba, x, y)
    rows, columns = np.flatnonzero(canvas[..., 3].max(1) > 0.1), np.flatnonzero(canvas[..., 3].max(0) > 0.1)
    return canvas[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1] if len(rows) and len(columns) else main


def blurred(rgb, radius):
    return np.asarray(Image.fromarray((rgb * 255).astype(np.uint8)).filter(BLUR(radius)), np.float32) / 255


def cast_shadow(rng, canvas, alpha, subject, x, y):
    """Darkens the ground below a subject: what touches it, or a shape thrown aside."""
    full = np.zeros(canvas.shape[:2] + (4,), np.float32)
    paste(full[..., :3], full[..., 3], np.concatenate([subject[..., :3] * 0, subject[..., 3:]], -1), x, y)
    mask = full[..., 3]
    h = subject.shape[0]
    if rng.random() < 0.6:
        flat = max(2, int(h * rng.uniform(0.06, 0.3)))
        foot = np.asarray(Image.fromarray(subject[..., 3]).resize((subject.shape[1], flat), Image.BILINEAR))
        mask = np.zeros_like(mask)
        at = y + h - flat // 2 - int(rng.uniform(0, 0.4) * flat)
        rgba = np.concatenate([np.zeros(foot.shape + (3,), np.float32), foot[..., None]], -1)
        paste(full[..., :3], mask, rgba, x + int(rng.normal(0, 0.08) * h), at)
    else:
        mask = np.roll(mask, (int(rng.uniform(0, 0.1) * h), int(rng.normal(0, 0.1) * h)), (0, 1))
    soft = np.asarray(Image.fromarray((mask * 255).astype(np.uint8)).filter(BLUR(rng.uniform(1, 8))), np.float32) / 255
    canvas *= 1 - rng.uniform(0.2, 0.8) * soft[..., None]


def finish(rng, rgb):
    """What cameras and files do to a picture."""
    if rng.random() < 0.3:
        rgb = jitter(rng, rgb, 0.5)
    if rng.random() < 0.3:
        rgb = blurred(rgb, rng.uniform(0.3, 1.1))
    if rng.random() < 0.4:
        rgb = rgb + rng.normal(0, rng.uniform(0.004, 0.03), rgb.shape).astype(np.float32)
    data = (np.clip(rgb, 0, 1) * 255 + 0.5).astype(np.uint8)
    if rng.random() < 0.3:
        file = io.BytesIO()
        Image.fromarray(data).save(file, 'JPEG', quality=int(rng.integers(30, 95)))
        data = np.asarray(Image.open(file))
    return data


def like_ground(rng, subject, ground):
    """A subject, or one patch of it, comes near to the colours of the ground behind it."""
    by = rng.uniform(0.3, 0.95)
    if rng.random() < 0.5:
        h, w = subject.shape[:2]
        by = by * np.clip((smooth_noise(rng, w, h, int(rng.integers(2, 5))) - 0.5) * 8 + 0.5, 0, 1)[..., None]
    solid = subject[..., 3] > 0.5
    if not solid.any():
        return
    mean = subject[..., :3][solid].mean(0)
    subject[..., :3] = np.clip(subject[..., :3] + by * (ground.mean((0, 1)) - mean), 0, 1)


def compose(rng, store, w, h):
    """A picture (bytes) and its subject's opacity (bytes)."""
    canvas = make_ground(rng, store, w, h)
    share = rng.uniform(0.55, 0.95) if rng.random() < 0.65 else rng.uniform(0.25, 0.8)
    longest = share * min(w, h) * (1.2 if rng.random() < 0.3 else 1)
    # Whoever takes a picture of a thing fills the frame with it: its length is bounded by the frame below.
    if rng.random() < 0.4:
        longest = max(w, h) * rng.uniform(0.75, 0.97)
    if rng.random() < 0.3:
        for _ in range(int(rng.integers(1, 4))):
            other = sized(rng, any_thing(rng, store), max(6, longest * rng.uniform(0.12, 0.4)))
            other = np.concatenate([jitter(rng, other[..., :3], 1), other[..., 3:]], -1)
            side = rng.random() < 0.7
            x = rng.choice([rng.uniform(-0.15, 0.12), rng.uniform(0.7, 1)]) if side else rng.uniform(0, 1)
            paste(canvas, None, other, int(x * w), int(rng.uniform(0, 1) * h - other.shape[0] / 2))
    if rng.random() < 0.35:
        canvas = blurred(canvas, rng.uniform(0.4, 3.5))
    subject = make_subject(rng, store, longest)
    full = rng.uniform(0.8, 1.02)
    fit = min(1, full * w / subject.shape[1], full * h / subject.shape[0])
    if fit < 1:
        image = Image.fromarray((subject * 255).astype(np.uint8))
        size = max(2, int(subject.shape[1] * fit)), max(2, int(subject.shape[0] * fit))
        subject = np.asarray(image.resize(size, Image.BILINEAR), np.float32) / 255
    sh, sw = subject.shape[:2]
    away = 0.5 if rng.random() < 0.12 else rng.uniform(0, 0.3)
    x = int((w - sw) / 2 + rng.uniform(-away, away) * max(0.25 * w, w - sw))
    y = int((h - sh) / 2 + rng.uniform(-away, away) * max(0.25 * h, h - sh))
    if rng.random() > 0.2:
        x, y = max(-2, min(x, w - sw + 2)), max(-2, min(y, h - sh + 2))
    if rng.random() < 0.2:
        like_ground(rng, subject, canvas[max(0, y):y + sh, max(0, x):x + sw])
    alpha = np.zeros((h, w), np.float32)
    if rng.random() < 0.35:
        cast_shadow(rng, canvas, alpha, subject, x, y)
    paste(canvas, alpha, subject, x, y)
    return finish(rng, canvas), (alpha * 255 + 0.5).astype(np.uint8)
