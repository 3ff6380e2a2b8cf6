import { useHref, useSearchParams } from 'react-router';
import { copyText } from '../../../lib/copyText';
import { useNotify } from '../../../services/useNotify';
import { useConfirm } from '../../../ui/confirm/ConfirmProvider';
import { useResourcePage } from '../../ResourceContext';
import { writeColumns } from '../columns/changeColumns';
import type { OwnColumnSettings } from '../columns/useColumnSettings';
import { useStored } from '../columns/useStored';
import { filterDefaults, type ListState, personalNames, sortsOf, withView } from '../listAddress';
import { listViews, mostViews, queryOf } from './savedViews';

/** The saved views of this list and their commands. */
export function useViews(state: ListState, columnSettings: OwnColumnSettings) {
  const { resource, basePath, defaultFilters } = useResourcePage();
  const notify = useNotify();
  const confirm = useConfirm();
  const [stored, keep] = useStored('views');
  const [params, setParams] = useSearchParams();
  const base = useHref(basePath);
  const defaults = filterDefaults(resource.filters, defaultFilters);
  const sorts = sortsOf(resource);
  const views = listViews(stored);
  // A view is kept for long, and its link is passed on: it must not name people.
  const personal = personalNames(resource.filters);
  const filters = Object.fromEntries(
    Object.entries(state.filters).filter(([name]) => !personal.includes(name)),
  );
  const current = queryOf({ ...state, filters }, defaults, writeColumns(columnSettings.all));
  const chosen = stored.has(columnSettings.defaultView ?? '') ? columnSettings.defaultView : undefined;

  const write = (name: string) => {
    keep({ [name]: current });
    notify('success', '视图已保存');
  };

  return {
    views,
    current,
    /** Name of the view with which the list opens. */
    defaultView: chosen,
    apply: (query: string) => setParams(withView(params, defaults, sorts, query), { replace: true }),
    makeDefault: (name: string | undefined) => columnSettings.keep({ view: name }),
    /** Saves the list on screen under a name; asks before it replaces another view. Returns whether it was saved. */
    async save(name: string) {
      const isNew = !stored.has(name);
      if (isNew && views.length >= mostViews) {
        notify('warning', `最多保存 ${mostViews} 个视图，请先删除不用的`);
        return false;
      }
      if (!isNew && !(await confirm({ text: `视图「${name}」已存在，是否用当前的筛选和列覆盖？` })))
        return false;
      write(name);
      return true;
    },
    rename(from: string, to: string) {
      keep({ [from]: undefined, [to]: stored.get(from) ?? '' });
      if (chosen === from) columnSettings.keep({ view: to });
    },
    async remove(name: string) {
      if (!(await confirm({ text: `是否确认删除视图「${name}」？`, danger: true }))) return;
      keep({ [name]: undefined });
      if (chosen === name) columnSettings.keep({ view: undefined });
      notify('success', '删除成功');
    },
    async copyLink(query: string) {
      const address = new URL(`${base}?${withView(params, defaults, sorts, query)}`, window.location.href);
      const copied = await copyText(address.href);
      if (copied) notify('success', '链接已复制');
      else notify('error', '复制失败，请打开视图后复制浏览器的地址');
    },
  };
}

/** The saved views of this list and their commands. */
export type Views = ReturnType<typeof useViews>;
