import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import styles from './BackLink.module.css';

interface BackLinkProps {
  /** The list that a page stands in. */
  to: '/' | '/gallery' | '/catalog' | '/admin/members';
  label: string;
}

/** The arrow before a page's title, to the list that it stands in. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Link to={to} className={styles.back} aria-label={label}>
      <ArrowLeft aria-hidden />
    </Link>
  );
}
