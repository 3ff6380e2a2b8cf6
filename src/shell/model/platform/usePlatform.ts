import { useEffect } from 'react';
import { useStore } from '@/src/ui/useStore';
import type { Platform, PlatformState } from './platform';

/** The present platform record and language pack. */
export function usePlatform(platform: Platform): PlatformState {
  return useStore(platform);
}

/** Keeps the icon of the browser's tab as in the platform record (LAY-11). */
export function useFavicon({ info: { favicon } }: PlatformState): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link && favicon !== '') link.href = favicon;
  }, [favicon]);
}

/** Keeps the title of the browser's tab: the platform's, after the page's own where there is one (LAY-11). */
export function useDocumentTitle({ info: { title } }: PlatformState, page = ''): void {
  useEffect(() => {
    document.title = page === '' ? title : `${page} - ${title}`;
  }, [title, page]);
}
