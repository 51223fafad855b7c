import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { reloadAfterUpdate } from './app/reload-after-update.ts';
import { startI18n } from './i18n/i18n.ts';

reloadAfterUpdate();
startI18n();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
