import { use } from 'react';
import { FormRecord, useResourcePage } from '@/src/crud/ResourceContext';
import { useTreeRows } from '@/src/crud/tree/useWholeTree';
import { textOr } from '@/src/lib/record';
import { sameId } from '@/src/lib/recordId';
import type { InputProps } from '@/src/ui/fields/field';
import { IdentifierInput } from '@/src/ui/fields/LevelledInput';
import { Warning } from './Warning';

/** Types a permission string; one that another node has is told, not refused. */
export default function PermissionInput(props: InputProps<string>) {
  const record = use(FormRecord);
  const { name, tree } = useResourcePage().resource;
  const { rows } = useTreeRows({ resource: name, parent: tree?.parent ?? '' }, { staleTime: 60_000 });
  const typed = props.value?.trim() ?? '';
  const other = rows.find(({ id, permissions }) => permissions === typed && !sameId(id, record?.id));
  return (
    <>
      <IdentifierInput {...props} />
      <Warning text={typed !== '' && other && `该权限标识已被「${textOr(other.name)}」使用`} />
    </>
  );
}
