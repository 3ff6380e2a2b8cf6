/** A real picture of 3 by 2 points, as somebody would choose it from the disk. */
export async function pictureFile(name = 'picture.png'): Promise<File> {
  const canvas = new OffscreenCanvas(3, 2);
  canvas.getContext('2d');
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}
