import { type Area, type Box, boxOf, fitted, usualAreas } from './gallery';

/** The parts of a poster. */
interface PosterParts {
  readonly picture: HTMLImageElement;
  /** Undefined where the institution has none. */
  readonly logo: HTMLImageElement | undefined;
  readonly name: string;
  readonly qr: HTMLCanvasElement;
  readonly logoArea: Area | null;
  readonly qrArea: Area | null;
}

/** Pixels of the shorter side below which a poster is drawn larger than its file says. */
const leastSide = 750;

/** Draws the poster of an institution (一键成图): its logo and name in one area, its QR code in the other. */
export function drawPoster(canvas: HTMLCanvasElement, parts: PosterParts): void {
  const { picture, logoArea, qrArea } = parts;
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.max(1, leastSide / Math.max(1, Math.min(naturalWidth, naturalHeight)));
  const size = { width: Math.round(naturalWidth * scale), height: Math.round(naturalHeight * scale) };
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas');
  context.drawImage(picture, 0, 0, size.width, size.height);
  drawName(context, parts, boxOf(logoArea ?? usualAreas.logo, size));
  drawCode(context, parts.qr, boxOf(qrArea ?? usualAreas.qr, size));
}

/** The logo at the left of its area, the name in what is left of it, on a light ground. */
function drawName(context: CanvasRenderingContext2D, { logo, name }: PosterParts, area: Box): void {
  const edge = area.height * 0.12;
  panel(context, area, edge);
  const side = area.height - 2 * edge;
  let left = area.x + edge;
  if (logo) {
    const shape = logo.naturalWidth / Math.max(1, logo.naturalHeight) || 1;
    const room = { x: left, y: area.y + edge, width: Math.min(side * 2, area.width / 2), height: side };
    const box = fitted(shape, room);
    context.drawImage(logo, left, box.y, box.width, box.height);
    left += box.width + edge;
  }
  const room = area.x + area.width - edge - left;
  context.fillStyle = '#1f2a37';
  context.textBaseline = 'middle';
  context.font = fontOf(context, name, { most: area.height * 0.5, room });
  context.fillText(name, left, area.y + area.height / 2, Math.max(1, room));
}

/** The largest font in which a text fits. */
function fontOf(
  context: CanvasRenderingContext2D,
  text: string,
  { most, room }: { readonly most: number; readonly room: number },
): string {
  const at = (size: number) => `600 ${size}px "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif`;
  context.font = at(most);
  const width = Math.max(1, context.measureText(text).width);
  return at(Math.max(10, Math.min(most, (most * room) / width)));
}

/** The code in the middle of its area; without a white edge no camera reads it. */
function drawCode(context: CanvasRenderingContext2D, code: PosterParts['qr'], area: Box): void {
  const square = fitted(1, area);
  const edge = square.width * 0.08;
  panel(context, square, edge / 2);
  context.imageSmoothingEnabled = false;
  context.drawImage(
    code,
    square.x + edge,
    square.y + edge,
    square.width - 2 * edge,
    square.height - 2 * edge,
  );
  context.imageSmoothingEnabled = true;
}

function panel(context: CanvasRenderingContext2D, { x, y, width, height }: Box, radius: number): void {
  context.fillStyle = 'rgb(255 255 255 / 92%)';
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}

/** Reads a picture that may be drawn on a canvas and saved. Rejects where it cannot be fetched, or not from here. */
export function readPicture(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.crossOrigin = 'anonymous';
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error('图片加载失败，请稍后再试'));
    picture.src = address;
  });
}

/** The canvas as a PNG file. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('图片生成失败'))), 'image/png');
  });
}
