/** A picture that carries its own data (`data:image/png;base64,…`) as a file; undefined for anything else. */
export function dataUrlFile(address: string): File | undefined {
  const [, type = '', extension = '', data = ''] =
    /^data:(image\/(png|jpeg|jpg|svg\+xml|gif|webp));base64,([\w+/=\s]+)$/i.exec(address) ?? [];
  const content = type === '' ? undefined : decoded(data);
  if (content === undefined) return undefined;
  const bytes = Uint8Array.from(content, (character) => character.charCodeAt(0));
  return new File([bytes], `粘贴的图片.${extension.replace('+xml', '').toLowerCase()}`, { type });
}

/** Decodes base64; undefined where it was cut off. */
function decoded(base64: string): string | undefined {
  try {
    return atob(base64);
  } catch {
    return undefined;
  }
}
