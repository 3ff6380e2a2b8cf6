import { storeBin } from '../customer/storeBin';
import { studentBin } from '../expert/studentBin';
import { invoiceBin } from '../finance/invoice/invoiceBin';
import { articleBin } from '../operations/article/articleBin';
import { brochureBin } from '../operations/brochure/brochureBin';
import { collegeBin } from '../operations/college/collegeBin';
import { consultBin } from '../operations/consult/consultBin';
import { galleryBin } from '../operations/gallery/galleryBin';
import { majorBin } from '../operations/major/majorBin';
import { materialBin } from '../operations/material/materialBin';
import { planBin } from '../operations/plan/planBin';
import { systemUpdateBin } from '../operations/systemUpdateBin';
import { clientBin } from './clientBin';
import { noticeBin } from './noticeBin';
import type { Bin } from './recycle';
import { teamMemoBin } from './teamMemoBin';

/** Kinds of records that can be deleted and restored; a screen with records of its own adds its line here. */
export const recycleBins: readonly Bin[] = [
  ...[storeBin, studentBin, clientBin, noticeBin, teamMemoBin, invoiceBin, systemUpdateBin, articleBin],
  ...[consultBin, materialBin, galleryBin],
  ...[brochureBin, collegeBin, majorBin, planBin],
].map(({ bin }) => bin);
