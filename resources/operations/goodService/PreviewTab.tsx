import { PreviewPage } from '@/src/crud/content/ContentPreview';
import { useDictionary } from '@/src/crud/fields/dictionary/useDictionary';
import type { GoodService } from './goodService';

/** The service as the first row of the home page shows it on a phone. */
export default function PreviewTab({ record }: { record: GoodService }) {
  const { title, badge, reason, cover, serviceCover } = record;
  const { items } = useDictionary('service_badge');
  const note = [items.find(({ value }) => value === String(badge))?.label, reason].filter(Boolean).join('　');
  return <PreviewPage width="phone" title={title} note={note} html="" cover={cover || serviceCover} />;
}
