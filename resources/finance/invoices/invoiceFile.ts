import { upload } from '@/src/crud/fields/upload/upload';
import { showOnly } from '@/src/ui/fields/field';

/** The file of an invoice, as the tax platform gives it. */
export const invoiceFile = upload('发票文件', 'file', {
  on: showOnly,
  types: ['pdf', 'ofd', 'xml'],
  maxSize: 5,
});
