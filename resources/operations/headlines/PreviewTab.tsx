import { ContentPreview } from '@/src/crud/content/ContentPreview';
import { type Article, noteOf } from './article';

/** An article as the public will read it, on a phone or at a desk. */
export default function PreviewTab({ record }: { record: Article }) {
  const { title, content, cover } = record;
  return <ContentPreview title={title} note={noteOf(record)} html={content} cover={cover} />;
}
