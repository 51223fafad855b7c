"""The network that guesses solids, and what it is made of."""
import sys
from pathlib import Path

import torch
from torch import nn
from torch.nn import functional as F

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / 'network'))
from export_network import Graph  # noqa: E402
from lessons import DEEP  # noqa: E402


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

    def graph(self):
        """Its layers, and which of them it answers with."""
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
        b = run(self.up2, graph.concat(graph.up(c), b))
        return graph, [graph.conv(b, self.last), stand]

    def write(self, path):
        graph, answers = self.graph()
        graph.save(path, answers)

    def load(self, path, pictures):
        """Goes on from a file that was written ; pictures say what its batch norms see."""
        self.eval()
        graph = self.graph()[0]
        graph.load(path)
        graph.unfold(lambda: [self(with_places(ready(pictures[i:i + 64]))) for i in range(0, len(pictures), 64)])
        self.train()

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


def ready(pictures):
    """Pictures as bytes, channels last, as the network takes them, 0..1."""
    return torch.from_numpy(pictures).float().div_(255).permute(0, 3, 1, 2)
