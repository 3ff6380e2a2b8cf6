import type { RowDialogProps } from '@/src/crud/actions/action';
import { useInvalidateResource } from '@/src/crud/useInvalidateResource';
import { SimilarTables } from './SimilarTables';
import type { Volunteer } from './volunteer';

/** 从相似考生复制, for the student of a row of the list (E6). */
export default function SimilarDialog({ row, close }: RowDialogProps<Volunteer>) {
  return <SimilarTables student={row} close={close} onCopied={useInvalidateResource()} />;
}
