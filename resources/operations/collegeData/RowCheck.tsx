import { Alert, Button, Form, type FormInstance } from 'antd';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { isRequestError } from '@/providers/http/errors';
import { RowActionDialog } from '@/src/crud/actions/RowActionDialog';
import { fieldsOn, titleOf } from '@/src/crud/defineResource';
import { FieldItems } from '@/src/crud/form/FieldItems';
import { useFirstFocus } from '@/src/crud/form/formFocus';
import { startValues } from '@/src/crud/form/formValues';
import { RecordDraft } from '@/src/crud/form/RecordDraft';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { Row } from '@/src/crud/resourceSpec';
import { useOperation } from '@/src/crud/useOperation';
import { categories } from '@/src/gaokao/enumerations';
import { isRecord, numberOr, textOr, textsOf } from '@/src/lib/record';
import { useFormPlace } from '@/src/services/useFormPlace';
import { useUnsaved } from '@/src/services/useUnsaved';
import { busy } from '@/src/ui/busy';
import { Details } from '@/src/ui/display/Details';
import { emptyText, type FormValues } from '@/src/ui/fields/field';
import styles from './collegeData.module.css';
import { OutlierMarks } from './FigureCells';

const figures = ['planCount', 'admitCount', 'minScore', 'avgScore', 'maxScore', 'minRank'];

/** A row of the side-by-side check: its key members, its figures, and its actions. */
export function RowCheck({ row, skip }: { row: Row; skip: () => void }) {
  const { resource } = useResourcePage();
  const [form] = Form.useForm<FormValues>();
  const saving = useOperation('update');
  const checking = useOperation('check', '已核对');
  const [failure, setFailure] = useState<string>();
  const [doubted, setDoubted] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useFirstFocus(root);
  const { allowed } = saving;
  const fields = useMemo(
    () =>
      fieldsOn(resource, 'edit')
        .filter(({ name }) => figures.includes(name))
        .map((field) => (allowed ? field : { ...field, disabled: () => true })),
    [resource, allowed],
  );
  const start = useMemo(() => startValues(fields, row), [fields, row]);
  const changes = () =>
    Object.fromEntries(
      Object.entries(form.getFieldsValue(figures)).filter(
        ([name, value]) => (value ?? null) !== (row[name] ?? null),
      ),
    );
  const isChanged = () => Object.keys(changes()).length > 0;
  const { unsaved, isHere } = useUnsavedFigures(form, {
    ...{ name: `核对${resource.label}：${titleOf(resource, row)}`, id: String(row.id), start, isChanged },
  });
  /** Asks whether changed figures may be dropped, where there are some. */
  const mayLeave = async () => {
    const yes = await unsaved.confirmDiscard();
    if (yes) form.resetFields();
    return yes;
  };
  const pass = async () => {
    setFailure(undefined);
    unsaved.settle();
    try {
      const seen = isChanged() ? await saving.run({ id: row.id, rev: row.rev, ...changes() }) : row;
      await checking.run({ id: row.id, rev: isRecord(seen) ? seen.rev : undefined, checkStatus: 1 });
    } catch (error) {
      // The reason was shown already.
      const next = isRequestError(error, 'refused') ? '请修改或跳过' : '请重试';
      setFailure(`这条数据未能通过，${next}`);
      if (isHere() && isChanged()) unsaved.touch();
    }
  };
  return (
    <>
      <RecordDraft {...{ form, unsaved, fields, start }} record={row} />
      <Form
        form={form}
        name={useId()}
        layout="vertical"
        initialValues={start}
        onValuesChange={() => unsaved.touch()}
        onFinish={() => void (checking.allowed && pass())}
      >
        <About row={row} />
        {failure && <Alert className={styles.failed} type="error" showIcon message={failure} />}
        <div ref={root} className={styles.figures}>
          <FieldItems form={form} fields={fields} record={row} />
        </div>
        <div className={styles.buttons}>
          {checking.allowed && (
            <Button
              type="primary"
              htmlType="submit"
              data-needs={checking.needs}
              {...busy(saving.running || checking.running)}
            >
              通过并下一条（Enter）
            </Button>
          )}
          <Button onClick={() => void mayLeave().then((yes) => yes && skip())}>跳过</Button>
          {checking.allowed && numberOr(row.checkStatus) !== 2 && (
            <Button
              danger
              data-needs={checking.needs}
              onClick={() => void mayLeave().then((yes) => yes && setDoubted(true))}
            >
              标记疑问
            </Button>
          )}
        </div>
      </Form>
      {doubted && <RowActionDialog name="doubt" row={row} close={() => setDoubted(false)} />}
    </>
  );
}

interface Typed {
  /** The staff's name for the form. */
  readonly name: string;
  /** Of the row. */
  readonly id: string;
  readonly start: FormValues;
  readonly isChanged: () => boolean;
}

/**
 * Changed figures count as unsaved. They become a draft where the list or other rows show in their place. It is on
 * offer as soon as their row comes back.
 */
function useUnsavedFigures(form: FormInstance<FormValues>, { name, id, start, isChanged }: Typed) {
  const place = useFormPlace();
  const unsaved = useUnsaved(
    { name, values: () => form.getFieldsValue(figures), base: () => start },
    { ...place, draftPath: `${place.path}#check.${id}` },
  );
  const here = useRef(false);
  const come = useEffectEvent(() => {
    if (isChanged()) unsaved.touch();
  });
  const leave = useEffectEvent(() => unsaved.leave());
  useEffect(() => {
    here.current = true;
    come();
    return () => {
      here.current = false;
      leave();
    };
  }, []);
  return { unsaved, isHere: () => here.current };
}

function About({ row }: { row: Row }) {
  const text = (name: string) => textOr(row[name]) || emptyText;
  const isOdd = textsOf(row.outliers).length > 0;
  const category = categories.find(({ value }) => value === numberOr(row.category));
  const items = [
    { key: 'school', label: '院校', children: text('schoolName') },
    { key: 'year', label: '年份', children: `${numberOr(row.year)} 年` },
    { key: 'province', label: '生源省份', children: text('provinceName') },
    { key: 'batch', label: '批次', children: text('batchName') },
    { key: 'category', label: '科类', children: category?.label ?? emptyText },
    { key: 'group', label: '专业组', children: text('groupCode') },
    { key: 'req', label: '选科要求', children: text('req') },
    { key: 'major', label: '专业', children: text('majorName') },
    { key: 'source', label: '数据来源', span: 'filled' as const, children: text('source') },
    { key: 'odd', label: '异常', children: isOdd ? <OutlierMarks outliers={row.outliers} /> : emptyText },
  ];
  return <Details items={items} />;
}
