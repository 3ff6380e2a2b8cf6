import { Form } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from '@/src/ui/useStore';
import { useServices } from '../../services/useServices';
import { createFieldUploads, type FieldUploads, isLost, underwayIn } from './fieldUploads';
import { countProblem, type UploadLimits } from './limits';
import { notePending } from './pendingUploads';
import { prepareAll } from './prepare';
import { createUpload, type UploadTarget } from './targets';
import { queueOf } from './uploadQueue';
import { useCompressionOffer } from './useCompressionOffer';
import { type Asked, useQuestions } from './useQuestions';
import { useUnsavedUploads } from './useUnsavedUploads';

/** Settings of a field's uploads. */
export interface UploadSettings {
  readonly limits: UploadLimits;
  readonly target: UploadTarget;
  /** Whether a new file replaces the one before. */
  readonly single: boolean;
  /** Width by height of the part cut out of each picture; nothing is cut where absent. */
  readonly crop?: number | undefined;
  /** Offers to compress all pictures, on or off from the start. Where absent, each above 1 MB is asked about. */
  readonly compress?: 'on' | 'off' | undefined;
}

interface Given {
  readonly settings: UploadSettings;
  /** Id of the field in its form. */
  readonly id: string | undefined;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** A picture that somebody is about to cut. It is answered with the cut one; with undefined where that was given up. */
export type Cropping = Asked<{ readonly file: File }>;

/** The uploads of a field. They go on while its tab is hidden, and the field gets the finished ones at once. */
export function useUploads({ settings, id, value, onChange }: Given) {
  const { limits, target, single } = settings;
  const { notify, transfers, ...services } = useServices();
  const [compress, setCompress] = useState(settings.compress === 'on');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { asked: cropping, ask } = useQuestions<{ readonly file: File }>();
  const compression = useCompressionOffer();
  const [preparing, setPreparing] = useState(0);

  const deliver = useDelivery(value, onChange, single);
  const [fieldUploads] = useState(() =>
    createFieldUploads({
      queue: queueOf(transfers),
      upload: (file) => createUpload(target, services, file),
      failed: () => notify('error', limits.look === 'image' ? '上传图片失败' : '上传文件失败'),
      ready: deliver,
    }),
  );
  const items = useStore(fieldUploads);
  useNotedUploads(fieldUploads, id, preparing > 0);
  useUnsavedUploads(fieldUploads, underwayIn);

  const taken = value.length + items.filter((item) => !isLost(item)).length;
  const room = single ? 1 : limits.maxCount - taken - preparing;

  const crop = (file: File) => ask({ file });

  async function choose(chosen: readonly File[]): Promise<void> {
    const files = chosen.slice(0, Math.max(0, room));
    const tooMany = chosen.length > files.length ? [countProblem(limits)] : [];
    setProblems(tooMany);
    setPreparing((count) => count + files.length);
    const isOffered = limits.look === 'image' && settings.compress === undefined;
    const preparation = {
      ...{ limits, compress },
      ...(settings.crop !== undefined && { crop }),
      ...(isOffered && { offer: compression.offer }),
    };
    const { ready, problems: wrong } = await prepareAll(files, preparation);
    setPreparing((count) => count - files.length);
    setProblems([...tooMany, ...wrong]);
    if (single && ready.length > 0) for (const item of fieldUploads.get()) fieldUploads.remove(item.id);
    fieldUploads.add(ready);
  }

  function retry(item: number): void {
    if (room < 1) setProblems([countProblem(limits)]);
    else fieldUploads.retry(item);
  }

  return {
    items,
    problems,
    cropping,
    offered: compression.offered,
    room,
    isFull: !single && room < 1,
    isPreparing: preparing > 0,
    compress,
    setCompress,
    choose: (files: readonly File[]) => void choose(files),
    retry,
    remove: fieldUploads.remove,
  };
}

/**
 * Passes finished uploads to the field, also while its tab is hidden. The form then holds them, but does not draw its
 * fields anew. So the field is told once more when it is shown again.
 */
function useDelivery(value: readonly string[], onChange: Given['onChange'], single: boolean) {
  const current = useRef({ value, onChange });
  const given = useRef<{ before: readonly string[]; after: readonly string[] }>(undefined);
  useEffect(() => {
    current.current = { value, onChange };
    if (given.current && !isSame(given.current.before, value)) given.current = undefined;
  });
  const catchUp = useEffectEvent(() => {
    if (given.current) onChange(given.current.after);
    given.current = undefined;
  });
  useEffect(() => {
    catchUp();
  }, []);
  const [deliver] = useState(() => (addresses: readonly string[]) => {
    const before = given.current?.after ?? current.current.value;
    const after = single ? addresses.slice(-1) : [...before, ...addresses];
    given.current = { before: current.current.value, after };
    current.current.onChange(after);
  });
  return deliver;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((address, index) => address === other[index]);
}

/**
 * Tells the form's rule about running uploads. Not undone when the tab is hidden: the form may be saved from outside
 * then.
 */
function useNotedUploads(fieldUploads: FieldUploads, id: string | undefined, isPreparing: boolean): void {
  const form = Form.useFormInstance();
  const preparing = useRef(isPreparing);
  useEffect(() => {
    preparing.current = isPreparing;
  });
  useEffect(() => {
    notePending(form, id, () => preparing.current || fieldUploads.isBusy());
  }, [form, id, fieldUploads]);
}
