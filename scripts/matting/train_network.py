"""Trains the network that says how likely each place of a picture is subject. A developer's tool: needs numpy, pillow and PyTorch.

    nice -n 19 python3 scripts/matting/train_network.py FOLDER PHOTOS.txt --minutes 35 [--resume --steepest 1e-3] [--write]

FOLDER: what `npm run matting:things` drew. PHOTOS.txt: paths of photographs, one a line, none that matting is measured on. Whole families of things and whole photographs are held out; what is
printed is measured on them. Composites are made by another process, and each is shown a few times, mirrored and lit anew. FOLDER/network.bin is kept up to date; --write makes
packages/kernels/src/image/matte/subject-network.data.ts of it.
"""
import argparse
import base64
import sys
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.multiprocessing import Array, Process, Value
from torch.nn import functional as F

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / 'network'))
from composites import Store, compose  # noqa: E402
from export_network import Graph  # noqa: E402

SIDE = 160
# Frames (width, height) that composites are made for, of about as many pixels, and how many of each are kept.
FRAMES = ((160, 160), (128, 192), (192, 128))
KEPT = (1600, 700, 700)
BATCH = 16
STEEPEST = 3e-3
HELD = 160
# How often each composite is shown, about.
SHOWN = 6


class Block(nn.Module):
    def __init__(self, inputs, outputs, kernel=3, stride=1):
        super().__init__()
        self.conv = nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False)
        self.norm = nn.BatchNorm2d(outputs, momentum=0.05)

    def forward(self, x):
        return F.relu(self.norm(self.conv(x)))

    def write(self, graph, source):
        return graph.conv(source, self.conv, self.norm, relu=True)


class Residual(nn.Module):
    def __init__(self, n):
        super().__init__()
        self.first = Block(n, n)
        self.conv = nn.Conv2d(n, n, 3, 1, 1, bias=False)
        self.norm = nn.BatchNorm2d(n, momentum=0.05)
        nn.init.zeros_(self.norm.weight)

    def forward(self, x):
        return F.relu(x + self.norm(self.conv(self.first(x))))

    def write(self, graph, source):
        return graph.relu(graph.add(source, graph.conv(self.first.write(graph, source), self.conv, self.norm)))


class SubjectNet(nn.Module):
    """Down to a 32nd of the side and up again to a half: a map of how likely subject is, before the sigmoid."""

    def __init__(self):
        super().__init__()
        self.down1 = nn.Sequential(Block(5, 16, 3, 2), Block(16, 20))
        self.down2 = nn.Sequential(Block(20, 40, 3, 2), Residual(40))
        self.down3 = nn.Sequential(Block(40, 64, 3, 2), Residual(64))
        self.down4 = nn.Sequential(Block(64, 80, 3, 2), Residual(80), Residual(80))
        self.down5 = nn.Sequential(Block(80, 80, 3, 2), Block(80, 80), Residual(80))
        self.up4 = nn.Sequential(Block(160, 64, 1), Block(64, 64))
        self.up3 = nn.Sequential(Block(128, 48, 1), Block(48, 48))
        self.up2 = nn.Sequential(Block(88, 32, 1), Block(32, 32))
        self.thin = Block(32, 16, 1)
        self.up1 = Block(36, 16)
        self.last = nn.Conv2d(16, 1, 3, 1, 1)

    def forward(self, x):
        up = lambda t: F.interpolate(t, scale_factor=2, mode='bilinear', align_corners=False)
        a = self.down1(x)
        b = self.down2(a)
        c = self.down3(b)
        d = self.down4(c)
        e = self.down5(d)
        d = self.up4(torch.cat([up(e), d], 1))
        c = self.up3(torch.cat([up(d), c], 1))
        b = self.up2(torch.cat([up(c), b], 1))
        return self.last(self.up1(torch.cat([up(self.thin(b)), a], 1)))

    def write(self, path):
        graph = Graph(5)

        def run(part, source):
            for block in part if isinstance(part, nn.Sequential) else [part]:
                source = block.write(graph, source)
            return source

        a = run(self.down1, 0)
        b = run(self.down2, a)
        c = run(self.down3, b)
        d = run(self.down4, c)
        e = run(self.down5, d)
        d = run(self.up4, graph.concat(graph.up(e), d))
        c = run(self.up3, graph.concat(graph.up(d), c))
        b = run(self.up2, graph.concat(graph.up(c), b))
        last = graph.conv(run(self.up1, graph.concat(graph.up(run(self.thin, b)), a)), self.last)
        graph.save(path, [graph.sigmoid(last)])


