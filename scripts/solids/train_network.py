"""Trains the network that guesses the solid behind a cut-out. A developer's tool: needs numpy, pillow and PyTorch.

    nice -n 19 python3 scripts/solids/train_network.py FOLDER --minutes 40 [--all] [--resume] [--shipped] [--write]
    nice -n 19 python3 scripts/solids/train_network.py FOLDER --minutes 0 --all --resume --names --write

FOLDER: what `npm run solids:lessons` drew. A sixth of the families is held out, and what is printed is measured on them; --all learns from these, too; --resume goes on, --shipped from what is shipped. FOLDER/network.bin is kept up to date;
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
from batches import draw_batch, share_filled  # noqa: E402
from layers import SolidNet, ready, with_places  # noqa: E402
from lessons import CELLS, SIDE, is_held, read_lessons  # noqa: E402

STEEPEST = 2e-3
NAMES_STEPS = 3000
NAMES_STEEPEST = 2e-3
# Where a processor has no half floats of its own they take four times as long.
HALVED = any(flag in Path('/proc/cpuinfo').read_text() for flag in ('amx_bf16', 'avx512_bf16'))
DATA = Path(__file__).resolve().parents[2] / 'packages/kernels/data'


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
    with torch.no_grad(), torch.autocast('cpu', torch.bfloat16, enabled=HALVED):
        for i in range(0, len(pictures), 32):
            x = ready(pictures[i:i + 32])
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


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('folder')
    parser.add_argument('--minutes', type=float, default=40)
    parser.add_argument('--wide', type=float, default=1)
    parser.add_argument('--steepest', type=float, default=STEEPEST)
    parser.add_argument('--all', action='store_true')
    parser.add_argument('--resume', action='store_true')
    parser.add_argument('--shipped', action='store_true')
    parser.add_argument('--threads', type=int, default=1)
    parser.add_argument('--names', action='store_true')
    parser.add_argument('--write', action='store_true')
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    torch.manual_seed(1)
    out = Path(args.folder)
    lessons = read_lessons(out)
    pictures, solids, views, names = lessons
    held = np.array([is_held(name) for name in names])
    shown = np.flatnonzero(~held | args.all)
    apart = np.flatnonzero(held)
    apart = apart[:: max(1, len(apart) // 400)]
    print(len(shown), 'pictures,', len(apart), 'held out', flush=True)
    net = SolidNet(args.wide).to(memory_format=torch.channels_last)
    if args.shipped:
        net.load(DATA / 'solid-network.bin', pictures[shown[:: max(1, len(shown) // 500)]])
    elif args.resume:
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
        with torch.autocast('cpu', torch.bfloat16, enabled=HALVED):
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
        shutil.copy(out / 'network.bin', DATA / 'solid-network.bin')
        if args.names:
            shutil.copy(out / 'names.bin', DATA / 'name-network.bin')
            (DATA / 'solid-names.json').write_text(json.dumps(slow.names, indent=2) + '\n')


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
    with torch.no_grad(), torch.autocast('cpu', torch.bfloat16, enabled=HALVED):
        for i in range(0, len(pictures), 64):
            x = ready(pictures[i:i + 64])
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
