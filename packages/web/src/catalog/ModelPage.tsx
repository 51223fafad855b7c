import './texts.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../api/query-client.ts';
import { RoutePending } from '../app/route-states.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { DetailPage, DetailStage } from '../ui/DetailPage.tsx';
import { ErrorState } from '../ui/states.tsx';
import { useTitle } from '../ui/use-title.ts';
import { LazyViewer } from '../viewer/LazyViewer.tsx';
import { ModelActions } from './ModelActions.tsx';
import { ModelFacts } from './ModelFacts.tsx';
import styles from './ModelPage.module.css';
import { modelQuery } from './queries.ts';

const route = getRouteApi('/shell/catalog/$slug');

/** One model: how it looks, what it is, whose it is, and how to have it. */
export function ModelPage() {
  const { t } = useTranslation();
  const { slug } = route.useParams();
  const { data: model, error, refetch } = useQuery(modelQuery(slug));
  useTitle(model?.title);
  const files = useMemo(() => {
    if (!model) return [];
    if (model.preview) return [{ name: `${model.slug}.glb`, mime: 'model/gltf-binary', url: model.preview }];
    return model.images.map((url, n) => ({ name: t(`catalog.side.${Math.min(n, 3)}`), mime: 'image/webp', url }));
  }, [model, t]);
  if (error && !model)
    return (
      <ErrorState
        page
        title={t('catalog.noModel')}
        onRetry={() => void refetch()}
        action={
          <Link to="/catalog" className={buttonClass({ variant: 'quiet' })}>
            {t('catalog.browse')}
          </Link>
        }
      >
        {sentenceOf(error)}
      </ErrorState>
    );
  if (!model) return <RoutePending />;
  return (
    <DetailPage
      back={{ to: '/catalog', label: t('catalog.back') }}
      title={model.title}
      by={
        <>
          <span>{t('catalog.by', { name: model.author.name })}</span>
          <span>·</span>
          <Link to="/catalog" search={{ category: model.category.slug }}>
            {model.category.name}
          </Link>
        </>
      }
      about={t('catalog.about')}
      side={
        <>
          <ModelActions model={model} />
          {model.description && <p className={styles.text}>{model.description}</p>}
          {model.tags.length > 0 && (
            <ul className={styles.tags} aria-label={t('catalog.tags')}>
              {model.tags.map((tag) => (
                <li key={tag}>
                  <Link to="/catalog" search={{ q: tag }} className={styles.tag}>
                    {tag}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <ModelFacts model={model} />
        </>
      }
    >
      {files.length > 0 && (
        <DetailStage>
          <LazyViewer files={files} poster={model.thumbnail ?? undefined} title={model.title} />
        </DetailStage>
      )}
    </DetailPage>
  );
}
