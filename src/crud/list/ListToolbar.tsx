import { lazy, Suspense } from 'react';
import { useNarrow } from '../../ui/layout/useNarrow';
import { ToolButtons, type ToolCommand, type Tools } from '../actions/toolCommand';
import type { Row } from '../resourceSpec';
import { useOpenRecord } from '../useOpenRecord';
import { FilterBar } from './FilterBar';
import type { ListState } from './listAddress';
import { ListTools } from './tools/ListTools';
import { useCreateTool, useListTools } from './tools/useListTools';
import type { useRows } from './useRows';

const ListPhoneHead = lazy(() => import('./phone/ListPhoneHead'));

interface Props {
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  readonly list: ReturnType<typeof useRows>;
  readonly selected: readonly Row[];
}

/** What the tools over a list are drawn with, as a toolbar or on a phone. */
export interface ListToolbarProps extends Props {
  /** 新增, for those who may. */
  readonly create: ToolCommand | undefined;
  readonly tools: Tools;
}

/** Over the rows: filters and toolbar; where there is little room a search field, and the rest behind buttons. */
export function ListHead(props: Props) {
  const { state, change, list, selected } = props;
  const narrow = useNarrow();
  const open = useOpenRecord();
  const create = useCreateTool(() => open('create'));
  const tools = useListTools({ state, selected, total: list.total }, create);
  return (
    <>
      {narrow ? (
        <Suspense fallback={<div className="list-phone-head" />}>
          <ListPhoneHead {...props} create={create} tools={tools} />
        </Suspense>
      ) : (
        <>
          <FilterBar state={state} change={change} />
          <ListToolbar {...props} create={create} tools={tools} />
        </>
      )}
      {tools.dialogs}
    </>
  );
}

/** 新增, import and export, and at the right how the list looks. */
function ListToolbar({ state, change, list, create, tools }: ListToolbarProps) {
  return (
    <div className="list-toolbar" role="toolbar" aria-label="列表操作">
      <div className="list-buttons">
        {create && <ToolButtons commands={[create]} />}
        <ToolButtons commands={tools.commands} />
      </div>
      <ListTools state={state} change={change} list={list} />
    </div>
  );
}
