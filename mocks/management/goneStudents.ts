import { type StudentRow, studentTable } from '../expert/studentTable';
import { createRandom } from '../random';
import { mobileNumber, personName } from '../seed/names';
import { once } from '../table';
import { dayLength, formatTime } from '../time';

/** The reason that the bin states of users who were struck off at their own wish. */
export const struckOff = '用户申请注销';

/** A user who was struck off, and when. */
interface GoneStudent {
  readonly student: StudentRow;
  readonly deleteTime: string;
}

const count = 3;
/**
 * The ids of what is gone at the start. No record has them now, nor one of the next hundred that are made once such a
 * one is back.
 */
export const goneId = (index: number): number => 9000 + 100 * index;

/** Users in the bin at the start of the mock server; work orders tell how they got there. */
export const goneStudents = once(({ now, seedOf }): readonly GoneStudent[] => {
  const random = createRandom(5);
  return seedOf(studentTable)
    .slice(40, 40 + count)
    .map((student, index) => {
      const id = goneId(index);
      const { vipExpire: _ended, ...rest } = student;
      const gone = { ...rest, id, userId: id, name: personName(random), mobile: mobileNumber(7001 + index) };
      return {
        student: { ...gone, userType: 0, vipPayType: 0, expertId: null, fillStatus: 0 },
        deleteTime: formatTime(now - (2 + index * 6) * dayLength),
      };
    });
});
