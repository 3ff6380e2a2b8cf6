import { isWritten } from '@/resources/operations/consult/consult';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import type { SignedInRequest } from '../../route';
import { remember } from '../contentVersions';
import type { ConsultRow } from './consultTable';

const { name: bizType } = operationsEndpoints['operations/consult'];

/** The public part of a question. */
interface Public {
  readonly title: string;
  readonly publicAnswer: string;
}

/** The owner of a question's versions. */
export function versionOwner({ id }: ConsultRow) {
  return { bizType, bizId: id };
}

/** The members that store a question's public text; for one written by staff also its own title and question. */
export function saidMembers(row: ConsultRow, { title, publicAnswer }: Public): Partial<ConsultRow> {
  return { publicTitle: title, publicAnswer, ...(isWritten(row) && { title, question: title }) };
}

/** Stores the text of a question before a change, if it differs. */
export async function rememberQuestion(
  request: SignedInRequest,
  before: ConsultRow,
  { title, publicAnswer }: Public,
): Promise<void> {
  const isSame = before.publicTitle === title && before.publicAnswer === publicAnswer;
  if (before.publicTitle === '' || isSame) return;
  const said = { title: before.publicTitle, summary: '', content: before.publicAnswer };
  await remember(request, versionOwner(before), {
    ...said,
    ...{ updateBy: before.updateBy, updateTime: before.updateTime },
  });
}
