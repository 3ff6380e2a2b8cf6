import { Radio } from 'antd';
import { use } from 'react';
import { FormRecord, useResourcePage } from '@/src/crud/ResourceContext';
import { useTreeRows } from '@/src/crud/tree/useWholeTree';
import { sameId } from '@/src/lib/recordId';
import type { InputProps } from '@/src/ui/fields/field';
import { nodeTypes } from './menuNode';

/** Chooses menu or function; a node with children keeps its type. */
export default function NodeTypeInput({ value, onChange, disabled = false, ...rest }: InputProps<1 | 2>) {
  const { placeholder: _placeholder, choices: _choices, ...group } = rest;
  const record = use(FormRecord);
  const { name, tree } = useResourcePage().resource;
  const { rows } = useTreeRows({ resource: name, parent: tree?.parent ?? '' }, { staleTime: 60_000 });
  const isParent = record !== undefined && rows.some(({ parentId }) => sameId(parentId, record.id));
  return (
    <Radio.Group
      {...group}
      optionType="button"
      options={nodeTypes.map(({ value: type, label }) => ({ value: type, label }))}
      value={value === undefined ? undefined : Number(value)}
      disabled={disabled || isParent}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
