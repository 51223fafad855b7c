// its pages speak of the catalog too
import '../catalog/texts.ts';
import { addTexts } from '../i18n/add-texts.ts';
import { account } from '../i18n/en/account.ts';

addTexts({ account });
