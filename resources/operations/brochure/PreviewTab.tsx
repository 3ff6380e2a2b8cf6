import { PreviewPage } from '@/src/crud/content/ContentPreview';
import { useDictionary } from '@/src/crud/fields/dictionary/useDictionary';
import { useImages } from '@/src/services/useImages';
import { type Brochure, previewHtml } from './brochure';

/** A charter as families read it on a phone: key rules, then the text, the file or the college's link. */
export default function PreviewTab({ record }: { record: Brochure }) {
  const { originalUrl } = useImages();
  const { items } = useDictionary('brochure_rule');
  const nameOf = (item: string) => items.find(({ value }) => value === item)?.label ?? item;
  const html = previewHtml({ ...record, fileUrl: originalUrl(record.fileUrl) }, nameOf);
  const note = [record.schoolName, `${record.year} 年`, record.publishTime].filter(Boolean).join('　');
  return <PreviewPage width="phone" title={record.title} note={note} html={html} />;
}
