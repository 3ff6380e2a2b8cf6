import { extensionOf } from '../../lib/fileName';
import { megabyte, sizeText } from '../../lib/fileSize';
import { contentFits, readEnds } from '../../lib/fileType';
import { ownMember } from '../../lib/record';

/** Limits of the files that a field takes (WID-4, WID-5). */
export interface UploadLimits {
  readonly look: 'image' | 'file';
  /** Extensions in small letters. `doc`, `xls` and `ppt` include `docx`, `xlsx` and `pptx`. */
  readonly types: readonly string[];
  /** Files in the list. */
  readonly maxCount: number;
  /** Megabytes; below one it is shown in kilobytes: 0.2 is 200 KB. */
  readonly maxSize: number;
  /** Sides of a picture, where they matter. */
  readonly shape?: PictureShape | undefined;
}

/** Limits of a picture's sides, in pixels. */
export interface PictureShape {
  readonly square?: boolean;
  readonly minWidth?: number;
  readonly minHeight?: number;
  readonly maxWidth?: number;
}

/**
 * The problem of a chosen file before anything is done to it: its name, its content. Undefined where there is none
 * (VAL-4, VAL-5).
 */
export async function typeProblem(file: File, limits: UploadLimits): Promise<string | undefined> {
  const extension = extensionOf(file.name);
  if (!allowed(limits.types).includes(extension)) return wrongType(limits);
  if (file.size === 0) return '不能上传空文件，请重新选择！';
  const ends = await readEnds(file).catch(() => undefined);
  if (!ends) return '文件无法读取，请重新选择！';
  return contentFits(extension, ends) ? undefined : wrongContent(limits, extension);
}

/** Whether it is too large to be sent, in the words of VAL-4. */
export function sizeProblem({ size }: Pick<File, 'size'>, limits: UploadLimits): string | undefined {
  const most = bytesOf(limits);
  return size > most ? `上传文件大小不能超过 ${sizeText(most)}！` : undefined;
}

/** Below a megabyte 0.2 is 200 KB, and not 205. */
function bytesOf({ maxSize }: UploadLimits): number {
  return maxSize < 1 ? Math.round(maxSize * 1000) * 1024 : maxSize * megabyte;
}

/** The message where more files are chosen than there is room for. */
export function countProblem({ maxCount }: UploadLimits): string {
  return `上传文件数量不能超过 ${maxCount} 个！`;
}

/** Width and height of a picture, in pixels. */
interface Sides {
  readonly width: number;
  readonly height: number;
}

/** The problem of a picture's sides; undefined where there is none. */
export function shapeProblem(sides: Sides, shape: PictureShape): string | undefined {
  const { square, maxWidth = Number.POSITIVE_INFINITY } = shape;
  const { width, height } = sides;
  if (square && width !== height) return `图片须为正方形，所选图片为 ${width}×${height}！`;
  const tooSmall = smallnessProblem(sides, shape);
  if (tooSmall) return tooSmall;
  return width > maxWidth ? `图片宽度不能超过 ${maxWidth} 像素！` : undefined;
}

/** The problem of a picture that is too small, which no cutting mends. */
export function smallnessProblem(
  { width, height }: Sides,
  { minWidth = 0, minHeight = 0 }: PictureShape,
): string | undefined {
  if (width >= minWidth && height >= minHeight) return undefined;
  return `图片尺寸不能小于 ${minWidth}×${minHeight}，所选图片为 ${width}×${height}！`;
}

/** Extensions for the file picker. */
export function acceptOf({ types }: UploadLimits): string {
  return allowed(types)
    .map((type) => `.${type}`)
    .join(',');
}

/** The line under the field with its limits. */
export function limitsText(limits: UploadLimits): string {
  const { types, maxCount } = limits;
  const count = maxCount > 1 ? `，最多 ${maxCount} 个` : '';
  return `支持 ${types.join('/')} 格式，${maxCount > 1 ? '每个' : ''}不超过 ${sizeText(bytesOf(limits))}${count}`;
}

const successors: Readonly<Record<string, string>> = { doc: 'docx', xls: 'xlsx', ppt: 'pptx' };

function allowed(types: readonly string[]): string[] {
  return [...new Set(types.flatMap((type) => [type, ownMember(successors, type) ?? type]))];
}

/** The message where the name is of another kind. */
export function wrongType({ look, types }: UploadLimits): string {
  const names = types.join('/');
  return look === 'image'
    ? `图片格式不正确，请上传 ${names} 图片格式文件！`
    : `文件格式不正确，请上传 ${names} 格式文件！`;
}

/** The message where the content is of another kind than the name says. */
function wrongContent({ look }: UploadLimits, extension: string): string {
  return `${look === 'image' ? '图片' : '文件'}格式不正确，内容不是 ${extension}，请检查是否改过扩展名！`;
}
