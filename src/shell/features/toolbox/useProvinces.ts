import { useEffect, useState } from 'react';
import { callOperation } from '@/providers/data/callOperation';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import type { Send } from '@/providers/http/request';
import { provinceName } from '@/src/lib/provinceName';
import { isRecord, isYes, numberOr, textOr } from '@/src/lib/record';

/** A province that the toolbox serves. */
export interface Province {
  readonly id: number;
  readonly name: string;
}

/** The provinces that the toolbox serves; undefined until they arrive. */
export interface Provinces {
  readonly list: readonly Province[] | undefined;
  readonly failed: boolean;
  /** Asks again. */
  readonly ask: () => void;
}

/** Reads the provinces while the drawer is there; a failure is shown there, without a message. */
export function useProvinces(send: Send): Provinces {
  const [list, setList] = useState<readonly Province[]>();
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks anew
  useEffect(() => {
    const gone = new AbortController();
    const options = { quiet: true, allowRepeat: true, signal: gone.signal };
    setFailed(false);
    callOperation({ send }, shellCalls.toolboxProvinces, { options }).then(
      ({ data }) => gone.signal.aborted || setList(readProvinces(data)),
      () => gone.signal.aborted || setFailed(true),
    );
    return () => gone.abort();
  }, [send, turn]);

  return { list, failed, ask: () => setTurn((last) => last + 1) };
}

/** Parses the provinces that are open for the tools. */
export function readProvinces(data: unknown): readonly Province[] {
  return (Array.isArray(data) ? data : [])
    .filter(isRecord)
    .filter(({ open }) => isYes(open))
    .map(({ id, name }) => ({ id: numberOr(id), name: provinceName(textOr(name)) }))
    .filter(({ id }) => id > 0);
}
