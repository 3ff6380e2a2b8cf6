import {
  type DownloadOptions,
  downloadByName,
  downloadForm,
  downloadingText,
  downloadResource,
  downloadZip,
} from '@/providers/http/download';
import { isUnconnected } from '@/providers/http/errors';
import { type PageServices, useServices } from '../../services/useServices';
import { startTransfer } from '../../work/startTransfer';

/** Fetches a file and lets the browser save it; resolves with its name. Shows a failure, and rejects. */
type Fetch = (options: DownloadOptions) => Promise<string>;

/**
 * Downloads in the panel of transfers: with progress, to be cancelled and tried again, whatever tab is in front
 * (FILE-4). Each resolves to whether the file came; none rejects.
 */
export function createDownloads({ send, notify, transfers }: DownloadNeeds) {
  const deps = { send };

  function start(name: string, fetch: Fetch, kind: 'download' | 'export' = 'download'): Promise<boolean> {
    return startTransfer(transfers, {
      kind,
      name,
      wantsNetwork: isUnconnected,
      run: async ({ report, rename, signal }) => {
        const onDownload = (share: number | undefined) =>
          report(share === undefined ? undefined : share * 100);
        const fetched = fetch({ signal, onDownload });
        notify('info', downloadingText, { work: fetched });
        rename(await fetched);
        return undefined;
      },
    });
  }

  return {
    /** A file by its name; with `remove` the server deletes it afterwards. */
    byName: (fileName: string, more: { remove?: boolean } = {}) =>
      start(fileName, (options) => downloadByName(deps, fileName, { ...options, ...more })),
    /** An uploaded file by its path on the server. */
    resource: (path: string) => start(nameIn(path), (options) => downloadResource(deps, path, options)),
    /** The archive that the server makes at a path. */
    zip: (path: string, name: string) =>
      start(name, (options) => downloadZip(deps, path, { ...options, name })),
    /** Downloads the file that the server makes from parameters. */
    form: (
      path: string,
      form: Readonly<Record<string, unknown>>,
      name: string,
      kind?: 'download' | 'export',
    ) => start(name, (options) => downloadForm(deps, path, form, { ...options, name }), kind),
  };
}

export type Downloads = ReturnType<typeof createDownloads>;

type DownloadNeeds = Pick<PageServices, 'send' | 'notify' | 'transfers'>;

/** The downloads of the running application. */
export function useDownload(): Downloads {
  return createDownloads(useServices());
}

function nameIn(path: string): string {
  return path.split('/').at(-1) ?? path;
}
