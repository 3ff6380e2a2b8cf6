/** A real picture of 3 by 2 pixels, or of other sides, as chosen from the disk. */
export async function pictureFile(name = 'picture.png', height = 2): Promise<File> {
  const canvas = new OffscreenCanvas(3, height);
  canvas.getContext('2d');
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}
