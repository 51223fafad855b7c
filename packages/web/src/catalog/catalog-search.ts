/** What a page of the catalog is asked with; it stands in the address. */
export interface CatalogSearch {
  q?: string;
  category?: string;
  page?: number;
}

/** From the address; what makes no sense is left out. */
export function readCatalogSearch(search: Record<string, unknown>): CatalogSearch {
  const page = Number(search.page);
  return {
    ...(search.q ? { q: String(search.q).slice(0, 200) } : {}),
    ...(typeof search.category === 'string' && search.category ? { category: search.category } : {}),
    ...(Number.isSafeInteger(page) && page > 1 ? { page } : {}),
  };
}
