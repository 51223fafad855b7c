/** What a look into the gallery is asked with; it stands in the address. */
export interface GallerySearch {
  sort?: 'top';
  op?: string;
}

/** From the address; what makes no sense is left out. */
export function readGallerySearch(search: Record<string, unknown>): GallerySearch {
  return {
    ...(search.sort === 'top' ? { sort: 'top' } : {}),
    ...(typeof search.op === 'string' && /^[a-z0-9-]{1,60}$/.test(search.op) ? { op: search.op } : {}),
  };
}
