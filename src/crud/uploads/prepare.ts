import { cleanDrawing } from '../../lib/cleanDrawing';
import { extensionOf } from '../../lib/fileName';
import { megabyte, sizeText } from '../../lib/fileSize';
import { isRaster, sidesOf, unreadablePicture } from '../../lib/pictureSides';
import type { ChosenFile } from './fieldUploads';
import {
  type PictureShape,
  shapeProblem,
  sizeProblem,
  smallnessProblem,
  typeProblem,
  type UploadLimits,
  wrongType,
} from './limits';
import { compressed } from './picture';

/** Options for preparing chosen files before they are sent. */
export interface Preparation {
  readonly limits: UploadLimits;
  /** Make pictures smaller where that is possible. */
  readonly compress: boolean;
  /**
   * Asks whether to send the smaller version of a picture above 1 MB and within the limit. Not for pictures that are
   * compressed anyway. Resolves with undefined where neither is to be sent.
   */
  readonly offer?: ((file: File, smaller: File) => Promise<File | undefined>) | undefined;
  /** Lets somebody cut a picture; undefined where they gave up. */
  readonly crop?: ((file: File) => Promise<File | undefined>) | undefined;
}

/** Prepares files one after another: the ones that may be sent, and the problems of the others. */
export async function prepareAll(files: readonly File[], preparation: Preparation) {
  const ready: ChosenFile[] = [];
  const problems: string[] = [];
  for (const file of files) {
    const prepared = await prepare(file, preparation);
    if (prepared.problem !== undefined) problems.push(prepared.problem);
    if (prepared.ready) ready.push(prepared.ready);
  }
  return { ready, problems };
}

/** A file that may be sent, or the reason why not; neither where its cutting was given up. */
interface Prepared {
  readonly ready?: ChosenFile;
  readonly problem?: string;
}

/**
 * Checks, cuts and compresses one chosen file, in this order. A file that is too large may be small enough afterwards
 * (VAL-4, VAL-5). What does not get smaller is measured before it is read. Drawings (svg) lose all active content.
 */
async function prepare(chosen: File, preparation: Preparation): Promise<Prepared> {
  const { limits, crop } = preparation;
  const unfit = await firstProblem(chosen, preparation);
  if (unfit) return problem(chosen, unfit);
  const isDrawing = extensionOf(chosen.name) === 'svg';
  const harmless = isDrawing ? await cleanDrawing(chosen) : chosen;
  if (!harmless) return problem(chosen, wrongType(limits));
  const cut = crop && isRaster(chosen.name) ? await crop(harmless) : harmless;
  if (!cut) return {};
  const file = isRaster(cut.name) ? await smallerOf(cut, preparation) : cut;
  if (!file) return {};
  const tooMuch = sizeProblem(file, limits) ?? (limits.shape && (await misshapen(file, limits.shape)));
  if (tooMuch) return problem(chosen, tooMuch);
  const note = file === cut ? undefined : `已压缩 ${sizeText(cut.size)} → ${sizeText(file.size)}`;
  return { ready: { file, note } };
}

/** The problem of a file before anything is done to it. */
async function firstProblem(
  file: File,
  { limits, crop, compress }: Preparation,
): Promise<string | undefined> {
  const wrong = await typeProblem(file, limits);
  if (wrong) return wrong;
  const getsSmaller = isRaster(file.name) && (compress || crop !== undefined);
  return (getsSmaller ? undefined : sizeProblem(file, limits)) ?? unusable(file, limits);
}

/** The picture as it is to be sent. */
async function smallerOf(file: File, { limits, compress, offer }: Preparation): Promise<File | undefined> {
  const isOffered = offer && file.size > megabyte && !sizeProblem(file, limits);
  if (!compress && !isOffered) return file;
  const smaller = await compressed(file);
  return compress || smaller === file || !offer ? smaller : offer(file, smaller);
}

function problem({ name }: File, text: string): Prepared {
  return { problem: `${name}：${text}` };
}

async function misshapen(file: File, shape: PictureShape): Promise<string | undefined> {
  if (!isRaster(file.name)) return undefined;
  const sides = await sidesOf(file);
  return sides ? shapeProblem(sides, shape) : unreadablePicture;
}

/** The problem of a picture that broke off or is too small. Files of other fields may be of any make. */
async function unusable(file: File, { look, shape = {} }: UploadLimits): Promise<string | undefined> {
  if (look !== 'image' || !isRaster(file.name)) return undefined;
  const sides = await sidesOf(file);
  return sides ? smallnessProblem(sides, shape) : unreadablePicture;
}
