import { BgColorsOutlined } from '@ant-design/icons';
import { Button, ColorPicker, Space } from 'antd';
import Input from 'antd/es/input/Input';
import { type KeyboardEvent, useState } from 'react';
import { chooseByEnter } from '../chooseByEnter';
import type { InputProps } from '../field';
import { clearable } from '../inputIcons';

/** The product's colours: the brand, success, warning, danger, and shades of grey. */
const presets = [
  {
    label: '常用颜色',
    colors: [
      '#409eff',
      '#006bd9',
      '#13a8a8',
      '#17803d',
      '#7cb305',
      '#d4b106',
      '#fa8c16',
      '#9a5b00',
      '#c9302c',
      '#eb2f96',
      '#722ed1',
      '#1f2a37',
      '#5b6776',
      '#c9d2de',
    ],
  },
];

/** Types a colour, or picks it; the button shows it. */
export default function ColourInput(props: InputProps<string>) {
  const { value, onChange, disabled = false, choices: _choices, ...rest } = props;
  const [open, setOpen] = useState(false);
  // Escape would close the dialog around the form as well; Enter would send the form.
  const leave = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'Enter') chooseByEnter(event);
    else if (event.key === 'Escape') event.stopPropagation();
    else return;
    setOpen(false);
  };
  return (
    <Space.Compact block onKeyDown={leave}>
      <Input
        {...rest}
        allowClear={clearable}
        disabled={disabled}
        maxLength={7}
        value={value ?? ''}
        onChange={(event) => onChange?.(event.target.value.trim() || null)}
      />
      <ColorPicker
        disabled={disabled}
        disabledAlpha
        disabledFormat
        format="hex"
        presets={presets}
        open={open && !disabled}
        onOpenChange={setOpen}
        panelRender={(panel) => <div ref={nameParts}>{panel}</div>}
        value={value || '#ffffff'}
        onChange={(picked) => onChange?.(picked.toHexString())}
      >
        <Button
          disabled={disabled}
          aria-label="选色"
          icon={<BgColorsOutlined aria-hidden />}
          style={value ? { borderBlockEnd: `4px solid ${value}` } : {}}
        />
      </ColorPicker>
    </Space.Compact>
  );
}

/** For a `ref`: antd leaves the parts of its panel without names. */
function nameParts(panel: HTMLElement | null): void {
  panel?.querySelector('[role="slider"]')?.setAttribute('aria-label', '色相');
  panel?.querySelector('input')?.setAttribute('aria-label', '十六进制颜色');
}
