/** The sides of a picture in pixels, out of the head of its file; 0 where that does not say. */
export async function pictureSides(
  picture: Blob,
): Promise<{ readonly width: number; readonly height: number }> {
  const view = new DataView(await picture.arrayBuffer());
  if (view.byteLength > 24 && view.getUint32(0) === pngBegin)
    return { width: view.getUint32(16), height: view.getUint32(20) };
  return jpegSides(view);
}

const pngBegin = 0x89504e47;

/** Frames of JPEG files that say how large the picture is; C4, C8 and CC mean something else. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function jpegSides(view: DataView): { readonly width: number; readonly height: number } {
  const isJpeg = view.byteLength > 4 && view.getUint16(0) === 0xffd8;
  for (let at = 2; isJpeg && at + 9 < view.byteLength && view.getUint8(at) === 0xff; ) {
    if (isFrame(view.getUint8(at + 1)))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return { width: 0, height: 0 };
}
