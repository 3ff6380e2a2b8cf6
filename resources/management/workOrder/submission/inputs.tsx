import { AutoComplete, Checkbox } from 'antd';
import Input from 'antd/es/input/Input';
import { use, useRef } from 'react';
import { isNotFound } from '@/providers/http/errors';
import { formatMoney } from '@/src/lib/money';
import { readPhone } from '@/src/lib/phoneNumber';
import { isRecord, isYes, numberOr, textOr } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';
import { rules } from '@/src/lib/rules';
import { useServices } from '@/src/services/useServices';
import type { InputProps } from '@/src/ui/fields/field';
import { clearable } from '@/src/ui/fields/inputIcons';
import { SubjectChips } from '../../../lookups/SubjectChips';
import { useProvinceRules } from '../../../lookups/useProvinceRules';
import { managementEndpoints } from '../../endpoints';
import { PrecheckContext } from './precheck';
import styles from './submission.module.css';
import { typeCards } from './types';

const { user: find } = managementEndpoints['management/work-order-submission'].operations;

/** The user of a work order as the form knows them: found by the mobile number. */
export interface FoundUser {
  readonly mobile: string;
  readonly id?: RecordId;
  /** Details by which the staff recognise the user. */
  readonly about?: string;
  readonly provinceId?: number;
  readonly state?: 'reading' | 'found' | 'unknown' | 'failed';
}

/** The seven cards of types. */
export function TypeInput({ id, value, onChange, disabled = false }: InputProps<number>) {
  return (
    <fieldset id={id} className={styles.types} aria-label="工单类型">
      {typeCards.map((card) => (
        <label key={card.value} data-checked={numberOr(value) === card.value}>
          <input
            type="radio"
            name="work-order-type"
            disabled={disabled}
            checked={numberOr(value) === card.value}
            onChange={() => onChange?.(card.value)}
          />
          <b>{card.label}</b>
          <span>{card.about}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A user's mobile number; below it who that is, as soon as it is whole. */
export function UserInput({ value, onChange, choices: _choices, ...rest }: InputProps<FoundUser>) {
  const { callOperation } = useServices();
  const latest = useRef('');
  const look = async (mobile: string) => {
    latest.current = mobile;
    onChange?.({ mobile, state: 'reading' });
    const options = { allowRepeat: true, quiet: true };
    const found = await callOperation(find, { body: { mobile }, options }).then(
      ({ data }) => readUser(mobile, data),
      (error: unknown): FoundUser => ({ mobile, state: isNotFound(error) ? 'unknown' : 'failed' }),
    );
    if (latest.current === mobile) onChange?.(found);
  };
  const type = (typed: string) => {
    const mobile = readPhone(typed) ?? typed.trim();
    latest.current = '';
    if (rules.mobile.test(mobile)) void look(mobile);
    else onChange?.({ mobile });
  };
  return (
    <div>
      <Input
        {...rest}
        allowClear={clearable}
        inputMode="tel"
        autoComplete="off"
        value={value?.mobile ?? ''}
        onChange={(event) => type(event.target.value)}
      />
      <p className={styles.hint} role="status" data-state={value?.state}>
        {sentence(value)}
        {value?.state === 'failed' && (
          <button type="button" onClick={() => type(value.mobile)}>
            重试
          </button>
        )}
      </p>
    </div>
  );
}

function readUser(mobile: string, data: unknown): FoundUser {
  const id = isRecord(data) ? parseId(data.id) : undefined;
  if (!isRecord(data) || id === undefined) return { mobile, state: 'unknown' };
  const { name, provinceName, year, storeName, provinceId } = data;
  const about = [name, provinceName, year, storeName].map((part) => textOr(part)).filter(Boolean);
  return { mobile, id, about: about.join(' · '), provinceId: numberOr(provinceId), state: 'found' };
}

/** The message for an unknown number. */
export const unknownUser = '未找到该手机号对应的用户';

function sentence(user: FoundUser | null | undefined): string {
  const said = {
    reading: '正在查询用户…',
    found: user?.about ?? '',
    // the rule of the field says it
    unknown: '',
    failed: '查询用户失败',
  };
  return user?.state ? said[user.state] : '输入手机号后自动查询';
}

/** The number of a customer's order: those of the user are offered. */
export function OrderNoInput({ value, onChange, choices: _choices, ...rest }: InputProps<string>) {
  const known = use(PrecheckContext)?.orders ?? [];
  return (
    <AutoComplete
      {...rest}
      allowClear
      value={value ?? ''}
      options={known.map(({ no, product, amount }) => ({
        value: no,
        label: `${no} · ${product} · ${formatMoney(amount)}`,
      }))}
      onChange={(typed?: string) => onChange?.(typed ?? '')}
    />
  );
}

/** The subjects of the user's province. */
export function SubjectsInput(props: InputProps<string[]>) {
  const provinceId = use(PrecheckContext)?.facts.provinceId ?? 0;
  const { data } = useProvinceRules(provinceId);
  if (!data) return <span className={styles.hint}>请先填写用户手机号</span>;
  return <SubjectChips {...props} rules={data} aria-label="新选科" />;
}

/** A sentence that is confirmed by its tick. */
export function TickInput({ id, value, onChange, disabled = false, placeholder }: InputProps<0 | 1>) {
  return (
    <Checkbox
      {...(id !== undefined && { id })}
      disabled={disabled}
      checked={isYes(value)}
      onChange={(event) => onChange?.(event.target.checked ? 1 : 0)}
    >
      {placeholder}
    </Checkbox>
  );
}
