import { Alert, Button, Form, Tabs } from 'antd';
import { memo, useId, useRef } from 'react';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { DraftBar } from '@/src/ui/display/DraftBar';
import { load } from '@/src/ui/load';
import '@/src/crud/form/form.css';
import { FormField } from '@/src/crud/form/FormField';
import { useFieldStates } from '@/src/crud/form/FormFields';
import { cancelByEscape } from '@/src/crud/form/RecordForm';
import { busy } from '@/src/ui/busy';
import { toolEndpoints } from '../../endpoints';
import { ColumnsTable } from './ColumnsTable';
import type { GenConfig } from './genConfig';
import type { FormTab } from './genFields';
import { useGenEditor } from './useGenEditor';

const StaleDialog = load(() => import('@/src/crud/form/StaleDialog'));

const { update } = toolEndpoints['tool/gen-edit'].operations;

/** Props of a configuration's editor. */
export interface EditorProps {
  readonly title: string;
  /** A snapshot; the editor is made anew for another one. */
  readonly config: GenConfig;
  /** Reads it as the server holds it now. */
  readonly readNow: () => Promise<GenConfig>;
  /** Called when unsaved changes appear, and when there are none left. */
  readonly onDirty: (dirty: boolean) => void;
  /** Saved, or given up: back to the list. */
  readonly onLeave: () => void;
  /** Discards the entered values. */
  readonly onDropped: () => void;
}

/** 基本信息, 字段信息 and 生成信息 of a table; a refused save leaves all three as they were filled in. */
export function GenEditor(props: EditorProps) {
  const root = useRef<HTMLElement>(null);
  const editor = useGenEditor(props, root);
  const { form, fields, columns, tab, saving, refusal, unsaved } = editor;
  const tabs = [
    { key: 'basic', label: '基本信息', children: <FormTabPane form={form} fields={fields} group="basic" /> },
    {
      key: 'columns',
      label: '字段信息',
      children: <ColumnsTable columns={columns} setColumns={editor.setColumns} wrong={editor.wrongColumns} />,
    },
    { key: 'gen', label: '生成信息', children: <FormTabPane form={form} fields={fields} group="gen" /> },
  ];
  return (
    <section ref={root} className="form-page gen-editor" aria-label={props.title}>
      <header className="form-page-head">
        <h2>{props.title}</h2>
      </header>
      {unsaved.draft && (
        <DraftBar draft={unsaved.draft} onRestore={() => void editor.restore()} onDiscard={unsaved.discard} />
      )}
      {refusal && (
        <div className="form-refusal">
          <Alert type="error" showIcon role="alert" message={refusal} />
        </div>
      )}
      <Form
        form={form}
        name={useId()}
        layout="vertical"
        className="record-form"
        initialValues={editor.start}
        onValuesChange={editor.change}
        onKeyDown={cancelByEscape(() => void editor.giveUp())}
      >
        <Tabs
          activeKey={tab}
          onChange={editor.setTab}
          items={tabs.map((item) => ({ ...item, forceRender: true }))}
        />
      </Form>
      <div className="form-buttons">
        <Button onClick={() => void editor.giveUp()}>返回</Button>
        <Button
          type="primary"
          {...busy(saving)}
          data-needs={update.permission}
          onClick={() => void editor.submit()}
        >
          提交
        </Button>
      </div>
      {editor.stale && (
        <DialogBoundary close={() => editor.stale?.answer('cancel')}>
          <StaleDialog question={editor.stale} />
        </DialogBoundary>
      )}
    </section>
  );
}

interface PaneProps extends Pick<ReturnType<typeof useGenEditor>, 'form' | 'fields'> {
  readonly group: FormTab;
}

/** A form of the two; typing in the columns redraws neither of them. */
const FormTabPane = memo(function FormTabPane({ form, fields, group }: PaneProps) {
  const states = useFieldStates(form, fields);
  return (
    <div className="form-grid">
      {fields
        .filter((field) => field.group === group)
        .map((field) => {
          const state = states[field.name];
          return state && <FormField key={field.name} field={field} {...state} />;
        })}
    </div>
  );
});
