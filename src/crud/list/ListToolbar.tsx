import { type ReactNode, Suspense } from 'react';
import { LateControls, useAfterPaint } from '../../ui/late';
import { useNarrow } from '../../ui/layout/useNarrow';
import { Loadable, load } from '../../ui/load';
import { ToolButtons, type ToolCommand, type Tools } from '../actions/toolCommand';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { useOpenRecord } from '../useOpenRecord';
import { useColumnSettings } from './columns/useColumnSettings';
import { FilterBar } from './FilterBar';
import type { ListState } from './listAddress';
import { ListTools } from './tools/ListTools';
import { useCreateTool, useListTools } from './tools/useListTools';
import type { useRows } from './useRows';

const DisplaySwitch = load(() => import('./displays/DisplaySwitch'));
const ListPhoneHead = load(() => import('./phone/ListPhoneHead'));

interface Props {
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  readonly list: ReturnType<typeof useRows>;
  readonly selected: readonly Row[];
  /** Whether the rows have columns and a density; true where absent. */
  readonly hasColumns?: boolean;
}

/** Props of the tools over a list on a phone. */
export interface ListPhoneHeadProps extends Props {
  /** 新增, where the person may. */
  readonly create: ToolCommand | undefined;
  readonly tools: Tools;
}

/**
 * The head over the rows of a list: filters, 新增, import and export, and at the right how the list looks. Selects are
 * plain until the rows are painted.
 */
export function ListHead(props: Props) {
  const { state, change, list, selected, hasColumns = true } = props;
  const { displays, paged = true } = useResourcePage().resource;
  const isRead = !list.former && !list.firstReading && list.error === undefined;
  const open = useOpenRecord();
  const create = useCreateTool(() => open('create'));
  const total = isRead ? list.total : undefined;
  const tools = useListTools({ state, selected, total }, create);
  const isTime = useAfterPaint(!list.firstReading);
  return (
    <LateControls value={isTime}>
      <ListStatus total={total} page={paged ? state.page : undefined} />
      <ToolHead
        {...{ state, change }}
        commands={[...(create ? [create] : []), ...tools.commands]}
        dialogs={tools.dialogs}
        end={
          <div className="list-buttons">
            <Suspense fallback={null}>{displays && <DisplaySwitch />}</Suspense>
            <ListTools state={state} list={list} hasColumns={hasColumns} />
          </div>
        }
        phone={() => (
          <Loadable
            of={ListPhoneHead}
            props={{ ...props, create, tools }}
            fallback={<div className="list-phone-head" />}
          />
        )}
      />
    </LateControls>
  );
}

interface StatusProps {
  /** Undefined while a load that a person caused goes on, so that the same text is said again after it. */
  readonly total: number | undefined;
  /** Absent where there are no pages. */
  readonly page?: number | undefined;
}

/** Says to screen readers how many records a list or a tree has. */
export function ListStatus({ total, page }: StatusProps) {
  const place = page === undefined ? '' : `，当前第 ${page} 页`;
  return (
    <p className="visually-hidden" role="status">
      {total !== undefined && (total > 0 ? `列表有 ${total} 条记录${place}` : '列表没有记录')}
    </p>
  );
}

interface HeadProps extends Tools {
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  /** At the right of the toolbar. */
  readonly end: ReactNode;
  /** Replaces filters and toolbar in a narrow pane. */
  readonly phone: () => ReactNode;
}

/**
 * The head over a list or a tree: filters and toolbar. In a narrow pane a search field, and the rest behind buttons.
 */
export function ToolHead({ state, change, commands, dialogs, end, phone }: HeadProps) {
  const narrow = useNarrow();
  const { searchHidden } = useColumnSettings();
  return (
    <>
      {narrow ? (
        phone()
      ) : (
        <>
          <FilterBar state={state} change={change} hidden={searchHidden} />
          <div className="list-toolbar" role="toolbar" aria-label="列表操作">
            <div className="list-buttons">
              <ToolButtons commands={commands} />
            </div>
            {end}
          </div>
        </>
      )}
      {dialogs}
    </>
  );
}
