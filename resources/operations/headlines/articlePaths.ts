import type { RecordId } from '@/src/lib/recordId';

/** The addresses of the list and the forms of articles, as in the menu. */
export const listAddress = '/operations/headlines';
export const createAddress = '/operations/create?type=headline';

export function editAddress(id: RecordId): string {
  return `/operations/edit-info?type=headline&id=${encodeURIComponent(id)}`;
}

/** The same of questions that staff write with their answers. */
export const questionsAddress = '/operations/consult';
export const createQuestionAddress = '/operations/create?type=consult';

export function editQuestionAddress(id: RecordId): string {
  return `/operations/edit-info?type=consult&id=${encodeURIComponent(id)}`;
}
