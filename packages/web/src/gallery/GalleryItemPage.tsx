import './texts.ts';
import { NotFound } from '@claywork/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../api/query-client.ts';
import { sessionQuery } from '../api/session.ts';
import { RoutePending } from '../app/route-states.tsx';
import { opTitle } from '../forms/words.ts';
import { Facts } from '../studio/result/Facts.tsx';
import { when } from '../studio/when.ts';
import { buttonClass } from '../ui/Button.tsx';
import { DetailPage, DetailStage } from '../ui/DetailPage.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { useTitle } from '../ui/use-title.ts';
import { LazyViewer } from '../viewer/LazyViewer.tsx';
import { ItemActions } from './ItemActions.tsx';
import { Own } from './Own.tsx';
import { Prompt } from './Prompt.tsx';
import { galleryItemQuery, ownTaskQuery } from './queries.ts';

const route = getRouteApi('/shell/gallery/$taskId');

/** One thing that is shown: to be turned, liked, taken along, and made anew in other words. */
export function GalleryItemPage() {
  const { t, i18n } = useTranslation();
  const { taskId } = route.useParams();
  const { data: session } = useQuery(sessionQuery);
  const { data: item, error, refetch } = useQuery(galleryItemQuery(taskId));
  const { data: own } = useQuery({ ...ownTaskQuery(taskId), enabled: Boolean(session?.member) });
  useTitle(item && (item.prompt ?? opTitle(t, item.op)));
  if (error && !item) return <NotShown error={error} onRetry={() => void refetch()} />;
  if (!item) return <RoutePending />;
  const kind = opTitle(t, item.op);
  const title = item.prompt ?? kind;
  return (
    <DetailPage
      back={{ to: '/gallery', label: t('gallery.back') }}
      title={title}
      by={
        <>
          <span>{own ? t('gallery.yours') : t('gallery.by', { handle: item.handle })}</span>
          <span>·</span>
          <Link to="/gallery" search={{ op: item.op }}>
            {kind}
          </Link>
          <span>·</span>
          <time dateTime={item.created_at}>{when(item.created_at, i18n.language)}</time>
        </>
      }
      about={t('gallery.about')}
      side={
        <>
          <ItemActions item={item} title={title} />
          {item.prompt && <Prompt text={item.prompt} />}
          {own && <Own task={own} />}
          {own && <Facts task={own} />}
        </>
      }
    >
      <DetailStage>
        <LazyViewer key={item.task_id} files={item.files} poster={item.thumbnail ?? undefined} title={title} />
      </DetailStage>
    </DetailPage>
  );
}

function NotShown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const browse = (
    <Link to="/gallery" className={buttonClass({ variant: 'primary' })}>
      {t('gallery.browse')}
    </Link>
  );
  if (error instanceof NotFound)
    return (
      <EmptyState page title={t('gallery.noItem')} action={browse}>
        {t('gallery.noItemText')}
      </EmptyState>
    );
  return (
    <ErrorState page title={t('gallery.broke')} onRetry={onRetry} action={browse}>
      {sentenceOf(error)}
    </ErrorState>
  );
}
