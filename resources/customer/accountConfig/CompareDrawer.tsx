import { Alert, Button, Drawer, Empty, Table } from 'antd';
import { useRef, useState } from 'react';
import type { AnyField } from '@/src/crud/defineResource';
import { ReferenceInput } from '@/src/crud/fields/reference/ReferenceInput';
import { isYes } from '@/src/lib/record';
import { type RecordId, sameId } from '@/src/lib/recordId';
import type { FormValues } from '@/src/ui/fields/field';
import { focusFirst } from '@/src/ui/layout/focusFirst';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { Skeleton } from '@/src/ui/Skeleton';
import styles from './accountConfig.module.css';
import { type ConfigItem, dependsOn, isDefault } from './configItem';
import { useAccountConfig } from './useAccountConfig';

interface Props {
  readonly storeId: RecordId;
  readonly items: readonly ConfigItem[];
  readonly fields: readonly AnyField[];
  /** The present values of the form. */
  readonly values: FormValues;
  readonly onTake: (values: FormValues) => void;
  readonly close: () => void;
}

/** Compares the settings with another institution's; puts the chosen ones into the form, to be saved there. */
export default function CompareDrawer({ storeId, close, ...rest }: Props) {
  const [other, setOther] = useState<RecordId | null>(null);
  const isSame = sameId(other, storeId);
  const body = useRef<HTMLDivElement>(null);
  useReturnFocus();
  return (
    <Drawer
      open
      title="复制自其他机构"
      width="min(760px, 100%)"
      onClose={close}
      afterOpenChange={() => focusFirst(body.current)}
    >
      <div ref={body} className={styles.compare}>
        <label htmlFor="compare-store">对比机构</label>
        <ReferenceInput
          id="compare-store"
          placeholder="请选择机构"
          resource="customer/store"
          optionLabel="name"
          searchBy="keyword"
          shownBy="name"
          value={other}
          onChange={setOther}
        />
        {other === null && <Empty description="请选择要对比的机构" />}
        {isSame && <Alert type="warning" showIcon message="请选择另一家机构" />}
        {other !== null && !isSame && <Comparison key={other} {...rest} other={other} close={close} />}
      </div>
    </Drawer>
  );
}

function Comparison({
  items,
  fields,
  values,
  other,
  onTake,
  close,
}: Omit<Props, 'storeId'> & { other: RecordId }) {
  const { data, error } = useAccountConfig(other);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (error && !data) return <Alert type="error" showIcon message={error.message} />;
  if (!data) return <Skeleton />;
  const theirs = data.values;
  const rows = fields.flatMap((field) => {
    const item = items.find(({ key }) => key === field.name);
    if (!item || !isShown(field.name, values, theirs)) return [];
    return [{ field, item, differs: !isDefault({ ...item, default: values[item.key] }, theirs[item.key]) }];
  });
  const take = () => {
    onTake(Object.fromEntries(chosen.map((key) => [key, theirs[key]])));
    close();
  };
  const cell = (field: AnyField, from: FormValues) => (
    <field.Cell value={from[field.name]} record={from} place="show" />
  );
  const differing = rows.filter(({ differs }) => differs).length;
  return (
    <>
      <p role="status">{differing === 0 ? '两家机构的配置相同' : `${differing} 项不同，勾选后带入表单`}</p>
      <Table
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        rowKey={({ item }) => item.key}
        dataSource={rows}
        rowClassName={({ differs }) => (differs ? (styles.differs ?? '') : '')}
        rowSelection={{
          selectedRowKeys: [...chosen],
          onChange: (keys) => setChosen(keys.map(String)),
          getCheckboxProps: ({ item, differs }) => ({
            disabled: !differs || item.readonly,
            'aria-label': `带入${item.label}`,
          }),
          getTitleCheckboxProps: () => ({ 'aria-label': '全部带入' }),
        }}
        columns={[
          { title: '配置项', render: (_, { item }) => item.label },
          { title: '本机构', render: (_, { field }) => cell(field, values) },
          { title: '对比机构', render: (_, { field }) => cell(field, theirs) },
        ]}
      />
      <div className={styles.take}>
        <Button type="primary" disabled={chosen.length === 0} onClick={take}>
          带入 {chosen.length} 项
        </Button>
      </div>
    </>
  );
}

/** Settings that depend on a switch are compared where either side has it on. */
function isShown(key: string, ...sides: FormValues[]): boolean {
  const master = dependsOn[key];
  return master === undefined || sides.some((values) => isYes(values[master]));
}
