import type { LibraryImage } from '../../services/imageLibrary';
import { shapeProblem, sizeProblem, type UploadLimits, wrongType } from './limits';

/** A field's objection to a picture: its kind, its size, its sides, or their ratio where the field cuts uploads. */
export function libraryProblem(image: LibraryImage, limits: UploadLimits, crop?: number): string | undefined {
  const extension = /\.(\w+)$/.exec(image.url)?.[1]?.toLowerCase();
  // Some servers keep pictures without an extension: their kind is unknown.
  if (extension !== undefined && !limits.types.includes(extension)) return wrongType(limits);
  const isCut = crop === undefined || Math.abs(image.width / image.height / crop - 1) < 0.02;
  if (!isCut) return '图片比例不符，请上传后裁剪！';
  return sizeProblem(image, limits) ?? (limits.shape && shapeProblem(image, limits.shape));
}
