import {
  BookOutlined,
  ColumnHeightOutlined,
  ReloadOutlined,
  SearchOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import { useTranslate } from '@refinedev/core';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { DialogBoundary } from '../../../ui/DialogBoundary';
import { useNarrow } from '../../../ui/layout/useNarrow';
import { Loadable, load } from '../../../ui/load';
import { MenuOpener } from '../../../ui/popup/Opener';
import { useResourcePage } from '../../ResourceContext';
import { type OwnColumnSettings, useColumnSettings } from '../columns/useColumnSettings';
import type { ListState } from '../listAddress';
import type { useRows } from '../useRows';
import { FullScreenTool } from './FullScreenTool';
import './listTools.css';
import { ToolButton } from './ToolButton';
import { useWidthDrag } from './useWidthDrag';

const ToolPanel = load(() => import('./ToolPanel'));
const ViewsPanel = load(() => import('../views/ViewsPanel'));
const ColumnsPanel = load(() => import('./ColumnsPanel'));

interface Props {
  readonly state: ListState;
  readonly list: ReturnType<typeof useRows>;
  /** Whether the rows have columns and a density. */
  readonly hasColumns: boolean;
}

/**
 * The toolbar at the right (WID-2): 刷新, and the look of the list. The code of their panels comes when they are pressed.
 */
export function ListTools({ state, list, hasColumns }: Props) {
  return (
    <div className="list-tools">
      <ReloadTool reading={list.reading} readAgain={list.readAgain} />
      <LookTools state={state} hasColumns={hasColumns} />
    </div>
  );
}

interface ReloadProps {
  readonly reading: boolean;
  readonly readAgain: () => unknown;
}

/** 刷新, which turns while something is being read. */
export function ReloadTool({ reading, readAgain }: ReloadProps) {
  const translate = useTranslate();
  return (
    <ToolButton
      label={translate('buttons.refresh')}
      icon={<ReloadOutlined aria-hidden spin={reading} />}
      onClick={() => void readAgain()}
    />
  );
}

/**
 * Tools for the look of the list: search, views, density, columns, full screen. On cards the ones that make sense
 * there.
 */
function LookTools({ state, hasColumns }: Pick<Props, 'state' | 'hasColumns'>) {
  const narrow = useNarrow();
  const columnSettings = useColumnSettings();
  const tools = useRef<HTMLDivElement>(null);
  useWidthDrag(tools, columnSettings);
  const { filters } = useResourcePage().resource;
  const hidesFilters = columnSettings.searchHidden && Object.keys(state.filters).length > 0;
  const searchLabel = columnSettings.searchHidden ? '显示搜索' : '隐藏搜索';
  return (
    <div ref={tools} className="list-tools">
      {filters.length > 0 && (
        <ToolButton
          label={hidesFilters ? `${searchLabel}（筛选中）` : searchLabel}
          icon={<SearchOutlined aria-hidden />}
          data-dot={hidesFilters}
          onClick={() => columnSettings.keep({ search: columnSettings.searchHidden ? undefined : 'hidden' })}
        />
      )}
      <ViewsTool state={state} columnSettings={columnSettings} />
      {hasColumns && !narrow && <DensityTool columnSettings={columnSettings} />}
      {hasColumns && <ColumnsTool columnSettings={columnSettings} />}
      {!narrow && <FullScreenTool />}
    </div>
  );
}

/** 视图: filters, sorting, columns and page size under a name. */
function ViewsTool({
  state,
  columnSettings,
}: {
  readonly state: ListState;
  readonly columnSettings: OwnColumnSettings;
}) {
  return (
    <PanelTool label="视图" icon={<BookOutlined aria-hidden />}>
      {(close) => <ViewsPanel state={state} columnSettings={columnSettings} close={close} />}
    </PanelTool>
  );
}

const densities = [
  { key: 'large', label: '宽松' },
  { key: 'middle', label: '默认' },
  { key: 'small', label: '紧凑' },
];

/** 密度: the distance between the rows. */
function DensityTool({ columnSettings }: { readonly columnSettings: OwnColumnSettings }) {
  const { density, keep } = columnSettings;
  const onClick = ({ key }: { key: string }) =>
    keep({ density: key === 'large' || key === 'small' ? key : undefined });
  return (
    <MenuOpener menu={{ items: densities, selectable: true, selectedKeys: [density], onClick }}>
      <ToolButton label="密度" icon={<ColumnHeightOutlined aria-hidden />} />
    </MenuOpener>
  );
}

interface PanelToolProps {
  readonly label: string;
  readonly icon: ReactElement;
  /** The content of the panel; `close` closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button with a panel below it, which is created once the button has been pressed. */
function PanelTool({ label, icon, children }: PanelToolProps) {
  const [open, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const tool = (
    <ToolButton
      ref={button}
      label={label}
      icon={icon}
      aria-expanded={open === true}
      aria-haspopup="dialog"
      onPointerEnter={ToolPanel.ahead}
      {...(open === undefined && { onClick: () => setOpen(true) })}
    />
  );
  if (open === undefined) return tool;
  return (
    <DialogBoundary close={() => setOpen(undefined)}>
      <Loadable
        of={ToolPanel}
        props={{ label, tool, button, open, onOpenChange: setOpen, children }}
        fallback={tool}
      />
    </DialogBoundary>
  );
}

/** 列设置: the columns, their order, their width and their side. */
function ColumnsTool({ columnSettings }: { readonly columnSettings: OwnColumnSettings }) {
  return (
    <PanelTool label="列设置" icon={<SettingOutlined aria-hidden />}>
      {() => <ColumnsPanel columnSettings={columnSettings} />}
    </PanelTool>
  );
}
