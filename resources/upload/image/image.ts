import type { TextRule } from '@/src/lib/fieldRule';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { isRecordId, type RecordId } from '@/src/lib/recordId';

/** A picture of the stock (screen U2). */
export interface UploadedImage {
  id: RecordId;
  name: string;
  url: string;
  /** Dictionary image_category. */
  category: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Bytes. */
  size: number;
  createBy: string;
  createTime: string;
}

/** A place where a picture is used; it must stay as long as there is one. */
export interface ImageUse {
  /** The page, as the menu calls it. */
  readonly page: string;
  /** The title of the record there. */
  readonly title: string;
  /** Address of the record. */
  readonly path: string;
}

/** Limits of an upload. */
export const imageLimits = {
  look: 'image',
  types: ['png', 'jpg', 'jpeg'],
  maxCount: 10,
  maxSize: 5,
} as const;

/** The images of a list's answer. */
export function readImages(rows: readonly unknown[]): readonly UploadedImage[] {
  return rows.filter(isRecord).flatMap((row) =>
    isRecordId(row.id)
      ? {
          ...{ id: row.id, name: textOr(row.name), url: textOr(row.url), category: textOr(row.category) },
          ...{ width: numberOr(row.width), height: numberOr(row.height), size: numberOr(row.size) },
          ...{ createBy: textOr(row.createBy), createTime: textOr(row.createTime) },
        }
      : [],
  );
}

/** The places of an answer to `uses`. */
export function readUses(data: unknown): readonly ImageUse[] {
  if (!Array.isArray(data)) return [];
  return data
    .filter(isRecord)
    .map(({ page, title, path }) => ({ page: textOr(page), title: textOr(title), path: textOr(path) }));
}

/** Whether the server refused a call since nobody has the picture any more. */
export function isMissing({ reason }: { readonly reason: string }): boolean {
  return reason === '数据不存在或已被删除';
}

/** Rules of the texts of a picture, for its dialog and its mock (decision 41). */
export const imageRules = {
  name: { label: '名称', required: true, maxLength: 50 },
} as const satisfies Record<string, TextRule>;
