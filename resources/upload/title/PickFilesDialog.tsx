import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { PickDialog } from '@/src/crud/pick/PickDialog';
import type { Row } from '@/src/crud/resourceSpec';
import { sizeText } from '@/src/lib/fileSize';
import { datetime } from '@/src/ui/fields/date';
import { filterAndList, listOnly } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { uploadEndpoints } from '../endpoints';
import type { UploadedFile } from '../file/uploadFile';

const { operations, ...endpoints } = uploadEndpoints['upload/file'];

/** The library of files as a list to pick from. */
const library = defineResource<UploadedFile>()({
  label: '文件',
  endpoints: { ...endpoints, operations: { list: operations.list } },
  view: null,
  fields: {
    name: text('文件名', { on: filterAndList, width: 260 }),
    category: dictionary('分类', 'file_category', { on: filterAndList }),
    size: number('大小', { on: listOnly, Cell: ({ value }) => <>{sizeText(value ?? 0)}</> }),
    createTime: datetime('上传时间', { on: listOnly }),
  },
});

interface Props {
  readonly pick: (rows: readonly Row[]) => void;
  readonly close: () => void;
}

/** Takes files out of the library. */
export default function PickFilesDialog({ pick, close }: Props) {
  return <PickDialog resource={library} title="从文件库选择" none="请选择文件" onPick={pick} close={close} />;
}
