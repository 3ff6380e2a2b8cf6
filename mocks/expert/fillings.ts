import { batchTable } from '../gaokao/batchTable';
import type { MockServer } from '../mockServer';
import type { SignedInRequest } from '../route';
import { formatDay } from '../time';
import { ownStudents, studentPresenter } from './studentShown';
import { type StudentRow, studentTable } from './studentTable';

/** A student as the filling list has her (screen E1): without what has to be computed for each. */
export async function listedStudents(request: SignedInRequest) {
  const { mockServer, user } = request;
  const isOwn = await ownStudents(request);
  const all = (await mockServer.table(studentTable)).all();
  const [present, endOf] = [await studentPresenter(mockServer), await fillEnds(mockServer)];
  const today = formatDay(mockServer.now());
  return all.filter(isOwn).map((row) => {
    const fillEnd = endOf(row);
    return {
      ...present(row),
      id: row.id,
      createTime: row.createTime,
      fillEnd,
      tableId: null,
      savedAt: '',
      twin: twinOf(row, all),
      isMine: row.expertId === user.userId ? 1 : 0,
      isToday: fillEnd.startsWith(today) ? 1 : 0,
    };
  });
}

/** What the list shows of a student's main table. */
export async function fillingOf(_mockServer: MockServer, _student: Pick<StudentRow, 'id'>) {
  return { progress: { filled: 0, limit: 45 }, errors: 0, warns: 0 };
}

/** Another institution that knows the same customer, by mobile or candidate's number; 0 where none does. */
function twinOf(row: StudentRow, all: readonly StudentRow[]): number {
  const isTwin = (other: StudentRow) =>
    other.id !== row.id &&
    other.storeId !== row.storeId &&
    (other.mobile === row.mobile || other.examNo === row.examNo);
  return all.find(isTwin)?.id ?? 0;
}

/** When the main batch of a student's province closes. */
async function fillEnds({ table }: MockServer): Promise<(row: StudentRow) => string> {
  const main = (await table(batchTable)).all().filter(({ main }) => main === 1);
  const ends = new Map(main.map(({ provinceId, year, fillEnd = '' }) => [`${provinceId}|${year}`, fillEnd]));
  return ({ provinceId, year }) => ends.get(`${provinceId}|${year}`) ?? '';
}
