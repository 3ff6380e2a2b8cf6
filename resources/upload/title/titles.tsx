import { defineResource } from '@/src/crud/defineResource';
import { dictionaries } from '@/src/crud/fields/dictionary/dictionaries';
import { DictionaryTag, dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { placeAndState } from '@/src/crud/fields/standard';
import { upload } from '@/src/crud/fields/upload/upload';
import { isRecord, textOr } from '@/src/lib/record';
import { type CellProps, everywhere, formAndShow, listAndShow } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { load } from '@/src/ui/load';
import { uploadEndpoints } from '../endpoints';
import type { Title } from './title';
import { titleRules } from './title';

const FilesInput = load(() => import('./FilesInput'));

/** Sets of files that institutions download together (标题素材, screen U3). */
export const titles = defineResource<Title>()({
  label: '标题素材',
  endpoints: uploadEndpoints['upload/title'],
  order: { field: 'sort', module: 'title' },
  fields: {
    title: text(titleRules.title, { on: everywhere, serverErrors: ['标题已存在'] }),
    cover: upload('封面', 'image', { required: true }),
    category: dictionary('分类', 'file_category', { on: everywhere, required: true }),
    intro: textarea(titleRules.intro, { on: formAndShow }),
    files: upload('文件', 'files', {
      on: formAndShow,
      required: '请至少上传一个文件',
      serverErrors: ['文件'],
      Input: FilesInput,
    }),
    editions: dictionaries('可见套餐', 'store_edition', {
      on: formAndShow,
      placeholder: '不选为全部套餐',
      Cell: EditionsCell,
    }),
    downloads: number('下载次数', { on: listAndShow }),
    ...placeAndState(),
  },
  actions: {
    zip: {
      on: 'row',
      label: '打包下载',
      operation: 'zip',
      run: async ({ id, title }, { call, downloads }) => {
        const made = await call('zip', { body: { id } });
        await (await downloads()).zip(isRecord(made) ? textOr(made.path) : '', `${title}.zip`);
      },
    },
  },
});

/** The editions; none means all of them. */
function EditionsCell({ value }: CellProps<string[]>) {
  return value?.length ? <DictionaryTag type="store_edition" value={value} /> : '全部套餐';
}
