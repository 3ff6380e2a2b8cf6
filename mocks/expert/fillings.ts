import type { SignedInRequest } from '../route';
import { formatDay } from '../time';
import { unserved } from './furtherStudents';
import { ownStudents, studentPresenter } from './studentShown';
import { type StudentRow, studentTable } from './studentTable';
import { mainTables } from './studentTables';

/** A student as the filling list has her (screen E1): without what has to be computed for each. */
export async function listedStudents(request: SignedInRequest) {
  const { mockServer, user } = request;
  const isOwn = await ownStudents(request);
  const all = (await mockServer.table(studentTable)).all();
  const [present, mainOf] = [await studentPresenter(mockServer), await mainTables(mockServer)];
  const today = formatDay(mockServer.now());
  return all
    .filter((row) => row.fillStatus !== unserved && isOwn(row))
    .map((row) => {
      const { batch, row: table } = mainOf(row);
      const fillEnd = batch?.fillEnd ?? '';
      return {
        ...present(row),
        id: row.id,
        createTime: row.createTime,
        fillEnd,
        tableId: table?.id ?? null,
        savedAt: table?.savedAt ?? '',
        twin: twinOf(row, all),
        isMine: row.expertId === user.userId ? 1 : 0,
        isToday: fillEnd.startsWith(today) ? 1 : 0,
      };
    });
}

/** Another institution's same customer, by mobile or candidate's number where known; 0 where there is none. */
function twinOf(row: StudentRow, all: readonly StudentRow[]): number {
  const isTwin = (other: StudentRow) =>
    other.id !== row.id &&
    other.storeId !== row.storeId &&
    ((row.mobile !== '' && other.mobile === row.mobile) ||
      (row.examNo !== '' && other.examNo === row.examNo));
  return all.find(isTwin)?.id ?? 0;
}
