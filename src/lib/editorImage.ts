import { cleanDrawing } from './cleanDrawing';
import { extensionOf } from './fileName';
import { megabyte, sizeText } from './fileSize';
import { contentFits, readEnds } from './fileType';
import { sidesOf, unreadablePicture } from './pictureSides';

/** Limits of the pictures that an editor takes. */
export interface ImageLimits {
  /** Extensions, in lower case. */
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/** Limits of the HTML editor (VAL-5): 3145728 bytes. */
export const htmlImageLimits: ImageLimits = { types: ['jpeg', 'jpg', 'png', 'svg'], maxBytes: 3 * megabyte };

/** Limits of the Markdown editor (VAL-5): 5 MB. */
export const markdownImageLimits: ImageLimits = { types: htmlImageLimits.types, maxBytes: 5 * megabyte };

/**
 * Returns the file ready for upload: checked by name, by content, by size, and whether the browser can read it. A
 * drawing (svg) is sanitised instead. Rejects with an error whose message is for the staff.
 */
export async function readEditorImage(file: File, { types, maxBytes }: ImageLimits): Promise<File> {
  const extension = extensionOf(file.name);
  const ends = types.includes(extension) ? await readEnds(file).catch(() => undefined) : undefined;
  if (!ends || !contentFits(extension, ends)) throw new Error('图片格式错误！');
  if (file.size > maxBytes) throw new Error(`上传图片大小不能超过 ${sizeText(maxBytes)}！`);
  if (extension !== 'svg') {
    if (!(await sidesOf(file))) throw new Error(unreadablePicture);
    return file;
  }
  const drawing = await cleanDrawing(file);
  if (!drawing) throw new Error('图片格式错误！');
  return drawing;
}
