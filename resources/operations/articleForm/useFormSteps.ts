import { useRef, useState } from 'react';
import { isGivenUp, isRequestError } from '@/providers/http/errors';
import { overridableCode } from '@/providers/http/responseCodes';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';

interface Given<Step> {
  /** Whether readers see the saved content at once; a save then asks first. */
  readonly isLive: boolean;
  /** Validates the form for a step; problems are shown at their fields. */
  readonly isValid: (step: Step) => Promise<boolean>;
  /** Sends the form; `force` overwrites others' changes. Rejects where the server refuses. */
  readonly send: (step: Step, force: boolean) => Promise<void>;
  /** The text of a refusal above the form; nothing where a field shows it. */
  readonly refusalOf?: (message: string) => string | undefined;
}

/**
 * Steps of the bar below a form of content, one at a time: a double click's second half does nothing. If somebody
 * else has changed the content meanwhile, `stale` is set until it is resolved.
 */
export function useFormSteps<Step extends string>({
  isLive,
  isValid,
  send,
  refusalOf = (message) => message,
}: Given<Step>) {
  const confirm = useConfirm();
  const [running, setRunning] = useState<Step>();
  const [refusal, setRefusal] = useState<string>();
  const [stale, setStale] = useState<Step>();
  const sending = useRef(false);

  function refuse(error: unknown, step: Step): void {
    if (isGivenUp(error)) return;
    if (isRequestError(error) && error.statusCode === overridableCode) setStale(step);
    else setRefusal(refusalOf(error instanceof Error ? error.message : String(error)));
  }

  async function run(step: Step, force = false): Promise<void> {
    if (sending.current || !(await isValid(step))) return;
    if (isLive && !force && !(await confirm({ text: '该内容已发布，保存后前台立即生效，确定保存吗？' })))
      return;
    if (sending.current) return;
    sending.current = true;
    setRunning(step);
    setRefusal(undefined);
    await send(step, force).catch((error: unknown) => refuse(error, step));
    sending.current = false;
    setRunning(undefined);
  }

  return {
    ...{ running, refusal },
    run: (step: Step) => void run(step),
    stale: stale && {
      overwrite: () => {
        setStale(undefined);
        void run(stale, true);
      },
      cancel: () => setStale(undefined),
    },
  };
}
