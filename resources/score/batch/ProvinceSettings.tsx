import { Button } from 'antd';
import { useState } from 'react';
import { useOperation } from '@/src/crud/useOperation';
import { subjectModes, volunteerTypes } from '@/src/gaokao/enumerations';
import { busy } from '@/src/ui/busy';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { DraftBar } from '@/src/ui/display/DraftBar';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import { load } from '@/src/ui/load';
import styles from './batch.module.css';
import { Labelled } from './Labelled';
import type { ProvinceInfo } from './province';
import { useFigures } from './useFigures';

const ProvinceModeDialog = load(() => import('./ProvinceModeDialog'));

interface Props {
  readonly province: ProvinceInfo;
  readonly year: number;
}

interface SettingsProps extends Props {
  /** The highest control line of the batches; undefined without any. */
  readonly topLine: number | undefined;
}

/** The kind of exam, the mode that batches follow, full mark and days. */
export function ProvinceSettings({ province, year, topLine }: SettingsProps) {
  return (
    <section className={styles.settings} aria-label="省份设置">
      <Mode province={province} year={year} />
      <Figures province={province} year={year} topLine={topLine} />
      {province.official && (
        <a className={styles.official} href={province.official} target="_blank" rel="noreferrer noopener">
          与官方规则核对
        </a>
      )}
    </section>
  );
}

function Mode({ province, year }: Props) {
  const { allowed, needs } = useOperation('changeProvinceMode');
  const [switching, setSwitching] = useState(false);
  const labelOf = (options: readonly { value: number; label: string }[], value: number) =>
    options.find((option) => option.value === value)?.label;
  return (
    <>
      <span className={styles.mode}>
        {labelOf(subjectModes, province.subjectType)} · {labelOf(volunteerTypes, province.mode)}
      </span>
      {allowed && (
        <Button aria-haspopup="dialog" data-needs={needs} onClick={() => setSwitching(true)}>
          切换模式
        </Button>
      )}
      <DialogBoundary close={() => setSwitching(false)}>
        {switching && <ProvinceModeDialog row={{ ...province, year }} close={() => setSwitching(false)} />}
      </DialogBoundary>
    </>
  );
}

function Figures({ province, year, topLine }: SettingsProps) {
  const { figures, errors, isSame, draft, ...form } = useFigures(province, year, topLine);
  const { allowed } = form;
  return (
    <>
      {draft && allowed && <DraftBar draft={draft} onRestore={form.restore} onDiscard={form.discard} />}
      <Labelled label="满分" error={errors.fullMark}>
        {(input) => (
          <NumberBox
            {...input}
            precision={0}
            disabled={!allowed}
            value={figures.fullMark}
            onChange={(fullMark) => form.change({ fullMark })}
          />
        )}
      </Labelled>
      <Labelled label="考试天数" error={errors.examDays}>
        {(input) => (
          <NumberBox
            {...input}
            precision={0}
            disabled={!allowed}
            value={figures.examDays}
            onChange={(examDays) => form.change({ examDays })}
          />
        )}
      </Labelled>
      {allowed && (
        <Button
          {...busy(form.running)}
          disabled={isSame || Boolean(errors.fullMark ?? errors.examDays)}
          data-needs={form.needs}
          onClick={() => void form.save()}
        >
          保存设置
        </Button>
      )}
    </>
  );
}
