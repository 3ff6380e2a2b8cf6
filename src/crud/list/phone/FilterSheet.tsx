import { Button, Drawer } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import type { AnyField } from '../../defineResource';
import { FilterItem } from '../filters/FilterItem';
import type { FilterTexts } from '../filters/typedFilters';
import { TouchSize } from './TouchSize';

interface Props {
  readonly filters: readonly AnyField[];
  readonly values: FilterTexts;
  readonly open: boolean;
  readonly apply: (values: FilterTexts) => void;
  readonly reset: () => void;
  readonly close: () => void;
}

/** All filters of a list, in a sheet from below: 搜索 applies them together, 重置 removes them. */
export default function FilterSheet({ filters, values, open, apply, reset, close }: Props) {
  const [entered, setEntered] = useState<FilterTexts>({});
  const [resets, setResets] = useState(0);
  const form = useId();
  const enter = (name: string, value: string) => setEntered((before) => ({ ...before, [name]: value }));
  const leave = () => {
    setEntered({});
    close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply({ ...values, ...entered });
    leave();
  };
  return (
    <Drawer
      open={open}
      placement="bottom"
      height="auto"
      title="筛选"
      onClose={leave}
      styles={{ body: { maxHeight: '60dvh', paddingBlock: 12 } }}
      footer={
        <div className="list-sheet-foot">
          <Button
            onClick={() => {
              setEntered({});
              setResets(resets + 1);
              reset();
            }}
          >
            重置
          </Button>
          <Button type="primary" htmlType="submit" form={form}>
            搜索
          </Button>
        </div>
      }
    >
      <form id={form} className="list-sheet" aria-label="筛选" onSubmit={submit}>
        <TouchSize>
          {filters.map((field) => (
            <FilterItem
              key={field.name}
              field={field}
              value={entered[field.name] ?? values[field.name]}
              resets={resets}
              onTyped={(value) => enter(field.name, value)}
              onChosen={(value) => enter(field.name, value)}
            />
          ))}
        </TouchSize>
      </form>
    </Drawer>
  );
}
