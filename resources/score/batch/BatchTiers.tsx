import { Select, Space } from 'antd';
import type { BatchConfig, TierRatio } from '@/src/gaokao/batch';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import { StateSwitch } from '@/src/ui/StateTag';
import { Labelled } from './Labelled';

interface Props {
  readonly batch: BatchConfig;
  readonly editable: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<BatchConfig>) => void;
}

const tiers = ['冲', '稳', '保'] as const;
const bounds = ['rush', 'match', 'safe'] as const;

/** Presets of 冲:稳:保 (A10). */
const presets = [
  { value: '3:4:3', label: '默认 3:4:3' },
  { value: '10:55:35', label: '稳健 10:55:35' },
  { value: '20:50:30', label: '均衡 20:50:30' },
  { value: '36:29:35', label: '进取 36:29:35' },
];

/** The limits of 冲, 稳 and 保, the advised number of each, and the scaling of ranks by candidates. */
export function BatchTiers({ batch, editable, errors, onChange }: Props) {
  const setPart = (index: number, value: number | null) => {
    const [reach, match, safe] = batch.ratio.map((part, place) => (place === index ? (value ?? 0) : part));
    onChange({ ratio: [reach ?? 0, match ?? 0, safe ?? 0] });
  };
  return (
    <>
      <Labelled label="冲 / 稳 / 保 阈值 %" error={errors.rush} wide>
        {({ id, ...told }) => (
          <Space.Compact block>
            {bounds.map((member, index) => (
              <NumberBox
                key={member}
                {...told}
                {...(index === 0 ? { id } : {})}
                aria-label={`${tiers[index]} 阈值 %`}
                precision={0}
                disabled={!editable}
                value={batch[member]}
                onChange={(value) => onChange({ [member]: value ?? 0 })}
              />
            ))}
          </Space.Compact>
        )}
      </Labelled>
      <Labelled label="建议比例 冲:稳:保" error={errors.ratio} wide>
        {({ id, ...told }) => (
          <Space.Compact block>
            {batch.ratio.map((part, index) => (
              <NumberBox
                key={tiers[index]}
                {...told}
                {...(index === 0 ? { id } : {})}
                aria-label={`建议比例：${tiers[index]}`}
                precision={0}
                disabled={!editable}
                value={part}
                onChange={(value) => setPart(index, value)}
              />
            ))}
            <Select
              aria-label="建议比例预设"
              placeholder="预设"
              popupMatchSelectWidth={false}
              disabled={!editable}
              value={presets.find(({ value }) => value === batch.ratio.join(':'))?.value ?? null}
              options={presets}
              onChange={(preset: string | null) => preset && onChange({ ratio: readRatio(preset) })}
            />
          </Space.Compact>
        )}
      </Labelled>
      <Labelled label="按人数折算位次">
        {(input) => (
          <StateSwitch
            {...input}
            on={{ label: '折算', tone: 'primary' }}
            off={{ label: '不折算', tone: 'info' }}
            disabled={!editable}
            checked={batch.poolScale === 1}
            onChange={(on) => onChange({ poolScale: on ? 1 : 0 })}
          />
        )}
      </Labelled>
    </>
  );
}

function readRatio(text: string): TierRatio {
  const [reach = 0, match = 0, safe = 0] = text.split(':').map(Number);
  return [reach, match, safe];
}
