import { Button, Input, Select } from 'antd';
import { Suspense, useState } from 'react';
import type { ApplyMode, BatchConfig } from '@/src/gaokao/batch';
import { modeOwnOf, withMode } from '@/src/gaokao/batchRules';
import { adjustScopes, volunteerTypes } from '@/src/gaokao/enumerations';
import type { Category } from '@/src/gaokao/student';
import { useCan } from '@/src/services/useCan';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import { load } from '@/src/ui/load';
import { StateSwitch } from '@/src/ui/StateTag';
import { useReorder } from '@/src/ui/useReorder';
import { scoreEndpoints } from '../endpoints';
import { BatchHead } from './BatchHead';
import { BatchTiers } from './BatchTiers';
import styles from './batch.module.css';
import { Labelled, type LabelledInput } from './Labelled';
import { LineInputs } from './LineInputs';

const DateTimeInput = load(
  () => import('@/src/ui/fields/DateTimeInput'),
  (code) => code.DateTimeInput,
);
const { changeBatchMode } = scoreEndpoints['score/batch'].operations;

export interface BatchFieldsProps {
  readonly batch: BatchConfig;
  readonly provinceMode: ApplyMode;
  readonly index: number;
  readonly count: number;
  readonly categories: readonly Category[];
  readonly hasVariants: boolean;
  readonly editable: boolean;
  /** Texts by member. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<BatchConfig>) => void;
  readonly onMain: () => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
  readonly onSwitchMode: () => void;
  /** Moves the focus to the selected button once the batches are drawn in their new order. */
  readonly focusLater: (selector: string) => void;
}

const evidences = [
  { value: 'A' as const, label: 'A 官方原文' },
  { value: 'B' as const, label: 'B 多处一致' },
  { value: 'C' as const, label: 'C 待核实' },
];
const parallels = [
  { value: 1 as const, label: '平行' },
  { value: 0 as const, label: '顺序' },
];

/** One batch: its name and what is done with it above, its rules below. */
export function BatchFields(props: BatchFieldsProps) {
  const { batch, index, editable, errors } = props;
  const { item, handle, over } = useReorder<HTMLLIElement>({
    list: `batches-${batch.provinceId}-${batch.year}`,
    index,
    isMovable: editable,
    onMove: props.onMove,
  });
  const name = batch.name || `第 ${index + 1} 个批次`;
  return (
    <li ref={item} data-row={index} className={styles.batch} data-over={over} aria-label={name}>
      <BatchHead {...props} name={name} handle={handle} />
      <fieldset className={styles.grid}>
        <legend className={styles.unseen}>{name}的规则</legend>
        <Limits {...props} />
        <Times {...props} />
        <LineInputs {...props} error={errors.lines} />
        <BatchTiers {...props} />
        <Labelled label="依据">
          {(input) => (
            <Select
              {...input}
              disabled={!editable}
              value={batch.evidence}
              options={evidences}
              status={batch.evidence === 'C' ? 'warning' : ''}
              onChange={(evidence) => props.onChange({ evidence })}
            />
          )}
        </Labelled>
        <Labelled label="备注" error={errors.remark} wide>
          {(input) => (
            <Input
              {...input}
              maxLength={200}
              disabled={!editable}
              value={batch.remark ?? ''}
              onChange={({ target }) => props.onChange({ remark: target.value })}
            />
          )}
        </Labelled>
      </fieldset>
    </li>
  );
}

type ModeProps = Pick<BatchFieldsProps, 'batch' | 'provinceMode' | 'editable' | 'onChange' | 'onSwitchMode'>;

/** The mode: chosen in a new batch, later switched at once, which has a permission of its own. */
function Mode({ batch, provinceMode, editable, onChange, onSwitchMode }: ModeProps) {
  const can = useCan();
  const name = volunteerTypes.find(({ value }) => value === batch.mode)?.label;
  const inputOf = (input: LabelledInput) => {
    if (batch.id === '')
      return (
        <Select
          {...input}
          disabled={!editable}
          value={batch.mode}
          options={[...volunteerTypes]}
          onChange={(mode) => onChange({ ...withMode(batch, mode), modeOwn: modeOwnOf(mode, provinceMode) })}
        />
      );
    if (!can(changeBatchMode)) return <Input {...input} readOnly variant="filled" value={name} />;
    return (
      <Button
        {...input}
        aria-label={`填报模式：${name} · 切换`}
        aria-haspopup="dialog"
        data-needs={changeBatchMode.permission}
        onClick={onSwitchMode}
      >
        {name} · 切换
      </Button>
    );
  };
  return (
    <Labelled label={batch.modeOwn ? '填报模式（单独设置）' : '填报模式（跟随省份）'}>{inputOf}</Labelled>
  );
}

function Limits({ batch, provinceMode, editable, errors, onChange, onSwitchMode }: BatchFieldsProps) {
  const whole = (member: 'maxChoices' | 'maxMajors' | 'minMajors', label: string, isFixed = false) => (
    <Labelled label={label} error={errors[member]}>
      {(input) => (
        <NumberBox
          {...input}
          precision={0}
          disabled={!editable || isFixed}
          value={batch[member]}
          onChange={(value) => onChange({ [member]: value ?? 0 })}
        />
      )}
    </Labelled>
  );
  return (
    <>
      <Mode {...{ batch, provinceMode, editable, onChange, onSwitchMode }} />
      {whole('maxChoices', '志愿上限')}
      {whole('maxMajors', '每志愿专业数', batch.mode === 1)}
      {whole('minMajors', '最少专业数', batch.mode === 1)}
      <Labelled label="服从调剂">
        {(input) => (
          <StateSwitch
            {...input}
            on={{ label: '可服从', tone: 'primary' }}
            off={{ label: '无', tone: 'info' }}
            disabled={!editable || batch.mode === 1}
            checked={batch.obeyAllowed === 1}
            onChange={(on) =>
              onChange(
                on
                  ? { obeyAllowed: 1, adjustScope: batch.mode === 2 ? 1 : 2 }
                  : { obeyAllowed: 0, adjustScope: 0 },
              )
            }
          />
        )}
      </Labelled>
      <Labelled label="调剂范围">
        {(input) => (
          <Select
            {...input}
            disabled={!editable || batch.mode === 1 || batch.obeyAllowed === 0}
            value={batch.adjustScope}
            options={[...adjustScopes]}
            onChange={(adjustScope) => onChange({ adjustScope })}
          />
        )}
      </Labelled>
      <Labelled label="投档方式">
        {(input) => (
          <Select
            {...input}
            disabled={!editable}
            value={batch.parallel}
            options={parallels}
            onChange={(parallel) => onChange({ parallel })}
          />
        )}
      </Labelled>
    </>
  );
}

function Times({ batch, editable, errors, onChange }: BatchFieldsProps) {
  const [names] = useState([
    ['fillStart', '填报开始'],
    ['fillEnd', '填报截止'],
  ] as const);
  return names.map(([member, label]) => (
    <Labelled key={member} label={label} error={member === 'fillStart' ? errors.fillStart : undefined} wide>
      {(input) => (
        <Suspense fallback={<Input {...input} disabled />}>
          <DateTimeInput
            {...input}
            disabled={!editable}
            value={batch[member] ?? null}
            onChange={(value) => onChange({ [member]: value ?? undefined })}
          />
        </Suspense>
      )}
    </Labelled>
  ));
}
