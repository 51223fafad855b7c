import type { Model } from '@claywork/sdk';
import { useTranslation } from 'react-i18next';
import { bytesText } from '../studio/when.ts';
import styles from './ModelFacts.module.css';

/** What is in the file, how large the thing is, what one may do with it. */
export function ModelFacts({ model }: { model: Model }) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => value.toLocaleString(i18n.language);
  const { dimensions: d, license } = model;
  const can = (['textured', 'rigged', 'animated'] as const).filter((name) => model[name]).map((n) => t(`catalog.${n}`));
  return (
    <dl className={styles.list}>
      <Row name={t('catalog.license')}>
        {license.url ? (
          <a href={license.url} target="_blank" rel="noreferrer license">
            {license.name}
          </a>
        ) : (
          license.name
        )}
      </Row>
      <Row name={t('catalog.size')}>{sizeText([d.x, d.y, d.z], i18n.language)}</Row>
      <Row name={t('catalog.faces')}>{number(model.faces)}</Row>
      <Row name={t('catalog.vertices')}>{number(model.vertices)}</Row>
      {can.length > 0 && <Row name={t('catalog.holds')}>{can.join(', ')}</Row>}
      <Row name={t('catalog.files')}>
        <ul>
          {model.files.map(({ name, bytes }) => (
            <li key={name}>
              {name} <small>{bytesText(bytes, i18n.language)}</small>
            </li>
          ))}
        </ul>
      </Row>
      <Row name={t('catalog.taken')}>{number(model.downloads)}</Row>
      <Row name={t('catalog.likes')}>{number(model.likes)}</Row>
      <Row name={t('catalog.since')}>
        <time dateTime={model.created_at}>
          {new Date(model.created_at).toLocaleDateString(i18n.language, { dateStyle: 'medium' })}
        </time>
      </Row>
    </dl>
  );
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** "1.2 × 0.8 × 2 m"; in centimetres or millimetres where metres would be noughts. */
export function sizeText(metres: readonly [number, number, number], language: string): string {
  const largest = Math.max(...metres);
  const [unit, scale] = largest >= 1 ? ['m', 1] : largest >= 0.01 ? ['cm', 100] : ['mm', 1000];
  const text = (value: number) => (value * scale).toLocaleString(language, { maximumSignificantDigits: 3 });
  return `${metres.map(text).join(' × ')} ${unit}`;
}
