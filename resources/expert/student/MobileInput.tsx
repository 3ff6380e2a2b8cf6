import { EyeOutlined } from '@ant-design/icons';
import { Button, Input, Space } from 'antd';
import { useState } from 'react';
import { useServices } from '@/src/crud/services';
import { isRecord, textOr } from '@/src/lib/record';
import { maskMobile, rules } from '@/src/lib/rules';
import type { InputProps } from '@/src/ui/fields/field';
import { expertEndpoints } from '../endpoints';
import { useStudentForm } from './StudentFormContext';

const { mobile } = expertEndpoints['expert/filling'].operations;

/** The student's mobile: masked until somebody who may asks for the whole of it, which the server notes down; or typed anew. */
export function MobileInput(props: InputProps<string>) {
  const { userId } = useStudentForm();
  const { callOperation } = useServices();
  const read = async () => {
    const { data } = await callOperation(mobile, { body: { id: userId }, options: { allowRepeat: true } });
    return isRecord(data) ? textOr(data.mobile) : '';
  };
  return <MaskedMobile {...props} read={read} />;
}

/** A guardian's mobile: the same, out of the record that was read. */
export function GuardianMobileInput(props: InputProps<string>) {
  return <MaskedMobile {...props} read={() => Promise.resolve(props.value ?? '')} />;
}

type State =
  | { readonly phase: 'masked' | 'reading' | 'open' }
  | { readonly phase: 'seen'; readonly whole: string };

/** A number that came with the record is masked; whoever types one sees it. */
function MaskedMobile({
  value,
  onChange,
  read,
  ...rest
}: InputProps<string> & { read: () => Promise<string> }) {
  const [first] = useState(value ?? '');
  const [state, setState] = useState<State>({ phase: first === '' ? 'open' : 'masked' });
  const { hasPermission } = useServices();
  const isOld = (value ?? '') === first && first !== '';
  const shown = state.phase === 'seen' ? state.whole : maskMobile(first);
  const see = () => {
    setState({ phase: 'reading' });
    read().then(
      (whole) => setState({ phase: 'seen', whole: rules.mobile.test(whole) ? whole : first }),
      () => setState({ phase: 'masked' }),
    );
  };
  if (!isOld || state.phase === 'open')
    return (
      <Input
        {...rest}
        inputMode="tel"
        allowClear
        value={value ?? ''}
        onChange={({ target }) => onChange?.(target.value)}
      />
    );
  return (
    <Space.Compact block>
      <Input {...rest} readOnly value={shown} />
      {mobile.permission && hasPermission(mobile.permission) && state.phase !== 'seen' && (
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