def with_places(pixels):
    """Bytes to -1..1, and how far right and down each pixel is, -1..1."""
    n, h, w, _ = pixels.shape
    x = torch.from_numpy(pixels).float().div_(127.5).sub_(1).permute(0, 3, 1, 2)
    right = torch.linspace(-1, 1, w).expand(n, 1, h, w)
    down = torch.linspace(-1, 1, h).view(1, 1, h, 1).expand(n, 1, h, w)
    return torch.cat([x, right, down], 1).contiguous(memory_format=torch.channels_last)


def rings_of(buffer):
    """Composites by frame: colours and opacity, bytes."""
    flat, at, out = np.frombuffer(buffer.get_obj(), np.uint8), 0, []
    for (w, h), kept in zip(FRAMES, KEPT):
        out.append(flat[at:at + kept * w * h * 4].reshape(kept, h, w, 4))
        at += kept * w * h * 4
    return out


def fill(buffer, counts, used, seed, args):
    store = Store(args.folder, args.photos, False)
    rng = np.random.default_rng(seed)
    rings = rings_of(buffer)
    last = time.time()
    while True:
        if sum(counts) > sum(KEPT) / 2 + used.value / SHOWN:
            time.sleep(0.2)
            continue
        k = int(np.argmin([n / kept for n, kept in zip(counts, KEPT)]))
        try:
            rgb, alpha = compose(rng, store, *FRAMES[k])
        except (ValueError, IndexError, ZeroDivisionError):
            continue
        rings[k][counts[k] % KEPT[k]] = np.concatenate([rgb, alpha[..., None]], -1)
        counts[k] += 1
        if time.time() - last > 120:
            store.look()
            last = time.time()


def held_out_set(args):
    file = Path(args.folder) / 'held.npz'
    if not file.exists():
        store = Store(args.folder, args.photos, True)
        rng = np.random.default_rng(99)
        both = [compose(rng, store, SIDE, SIDE) for _ in range(HELD)]
        np.savez(file, rgb=np.stack([b[0] for b in both]), alpha=np.stack([b[1] for b in both]))
    data = np.load(file)
    return data['rgb'], data['alpha']


def overlaps(net, rgb, alpha):
    out = []
    net.eval()
    with torch.no_grad(), torch.autocast('cpu', torch.bfloat16):
        for i in range(0, len(rgb), 25):
            p = F.interpolate(net(with_places(rgb[i:i + 25])).float(), scale_factor=2, mode='bilinear')[:, 0] > 0
            t = torch.from_numpy(alpha[i:i + 25] > 127)
            out += ((p & t).sum((1, 2)) / ((p | t).sum((1, 2)) + 1e-6)).tolist()
    net.train()
    return np.sort(out)


def loss_of(logits, truth):
    logits = F.interpolate(logits.float(), size=truth.shape[1:], mode='bilinear')[:, 0]
    p = torch.sigmoid(logits)
    both = (p * truth).sum((1, 2))
    either = (p + truth - p * truth).sum((1, 2))
    return F.binary_cross_entropy_with_logits(logits, truth) + 0.5 * (1 - (both + 20) / (either + 20)).mean()


def draw_batch(rng, rings, counts):
    """Composites of one frame, mirrored, cut to less and lit anew."""
    k = rng.choice(len(FRAMES), p=np.array(KEPT) / sum(KEPT))
    picked = rings[k][rng.integers(0, min(counts[k], KEPT[k]), BATCH)]
    if rng.random() < 0.5:
        picked = picked[:, :, ::-1]
    kind = rng.random()
    if kind < 0.2:
        side = 128 if k == 0 else 160
        cut = int(rng.integers(0, 33))
        if k == 0 and kind < 0.1 or FRAMES[k][1] > 160:
            picked = picked[:, cut:cut + side]
        else:
            picked = picked[:, :, cut:cut + side]
    rgb = picked[..., :3].astype(np.float32)
    gain = np.exp(rng.normal(0, 0.08, (BATCH, 1, 1, 3)) + rng.normal(0, 0.12, (BATCH, 1, 1, 1)))
    rgb = np.clip(rgb * gain + rng.normal(0, 6, (BATCH, 1, 1, 1)), 0, 255).astype(np.uint8)
    return with_places(rgb), torch.from_numpy(picked[..., 3].astype(np.float32) / 255)


