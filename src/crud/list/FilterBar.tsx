import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { type ComponentType, Suspense, useState } from 'react';
import type { InputProps } from '../../ui/fields/field';
import { TextFilter } from '../../ui/fields/TextFilter';
import type { AnyField } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import type { ListState } from './listAddress';

/** Filters that show while the bar is folded. */
const foldedCount = 3;

interface Props {
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
}

/** The filters above a list: Enter or 搜索 applies what was typed, choosing applies at once. */
export function FilterBar({ state, change }: Props) {
  const { resource } = useResourcePage();
  const [unfolded, setUnfolded] = useState(false);
  const [form] = Form.useForm<Record<string, string | null>>();
  const hidden = resource.filters.slice(foldedCount);
  const open = unfolded || hidden.some((field) => field.name in state.filters);
  const shown = open ? resource.filters : resource.filters.slice(0, foldedCount);
  const apply = (values: Record<string, string | null>) =>
    change({ filters: filled({ ...state.filters, ...values }) });
  if (resource.filters.length === 0) return null;

  return (
    <Form
      form={form}
      key={JSON.stringify(state.filters)}
      className="list-filters"
      role="search"
      aria-label="筛选"
      layout="inline"
      initialValues={state.filters}
      onFinish={apply}
    >
      {shown.map((field) => (
        <Form.Item key={field.name} name={field.name} label={field.filterLabel ?? field.label}>
          <FilterInput
            field={field}
            onChosen={(value) => apply({ ...form.getFieldsValue(), [field.name]: value })}
          />
        </Form.Item>
      ))}
      <div className="list-filters-buttons">
        <Button type="primary" htmlType="submit" icon={<SearchOutlined />}>
          搜索
        </Button>
        <Button onClick={() => change({ filters: {} })}>重置</Button>
        {hidden.length > 0 && (
          <Button
            type="link"
            aria-expanded={open}
            icon={open ? <UpOutlined /> : <DownOutlined />}
            onClick={() => setUnfolded(!open)}
          >
            {open ? '收起' : '展开'}
          </Button>
        )}
      </div>
    </Form>
  );
}

interface FilterInputProps extends InputProps<string> {
  readonly field: AnyField;
  readonly onChosen: (value: string | null) => void;
}

function FilterInput({ field, onChosen, onChange, ...rest }: FilterInputProps) {
  const Filter: ComponentType<InputProps<string>> = field.kind.Filter ?? TextFilter;
  const chosen = (value: string | null) => {
    onChange?.(value);
    if (field.kind.Filter || value === '') onChosen(value);
  };
  return (
    <Suspense fallback={<div className="field-loading" />}>
      <Filter {...rest} placeholder={field.placeholder ?? '全部'} onChange={chosen} />
    </Suspense>
  );
}

function filled(values: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
