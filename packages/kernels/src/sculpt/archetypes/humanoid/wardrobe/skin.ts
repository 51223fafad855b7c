import type { MaterialSpec } from '../../../../texture/index.ts';
import { ZONES } from '../body/cage.ts';
import type { Dress } from './dress.ts';
import { cutSkin, shrink } from './patch.ts';

/** Skin that is left bare, a little of it under the hems; pieces named by where they are. */
export function addSkin(d: Dress, material: MaterialSpec): void {
  const { surface } = d.body;
  const hidden = shrink(surface.quads, d.covered, 3);
  const bare = Uint8Array.from(hidden, (v) => (v ? 0 : 1));
  for (const piece of cutSkin(surface, bare)) {
    const count = new Map<string, number>();
    for (const q of piece.quads) {
      const zone = ZONES[surface.zones[q]];
      count.set(zone, (count.get(zone) ?? 0) + 1);
    }
    const zones = [...count.keys()];
    const trunk = zones.includes('trunk');
    const most = [...count.entries()].sort((a, b) => b[1] - a[1])[0][0];
    const words = most.replace(/([A-Z])/g, ' $1').toLowerCase();
    const name = trunk ? (zones.length > 3 ? 'body' : 'neck') : words;
    d.bench.add(name, material, piece.shape, { detail: /Hand/.test(most) ? 1.8 : 1.1 });
  }
}
