import { useState } from 'react';
import { CloseIcon } from '../../kit/CloseIcon';
import { Dialog } from '../../kit/Dialog';
import { useTexts } from '../../kit/useTexts';
import { type MenuPage, maxPinned, moved } from './quick';

const editorTexts = {
  'home.quick.title': '管理快捷入口',
  'home.quick.pinned': '已固定（{count}/{max}）',
  'home.quick.up': '上移：{title}',
  'home.quick.down': '下移：{title}',
  'home.quick.remove': '移除：{title}',
  'home.quick.add': '添加页面',
  'home.quick.search': '按名称查找',
  'home.quick.full': '最多固定 {max} 个，请先移除',
  'home.quick.found.none': '没有匹配的页面',
  'home.quick.reset': '恢复默认',
  'home.quick.done': '完成',
} as const;

interface QuickEditorProps {
  readonly pages: readonly MenuPage[];
  /** Paths, in order. */
  readonly pinned: readonly string[];
  /** Saves the pinned pages at once; an empty list restores the usual ones. */
  readonly keep: (paths: readonly string[]) => void;
  readonly close: () => void;
}

/** Pins and unpins pages of the menu, and orders them. Every change is saved at once. */
export function QuickEditor({ pages, pinned, keep, close }: QuickEditorProps) {
  const t = useTexts(editorTexts);
  return (
    <Dialog
      wide
      title={t('home.quick.title')}
      onCancel={close}
      actions={
        <>
          <button type="button" className="button" onClick={() => keep([])}>
            {t('home.quick.reset')}
          </button>
          <button type="button" className="button button-main" onClick={close}>
            {t('home.quick.done')}
          </button>
        </>
      }
    >
      <div className="home-editor">
        <Pinned pages={pages} pinned={pinned} keep={keep} />
        <Chooser pages={pages} pinned={pinned} keep={keep} />
      </div>
    </Dialog>
  );
}

type PartProps = Omit<QuickEditorProps, 'close'>;

function Pinned({ pages, pinned, keep }: PartProps) {
  const t = useTexts(editorTexts);
  const count = pinned.length;
  return (
    <div>
      <h3>{t('home.quick.pinned', { count, max: maxPinned })}</h3>
      <ol className="home-rows">
        {pinned.map((path, index) => {
          const title = titleOf(pages, path);
          return (
            <li key={path} className="home-row">
              <span className="home-row-name">{title}</span>
              <button
                type="button"
                className="icon-button"
                aria-label={t('home.quick.up', { title })}
                disabled={index === 0}
                onClick={() => keep(moved(pinned, index, -1))}
              >
                <span aria-hidden="true">↑</span>
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={t('home.quick.down', { title })}
                disabled={index === count - 1}
                onClick={() => keep(moved(pinned, index, 1))}
              >
                <span aria-hidden="true">↓</span>
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={t('home.quick.remove', { title })}
                disabled={count === 1}
                onClick={() => keep(pinned.filter((one) => one !== path))}
              >
                <CloseIcon />
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Chooser({ pages, pinned, keep }: PartProps) {
  const t = useTexts(editorTexts);
  const [search, setSearch] = useState('');
  const full = pinned.length >= maxPinned;
  const found = pages.filter(
    ({ group, node }) => !pinned.includes(node.path) && `${group}${node.title}`.includes(search.trim()),
  );
  return (
    <div>
      <h3>{t('home.quick.add')}</h3>
      <input
        type="search"
        className="home-search"
        aria-label={t('home.quick.search')}
        placeholder={t('home.quick.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {full && <p role="status">{t('home.quick.full', { max: maxPinned })}</p>}
      {found.length === 0 && <p className="home-none">{t('home.quick.found.none')}</p>}
      <ul className="home-choices">
        {found.map(({ group, node }) => (
          <li key={node.path}>
            <button type="button" disabled={full} onClick={() => keep([...pinned, node.path])}>
              <span aria-hidden="true">＋</span> {node.title}
              {group !== node.title && <small> {group}</small>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function titleOf(pages: readonly MenuPage[], path: string): string {
  return pages.find(({ node }) => node.path === path)?.node.title ?? path;
}
