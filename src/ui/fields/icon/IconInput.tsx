import { CloseOutlined, DownOutlined } from '@ant-design/icons';
import { Button, type InputRef, Popover, Space } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { MenuIcon } from '../../icons/MenuIcon';
import type { InputProps } from '../field';
import { IconGrid, iconNames } from './IconGrid';

/** Picks an icon from a grid that opens over the page. */
export default function IconInput(props: InputProps<string>) {
  const { value, onChange, disabled = false, placeholder, choices: _choices, ...rest } = props;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const search = useRef<InputRef>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const pick = (name: string) => {
    onChange?.(name);
    close();
  };
  return (
    <Space.Compact block>
      <Popover
        trigger="click"
        placement="bottomLeft"
        destroyOnHidden
        open={open && !disabled}
        onOpenChange={setOpen}
        afterOpenChange={(now) => now && search.current?.focus()}
        content={
          <Suspense fallback={<div className="icon-picker" />}>
            <IconGrid search={search} value={value ?? ''} pick={pick} close={close} />
          </Suspense>
        }
      >
        <Button
          {...rest}
          ref={button}
          disabled={disabled}
          className="icon-field"
          aria-haspopup="dialog"
          onPointerEnter={iconNames.ahead}
          aria-expanded={open}
          title={value ?? ''}
        >
          {value ? <MenuIcon name={value} /> : null}
          <span className="icon-name" data-empty={!value}>
            {value || placeholder || '请选择'}
          </span>
          <DownOutlined aria-hidden />
        </Button>
      </Popover>
      {value && !disabled && (
        <Button aria-label="清除图标" icon={<CloseOutlined aria-hidden />} onClick={() => onChange?.(null)} />
      )}
    </Space.Compact>
  );
}
