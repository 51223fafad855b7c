// A page to look at the viewer with: viewer.html?files=/samples/a.glb,/samples/b.glb&theme=dark&poster=…&compare=…
import i18next from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { Viewer } from '../src/viewer/index.ts';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
void i18next
  .use(initReactI18next)
  .init({ lng: 'en', fallbackLng: 'en', resources: {}, interpolation: { escapeValue: false } });
const files = (asked.get('files') ?? '').split(',').map((url) => ({ url, name: url.split('/').at(-1) ?? url }));
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Viewer
      files={files}
      title={asked.get('title') ?? 'A green dragon'}
      caption={asked.get('caption') ?? undefined}
      poster={asked.get('poster') ?? undefined}
      compare={asked.get('compare') ?? undefined}
    />
  </StrictMode>,
);
