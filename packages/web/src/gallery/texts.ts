import { addTexts } from '../i18n/add-texts.ts';
import { gallery } from '../i18n/en/gallery.ts';

addTexts(gallery);
