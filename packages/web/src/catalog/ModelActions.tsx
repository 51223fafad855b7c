import { type Model, QuotaSpent, UpgradeRequired } from '@claywork/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, Heart, Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { sentenceOf } from '../api/query-client.ts';
import { sessionQuery } from '../api/session.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import { saveBlob } from '../ui/save-blob.ts';
import { Notice } from '../ui/states.tsx';
import { toast } from '../ui/toast-store.ts';
import styles from './ModelActions.module.css';
import { profileQuery } from './member-queries.ts';
import { useFavorite } from './use-favorite.ts';

/** Taking it away, with what is left of the month; keeping it. */
export function ModelActions({ model }: { model: Model }) {
  const { t } = useTranslation();
  const { data: session } = useQuery(sessionQuery);
  if (session && !session.member)
    return (
      <section className={styles.actions} aria-label={t('catalog.have')}>
        <Link
          to="/sign-in"
          search={{ to: `/catalog/${model.slug}` }}
          className={buttonClass({ variant: 'primary', size: 'lg', wide: true })}
        >
          {t('catalog.signIn')}
        </Link>
      </section>
    );
  return <MemberActions model={model} />;
}

function MemberActions({ model }: { model: Model }) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const { data: profile } = useQuery(profileQuery);
  const [format, setFormat] = useState(model.formats[0]);
  const [cap, setCap] = useState<number>();
  const favorite = useFavorite(model, setCap);
  const download = useMutation({
    mutationFn: async () => {
      const file = await client.models.download(model.id, format ? { format } : {});
      saveBlob(await file.blob(), file.name || `${model.slug}.${format}`);
    },
    onSuccess: () => toast(t('catalog.downloaded'), 'good'),
    onSettled: () => void queries.invalidateQueries({ queryKey: profileQuery.queryKey }),
  });
  const quota = profile?.quota;
  const date = (iso: string) => new Date(iso).toLocaleDateString(i18n.language, { dateStyle: 'long' });
  return (
    <section className={styles.actions} aria-label={t('catalog.have')}>
      <div className={styles.row}>
        {model.formats.length > 1 && (
          <Select
            label={t('catalog.format')}
            value={format}
            onChange={setFormat}
            options={model.formats.map((value) => ({ value, label: value.toUpperCase() }))}
          />
        )}
        <Button
          variant="primary"
          size="lg"
          wide
          icon={Download}
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('catalog.download')}
        </Button>
        <Button
          size="lg"
          icon={Heart}
          className={styles.heart}
          aria-pressed={Boolean(model.favorited)}
          aria-label={t(model.favorited ? 'catalog.letGoOf' : 'catalog.keep')}
          onClick={() => favorite.mutate(!model.favorited)}
        />
      </div>
      {quota && (
        <p className={styles.quota}>
          {quota.total === null
            ? t('catalog.quotaNone')
            : t('catalog.quota', { left: quota.left, total: quota.total, date: date(quota.resets_at) })}
        </p>
      )}
      {model.featured && (
        <p className={styles.quota}>
          <Star aria-hidden /> {t('catalog.featuredText')}
        </p>
      )}
      {cap !== undefined && <Notice tone="warn">{t('catalog.cap', { count: cap })}</Notice>}
      {download.error instanceof QuotaSpent ? (
        <Notice tone="warn">{t('catalog.quotaSpent', { date: date(download.error.quota.resets_at) })}</Notice>
      ) : download.error instanceof UpgradeRequired ? (
        <Notice tone="warn">{download.error.error}</Notice>
      ) : (
        download.error && <Notice tone="bad">{sentenceOf(download.error)}</Notice>
      )}
    </section>
  );
}