def learn(rank, net, buffer, counts, used, args, out):
    """Steps on weights that several processes share; the first says how it goes and keeps their slow average."""
    torch.set_num_threads(1)
    rings = rings_of(buffer)
    optimizer = torch.optim.AdamW(net.parameters(), STEEPEST, weight_decay=1e-3)
    rng = np.random.default_rng(rank + int(time.time()))
    if rank == 0:
        held = held_out_set(args)
        slow = SubjectNet().to(memory_format=torch.channels_last)
        slow.load_state_dict(net.state_dict())
    while min(counts) < 60:
        time.sleep(1)
    started, step, running = time.time(), 0, 1.0
    said = started
    while True:
        t = (time.time() - started) / (60 * args.minutes)
        if t >= 1:
            break
        warm = min(1, (step + 1) / 60)
        for group in optimizer.param_groups:
            group['lr'] = args.steepest * warm * (0.02 + 0.98 * 0.5 * (1 + np.cos(np.pi * t)))
        x, truth = draw_batch(rng, rings, counts)
        with torch.autocast('cpu', torch.bfloat16):
            logits = net(x)
        loss = loss_of(logits, truth)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 2)
        optimizer.step()
        step += 1
        running += 0.02 * (loss.item() - running)
        with used.get_lock():
            used.value += BATCH
        if rank > 0:
            continue
        if step % 2:
            continue
        keep = min(0.99, 1 - 4 / (step + 4))
        with torch.no_grad():
            for a, b in zip(slow.state_dict().values(), net.state_dict().values()):
                if a.dtype.is_floating_point:
                    a.lerp_(b, 1 - keep)
                else:
                    a.copy_(b)
        if time.time() - said > 150:
            said = time.time()
            tell(slow, held, out, f'{t:.2f} step {step} shown {used.value} composites {sum(counts)} loss {running:.3f}')
    if rank == 0:
        tell(slow, held, out, f'end, shown {used.value}')


def tell(net, held, out, what):
    values = overlaps(net, *held)
    print(f'{what} held out: mean {values.mean():.4f} median {np.median(values):.4f} '
          f'from 0.9: {(values > 0.9).mean():.2f}', flush=True)
    torch.save(net.state_dict(), out / 'slow.pt')
    net.eval()
    net.write(out / 'network.bin')
    net.train()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('folder')
    parser.add_argument('photos')
    parser.add_argument('--write', action='store_true')
    parser.add_argument('--minutes', type=float, default=35)
    parser.add_argument('--learners', type=int, default=2)
    parser.add_argument('--makers', type=int, default=1)
    parser.add_argument('--steepest', type=float, default=STEEPEST)
    parser.add_argument('--resume', action='store_true')
    args = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    out = Path(args.folder)
    net = SubjectNet().to(memory_format=torch.channels_last)
    if args.resume:
        net.load_state_dict(torch.load(out / 'slow.pt'), strict=False)
    net.share_memory()
    print('parameters', sum(p.numel() for p in net.parameters()), flush=True)
    size = 4 * sum(w * h * kept for (w, h), kept in zip(FRAMES, KEPT))
    buffer, counts, used = Array('B', size), Array('q', len(FRAMES)), Value('q', 0)
    seed = int(time.time()) % 100000 * 10
    for k in range(args.makers):
        Process(target=fill, args=(buffer, counts, used, seed + k, args), daemon=True).start()
    learners = [Process(target=learn, args=(k, net, buffer, counts, used, args, out)) for k in range(args.learners)]
    for learner in learners:
        learner.start()
    for learner in learners:
        learner.join()
    if args.write:
        write_data(out / 'network.bin')


def write_data(network):
    text = base64.b64encode(network.read_bytes()).decode()
    lines = ''.join(f"  '{text[i:i + 232]}',\n" for i in range(0, len(text), 232))
    target = Path(__file__).resolve().parents[2] / 'packages/kernels/src/image/matte/subject-network.data.ts'
    says = '/** Trained by `scripts/matting/train_network.py`: how likely each place of a picture is subject; as `readNetwork` takes it, in base64. */'
    target.write_text(f'{says}\nexport const SUBJECT_NETWORK: readonly string[] = [\n{lines}];\n')


if __name__ == '__main__':
    main()
