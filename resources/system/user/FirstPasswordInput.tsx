import { Form } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { noErrors } from '@/src/crud/form/formValues';
import { useCall } from '@/src/crud/useCall';
import type { InputProps } from '@/src/ui/fields/field';
import { systemEndpoints } from '../endpoints';
import { PasswordInput } from './PasswordInput';
import { passwordProblem } from './passwordProblem';

const { value: setting } = systemEndpoints['system/config'].operations;

/**
 * The first password of a new person: the configured one until another is typed (rest-contract, section 4). None is
 * offered where the setting cannot be read, or holds what no password may be.
 */
export default function FirstPasswordInput(props: InputProps<string>) {
  const form = Form.useFormInstance();
  const { data } = useCall(setting, (_data, { msg }) => msg, {
    ...{ of: 'system/config', id: 'sys.user.initPassword', staleTime: 0 },
  });
  const offer = useEffectEvent((value: string) => {
    const isOffered = passwordProblem(value) === undefined && !form.isFieldTouched('password');
    if (isOffered) form.setFields([{ name: 'password', value, ...noErrors }]);
  });
  useEffect(() => offer(data ?? ''), [data]);
  return <PasswordInput {...props} />;
}
