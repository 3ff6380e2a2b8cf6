const types = ['png', 'jpg', 'jpeg'];

/** Megabytes. */
const maxSize = 2;

/** Extensions for the file picker. */
export const accepted = types.map((type) => `.${type}`).join(',');

/** Pixels of a side of the picture that is uploaded. */
export const avatarSide = 256;

/** The problem of a chosen file, in the words of VAL-4; undefined where there is none. */
export function problemOf({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string | undefined {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!types.includes(extension) || !/^image\/(png|jpeg)$/.test(type))
    return `文件格式不正确，请上传 ${types.join('/')} 格式文件！`;
  return size > maxSize * 1024 * 1024 ? `上传文件大小不能超过 ${maxSize} MB！` : undefined;
}

/** A square of a picture, in its own pixels. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** The square in the middle of a picture: the largest one at `zoom` 1, half as wide at 2. */
export function middleSquare(width: number, height: number, zoom: number): Square {
  const side = Math.min(width, height) / zoom;
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}
