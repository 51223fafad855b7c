/** What a list of members is asked with; it stands in the address. */
export interface MembersSearch {
  q?: string;
  page?: number;
}

/** From the address; what makes no sense is left out. */
export function readMembersSearch(search: Record<string, unknown>): MembersSearch {
  const page = Number(search.page);
  return {
    ...(search.q ? { q: String(search.q).slice(0, 254) } : {}),
    ...(Number.isSafeInteger(page) && page > 1 ? { page } : {}),
  };
}
