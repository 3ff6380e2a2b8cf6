import { Checkbox } from 'antd';
import type { InputProps } from '@/src/ui/fields/field';
import { fixedSection, reportSections } from './report';

const all: readonly string[] = reportSections.map(({ value }) => value);

/** Chooses what is in a report; 免责声明 is in every one. */
export default function SectionsInput({ value, onChange, disabled = false, ...rest }: InputProps<string[]>) {
  const { placeholder: _placeholder, choices: _choices, ...given } = rest;
  const group = { 'aria-label': '内容', ...given, role: 'group' };
  return (
    <Checkbox.Group
      {...group}
      disabled={disabled}
      value={value ?? []}
      onChange={(chosen: string[]) =>
        onChange?.(all.filter((one) => chosen.includes(one) || one === fixedSection))
      }
    >
      {reportSections.map(({ value: code, label }) => (
        <Checkbox key={code} value={code} disabled={code === fixedSection} aria-label={`内容：${label}`}>
          {label}
        </Checkbox>
      ))}
    </Checkbox.Group>
  );
}
