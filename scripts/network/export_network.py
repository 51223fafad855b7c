"""Writes a trained network as packages/kernels/src/network reads it. For developers only: needs numpy and PyTorch.

    graph = Graph(channels=3)
    a = graph.conv(0, model.first, model.first_norm, relu=True)   # 0 is the input; every call says the number of what it makes
    b = graph.up(a)
    graph.save('x.bin', outputs=[graph.sigmoid(graph.conv(graph.concat(0, b), model.last))])

Batch norms are folded into the convolution before them; weights become 8-bit numbers with one scale an output channel.
"""
import json
import struct

import numpy as np
import torch


class Graph:
    def __init__(self, channels):
        self.channels = channels
        self.layers = []
        self.weights = []
        self.parts = []

    def conv(self, source, conv, norm=None, relu=False):
        """A torch Conv2d (same padding, stride 1 or 2, plain or depthwise), or a Linear on maps of one place."""
        self.parts.append((conv, norm))
        weight = conv.weight.detach().double()
        if weight.dim() == 2:
            weight = weight[:, :, None, None]
        outputs, kernel = weight.shape[0], weight.shape[2]
        bias = torch.zeros(outputs).double() if conv.bias is None else conv.bias.detach().double()
        if norm is not None:
            k = norm.weight.detach().double() / torch.sqrt(norm.running_var.double() + norm.eps)
            weight = weight * k[:, None, None, None]
            bias = (bias - norm.running_mean.double()) * k + norm.bias.detach().double()
        stride = getattr(conv, 'stride', (1, 1))[0]
        groups = getattr(conv, 'groups', 1)
        assert getattr(conv, 'padding', (0, 0))[0] == kernel // 2 and groups in (1, outputs)
        rows = weight.permute(0, 2, 3, 1).reshape(outputs, -1).numpy()
        scale = (np.abs(rows).max(axis=1) / 127 + 1e-12).astype('<f4')
        whole = np.clip(np.rint(rows / scale[:, None].astype('f8')), -127, 127).astype('i1')
        self.weights.append(scale.tobytes() + bias.numpy().astype('<f4').tobytes() + whole.tobytes())
        op = 'depthwise' if groups > 1 else 'conv'
        return self._add(op, [source], channels=outputs, kernel=kernel, stride=stride, relu=relu)

    def up(self, source, smooth=True):
        """Twice as large: F.interpolate(scale_factor=2), 'bilinear' (align_corners=False) or 'nearest'."""
        return self._add('up', [source], smooth=smooth)

    def add(self, *sources):
        return self._add('add', list(sources))

    def concat(self, *sources):
        return self._add('concat', list(sources))

    def mean(self, source):
        """The average over all places."""
        return self._add('mean', [source])

    def relu(self, source):
        return self._add('relu', [source])

    def sigmoid(self, source):
        return self._add('sigmoid', [source])

    def save(self, path, outputs):
        head = json.dumps({'channels': self.channels, 'layers': self.layers, 'outputs': outputs}, separators=(',', ':'))
        with open(path, 'wb') as file:
            file.write(b'CWN1' + struct.pack('<I', len(head)) + head.encode() + b''.join(self.weights))

    def load(self, path):
        """Gives the convolutions that this graph was written from the weights of a file of the same layout; each batch norm is folded into its convolution then (see `unfold`)."""
        data = open(path, 'rb').read()
        (size,) = struct.unpack('<I', data[4:8])
        layers = [layer for layer in json.loads(data[8:8 + size])['layers'] if layer['op'] in ('conv', 'depthwise')]
        assert len(layers) == len(self.parts)
        at = 8 + size
        for layer, (conv, norm) in zip(layers, self.parts):
            n, shape = conv.weight.shape[0], conv.weight.shape
            assert layer['channels'] == n
            scale = np.frombuffer(data, '<f4', n, at)
            bias = torch.from_numpy(np.frombuffer(data, '<f4', n, at + 4 * n).copy())
            whole = np.frombuffer(data, 'i1', conv.weight.numel(), at + 8 * n).reshape(n, shape[2], shape[3], shape[1])
            at += 8 * n + conv.weight.numel()
            with torch.no_grad():
                conv.weight.copy_(torch.from_numpy(whole.transpose(0, 3, 1, 2) * scale[:, None, None, None]))
                if norm is None:
                    conv.bias.copy_(bias)
                else:
                    norm.weight.fill_(1)
                    norm.bias.copy_(bias)
                    norm.running_mean.zero_()
                    norm.running_var.fill_(1 - norm.eps)

    def unfold(self, run):
        """Batch norms measure again what `run` (the network over pictures, in eval mode) gives them, and undo it: the network says the same and can be trained on."""
        sums = {}
        def note(norm, inputs):
            x = inputs[0].float().transpose(0, 1).flatten(1)
            sums.setdefault(norm, []).append((x.mean(1), (x * x).mean(1)))
        hooks = [norm.register_forward_pre_hook(note) for _, norm in self.parts if norm is not None]
        with torch.no_grad():
            run()
            for hook in hooks:
                hook.remove()
            for norm, told in sums.items():
                mean, square = (torch.stack(values).mean(0) for values in zip(*told))
                norm.running_mean.copy_(mean)
                norm.running_var.copy_((square - mean * mean).clamp_min(1e-6))
                norm.weight.copy_(torch.sqrt(norm.running_var + norm.eps))
                norm.bias.add_(mean)

    def _add(self, op, sources, **fields):
        self.layers.append({'op': op, 'from': sources, **fields})
        return len(self.layers)
