import { useNavigate } from '@tanstack/react-router';
import { ArrowRight, Bone, Boxes, Camera, Palette, Printer, Type } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/states.tsx';
import { EXAMPLES } from '../examples/examples.ts';
import styles from './Landing.module.css';

const POINTS = [
  ['say', Type],
  ['show', Camera],
  ['move', Bone],
  ['paint', Palette],
  ['rebuild', Boxes],
  ['take', Printer],
] as const;

/** What Claywork is, with the prompt box right there: what is written goes along to signing up. */
export function Landing({ signup }: { signup: 'open' | 'invite' | 'closed' }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [prompt, setPrompt] = useState('');
  const [shown, setShown] = useState(EXAMPLES[0]!);
  const start = (text: string) => {
    const to = `/?${new URLSearchParams({ op: 'text-to-3d', prompt: text })}`;
    void (signup === 'closed'
      ? navigate({ to: '/sign-in', search: { to } })
      : navigate({ to: '/sign-up', search: { to } }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start(prompt.trim() || EXAMPLES[0]!.words);
  };
  return (
    <div className={styles.landing}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('landing.title')}</h1>
          <p className={styles.lead}>{t('landing.lead')}</p>
          <form className={styles.box} onSubmit={submit}>
            <textarea
              className={styles.prompt}
              aria-label={t('landing.promptLabel')}
              placeholder={t('landing.placeholder')}
              rows={2}
              maxLength={1200}
              value={prompt}
              onChange={(event) => setPrompt(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
              }}
            />
            <Button type="submit" variant="primary" size="lg" icon={ArrowRight}>
              {t('landing.make')}
            </Button>
          </form>
          <div className={styles.examples}>
            <span className={styles.try}>{t('landing.try')}</span>
            {EXAMPLES.map((example) => (
              <button
                key={example.words}
                type="button"
                className={styles.example}
                aria-pressed={prompt === example.words}
                onClick={() => {
                  setPrompt(example.words);
                  setShown(example);
                }}
              >
                {example.words}
              </button>
            ))}
          </div>
          {signup === 'closed' && <Notice tone="plain">{t('auth.closedText')}</Notice>}
        </div>
        <figure className={styles.art}>
          <img key={shown.picture} src={shown.picture} alt={shown.words} width={512} height={512} />
          <figcaption>{t('landing.caption', { words: shown.words })}</figcaption>
        </figure>
      </section>
      <section className={styles.points} aria-label={t('landing.whatLabel')}>
        {POINTS.map(([key, Icon]) => (
          <div key={key} className={styles.point}>
            <Icon aria-hidden />
            <h2>{t(`landing.${key}.title`)}</h2>
            <p>{t(`landing.${key}.text`)}</p>
          </div>
        ))}
      </section>
    </div>
  );
}
