import { Modal, Tabs } from 'antd';
import { useState } from 'react';
import { type CronTexts, cronFields, joinCron, splitCron } from '@/src/lib/cron/cronFields';
import { readPart, withPart } from '@/src/lib/cron/cronParts';
import { parseCron } from '@/src/lib/cron/parseCron';
import { useReturnFocus } from '../../layout/useReturnFocus';
import { CronPartEditor } from './CronPartEditor';
import { CronPreview } from './CronPreview';

interface Props {
  readonly expression: string;
  readonly onBuilt: (expression: string) => void;
  readonly onCancel: () => void;
}

/** Every day at midnight: what building begins with where there is nothing yet. */
const usual: CronTexts = { second: '0', minute: '0', hour: '0', day: '*', month: '*', week: '?', year: '' };

/** Puts an expression together, field by field. */
export default function CronBuilder({ expression, onBuilt, onCancel }: Props) {
  useReturnFocus();
  const [texts, setTexts] = useState<CronTexts>(() => splitCron(expression) ?? usual);
  const built = joinCron(texts);
  const reading = parseCron(built);
  const problem = 'problem' in reading ? reading.problem : undefined;
  return (
    <Modal
      open
      centered
      width={560}
      title="Cron表达式生成器"
      okButtonProps={{ disabled: problem !== undefined }}
      onOk={() => onBuilt(built)}
      onCancel={onCancel}
    >
      <Tabs
        size="small"
        items={cronFields.map(({ key, label }) => ({
          key,
          label,
          children: (
            <CronPartEditor
              field={key}
              part={readPart(key, texts[key])}
              onChange={(part) => setTexts(withPart(texts, key, part))}
            />
          ),
        }))}
      />
      <output className="cron-built" aria-label="表达式">
        {built}
      </output>
      {problem ? (
        <div role="alert" className="cron-problem">
          {problem}
        </div>
      ) : (
        <CronPreview expression={built} />
      )}
    </Modal>
  );
}
