import { Fragment } from 'react';
import { RecordLink } from '@/src/crud/RecordLink';
import { isRecordId, type RecordId, sameId } from '@/src/lib/recordId';
import { isOptionFound } from '@/src/lib/searchText';
import {
  type CellProps,
  emptyText,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
} from '@/src/ui/fields/field';
import { queryProps } from '@/src/ui/fields/queryProps';
import { Select } from '@/src/ui/fields/Select';
import { type Grantables, grantablesIn, useGrantable } from './useGrantable';

type What = keyof Grantables;

/** By the names that come with the user; those that can be assigned lack the administrators' role. */
function GrantedCell({ value, record, what }: CellProps<RecordId[]> & { what: What }) {
  const held = grantablesIn(record)[what].filter(({ id }) => value?.some((one) => sameId(one, id)));
  if (held.length === 0) return emptyText;
  return held.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && '、'}
      <RecordLink resource={pages[what]} id={id}>
        {name}
      </RecordLink>
    </Fragment>
  ));
}

/** The resources whose records they are. */
const pages = { posts: 'system/post', roles: 'system/role' } as const;

/** Disabled ones are offered only to those who hold them: to be taken away. */
function GrantedInput({ value, onChange, what, ...rest }: InputProps<RecordId[]> & { what: What }) {
  const { data, ...query } = useGrantable();
  const held = (value ?? []).map(String);
  const offered = (data?.[what] ?? []).filter(({ id, disabled }) => !disabled || held.includes(String(id)));
  return (
    <Select<string[], { value: string; id: RecordId; label: string }>
      {...rest}
      {...queryProps(query)}
      mode="multiple"
      filterOption={isOptionFound}
      value={data ? held : []}
      options={offered.map(({ id, name, disabled }) => ({
        value: String(id),
        id,
        label: disabled ? `${name}（停用）` : name,
      }))}
      onChange={(_, chosen) => onChange?.([chosen ?? []].flat().map(({ id }) => id))}
    />
  );
}

const members = { posts: 'postIds', roles: 'roleIds' } as const;

const kindOf = (what: What): Kind<RecordId[]> => ({
  Cell: (props) => <GrantedCell {...props} what={what} />,
  Input: (props) => <GrantedInput {...props} what={what} />,
  operator: 'eq',
  verb: '请选择',
  width: 140,
  // A server may say null for none; it wants a list back.
  members: {
    read: ({ [members[what]]: ids }) => (Array.isArray(ids) ? ids.filter(isRecordId) : []),
    write: (ids) => ({ [members[what]]: ids ?? [] }),
  },
});

/** The posts or roles of somebody; the value is their ids. */
export function grantable(label: string, what: What, options: FieldOptions<RecordId[]>): Field<RecordId[]> {
  return fieldOf(label, kindOf(what), options);
}
