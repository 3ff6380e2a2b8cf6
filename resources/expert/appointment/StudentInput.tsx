import { Form } from 'antd';
import { use, useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { ReferenceInput } from '@/src/crud/fields/reference/ReferenceInput';
import { FormRecord } from '@/src/crud/ResourceContext';
import { useCall } from '@/src/crud/useCall';
import { isRecord, textOr } from '@/src/lib/record';
import { idFromText, parseId, type RecordId } from '@/src/lib/recordId';
import type { InputProps } from '@/src/ui/fields/field';
import { expertEndpoints } from '../endpoints';

const { one } = expertEndpoints['expert/student'].operations;
const about = { resource: 'expert/filling', optionLabel: 'name', searchBy: 'keyword', shownBy: 'userName' };

/** Picks a student by name or mobile; a new appointment begins with the one whom the address names (`?userId=`). */
export default function StudentInput({ value, onChange, ...rest }: InputProps<RecordId>) {
  const form = Form.useFormInstance();
  const [params] = useSearchParams();
  const record = use(FormRecord);
  const given = record ? null : params.get('userId');
  const begin = useEffectEvent(() => {
    if (given && !value) form.setFieldValue('userId', idFromText(given));
  });
  useEffect(() => begin(), []);
  const student = useGiven(given);
  const picker = (
    <ReferenceInput {...rest} {...about} value={value ?? null} onChange={(id) => onChange?.(id)} />
  );
  if (!given) return picker;
  // A preset student need not be among the first choices. The picker gets the name as that of an existing record.
  return (
    <FormRecord
      key={student?.name}
      value={student ? { id: 0, userId: student.id, userName: student.name } : undefined}
    >
      {picker}
    </FormRecord>
  );
}

/** The student whom the address names. */
function useGiven(id: string | null): { id: RecordId; name: string } | undefined {
  const { data } = useCall(
    one,
    (found) => {
      const known = isRecord(found) ? parseId(found.id) : undefined;
      return known === undefined || !isRecord(found) ? null : { id: known, name: textOr(found.name) };
    },
    { of: ['expert', 'named'], body: { id }, enabled: id !== null },
  );
  return data ?? undefined;
}
