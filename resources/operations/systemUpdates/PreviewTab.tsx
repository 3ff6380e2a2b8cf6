import { PreviewPage } from '@/src/crud/content/ContentPreview';
import type { SystemUpdate } from './systemUpdate';

/** A release note as its readers see it on a phone. */
export default function PreviewTab({ record }: { record: SystemUpdate }) {
  const { title, version, publishTime, content } = record;
  const note = [`版本 ${version}`, publishTime].filter(Boolean).join('　');
  return <PreviewPage width="phone" title={title} note={note} html={content} />;
}
