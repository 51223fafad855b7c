import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../../catalog/queries.ts';

/** What a plan is called: its id where nothing says. */
export function useTierName(): (id: string) => string {
  const { data } = useQuery(siteQuery);
  return (id) => data?.tiers.find((tier) => tier.id === id)?.name ?? id;
}

/** Plans to choose from. */
export function useTierOptions(): { value: string; label: string }[] {
  const { data } = useQuery(siteQuery);
  return data?.tiers.map(({ id, name }) => ({ value: id, label: name })) ?? [];
}
