import { createAbout, type ModelAbout } from '../_read/about.ts';
import type { GltfDocument } from './document.ts';

/**
 * What a document says about itself: `asset` with the extras that Sketchfab and others write, and XMP (Dublin Core, rights) where the asset
 * points to a packet. Damaged metadata is no metadata.
 */
export function readAbout(document: GltfDocument): ModelAbout {
  const { about, say, sayKeywords } = createAbout();
  const asset = recordOf(document.asset);
  const extras = recordOf(asset.extras);
  const packet = packetOf(document, asset);
  const xmp = (name: string): unknown => plain(packet[name]);
  say('title', xmp('dc:title'));
  say('title', extras.title);
  say('description', xmp('dc:description'));
  say('description', extras.description);
  say('author', xmp('dc:creator'));
  say('author', extras.author);
  say('license', xmp('xmpRights:WebStatement'));
  say('license', xmp('xmpRights:UsageTerms'));
  say('license', xmp('dc:rights'));
  say('license', extras.license ?? extras.licence);
  say('source', xmp('dc:source'));
  say('source', extras.source);
  say('copyright', asset.copyright);
  say('generator', asset.generator);
  sayKeywords(xmp('dc:subject') ?? extras.keywords ?? extras.tags);
  return about;
}

function packetOf(document: GltfDocument, asset: Record<string, unknown>): Record<string, unknown> {
  const packets = recordOf(recordOf((document as { extensions?: unknown }).extensions).KHR_xmp_json_ld).packets;
  const index = recordOf(recordOf(asset.extensions).KHR_xmp_json_ld).packet;
  return Array.isArray(packets) && typeof index === 'number' ? recordOf(packets[index]) : {};
}

/** A value as it stands in JSON-LD: plain, in a list, or by language, English first. */
function plain(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > 4) return value;
  const record = recordOf(value);
  if ('@value' in record) return record['@value'];
  for (const list of [record['@list'], record['@set'], value]) {
    if (!Array.isArray(list)) continue;
    const items = list.map((item) => plain(item, depth + 1)).filter((item) => typeof item === 'string');
    return items.length > 1 ? items : items[0];
  }
  for (const key of ['rdf:Alt', 'rdf:Bag', 'rdf:Seq']) if (key in record) return plain(record[key], depth + 1);
  const languages = Object.keys(record);
  const language = languages.find((k) => /^en\b/i.test(k)) ?? languages.find((k) => k === 'x-default') ?? languages[0];
  return language === undefined ? undefined : plain(record[language], depth + 1);
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
