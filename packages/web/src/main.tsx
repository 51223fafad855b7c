import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { hideBrokenPictures } from './app/hide-broken-pictures.ts';
import { reloadAfterUpdate } from './app/reload-after-update.ts';
import { startI18n } from './i18n/i18n.ts';

hideBrokenPictures();
reloadAfterUpdate();
startI18n();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
