import { useRef, useState } from 'react';
import { moved } from '@/src/lib/moved';
import { afterMove, afterRemoval, useFocusLater } from '@/src/ui/fields/rows/useFocusLater';
import { CloseIcon } from '../../kit/CloseIcon';
import { Dialog } from '../../kit/Dialog';
import { useTexts } from '../../kit/useTexts';
import { type MenuPage, maxPinned } from './quick';

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
  /** Keys, in order. */
  readonly pinned: readonly string[];
  /** Saves the pinned pages at once; an empty list restores the usual ones. */
  readonly keep: (keys: readonly string[]) => void;
  readonly close: () => void;
}

/** Pins and unpins pages of the menu, and orders them. Every change is saved at once. */
export default function QuickEditor({ pages, pinned, keep, close }: QuickEditorProps) {
  const t = useTexts(editorTexts);
  const editor = useRef<HTMLDivElement>(null);
  const focusLater = useFocusLater(editor);
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
      <div ref={editor} className="home-editor">
        <Pinned pages={pages} pinned={pinned} keep={keep} focusLater={focusLater} />
        <Chooser pages={pages} pinned={pinned} keep={keep} focusLater={focusLater} />
      </div>
    </Dialog>
  );
}

interface PartProps extends Omit<QuickEditorProps, 'close'> {
  /** Moves the focus once the change is drawn: the pressed button may be gone or have nothing to do. */
  readonly focusLater: (selector: string) => void;
}

function Pinned({ pages, pinned, keep, focusLater }: PartProps) {
  const t = useTexts(editorTexts);
  const count = pinned.length;
  const move = (index: number, by: -1 | 1) => () => {
    focusLater(afterMove(index + by, count, by < 0 ? 'up' : 'down'));
    keep(moved(pinned, index, index + by));
  };
  const remove = (index: number) => () => {
    focusLater(afterRemoval(index, count, 1));
    keep(pinned.toSpliced(index, 1));
  };
  return (
    <div>
      <h3>{t('home.quick.pinned', { count, max: maxPinned })}</h3>
      <ol className="home-rows">
        {pinned.map((key, index) => {
          const title = titleOf(pages, key);
          return (
            <li key={key} className="home-row" data-row={index}>
              <span className="home-row-name">{title}</span>
              <button
                type="button"
                className="icon-button"
                aria-label={t('home.quick.up', { title })}
                data-move="up"
                disabled={index === 0}
                onClick={move(index, -1)}
              >
                <span aria-hidden="true">↑</span>
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={t('home.quick.down', { title })}
                data-move="down"
                disabled={index === count - 1}
                onClick={move(index, 1)}
              >
                <span aria-hidden="true">↓</span>
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={t('home.quick.remove', { title })}
                data-remove
                disabled={count === 1}
                onClick={remove(index)}
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

function Chooser({ pages, pinned, keep, focusLater }: PartProps) {
  const t = useTexts(editorTexts);
  const [search, setSearch] = useState('');
  const full = pinned.length >= maxPinned;
  const found = pages.filter(
    ({ key, group, node }) => !pinned.includes(key) && `${group}${node.title}`.includes(search.trim()),
  );
  const add = (key: string, index: number) => () => {
    const next = Math.min(index, found.length - 2);
    if (pinned.length + 1 >= maxPinned) focusLater(`[data-row="${pinned.length}"] [data-remove]`);
    else focusLater(next < 0 ? '[data-add]' : `[data-choice="${next}"]`);
    keep([...pinned, key]);
  };
  return (
    <div>
      <h3>{t('home.quick.add')}</h3>
      <input
        type="search"
        className="home-search"
        data-add
        aria-label={t('home.quick.search')}
        placeholder={t('home.quick.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {full && <p role="status">{t('home.quick.full', { max: maxPinned })}</p>}
      {found.length === 0 && <p className="home-none">{t('home.quick.found.none')}</p>}
      <ul className="home-choices">
        {found.map(({ key, group, node }, index) => (
          <li key={key}>
            <button type="button" data-choice={index} disabled={full} onClick={add(key, index)}>
              <span aria-hidden="true">＋</span> {node.title}
              {group !== node.title && <small> {group}</small>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function titleOf(pages: readonly MenuPage[], pinned: string): string {
  return pages.find(({ key }) => key === pinned)?.node.title ?? pinned;
}
