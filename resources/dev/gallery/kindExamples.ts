import { gallery as dictionaryGallery } from '@/src/crud/fields/dictionary/dictionary.gallery';
import { gallery as referenceGallery } from '@/src/crud/fields/reference/reference.gallery';
import { gallery as regionGallery } from '@/src/crud/fields/region/region.gallery';
import { gallery as repeatedGallery } from '@/src/crud/fields/repeated/repeated.gallery';
import { gallery as treeCheckGallery } from '@/src/crud/fields/treeCheck/treeCheck.gallery';
import { gallery as treeSelectGallery } from '@/src/crud/fields/treeSelect/treeSelect.gallery';
import { gallery as codeGallery } from '@/src/ui/fields/code/code.gallery';
import { gallery as colourGallery } from '@/src/ui/fields/colour/colour.gallery';
import { gallery as cronGallery } from '@/src/ui/fields/cron/cron.gallery';
import { gallery as iconGallery } from '@/src/ui/fields/icon/icon.gallery';
import { gallery as jsonGallery } from '@/src/ui/fields/json/json.gallery';
import { gallery as keyValueGallery } from '@/src/ui/fields/keyValue/keyValue.gallery';
import type { KindExample } from '@/src/ui/fields/kindExample';
import { gallery as transferGallery } from '@/src/ui/fields/transfer/transfer.gallery';

/** Kinds with a place in the gallery beside them. Completed by `npm run lists`. */
export const kindExamples: readonly KindExample[] = [
  ...codeGallery,
  ...colourGallery,
  ...cronGallery,
  ...iconGallery,
  ...jsonGallery,
  ...keyValueGallery,
  ...dictionaryGallery,
  ...referenceGallery,
  ...regionGallery,
  ...repeatedGallery,
  ...treeCheckGallery,
  ...treeSelectGallery,
  ...transferGallery,
];
