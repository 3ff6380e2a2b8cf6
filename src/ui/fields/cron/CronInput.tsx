import { Button, Input, Space } from 'antd';
import { useState } from 'react';
import { DialogBoundary } from '../../DialogBoundary';
import { load } from '../../load';
import type { InputProps } from '../field';
import { CronPreview } from './CronPreview';

const CronBuilder = load(() => import('./CronBuilder'));

/** Enters an expression: typed, or built in a dialog; below it its meaning and its next times. */
export default function CronInput({ value, onChange, disabled, ...rest }: InputProps<string>) {
  const [building, setBuilding] = useState(false);
  const close = () => setBuilding(false);
  return (
    <div className="cron-input">
      <Space.Compact block>
        <Input
          {...rest}
          disabled={disabled ?? false}
          value={value ?? ''}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => onChange?.(event.target.value)}
        />
        <Button disabled={disabled ?? false} onClick={() => setBuilding(true)}>
          生成表达式
        </Button>
      </Space.Compact>
      <CronPreview expression={value ?? ''} />
      {building && (
        <DialogBoundary close={close}>
          <CronBuilder
            expression={value ?? ''}
            onCancel={close}
            onBuilt={(expression) => {
              close();
              onChange?.(expression);
            }}
          />
        </DialogBoundary>
      )}
    </div>
  );
}
