import type { BatchConfig } from '@/src/gaokao/batch';
import type { VolunteerTable } from '@/src/gaokao/volunteerTable';
import { PrintPreview } from '@/src/ui/print/PrintPreview';
import type { Switches } from '../institution/useSwitches';
import { VolunteerSheet } from './VolunteerSheet';

interface Props {
  readonly table: VolunteerTable;
  readonly batch: BatchConfig;
  readonly provinceName: string;
  readonly switches: Switches;
  readonly onClose: () => void;
  /** Called when the browser's own print dialog was closed. */
  readonly onPrinted?: (() => void) | undefined;
}

/**
 * 打印 仅志愿表 (E3, E5, E7): the sheet on a page of its own. Where the institution forbids printing, it can only be
 * read.
 */
export function SheetPreview({ onClose, onPrinted, ...sheet }: Props) {
  const { userName, name } = sheet.table;
  return (
    <PrintPreview
      title={`${userName} ${name}`}
      canPrint={sheet.switches.exportPdf}
      onClose={onClose}
      {...(onPrinted && { onPrinted })}
    >
      <VolunteerSheet {...sheet} />
    </PrintPreview>
  );
}
