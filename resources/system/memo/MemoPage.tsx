import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ResourcePages, usePagePath } from '@/src/crud/ResourcePages';
import { isOwnAddress } from './memo';
import { memos } from './memos';

/** 备忘录 (screen H3): one's own notes as a table or cards; a new one may begin with the page it concerns. */
export default function MemoPage() {
  const basePath = usePagePath();
  const about = useSearchParams()[0].get('about');
  const initialValues = useMemo(
    () => (about !== null && isOwnAddress(about) ? { link: about } : undefined),
    [about],
  );
  return <ResourcePages resource={memos} basePath={basePath} {...(initialValues && { initialValues })} />;
}
