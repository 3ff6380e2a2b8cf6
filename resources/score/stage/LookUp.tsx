import { useState } from 'react';
import { useServices } from '@/src/services/useServices';
import { scoreEndpoints } from '../endpoints';
import { StandingForm } from '../StandingForm';
import type { StandingLimits, StandingQuery } from '../standing';
import { answerText } from './lookUpAnswer';
import type { StageName } from './stage';
import styles from './stage.module.css';

const { info } = scoreEndpoints['score/stage'].operations;

interface Props {
  readonly name: StageName;
  readonly limits: StandingLimits;
  /** 1 converts ranks by the number of candidates (A3). */
  readonly poolScale: 0 | 1;
}

/** Looks up a score or a rank as students and the workbench do: in published tables only. */
export function LookUp({ name, limits, poolScale }: Props) {
  const { callOperation } = useServices();
  const [answer, setAnswer] = useState('');
  const [running, setRunning] = useState(false);
  const lookUp = async (query: StandingQuery | undefined) => {
    if (!query) return setAnswer('');
    setRunning(true);
    try {
      const { data } = await callOperation(info, {
        body: { ...name, [query.kind]: query.value },
        options: { allowRepeat: true },
      });
      setAnswer(answerText(data, poolScale));
    } catch {
      setAnswer(''); // said already
    } finally {
      setRunning(false);
    }
  };
  return (
    <StandingForm
      verb="换算"
      label="换算"
      className={styles.lookUp}
      limits={limits}
      running={running}
      ask={(query) => void lookUp(query)}
    >
      <span role="status">{answer}</span>
    </StandingForm>
  );
}
