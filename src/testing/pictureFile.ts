/** A real picture of 3 by 2 points, or of other sides, as somebody would choose it from the disk. */
export async function pictureFile(name = 'picture.png', height = 2): Promise<File> {
  const canvas = new OffscreenCanvas(3, height);
  canvas.getContext('2d');
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}
