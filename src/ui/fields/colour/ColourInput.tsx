import { BgColorsOutlined } from '@ant-design/icons';
import { Button, ColorPicker, Space } from 'antd';
import Input from 'antd/es/input/Input';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { focusAround } from '../../layout/focusFirst';
import { chooseByEnter } from '../chooseByEnter';
import type { InputProps } from '../field';
import { clearable } from '../inputIcons';

/** The product's colours: the brand, success, warning, danger, and shades of grey. */
const presets = [
  ['天蓝', '#409eff'],
  ['蓝色', '#006bd9'],
  ['青色', '#13a8a8'],
  ['绿色', '#17803d'],
  ['草绿', '#7cb305'],
  ['黄色', '#d4b106'],
  ['橙色', '#fa8c16'],
  ['棕色', '#9a5b00'],
  ['红色', '#c9302c'],
  ['玫红', '#eb2f96'],
  ['紫色', '#722ed1'],
  ['墨色', '#1f2a37'],
  ['灰色', '#5b6776'],
  ['浅灰', '#c9d2de'],
] as const;

/** Types a colour, or picks it; the button shows it. */
export default function ColourInput(props: InputProps<string>) {
  const { value, onChange, disabled = false, choices: _choices, ...rest } = props;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // Escape would close the dialog around the form as well; Enter would send the form.
  const leave = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) chooseByEnter(event);
    else if (event.key === 'Escape') event.stopPropagation();
    else return;
    setOpen(false);
    if (panel.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
  };
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isHere = [currentTarget, panel.current].some((place) => place?.contains(relatedTarget));
    if (relatedTarget && !isHere) setOpen(false);
  };
  return (
    <Space.Compact block onKeyDown={leave} onBlur={closeBehind}>
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
        destroyOnHidden
        open={open && !disabled}
        onOpenChange={setOpen}
        panelRender={(mixer) => (
          <Panel panel={panel} value={value} onChange={onChange}>
            {mixer}
          </Panel>
        )}
        value={value || '#ffffff'}
        onChange={(picked) => onChange?.(picked.toHexString())}
      >
        <Button
          ref={button}
          disabled={disabled}
          aria-label="选色"
          aria-haspopup="dialog"
          aria-expanded={open}
          icon={<BgColorsOutlined aria-hidden />}
          style={value ? { borderBlockEnd: `4px solid ${value}` } : {}}
        />
      </ColorPicker>
    </Space.Compact>
  );
}

interface PanelProps extends Pick<InputProps<string>, 'value' | 'onChange'> {
  readonly panel: RefObject<HTMLDivElement | null>;
  /** antd's own part, where a colour is mixed. */
  readonly children: ReactNode;
}

/** The panel of colours. It takes the focus, which Tab alone would not bring to the end of the page. */
function Panel({ panel, value, onChange, children }: PanelProps) {
  useEffect(() => {
    nameParts(panel.current);
    focusAround(panel.current);
  }, [panel]);
  return (
    <div ref={panel} role="dialog" aria-label="选色" tabIndex={-1} className="colour-panel">
      {children}
      <fieldset>
        <legend>常用颜色</legend>
        {presets.map(([name, colour]) => (
          <button
            key={colour}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={value === colour}
            style={{ background: colour }}
            onClick={() => onChange?.(colour)}
          />
        ))}
      </fieldset>
    </div>
  );
}

/** antd leaves the parts of its panel without names. */
function nameParts(panel: HTMLElement | null): void {
  panel?.querySelector('[role="slider"]')?.setAttribute('aria-label', '色相');
  panel?.querySelector('input')?.setAttribute('aria-label', '十六进制颜色');
}
