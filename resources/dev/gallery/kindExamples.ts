import { gallery as codeGallery } from '@/src/ui/fields/code/code.gallery';
import { gallery as colourGallery } from '@/src/ui/fields/colour/colour.gallery';
import { gallery as cronGallery } from '@/src/ui/fields/cron/cron.gallery';
import { gallery as iconGallery } from '@/src/ui/fields/icon/icon.gallery';
import { gallery as jsonGallery } from '@/src/ui/fields/json/json.gallery';
import { gallery as keyValueGallery } from '@/src/ui/fields/keyValue/keyValue.gallery';
import type { KindExample } from '@/src/ui/fields/kindExample';

/** Kinds with a place in the gallery beside them. Completed by `npm run lists`. */
export const kindExamples: readonly KindExample[] = [
  ...codeGallery,
  ...colourGallery,
  ...cronGallery,
  ...iconGallery,
  ...jsonGallery,
  ...keyValueGallery,
];
