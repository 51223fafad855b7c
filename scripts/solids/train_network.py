"""Trains the network that guesses the solid behind a cut-out. A developer's tool: needs numpy, pillow and PyTorch.

    nice -n 19 python3 scripts/solids/train_network.py FOLDER --minutes 40 [--all] [--resume] [--write]
    nice -n 19 python3 scripts/solids/train_network.py FOLDER --minutes 0 --all --resume --names --write

FOLDER: what `npm run solids:lessons` drew. A sixth of the families is held out, and what is printed is measured on them; --all learns from these, too. FOLDER/network.bin is kept up to date;
--names then teaches it what things are called, from what it sees by then, solids being left as they are; a first seed of each is held out unless --all. --write copies what was made
to packages/kernels/data: solid-network.bin, and with --names name-network.bin (the same but for what makes solids) and solid-names.json: look at what is recognised then, it may go without.
"""
import argparse
import json
import shutil
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / 'network'))
from export_network import Graph  # noqa: E402
from lessons import CELLS, DEEP, FINE, SIDE, is_held, read_lessons  # noqa: E402

BATCH = 32
STEEPEST = 2e-3
NAMES_STEPS = 3000
NAMES_STEEPEST = 2e-3


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


class SolidNet(nn.Module):
    """Down to a 32nd of the side and up to a quarter: for every place how likely each cell behind it is filled, far ones first; and sine of the camera's height, before the sigmoids."""

    def __init__(self, wide=1.0):
        super().__init__()
        n = [int(wide * k) for k in (32, 80, 112, 144, 176)]
        self.down1 = nn.Sequential(Block(6, n[0], 5, 2), Block(n[0], n[0]))
        self.down2 = nn.Sequential(Block(n[0], n[1], 3, 2), Residual(n[1]))
        self.down3 = nn.Sequential(Block(n[1], n[2], 3, 2), Residual(n[2]))
        self.down4 = nn.Sequential(Block(n[2], n[3], 3, 2), Residual(n[3]), Residual(n[3]))
        self.down5 = nn.Sequential(Block(n[3], n[4], 3, 2), Residual(n[4]))
        self.up4 = nn.Sequential(Block(n[4] + n[3], n[3], 1), Residual(n[3]))
        self.up3 = nn.Sequential(Block(n[3] + n[2], n[2], 1), Residual(n[2]))
        self.up2 = nn.Sequential(Block(n[2] + n[1], n[1], 1), Residual(n[1]), Residual(n[1]))
        self.last = nn.Conv2d(n[1], DEEP, 3, 1, 1)
        self.stand = nn.Conv2d(n[4], 1, 1)
        # Learnt afterwards, by `learn_names`.
        self.name = None

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
        return self.last(b), self.stand(e.mean((2, 3), keepdim=True))[:, 0, 0, 0]

    def write(self, path):
        graph = Graph(6)
        run = lambda part, source: write_all(part, source, graph)
        a = run(self.down1, 0)
        b = run(self.down2, a)
        c = run(self.down3, b)
        d = run(self.down4, c)
        e = run(self.down5, d)
        stand = graph.conv(graph.mean(e), self.stand)
        d = run(self.up4, graph.concat(graph.up(e), d))
        c = run(self.up3, graph.concat(graph.up(d), c))
        last = graph.conv(run(self.up2, graph.concat(graph.up(c), b)), self.last)
        graph.save(path, [last, stand])

    def write_names(self, path):
        graph = Graph(6)
        c = write_all(self.down3, write_all(self.down2, write_all(self.down1, 0, graph), graph), graph)
        d = write_all(self.down4, c, graph)
        e = write_all(self.down5, d, graph)
        graph.save(path, [graph.conv(graph.concat(*(graph.mean(part) for part in (c, d, e))), self.name)])

    def traits(self, x):
        """What is seen, by which things are named: averages over all places, coarse ones last."""
        c = self.down3(self.down2(self.down1(x)))
        d = self.down4(c)
        return torch.cat([part.float().mean((2, 3)) for part in (c, d, self.down5(d))], 1)


def write_all(part, source, graph):
    for block in part if isinstance(part, nn.Sequential) else [part]:
        source = block.write(graph, source)
    return source


def with_places(pixels):
    """Colours times opacity and opacity, 0..1, and how far right and down each pixel is, -1..1."""
    n, c, h, w = pixels.shape
    right = torch.linspace(-1, 1, w).expand(n, 1, h, w)
    down = torch.linspace(-1, 1, h).view(1, 1, h, 1).expand(n, 1, h, w)
    return torch.cat([pixels, right, down], 1).contiguous(memory_format=torch.channels_last)


