import { addTexts } from '../i18n/add-texts.ts';
import { admin } from '../i18n/en/admin.ts';

addTexts(admin);
