import { addTexts } from '../i18n/add-texts.ts';
import { catalog } from '../i18n/en/catalog.ts';

addTexts(catalog);
