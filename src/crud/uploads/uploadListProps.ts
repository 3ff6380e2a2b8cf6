import type { UploadItem } from './fieldUploads';
import type { UploadPicker } from './UploadPicker';

/** Props of a list of files, whatever it looks like. */
export interface UploadListProps {
  readonly label: string;
  readonly value: readonly string[];
  /** Whether there is one place, which the next chosen file takes. */
  readonly single: boolean;
  readonly disabled: boolean;
  readonly items: readonly UploadItem[];
  readonly onRetry: (id: number) => void;
  /** Stops an upload, or hides a failed one. */
  readonly onForget: (id: number) => void;
  readonly onChange: (value: readonly string[]) => void;
  readonly onRemove: (index: number) => void;
  /** Opens the stock of pictures, where there is one for this person. */
  readonly onLibrary?: (() => void) | undefined;
  readonly picker: Omit<Parameters<typeof UploadPicker>[0], 'className' | 'children'>;
}

/** The staff's text about a file on its way. */
export function stateText({ state, note = '' }: UploadItem): string {
  switch (state.phase) {
    case 'waiting':
      return state.offline ? '等待网络恢复' : '等待上传';
    case 'running':
      return state.percent === undefined ? '正在上传' : `正在上传 ${state.percent}%`;
    case 'failed':
      return state.reason.startsWith('上传') ? state.reason : `上传失败：${state.reason}`;
    case 'cancelled':
      return '已取消';
    case 'done':
      return note || '已上传';
  }
}

/** A key for each address, also where one is there twice. */
export function keysOf(addresses: readonly string[]): string[] {
  return addresses.map((address, index) => `${address} ${addresses.indexOf(address) === index ? '' : index}`);
}
