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

/** The members in which a question keeps what everybody reads of it; what staff have written is called as that is. */
export function saidMembers(row: ConsultRow, { title, publicAnswer }: Public): Partial<ConsultRow> {
  return { publicTitle: title, publicAnswer, ...(isWritten(row) && { title, question: title }) };
}

/** Keeps what a question said until now, if it said anything else. */
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
