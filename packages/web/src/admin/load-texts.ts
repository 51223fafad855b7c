import i18next from 'i18next';
import { admin } from '../i18n/en/admin.ts';

// few ever see these pages: their words come with them, and not with the first load
i18next.addResourceBundle('en', 'app', admin, true, false);
