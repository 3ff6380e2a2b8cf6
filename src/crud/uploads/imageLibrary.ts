import type { ComponentType } from 'react';
import { useCan } from '@/src/ui/permission/useCan';
import { useServices } from '../services';
import { shapeProblem, sizeProblem, type UploadLimits, wrongType } from './limits';

/** An uploaded picture of the stock. */
export interface LibraryImage {
  readonly name: string;
  /** Address as the server keeps it. */
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Bytes. */
  readonly size: number;
}

/** Props of the dialog of the library. */
export interface ImageLibraryProps {
  /** Most pictures that may be taken. */
  readonly most: number;
  /** The objection to a picture in this place; undefined where there is none. */
  readonly problemOf: (image: LibraryImage) => string | undefined;
  readonly pick: (images: readonly LibraryImage[]) => void;
  readonly close: () => void;
}

/** The stock of pictures that fields and editors may take from instead of uploading (screen U2). */
export interface ImageLibrary {
  /** The permission to look through it. */
  readonly permission: string;
  /** Fetched when it is first opened. */
  readonly Dialog: ComponentType<ImageLibraryProps>;
}

/** The library's dialog, where the person may look through it. */
export function useImageLibrary(): ImageLibrary['Dialog'] | undefined {
  const { imageLibrary } = useServices();
  const can = useCan();
  return can(imageLibrary.permission) ? imageLibrary.Dialog : undefined;
}

/** A field's objection to a picture: its kind, its size, its sides, or their ratio where the field cuts uploads. */
export function libraryProblem(image: LibraryImage, limits: UploadLimits, crop?: number): string | undefined {
  const extension = /\.(\w+)$/.exec(image.url)?.[1]?.toLowerCase();
  // Some servers keep pictures without an extension: their kind is unknown.
  if (extension !== undefined && !limits.types.includes(extension)) return wrongType(limits);
  const isCut = crop === undefined || Math.abs(image.width / image.height / crop - 1) < 0.02;
  if (!isCut) return '图片比例不符，请上传后裁剪！';
  return sizeProblem(image, limits) ?? (limits.shape && shapeProblem(image, limits.shape));
}
