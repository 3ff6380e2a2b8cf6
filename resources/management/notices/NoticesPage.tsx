import { ResourcePages, usePagePath } from '@/src/crud/ResourcePages';
import { useIsPlatform } from '@/src/services/useIsPlatform';
import { notices, ownNotices } from './notices';

/** 公告 (screen G7): written by the platform's staff, read by the people of institutions. */
export default function NoticesPage() {
  const isPlatform = useIsPlatform();
  return <ResourcePages resource={isPlatform ? notices : ownNotices} basePath={usePagePath()} />;
}
