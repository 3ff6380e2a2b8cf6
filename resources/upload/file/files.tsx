import { CloudUploadOutlined } from '@ant-design/icons';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { sizeText } from '@/src/lib/fileSize';
import { isRecord, textOr } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { everywhere, listAndShow, showOnly } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { load } from '@/src/ui/load';
import { uploadEndpoints } from '../endpoints';
import { AddressCell } from './AddressCell';
import { FileIcon } from './FileIcon';
import { renameFields } from './renameFields';
import { largestArchive, libraryTypes, partsOf, type UploadedFile } from './uploadFile';

const UploadFilesDialog = load(() => import('./UploadFilesDialog'));
const FilePreview = load(() => import('./FilePreview'));

const permission = 'upload:file:download';
const shown = ['filter', 'list', 'show'] as const;

/** Files that staff and institutions share (文件上传, screen U1). */
export const files = defineResource<UploadedFile>()({
  label: '文件',
  endpoints: uploadEndpoints['upload/file'],
  sort: { field: 'createTime', order: 'desc' },
  fields: {
    name: text('文件名', { on: shown, width: 260 }),
    ext: choice<string>(
      '类型',
      libraryTypes.map((value) => ({ value, label: value })),
      {
        on: ['filter', 'list'],
        width: 84,
        Cell: ({ value }) => (
          <>
            <FileIcon extension={value ?? ''} /> {value}
          </>
        ),
      },
    ),
    category: dictionary('分类', 'file_category', { on: shown }),
    size: number('大小', { on: listAndShow, Cell: ({ value }) => <>{sizeText(value ?? 0)}</> }),
    downloads: number('下载次数', { on: listAndShow }),
    createBy: text('上传人', { on: listAndShow, width: 90 }),
    createTime: datetime('上传时间', { on: everywhere.filter((place) => place !== 'form') }),
    url: text('地址', { on: showOnly, Cell: AddressCell }),
    fileName: textarea('预览', { on: showOnly, Cell: ({ record }) => <FilePreview record={record} /> }),
  },
  deleteQuestion: () => '删除后引用该文件的页面将无法下载，确认删除吗？',
  actions: {
    upload: {
      on: 'toolbar',
      label: '上传文件',
      icon: <CloudUploadOutlined aria-hidden />,
      primary: true,
      operation: 'add',
      dialog: UploadFilesDialog,
    },
    download: {
      on: 'row',
      label: '下载',
      promoted: true,
      permission,
      run: async ({ fileName }, { downloads, reload }) => {
        if (await (await downloads()).resource(fileName)) await reload();
      },
    },
    rename: {
      on: 'row',
      ...{ label: '重命名', operation: 'rename', title: '重命名', success: '修改成功' },
      initial: ({ name, category }) => ({ base: partsOf(name)[0], category }),
      fields: ({ name }) => renameFields(partsOf(name)[1]),
      body: ({ base, category }, { name }) => ({ name: textOr(base).trim() + partsOf(name)[1], category }),
    },
    zip: {
      on: 'batch',
      label: '批量下载',
      operation: 'zip',
      run: async (rows, { call, downloads, notify, reload }) => {
        if (rows.length > largestArchive) {
          notify('warning', `一次最多下载 ${largestArchive} 个文件`);
          return false;
        }
        const made = await call('zip', { body: { id: rows.map(({ id }) => id).join() } });
        const path = isRecord(made) ? textOr(made.path) : '';
        const hasCome = await (await downloads()).zip(path, '文件.zip');
        await reload();
        return hasCome;
      },
    },
  },
});
