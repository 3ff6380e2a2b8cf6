import { Alert, Button, Checkbox, Form, Modal, Radio } from 'antd';
import { useRef, useState } from 'react';
import { focusFirst } from '../../../ui/layout/focusFirst';
import { useReturnFocus } from '../../../ui/layout/useReturnFocus';
import { useResourcePage } from '../../ResourceContext';
import { useColumnSettings } from '../columns/useColumnSettings';
import type { ExportProps } from './useExportTool';
import './exportDialog.css';
import { type ExportPlan, type ExportScope, exportableFields, scopesOf } from './exportPlan';
import { useStartExport } from './useStartExport';

interface Props extends ExportProps {
  readonly close: () => void;
}

/** Asks which records, in which format and with which columns; the export itself goes on in the panel of transfers. */
export default function ExportDialog({ state, selected, total, close }: Props) {
  const { resource } = useResourcePage();
  const columnSettings = useColumnSettings();
  useReturnFocus();
  const root = useRef<HTMLDivElement>(null);
  const fields = exportableFields(resource);
  const listed = columnSettings.columns.map(({ field }) => field.name);
  const scopes = scopesOf({ state, selected, total });
  const [scope, setScope] = useState<ExportScope>(scopes[0]?.value ?? 'all');
  const [format, setFormat] = useState<ExportPlan['format']>('xlsx');
  const [columns, setColumns] = useState<readonly string[]>(listed);
  const { start, byServer } = useStartExport({ state, selected });
  const whole = byServer({ scope, format });

  function begin() {
    void start({ scope, format, fields: inOrder(columns, listed, fields) });
    close();
  }

  return (
    <Modal
      open
      centered
      width={560}
      title={`导出${resource.label}`}
      okText="开始导出"
      cancelText="取消"
      okButtonProps={{ disabled: !whole && columns.length === 0 }}
      onOk={begin}
      onCancel={close}
      afterOpenChange={() => focusFirst(root.current)}
    >
      <div ref={root}>
        <Form layout="vertical" className="export-form">
          <Form.Item label="范围">
            <Radio.Group
              aria-label="范围"
              value={scope}
              options={scopes}
              onChange={({ target }) =>
                setScope(scopes.find(({ value }) => value === target.value)?.value ?? 'all')
              }
            />
          </Form.Item>
          <Form.Item label="格式">
            <Radio.Group
              aria-label="格式"
              value={format}
              options={formats}
              onChange={({ target }) => setFormat(target.value === 'csv' ? 'csv' : 'xlsx')}
            />
          </Form.Item>
          {whole ? (
            <Alert type="info" showIcon message="文件由服务器生成，包含它规定的全部列" />
          ) : (
            <Form.Item
              label="列"
              {...(columns.length === 0 && { validateStatus: 'error' as const, help: '请至少选择一列' })}
            >
              <div className="export-all">
                <Button type="link" size="small" onClick={() => setColumns(fields.map(({ name }) => name))}>
                  全选
                </Button>
                <Button type="link" size="small" onClick={() => setColumns(listed)}>
                  与列表一致
                </Button>
              </div>
              <Checkbox.Group
                className="export-columns"
                aria-label="列"
                value={[...columns]}
                options={fields.map(({ name, label }) => ({ value: name, label }))}
                onChange={(chosen) => setColumns(chosen.map(String))}
              />
            </Form.Item>
          )}
        </Form>
      </div>
    </Modal>
  );
}

const formats = [
  { value: 'xlsx', label: 'Excel 工作簿（xlsx）' },
  { value: 'csv', label: '文本表格（csv）' },
];

/** The chosen fields: first in the order of the list, then the others as they were declared. */
function inOrder(
  columns: readonly string[],
  listed: readonly string[],
  fields: ExportPlan['fields'],
): ExportPlan['fields'] {
  const place = (name: string) => (listed.includes(name) ? listed.indexOf(name) : listed.length);
  return fields
    .filter(({ name }) => columns.includes(name))
    .toSorted((a, b) => place(a.name) - place(b.name));
}
