import { type Model, QuotaSpent, UpgradeRequired } from '@claywork/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, Download, Heart, Star } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyText } from '../account/money.ts';
import { client } from '../api/client.ts';
import { sentenceOf } from '../api/query-client.ts';
import { sessionQuery } from '../api/session.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import { saveBlob } from '../ui/save-blob.ts';
import { Notice, Skeleton } from '../ui/states.tsx';
import { toast } from '../ui/toast-store.ts';
import { accessOf } from './access.ts';
import { Buy } from './Buy.tsx';
import styles from './ModelActions.module.css';
import { profileQuery } from './member-queries.ts';
import { siteQuery } from './queries.ts';
import { useFavorite } from './use-favorite.ts';
import { waysTo } from './ways-to.ts';

/** Taking it away, with what is left of the month, or buying it; keeping it. */
export function ModelActions({ model }: { model: Model }) {
  const { data: session } = useQuery(sessionQuery);
  if (!session) return <Skeleton height="3.25rem" />;
  return session.member ? <MemberActions model={model} /> : <VisitorActions model={model} />;
}

/** The way in, and what a featured model needs besides. */
function VisitorActions({ model }: { model: Model }) {
  const { t, i18n } = useTranslation();
  const { data: site } = useQuery(siteQuery);
  const cheapest = site?.tiers[0]?.id;
  const ways =
    site && cheapest !== undefined && accessOf(model, cheapest, site.tiers) === 'closed'
      ? waysTo(model, site)
      : undefined;
  const price = ways?.price === undefined ? '' : moneyText(ways.price, model.currency, i18n.language);
  return (
    <section className={styles.actions} aria-label={t('catalog.have')}>
      {ways && (
        <p className={styles.terms}>
          <Star aria-hidden />
          <span>{t(`catalog.closed.${ways.kind}`, { plan: ways.plan, price })}</span>
        </p>
      )}
      <Link
        to="/sign-in"
        search={{ to: `/catalog/${model.slug}` }}
        className={buttonClass({ variant: 'primary', size: 'lg', wide: true })}
      >
        {t(ways ? 'catalog.signInHave' : 'catalog.signIn')}
      </Link>
    </section>
  );
}

function MemberActions({ model }: { model: Model }) {
  const { t } = useTranslation();
  const profile = useQuery(profileQuery);
  const site = useQuery(siteQuery);
  const [cap, setCap] = useState<number>();
  const favorite = useFavorite(model, setCap);
  const heart = (
    <Button
      size="lg"
      icon={Heart}
      className={styles.heart}
      aria-pressed={Boolean(model.favorited)}
      aria-label={t(model.favorited ? 'catalog.letGoOf' : 'catalog.keep')}
      onClick={() => favorite.mutate(!model.favorited)}
    />
  );
  // where neither can be known, the download itself says whether it may be
  const unknown = profile.isError || site.isError;
  const access =
    profile.data && site.data ? accessOf(model, profile.data.tier, site.data.tiers) : unknown ? 'open' : undefined;
  return (
    <section className={styles.actions} aria-label={t('catalog.have')}>
      {!access ? (
        <Skeleton height="3.25rem" />
      ) : access === 'closed' && site.data ? (
        <Buy model={model} site={site.data} heart={heart} />
      ) : (
        <Take model={model} owned={access === 'owned'} heart={heart} />
      )}
      {cap !== undefined && <Notice tone="warn">{t('catalog.cap', { count: cap })}</Notice>}
    </section>
  );
}

/** The download, and what it takes of the month. */
function Take({ model, owned, heart }: { model: Model; owned: boolean; heart: ReactNode }) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const { data: profile } = useQuery(profileQuery);
  const [format, setFormat] = useState(model.formats[0]);
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
    <>
      {owned && (
        <p className={styles.terms}>
          <BadgeCheck aria-hidden />
          <span>{t('catalog.ownedText')}</span>
        </p>
      )}
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
        {heart}
      </div>
      {quota && (
        <p className={styles.quota}>
          {quota.total === null
            ? t('catalog.quotaNone')
            : t('catalog.quota', { left: quota.left, total: quota.total, date: date(quota.resets_at) })}
        </p>
      )}
      {model.featured && !owned && (
        <p className={styles.quota}>
          <Star aria-hidden /> {t('catalog.featuredText')}
        </p>
      )}
      {download.error instanceof QuotaSpent ? (
        <Notice tone="warn">{t('catalog.quotaSpent', { date: date(download.error.quota.resets_at) })}</Notice>
      ) : download.error instanceof UpgradeRequired ? (
        <Notice tone="warn">{download.error.error}</Notice>
      ) : (
        download.error && <Notice tone="bad">{sentenceOf(download.error)}</Notice>
      )}
    </>
  );
}
