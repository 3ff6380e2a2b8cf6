import { useEffect, useEffectEvent, useState } from 'react';
import { Link, parsePath, useLocation } from 'react-router';
import { useUnsavedContext } from '@/src/services/useUnsavedContext';
import { draftedForms, type FoundDraft } from '@/src/work/drafts';
import { CloseIcon } from '../../kit/CloseIcon';
import { useTexts } from '../../kit/useTexts';
import type { MenuNode } from '../../model/menu/menuTree';
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
  const { pathname } = useLocation();
  const others = found.filter(({ path }) => path !== pathname);
  if (others.length === 0) return null;
  return (
    <div className="drafts-bar" role="status">
      <span>{t('drafts.found')}</span>
      {others.slice(0, named).map(({ path, name }) => (
        <Link
          key={`${path} ${name}`}
          to={path}
          onClick={() => setFound(found.filter((draft) => draft.path !== path))}
        >
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

/** Drafts of pages that the person may open, as they were when the application began, without the open form's. */
function useFoundDrafts(tree: readonly MenuNode[]) {
  const place = useUnsavedContext();
  const { pathname } = useLocation();
  const [found, setFound] = useState<readonly FoundDraft[]>([]);
  const look = useEffectEvent(async () => {
    const all = (await place?.drafts.all()) ?? [];
    const isElsewhere = ({ path }: FoundDraft) =>
      parsePath(path).pathname !== pathname && tabPageAt(tree, path) !== undefined;
    setFound(draftedForms(all).filter(isElsewhere));
  });
  useEffect(() => void look(), []);
  return [found, setFound] as const;
}
