import { lazy, type ReactNode, Suspense } from 'react';
import { Loadable, once } from '../../ui/fetched';
import { useNarrow } from '../../ui/layout/useNarrow';
import { ToolButtons, type ToolCommand, type Tools } from '../actions/toolCommand';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { useOpenRecord } from '../useOpenRecord';
import { FilterBar } from './FilterBar';
import type { ListState } from './listAddress';
import { ListTools } from './tools/ListTools';
import { useCreateTool, useListTools } from './tools/useListTools';
import type { useRows } from './useRows';

const DisplaySwitch = lazy(() => import('./displays/DisplaySwitch'));
const fetchPhoneHead = once(() => import('./phone/ListPhoneHead'));

interface Props {
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  readonly list: ReturnType<typeof useRows>;
  readonly selected: readonly Row[];
}

/** What the tools over a list are drawn with on a phone. */
export interface ListPhoneHeadProps extends Props {
  /** 新增, for those who may. */
  readonly create: ToolCommand | undefined;
  readonly tools: Tools;
}

/** Over the rows of a list: filters, 新增, import and export, and at the right how the list looks. */
export function ListHead(props: Props) {
  const { state, change, list, selected } = props;
  const { displays } = useResourcePage().resource;
  const open = useOpenRecord();
  const create = useCreateTool(() => open('create'));
  const tools = useListTools({ state, selected, total: list.total }, create);
  return (
    <ToolHead
      {...{ state, change }}
      commands={[...(create ? [create] : []), ...tools.commands]}
      dialogs={tools.dialogs}
      end={
        <div className="list-buttons">
          <Suspense fallback={null}>{displays && <DisplaySwitch state={state} />}</Suspense>
          <ListTools state={state} change={change} list={list} />
        </div>
      }
      phone={() => (
        <Loadable
          fetch={fetchPhoneHead}
          props={{ ...props, create, tools }}
          fallback={<div className="list-phone-head" />}
        />
      )}
    />
  );
}

interface HeadProps extends Tools {
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  /** At the right of the toolbar. */
  readonly end: ReactNode;
  /** In place of filters and toolbar where there is little room. */
  readonly phone: () => ReactNode;
}

/** Over the rows of a list or a tree: filters and toolbar; where there is little room a search field, and the rest behind buttons. */
export function ToolHead({ state, change, commands, dialogs, end, phone }: HeadProps) {
  const narrow = useNarrow();
  return (
    <>
      {narrow ? (
        phone()
      ) : (
        <>
          <FilterBar state={state} change={change} />
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
