import { EyeOutlined } from '@ant-design/icons';
import { Button, Input, Space } from 'antd';
import { useState } from 'react';
import { digitsOf, readPhone } from '@/src/lib/phoneNumber';
import { isRecord, textOr } from '@/src/lib/record';
import { useCan } from '@/src/services/useCan';
import { useServices } from '@/src/services/useServices';
import type { InputProps } from '@/src/ui/fields/field';
import { clearable } from '@/src/ui/fields/inputIcons';
import { expertEndpoints } from '../endpoints';
import { useStudentForm } from './StudentFormContext';

const { mobile } = expertEndpoints['expert/filling'].operations;

/** The student's mobile. It is masked until it is revealed, which the server logs, or typed anew. */
export function MobileInput(props: InputProps<string>) {
  return <MaskedInput {...props} field="mobile" />;
}

/** A guardian's mobile. */
export function GuardianMobileInput(props: InputProps<string>) {
  return <MaskedInput {...props} field="guardianMobile" />;
}

/** The number under which the student is registered for the exam. */
export function ExamNoInput(props: InputProps<string>) {
  return <MaskedInput {...props} field="examNo" />;
}

type State =
  | { readonly phase: 'masked' | 'reading' | 'open' }
  | { readonly phase: 'seen'; readonly whole: string };

/** A number that came with the record is masked by the server; whoever types one sees it. */
function MaskedInput({
  value,
  onChange,
  field,
  ...rest
}: InputProps<string> & { field: 'mobile' | 'guardianMobile' | 'examNo' }) {
  const { userId } = useStudentForm();
  const [first] = useState(value ?? '');
  const [state, setState] = useState<State>({ phase: first === '' ? 'open' : 'masked' });
  const { callOperation } = useServices();
  const can = useCan();
  const read = (typed: string) => (field === 'examNo' ? digitsOf(typed) : readPhone(typed)) ?? typed;
  const isOld = (value ?? '') === first && first !== '';
  const shown = state.phase === 'seen' ? state.whole : first;
  const see = () => {
    setState({ phase: 'reading' });
    const request = { body: { id: userId, field }, options: { allowRepeat: true } };
    callOperation(mobile, request).then(
      ({ data }) => setState({ phase: 'seen', whole: isRecord(data) ? textOr(data[field], first) : first }),
      () => setState({ phase: 'masked' }),
    );
  };
  if (!isOld || state.phase === 'open')
    return (
      <Input
        {...rest}
        inputMode="tel"
        allowClear={clearable}
        value={value ?? ''}
        onChange={({ target }) => onChange?.(read(target.value))}
      />
    );
  return (
    <Space.Compact block>
      <Input {...rest} readOnly value={shown} />
      {can(mobile) && state.phase !== 'seen' && (
        <Button
          icon={<EyeOutlined aria-hidden />}
          loading={state.phase === 'reading'}
          disabled={rest.disabled ?? false}
          data-needs={mobile.permission}
          aria-label="查看完整号码"
          onClick={see}
        />
      )}
      <Button
        disabled={rest.disabled ?? false}
        onClick={() => {
          setState({ phase: 'open' });
          onChange?.('');
        }}
      >
        更换
      </Button>
    </Space.Compact>
  );
}
