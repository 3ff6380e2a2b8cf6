import { Alert, Button } from 'antd';
import type { RecordId } from '@/src/lib/recordId';
import type { ExpertLoad } from '../../../lookups/expert';

interface Props {
  /** The expert whose calendar is shown, where it is one person's. */
  readonly expert: ExpertLoad | undefined;
  /** Experts with appointments that match the filters; undefined where nothing is searched. */
  readonly matching: readonly ExpertLoad[] | undefined;
  /** 本周 or 当周. */
  readonly weekText: string;
  readonly choose: (id: RecordId) => void;
}

/** Says that no appointment of the shown expert matches the filters, and leads to those who have some. */
export function NoMatch({ expert, matching, weekText, choose }: Props) {
  if (!expert || !matching || matching.includes(expert)) return null;
  const who = matching.length > 0 ? expert.name : '';
  return (
    <Alert
      type="info"
      message={
        <>
          {`${who}${weekText}没有符合条件的预约`}
          {matching.length > 0 && '，可查看：'}
          {matching.map(({ id, name }) => (
            <Button key={id} type="link" size="small" onClick={() => choose(id)}>
              {name}
            </Button>
          ))}
        </>
      }
    />
  );
}
