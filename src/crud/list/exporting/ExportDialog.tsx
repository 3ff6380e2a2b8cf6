import { Alert, Button, Checkbox, Form, Modal } from 'antd';
import { useId, useRef, useState } from 'react';
import { type FormValues, fieldOf, type InputProps } from '../../../ui/fields/field';
import { tags } from '../../../ui/fields/tags';
import { focusFirst } from '../../../ui/layout/focusFirst';
import { useReturnFocus } from '../../../ui/layout/useReturnFocus';
import { inSight } from '../../actions/inSight';
import { erase } from '../../defineResource';
import { DialogItems } from '../../form/FieldItems';
import { useResourcePage } from '../../ResourceContext';
import { useColumnSettings } from '../columns/useColumnSettings';
import type { ExportProps } from './useExportTool';
import './exportDialog.css';
import { type ExportPlan, type ExportScope, exportableFields, scopesOf } from './exportPlan';
import { useStartExport } from './useStartExport';

interface Props extends ExportProps {
  readonly close: () => void;
}

interface Choices extends Pick<ExportPlan, 'format' | 'scope'> {
  readonly columns: string[];
}

const formats: { value: ExportPlan['format']; label: string }[] = [
  { value: 'xlsx', label: 'Excel 工作簿（xlsx）' },
  { value: 'csv', label: '文本表格（csv）' },
];

/** Asks which records, in which format and with which columns; the export itself goes on in the panel of transfers. */
export default function ExportDialog({ state, selected, total, close }: Props) {
  const { resource } = useResourcePage();
  const columnSettings = useColumnSettings();
  useReturnFocus();
  const root = useRef<HTMLDivElement>(null);
  const fields = exportableFields(resource);
  const listed = columnSettings.columns.map(({ field }) => field.name);
  const [scopes] = useState(() => scopesOf({ state, selected, total }));
  const { start, byServer } = useStartExport({ state, selected });
  const first: Choices = { scope: scopes[0]?.value ?? 'all', format: 'xlsx', columns: listed };
  const [form] = Form.useForm<Choices>();
  const isWhole = ({ scope, format }: FormValues) =>
    byServer({ scope: one(scopes, scope) ?? first.scope, format: one(formats, format) ?? first.format });
  const [declared] = useState(() =>
    erase({
      scope: inSight<ExportScope>('范围', scopes),
      format: inSight<ExportPlan['format']>('格式', formats),
      columns: columnsField(fields, listed, (values) => !isWhole(values)),
    }),
  );
  const chosen: Choices = {
    ...first,
    ...Form.useWatch((all: Partial<Choices>) => all, { form, preserve: true }),
  };
  const whole = isWhole({ ...chosen });

  function begin() {
    void start({ ...chosen, fields: inOrder(chosen.columns, listed, fields) });
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
      okButtonProps={{ disabled: !whole && chosen.columns.length === 0 }}
      onOk={begin}
      onCancel={close}
      afterOpenChange={() => {
        // Radios that are still on their way take the focus when they have come.
        if (!root.current?.querySelector('.field-loading')) focusFirst(root.current);
      }}
    >
      <div ref={root}>
        <Form form={form} name={useId()} layout="vertical" className="export-form" initialValues={first}>
          <DialogItems form={form} fields={declared} />
          {whole && <Alert type="info" showIcon message="文件由服务器生成，包含它规定的全部列" />}
        </Form>
      </div>
    </Modal>
  );
}

function one<V>(options: readonly { readonly value: V }[], value: unknown): V | undefined {
  return options.find((option) => option.value === value)?.value;
}

function columnsField(
  fields: ExportPlan['fields'],
  listed: string[],
  visible: (values: FormValues) => boolean,
) {
  const Input = ({ value, onChange, choices: _choices, ...rest }: InputProps<string[]>) => (
    <>
      <div className="export-all">
        <Button type="link" size="small" onClick={() => onChange?.(fields.map(({ name }) => name))}>
          全选
        </Button>
        <Button type="link" size="small" onClick={() => onChange?.(listed)}>
          与列表一致
        </Button>
      </div>
      <Checkbox.Group
        {...rest}
        className="export-columns"
        aria-label="列"
        value={value ?? []}
        options={fields.map(({ name, label }) => ({ value: name, label }))}
        onChange={(chosen) => onChange?.(chosen.map(String))}
      />
    </>
  );
  const rules = [{ type: 'array' as const, min: 1, message: '请至少选择一列' }];
  return fieldOf('列', { ...tags('').kind, Input }, { visible, rules });
}

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
