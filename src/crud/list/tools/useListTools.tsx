import { PlusOutlined } from '@ant-design/icons';
import { useTranslate } from '@refinedev/core';
import { Fragment } from 'react';
import { useCan } from '@/src/services/useCan';
import { useToolbarActions } from '../../actions/ToolbarActions';
import type { ToolCommand, Tools } from '../../actions/toolCommand';
import { useResourcePage } from '../../ResourceContext';
import { type ExportProps, useExportTool } from '../exporting/useExportTool';
import { useImportTool } from '../importing/useImportTool';

/** 新增, or the resource's own label for it, where the person may; `open` goes to the form. */
export function useCreateTool(open: () => void): ToolCommand | undefined {
  const { endpoints, createLabel } = useResourcePage().resource;
  const { create } = endpoints.operations;
  const can = useCan();
  const translate = useTranslate();
  if (!can(create)) return undefined;
  const label = createLabel ?? translate('buttons.create');
  const icon = <PlusOutlined aria-hidden />;
  return { key: 'create', label, icon, primary: true, needs: create?.permission, run: open };
}

/** The resource's own tools over its rows. */
export function useOwnTools(create: ToolCommand | undefined): Tools {
  return useToolbarActions(create ? [{ id: 'create', label: create.label, run: create.run }] : []);
}

/** Tools over a list beside 新增: export, import, and the resource's own. */
export function useListTools(about: ExportProps, create: ToolCommand | undefined): Tools {
  const parts = [useExportTool(about), useImportTool(), useOwnTools(create)];
  const commands = parts.flatMap(({ commands }) => commands);
  return {
    // The primary one comes first, as 新增 does, whatever made it.
    commands: commands.toSorted((one, other) => Number(other.primary ?? 0) - Number(one.primary ?? 0)),
    dialogs: parts.map(({ dialogs }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: always the same three
      <Fragment key={place}>{dialogs}</Fragment>
    )),
  };
}
