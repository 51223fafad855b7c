// its pages speak of models and prices too
import '../account/texts.ts';
import { addTexts } from '../i18n/add-texts.ts';
import { admin } from '../i18n/en/admin.ts';

addTexts(admin);
