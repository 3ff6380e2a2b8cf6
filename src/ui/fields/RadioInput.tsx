import { Radio } from 'antd';
import type { FocusEvent } from 'react';
import { controlIn } from '../layout/focusFirst';
import { PlainButton } from '../PlainButton';
import './radio.css';
import type { InputProps } from './field';
import { type ChoicesQuery, queryProps } from './queryProps';

type Value = string | number;

interface Props extends InputProps<Value> {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** The reading of the options, where they are read. */
  readonly query?: ChoicesQuery;
  /** Checks the field; a form puts it there. */
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

/** The values of a state side by side, as high as any other input: both are visible, one press chooses. */
export default function RadioInput({ value, onChange, options, disabled = false, onBlur, ...rest }: Props) {
  const { placeholder: _placeholder, choices, query, ...group } = rest;
  return (
    // antd's group has no role of its own. A form that puts the focus on the group means its chosen radio.
    <div
      {...group}
      role="radiogroup"
      tabIndex={-1}
      className="radio-input"
      onFocus={focusRadio}
      // From the group to its radio nothing is left.
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
      }}
    >
      {query && options.length === 0 ? (
        <NoOptions {...query} />
      ) : (
        <Radio.Group
          className="radio-choices"
          options={options.map((option) => ({
            value: option.value,
            label: option.label,
            disabled: choices !== undefined && !choices.includes(option.value),
          }))}
          value={value}
          disabled={disabled}
          onChange={({ target }) => onChange?.(target.value)}
        />
      )}
    </div>
  );
}

/** Says why there are no options, as a select does. After a failure a press reads them again. */
function NoOptions(query: ChoicesQuery) {
  const { notFoundContent } = queryProps(query);
  if (!query.isError || query.isFetching) return notFoundContent;
  return (
    <span role="alert">
      {notFoundContent}
      <PlainButton
        look="link"
        small
        onClick={({ currentTarget }) => {
          // The button goes.
          currentTarget.closest<HTMLElement>('[role="radiogroup"]')?.focus();
          void query.refetch();
        }}
      >
        重试
      </PlainButton>
    </span>
  );
}

function focusRadio({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target === currentTarget) controlIn(currentTarget, ['input'])?.focus({ preventScroll: true });
}
