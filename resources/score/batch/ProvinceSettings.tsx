import { Button } from 'antd';
import { useState } from 'react';
import { useOperation } from '@/src/crud/useOperation';
import { subjectModes, volunteerTypes } from '@/src/gaokao/enumerations';
import { busy } from '@/src/ui/busy';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import { load } from '@/src/ui/load';
import styles from './batch.module.css';
import { Labelled } from './Labelled';
import type { ProvinceInfo } from './province';
import { useReloadRules } from './useBatchSettings';

const ProvinceModeDialog = load(() => import('./ProvinceModeDialog'));

interface Props {
  readonly province: ProvinceInfo;
  readonly year: number;
}

/** The kind of exam, the mode that batches follow, full mark and days. */
export function ProvinceSettings({ province, year }: Props) {
  return (
    <section className={styles.settings} aria-label="省份设置">
      <Mode province={province} year={year} />
      <Figures key={`${province.fullMark}-${province.examDays}`} province={province} />
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

function Figures({ province }: Pick<Props, 'province'>) {
  const [fullMark, setFullMark] = useState<number | null>(province.fullMark);
  const [examDays, setExamDays] = useState<number | null>(province.examDays);
  const { run, running, allowed, needs } = useOperation('saveProvince', '保存成功');
  const reload = useReloadRules();
  const markError = fullMark === null || fullMark < 100 || fullMark > 900 ? '满分须为 100–900' : undefined;
  const daysError = examDays === null || examDays < 1 || examDays > 7 ? '考试天数须为 1–7' : undefined;
  const isSame = fullMark === province.fullMark && examDays === province.examDays;
  const save = () => run({ id: province.id, fullMark, examDays }).then(reload, () => undefined);
  return (
    <>
      <Labelled label="满分" error={markError}>
        {(input) => (
          <NumberBox {...input} precision={0} disabled={!allowed} value={fullMark} onChange={setFullMark} />
        )}
      </Labelled>
      <Labelled label="考试天数" error={daysError}>
        {(input) => (
          <NumberBox {...input} precision={0} disabled={!allowed} value={examDays} onChange={setExamDays} />
        )}
      </Labelled>
      {allowed && (
        <Button
          {...busy(running)}
          disabled={isSame || Boolean(markError ?? daysError)}
          data-needs={needs}
          onClick={() => void save()}
        >
          保存设置
        </Button>
      )}
    </>
  );
}
