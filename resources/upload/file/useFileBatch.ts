import { useRef, useState } from 'react';
import { uploadFile } from '@/providers/http/upload';
import { createFieldUploads } from '@/src/crud/uploads/fieldUploads';
import { countProblem } from '@/src/crud/uploads/limits';
import { prepareAll } from '@/src/crud/uploads/prepare';
import { queueOf } from '@/src/crud/uploads/uploadQueue';
import { writtenOnce } from '@/src/crud/uploads/writtenOnce';
import { useInvalidateResource } from '@/src/crud/useInvalidateResource';
import { sha256Of } from '@/src/lib/fileHash';
import { isRecord, textOr } from '@/src/lib/record';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { useTransfers } from '@/src/services/useTransfers';
import { useStore } from '@/src/ui/useStore';
import { uploadEndpoints } from '../endpoints';
import { libraryLimits } from './uploadFile';

const { add, find } = uploadEndpoints['upload/file'].operations;

/** A chosen file that has not begun to travel. */
export interface ChosenUpload {
  readonly file: File;
  readonly hash: string;
  /** Name of the file in the library that has the same content. */
  readonly same: string | undefined;
}

/**
 * A batch of files to be added to the library: checked when chosen, looked up by content, sent on command. Running
 * uploads go on without the dialog; each file is added to the library as soon as it has arrived.
 */
export function useFileBatch() {
  const { send, callOperation } = useServices();
  const notify = useNotify();
  const transfers = useTransfers();
  const reload = useInvalidateResource();
  const categories = useRef(new WeakMap<File, string>());
  const [chosen, drawChosen] = useState<readonly ChosenUpload[]>([]);
  /** The chosen files as of now: a choice that is still being checked was begun at an earlier drawing. */
  const latest = useRef(chosen);
  const setChosen = (change: (before: readonly ChosenUpload[]) => readonly ChosenUpload[]) => {
    latest.current = change(latest.current);
    drawChosen(latest.current);
  };
  const [ended, setEnded] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [checking, setChecking] = useState(0);

  /**
   * Uploads, then adds, which cannot be stopped. If only the second step failed, a retry does not send the file
   * again.
   */
  function upload(file: File) {
    let arrived: { readonly fileName: string; readonly url: string } | undefined;
    const addOnce = writtenOnce((body: object) => callOperation(add, { body, options: { quiet: true } }));
    return async ({ signal, progress }: { signal: AbortSignal; progress: (share: number) => void }) => {
      arrived ??= await uploadFile(send, file, { signal, onUpload: progress, quiet: true });
      const body = { name: file.name, category: categories.current.get(file), size: file.size, ...arrived };
      await addOnce(body);
      setEnded((names) => [...names, file.name]);
      return arrived.fileName;
    };
  }

  const [uploads] = useState(() =>
    createFieldUploads({
      queue: queueOf(transfers),
      upload,
      failed: () => notify('error', '上传文件失败'),
      ready: (arrived) => {
        notify('success', `已上传 ${arrived.length} 个文件`);
        void reload();
      },
    }),
  );
  const items = useStore(uploads);
  const room = libraryLimits.maxCount - chosen.length - items.length - checking;

  /** Name of a file in the library with this content. Where nobody can say, there is none. */
  async function sameFile(hash: string): Promise<string | undefined> {
    const options = { quiet: true, allowRepeat: true };
    const { data } = await callOperation(find, { body: { hash }, options }).catch(() => ({
      data: undefined,
    }));
    return isRecord(data) ? textOr(data.name) : undefined;
  }

  async function choose(files: readonly File[]): Promise<void> {
    const taken = files.slice(0, Math.max(0, room));
    const tooMany = files.length > taken.length ? [countProblem(libraryLimits)] : [];
    setChecking((count) => count + taken.length);
    const { ready, problems: wrong } = await prepareAll(taken, { limits: libraryLimits, compress: false });
    const checked: ChosenUpload[] = [];
    for (const { file } of ready) {
      const hash = await sha256Of(file);
      checked.push({ file, hash, same: await sameFile(hash) });
    }
    const known = new Set(latest.current.map(({ hash }) => hash));
    const isNew = ({ hash }: ChosenUpload) => !known.has(hash) && known.add(hash);
    const fresh = checked.filter(isNew);
    const twice = checked.filter((one) => !fresh.includes(one));
    setChecking((count) => count - taken.length);
    setProblems([...tooMany, ...wrong, ...twice.map(({ file }) => `${file.name}：已选择相同内容的文件`)]);
    setChosen((before) => [...before, ...fresh]);
  }

  const drop = (one: ChosenUpload) => setChosen((before) => before.filter((other) => other !== one));

  return {
    chosen,
    items,
    ended,
    problems,
    isChecking: checking > 0,
    isFull: room < 1,
    choose: (files: readonly File[]) => void choose(files),
    drop,
    /** The one in the library will do. */
    reuse: (one: ChosenUpload) => {
      drop(one);
      setEnded((names) => [...names, `${one.file.name}（直接使用已有文件「${one.same}」）`]);
    },
    /** A second copy is wanted all the same. */
    keep: (one: ChosenUpload) =>
      setChosen((before) => before.map((other) => (other === one ? { ...one, same: undefined } : other))),
    start: (category: string) => {
      const going = chosen.filter(({ same }) => same === undefined);
      for (const { file } of going) categories.current.set(file, category);
      setChosen((before) => before.filter((one) => !going.includes(one)));
      uploads.add(going.map(({ file }) => ({ file })));
    },
    retry: uploads.retry,
    forget: uploads.remove,
  };
}
