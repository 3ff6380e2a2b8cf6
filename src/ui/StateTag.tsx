import { Switch, type SwitchProps, Tag } from 'antd';
import type { ReactNode } from 'react';

/**
 * What a state means, by the names that the server's dictionaries use. Each has one colour, as the tag that says it and as
 * the ground of a switch; they follow the theme, and texts on them can be read in both schemes.
 */
export const tones = {
  primary: { tag: 'processing', fill: 'var(--brand-fill)' },
  success: { tag: 'success', fill: 'var(--success-fill)' },
  warning: { tag: 'warning', fill: 'var(--warning-fill)' },
  danger: { tag: 'error', fill: 'var(--danger-fill)' },
  info: { tag: 'default', fill: 'var(--neutral-fill)' },
} as const;

/** Name of a meaning. */
export type Tone = keyof typeof tones;

/** What on and off are called, and what they mean, wherever the product itself decides it. */
export const onOff = [
  { value: 1, label: '启用', tone: 'primary' },
  { value: 0, label: '停用', tone: 'danger' },
] as const;

/** The meaning that a server names; `info` for none, and for any that is not known. */
export function toneOf(name: unknown): Tone {
  const known = Object.keys(tones).find((tone): tone is Tone => tone === name);
  return known ?? 'info';
}

interface TagProps {
  readonly tone: Tone;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A state, said in a word on its colour. */
export function StateTag({ tone, className, children }: TagProps) {
  return (
    <Tag color={tones[tone].tag} {...(className ? { className } : {})}>
      {children}
    </Tag>
  );
}

/** One of the two states of a switch; without a label while its words are still read. */
export interface SwitchState {
  readonly label?: string;
  readonly tone: Tone;
}

interface Props extends Omit<SwitchProps, 'checkedChildren' | 'unCheckedChildren' | 'style'> {
  readonly on?: SwitchState;
  readonly off?: SwitchState;
}

/** Pixels: two Chinese characters fit, so that nothing moves when the words come. */
const narrowest = { small: 46, default: 54 };

/** Switches between two states; it has the words and the colours of their tags. */
export function StateSwitch({ on = onOff[0], off = onOff[1], ...props }: Props) {
  const { size = 'default', checked = false } = props;
  return (
    <Switch
      {...props}
      checkedChildren={on.label}
      unCheckedChildren={off.label}
      style={{ minWidth: narrowest[size], background: tones[(checked ? on : off).tone].fill }}
    />
  );
}
