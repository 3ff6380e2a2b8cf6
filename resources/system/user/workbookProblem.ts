import { extensionOf } from '@/src/lib/fileName';
import { megabyte, sizeText } from '@/src/lib/fileSize';
import { contentFits, readEnds } from '@/src/lib/fileType';

/** The message about accepted files. */
export const onlyText = '仅允许导入xls、xlsx、csv格式文件。';

/** Bytes of the largest workbook that RuoYi's server takes. */
const largest = 10 * megabyte;

/** Why a file is no table of users; undefined where it may be one. Rejects where it cannot be read. */
export async function workbookProblem(file: File): Promise<string | undefined> {
  const extension = extensionOf(file.name);
  if (extension !== 'xls' && extension !== 'xlsx' && extension !== 'csv') return onlyText;
  if (file.size === 0) return '文件是空的，请选择有内容的文件';
  if (file.size > largest) return `文件不能超过 ${sizeText(largest)}`;
  return contentFits(extension, await readEnds(file))
    ? undefined
    : `文件内容不是 ${extension}，请检查是否改过扩展名`;
}
