import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { BookOpen, Heart, LogOut, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { sentenceOf } from '../api/query-client.ts';
import { type Member, SESSION_KEY, sessionQuery } from '../api/session.ts';
import { plain } from '../forms/words.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Menu } from '../ui/Menu.tsx';
import { toast } from '../ui/toast-store.ts';
import styles from './AccountMenu.module.css';

/** Who is signed in, and the way out. */
export function AccountMenu({ member }: { member: Member }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const signOut = async () => {
    try {
      await client.account.signOut();
    } catch (error) {
      toast(sentenceOf(error), 'bad');
      return;
    }
    await navigate({ to: '/' });
    await queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
    // what was somebody's must not show to the next
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
  };
  return (
    <Menu
      entries={[
        { kind: 'title', label: member.email, detail: t('account.tier', { tier: plain(member.tier) }) },
        { kind: 'line' },
        { label: t('account.title'), icon: UserRound, onSelect: () => void navigate({ to: '/account' }) },
        { label: t('nav.favorites'), icon: Heart, onSelect: () => void navigate({ to: '/favorites' }) },
        { label: t('nav.docs'), icon: BookOpen, onSelect: () => window.open('/docs', '_blank', 'noopener') },
        { label: t('auth.signOut'), icon: LogOut, onSelect: () => void signOut() },
      ]}
    >
      <button type="button" className={styles.button} aria-label={t('account.menu', { email: member.email })}>
        <Avatar name={member.email} />
      </button>
    </Menu>
  );
}
