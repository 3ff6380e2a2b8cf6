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

/** A place in a picture, in shares of its sides. */
export interface Centre {
  readonly x: number;
  readonly y: number;
}

type Size = Readonly<Record<'width' | 'height', number>>;

/** The square around a centre, within the picture: the largest one at `zoom` 1, half as wide at 2. */
export function cropSquare({ width, height }: Size, zoom: number, centre: Centre): Square {
  const side = Math.min(width, height) / zoom;
  const begin = (at: number, length: number) => Math.min(Math.max(at * length - side / 2, 0), length - side);
  return { x: begin(centre.x, width), y: begin(centre.y, height), side };
}

/** The centre once the picture has moved under its square, by shares of the square's side. Its edges are the bounds. */
export function movedCentre(picture: Size, zoom: number, centre: Centre, by: Centre): Centre {
  const { width, height } = picture;
  const from = cropSquare(picture, zoom, centre);
  const middleOf = ({ x, y, side }: Square): Centre => ({
    x: (x + side / 2) / width,
    y: (y + side / 2) / height,
  });
  const to = middleOf({ ...from, x: from.x - by.x * from.side, y: from.y - by.y * from.side });
  return middleOf(cropSquare(picture, zoom, to));
}