def share_filled(solids):
    """How much of each cell is filled, 0..1."""
    return torch.from_numpy(solids).float() / FINE**3


def loss_of(logits, stands, truth, views):
    """Outside of the outline nothing is learnt, since it is cut there: columns of cells count that hold any."""
    seen = truth.amax(1) > 0.3
    n = len(logits)
    of = torch.arange(n).view(n, 1, 1).expand_as(seen)[seen]
    z = logits.permute(0, 2, 3, 1)[seen].float()
    y = truth.permute(0, 2, 3, 1)[seen].float()
    p = torch.sigmoid(z)
    both = torch.zeros(n).index_add(0, of, (p * y).sum(1))
    either = torch.zeros(n).index_add(0, of, (p + y).sum(1)) - both
    columns = torch.zeros(n).index_add(0, of, torch.ones(len(of)))
    cross = torch.zeros(n).index_add(0, of, F.binary_cross_entropy_with_logits(z, y, reduction='none').sum(1)) / (columns.clamp_min(1) * 6)
    sine = torch.sin(torch.deg2rad(views[:, 1]))
    return (1 - (both + 50) / (either + 50)).mean() + 0.5 * cross.mean() + 2 * F.smooth_l1_loss(stands.float(), sine, beta=0.1)


def overlaps(net, pictures, solids, views):
    out, off = [], []
    net.eval()
    with torch.no_grad(), torch.autocast('cpu', torch.bfloat16):
        for i in range(0, len(pictures), 32):
            x = torch.from_numpy(pictures[i:i + 32]).float().div_(255).permute(0, 3, 1, 2)
            logits, stands = net(with_places(x))
            inside = F.avg_pool2d(x[:, 3:], SIDE // CELLS)
            p = torch.sigmoid(logits.float()).mul(2).sub(0.5).clamp(0, 1) * inside
            t = share_filled(solids[i:i + 32])
            best = torch.zeros(len(p))
            for shift in range(-8, 9):
                q = torch.roll(p, shift, 1)
                best = torch.maximum(best, torch.minimum(q, t).sum((1, 2, 3)) / (torch.maximum(q, t).sum((1, 2, 3)) + 1e-6))
            out += best.tolist()
            off += (torch.rad2deg(torch.asin(stands.float().clamp(-0.9, 0.9))) - torch.from_numpy(views[i:i + 32, 1])).abs().tolist()
    net.train()
    return np.array(out), np.array(off)


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


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('folder')
    parser.add_argument('--minutes', type=float, default=40)
    parser.add_argument('--wide', type=float, default=1)
    parser.add_argument('--steepest', type=float, default=STEEPEST)
    parser.add_argument('--all', action='store_true')
    parser.add_argument('--resume', action='store_true')
    parser.add_argument('--names', action='store_true')
    parser.add_argument('--write', action='store_true')
    args = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    out = Path(args.folder)
    lessons = read_lessons(out)
    held = np.array([is_held(name) for name in lessons[3]])
    pictures, solids, views, names = lessons
    shown = np.flatnonzero(~held | args.all)
    apart = np.flatnonzero(held)
    apart = apart[:: max(1, len(apart) // 400)]
    print(len(shown), 'pictures,', len(apart), 'held out', flush=True)
    net = SolidNet(args.wide).to(memory_format=torch.channels_last)
    if args.resume:
        net.load_state_dict(torch.load(out / 'slow.pt'))
    slow = SolidNet(args.wide).to(memory_format=torch.channels_last)
    slow.load_state_dict(net.state_dict())
    print('parameters', sum(p.numel() for p in net.parameters()), flush=True)
    optimizer = torch.optim.AdamW(net.parameters(), args.steepest, weight_decay=0.02)
    rng = np.random.default_rng(int(time.time()))
    # While a step is taken the next batch is drawn.
    drawing = ThreadPoolExecutor(1)
    draw = lambda: drawing.submit(draw_batch, rng, pictures, solids, views, shown)
    batch = draw()
    started, said, step, running = time.time(), time.time(), 0, 1.0
    while True:
        t = (time.time() - started) / max(1e-9, 60 * args.minutes)
        if t >= 1:
            break
        warm = min(1, (step + 1) / 100)
        for group in optimizer.param_groups:
            group['lr'] = args.steepest * warm * (0.02 + 0.98 * 0.5 * (1 + np.cos(np.pi * t)))
        x, truth, view = batch.result()
        batch = draw()
        with torch.autocast('cpu', torch.bfloat16):
            logits, stands = net(x)
        loss = loss_of(logits, stands, truth, view)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 2)
        optimizer.step()
        step += 1
        running += 0.02 * (loss.item() - running)
        if step % 2 == 0:
            keep = min(0.995, 1 - 4 / (step + 4))
            with torch.no_grad():
                for a, b in zip(slow.state_dict().values(), net.state_dict().values()):
                    if a.dtype.is_floating_point:
                        a.lerp_(b, 1 - keep)
                    else:
                        a.copy_(b)
        if time.time() - said > 120:
            said = time.time()
            tell(slow, pictures[apart], solids[apart], views[apart], out, f'{t:.2f} step {step} loss {running:.3f}')
    tell(slow, pictures[apart], solids[apart], views[apart], out, f'end, step {step}')
    if args.names:
        learn_names(slow, out, pictures, names, args.all)
        slow.write_names(out / 'names.bin')
    if args.write:
        data = Path(__file__).resolve().parents[2] / 'packages/kernels/data'
        shutil.copy(out / 'network.bin', data / 'solid-network.bin')
        if args.names:
            shutil.copy(out / 'names.bin', data / 'name-network.bin')
            (data / 'solid-names.json').write_text(json.dumps(slow.names, indent=2) + '\n')


def learn_names(net, folder, pictures, names, everything):
    """What our own things are called, and others' by others.json here and in the folder (null: nothing is learnt of their names), and one name, the first and empty, for what is not of ours: a linear layer on what the network sees of
    pictures and their mirror images. Names are learnt as often as the root of what there is of them: of beings there is much more."""
    others = json.loads((Path(__file__).parent / 'others.json').read_text())
    more = folder / 'others.json'
    if more.exists():
        others |= json.loads(more.read_text())
    called = [others.get(name[:-len('--model')], '') if name.endswith('--model') else name.split('--')[0] for name in names]
    net.names = sorted({name for name in called if name is not None})
    y = torch.tensor([-1 if name is None else net.names.index(name) for name in called])
    traits = []
    net.eval()
    with torch.no_grad(), torch.autocast('cpu', torch.bfloat16):
        for i in range(0, len(pictures), 64):
            x = torch.from_numpy(pictures[i:i + 64]).float().div_(255).permute(0, 3, 1, 2)
            traits.append(torch.stack([net.traits(with_places(x)), net.traits(with_places(x.flip(3)))], 1))
    traits = torch.cat(traits)
    middle, spread = traits.mean((0, 1)), traits.std((0, 1)) + 1e-6
    traits = (traits - middle) / spread
    apart = torch.tensor([name.endswith('--0') for name in names])
    layer = nn.Linear(traits.shape[2], len(net.names))
    shown = torch.nonzero((y >= 0) & (~apart | everything))[:, 0]
    often = (1 / torch.bincount(y[shown]).clamp(min=1).sqrt())[y[shown]]
    optimizer = torch.optim.AdamW(layer.parameters(), NAMES_STEEPEST, weight_decay=0.05)
    for step in range(NAMES_STEPS):
        k = shown[torch.multinomial(often, 256, replacement=True)]
        x = torch.where(torch.rand(256, 1) < 0.5, traits[k, 0], traits[k, 1])
        x = F.dropout(x + 0.1 * torch.randn_like(x), 0.2)
        for group in optimizer.param_groups:
            group['lr'] = NAMES_STEEPEST * 0.5 * (1 + np.cos(np.pi * step / NAMES_STEPS))
        loss = F.cross_entropy(layer(x), y[k], label_smoothing=0.05)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    with torch.no_grad():
        told = layer(traits).mean(1)[apart]
        order = (-told).argsort(1)
        place = (order == y[apart][:, None]).int().argmax(1)
        print('names', len(net.names), 'right of first seeds:', *(f'{k} {(place < k).float().mean():.3f}' for k in (1, 3, 10)), flush=True)
        net.name = nn.Conv2d(traits.shape[2], len(net.names), 1)
        net.name.weight.copy_((layer.weight / spread)[:, :, None, None])
        net.name.bias.copy_(layer.bias - layer.weight @ (middle / spread))


def tell(net, pictures, solids, views, out, what):
    values, off = overlaps(net, pictures, solids, views)
    print(f'{what} held out: mean {values.mean():.4f} median {np.median(values):.4f} from .4: {(values >= 0.4).mean():.2f}, '
          f'height off {np.median(off):.1f} degrees', flush=True)
    torch.save(net.state_dict(), out / 'slow.pt')
    net.eval()
    net.write(out / 'network.bin')
    net.train()


if __name__ == '__main__':
    main()
