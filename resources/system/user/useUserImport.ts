import { useRef, useState } from 'react';
import { isRequestError, mayBeWritten } from '@/providers/http/errors';
import { useInvalidateResource } from '@/src/crud/useInvalidateResource';
import { useServices } from '@/src/services/useServices';
import { systemEndpoints } from '../endpoints';
import { readUserFile, type UserFile } from './userFile';

/** The name of the chosen file, and the workbook that is sent for it. */
export interface ChosenFile {
  readonly name: string;
  readonly upload: File;
}

/** The state of an import. The server's result for the rows is HTML. */
export type UserImport =
  | { readonly phase: 'choosing'; readonly problem?: string }
  /** A new file replaces the one before, which is not sent any more. */
  | { readonly phase: 'reading' }
  | { readonly phase: 'ready'; readonly chosen: ChosenFile }
  | { readonly phase: 'sending'; readonly chosen: ChosenFile }
  | { readonly phase: 'refused'; readonly chosen: ChosenFile; readonly html: string }
  /** Sent, and not answered: it is not sent again unless somebody chooses the file anew. */
  | { readonly phase: 'unknown'; readonly html: string }
  | { readonly phase: 'done'; readonly html: string };

const { importData } = systemEndpoints['system/user'].operations;

/** Uploads a table of users and shows the result of its rows; a refused one may be sent again. */
export function useUserImport() {
  const { callOperation } = useServices();
  const invalidate = useInvalidateResource();
  const [state, setState] = useState<UserImport>({ phase: 'choosing' });
  const latest = useRef<File>(undefined);

  async function choose(file: File): Promise<void> {
    latest.current = file;
    setState({ phase: 'reading' });
    const unreadable = { problem: '文件无法读取，请重新选择' };
    const read = await readUserFile(file).catch((): UserFile => unreadable);
    if (latest.current !== file) return;
    if ('problem' in read) setState({ phase: 'choosing', ...read });
    else setState({ phase: 'ready', chosen: { name: file.name, upload: read.upload } });
  }

  async function send(chosen: ChosenFile, updates: boolean): Promise<void> {
    setState({ phase: 'sending', chosen });
    const body = new FormData();
    body.append('file', chosen.upload);
    const request = { query: { updateSupport: updates ? 1 : 0 }, body, options: { quiet: true } };
    try {
      const { msg } = await callOperation(importData, request);
      setState({ phase: 'done', html: msg });
    } catch (error) {
      // A user who must sign in again has been asked to.
      if (isRequestError(error, 'expired')) setState({ phase: 'ready', chosen });
      else setState(failedImport(chosen, error));
    }
    // Also after a refused file: RuoYi writes its valid rows.
    await invalidate();
  }

  return { state, choose, send, restart: () => setState({ phase: 'choosing' }) };
}

/** How far an import is that failed: one that may be written is not offered again with its file. */
export function failedImport(chosen: ChosenFile, error: unknown): UserImport {
  const html = error instanceof Error ? error.message : '';
  return mayBeWritten(error) ? { phase: 'unknown', html } : { phase: 'refused', chosen, html };
}

/** Whether a refusal lists rows: the server has then written all others. Other refusals are about the whole file. */
export function listsRows(html: string): boolean {
  return /<br\s*\/?>\s*1、/.test(html);
}
