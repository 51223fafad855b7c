import { Boxes, Gauge, Hammer, Images, type LucideIcon } from 'lucide-react';
import type { Member } from '../api/session.ts';

/** A place in the rail and, on a phone, in the bar. */
export interface NavigationItem {
  to: string;
  /** In the catalog of words: `nav.…`. */
  label: string;
  icon: LucideIcon;
  /** Who sees it: all when left out. */
  shown?: (member: Member | null) => boolean;
}

/** In order. Only pages that exist. */
export const NAVIGATION: readonly NavigationItem[] = [
  { to: '/', label: 'nav.studio', icon: Hammer },
  { to: '/catalog', label: 'nav.catalog', icon: Boxes },
  { to: '/gallery', label: 'nav.gallery', icon: Images },
  { to: '/admin', label: 'nav.admin', icon: Gauge, shown: (member) => Boolean(member?.admin) },
];
