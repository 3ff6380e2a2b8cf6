import { useEffect, useEffectEvent, useState } from 'react';
import { Link, parsePath, useLocation } from 'react-router';
import { useUnsavedContext } from '@/src/services/useUnsavedContext';
import { draftedForms, type FoundDraft } from '@/src/work/drafts';
import { CloseIcon } from '../../kit/CloseIcon';
import { useTexts } from '../../kit/useTexts';
import type { MenuNode } from '../../model/menu/menuTree';
import { holdsQuery } from '../../model/menu/readMenu';
import { tabPageAt } from '../../model/tabs/tabs';
import './draftsBar.css';

const draftsTexts = {
  'drafts.found': '有未保存的草稿：',
  'drafts.more': '等 {count} 份',
  'drafts.later': '稍后处理',
} as const;

/** Number of drafts that are named. */
const named = 3;

/** Shows once, after the sign-in, which forms have a draft; a click opens one, which offers its draft. */
export function DraftsBar({ tree }: { tree: readonly MenuNode[] }) {
  const t = useTexts(draftsTexts);
  const [found, setFound] = useFoundDrafts(tree);
  const { pathname, search } = useLocation();
  // The open form offers its own draft, and may throw it away.
  const left = found.filter(({ path }) => !isAt(path, pathname, search));
  if (left.length < found.length) setFound(left);
  const others = draftedForms(left);
  if (others.length === 0) return null;
  return (
    <div className="drafts-bar" role="status">
      <span>{t('drafts.found')}</span>
      {others.slice(0, named).map(({ path, name }) => (
        <Link key={`${path} ${name}`} to={path}>
          {name}
        </Link>
      ))}
      {others.length > named && <span>{t('drafts.more', { count: String(others.length) })}</span>}
      <button
        type="button"
        className="icon-button"
        aria-label={t('drafts.later')}
        onClick={() => setFound([])}
      >
        <CloseIcon />
      </button>
    </div>
  );
}

/** Whether the form of a draft is at the address, which may say more than the draft's path. */
function isAt(path: string, pathname: string, search: string): boolean {
  const form = parsePath(path);
  const query = Object.fromEntries(new URLSearchParams(form.search));
  return form.pathname === pathname && holdsQuery(search, query);
}

/** Drafts of pages that the person may open, from when the application began; without those that are gone by now. */
function useFoundDrafts(tree: readonly MenuNode[]) {
  const place = useUnsavedContext();
  const [found, setFound] = useState<readonly FoundDraft[]>([]);
  const look = useEffectEvent(async () => {
    const all = (await place?.drafts.all()) ?? [];
    setFound(all.filter(({ path }) => tabPageAt(tree, path)));
  });
  useEffect(() => void look(), []);
  useEffect(
    () => place?.drafts.follow((gone) => setFound((now) => now.filter(({ path }) => path !== gone))),
    [place],
  );
  return [found, setFound] as const;
}
