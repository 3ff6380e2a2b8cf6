import { createContext, use } from 'react';
import type { ProvinceRules } from '@/src/gaokao/subjectChoice';
import type { RecordId } from '@/src/lib/recordId';
import type { FormValues } from '@/src/ui/fields/field';
import type { Standing, StandingQuestion } from './useStanding';

/** Data that the inputs of a student's form share beyond their own values. */
export interface StudentFormInfo {
  readonly userId: RecordId;
  /** The present values of the form. */
  readonly values: FormValues;
  /** The look-up for these values; undefined while one is missing, or the year breaks its rule. */
  readonly question: StandingQuestion | undefined;
  /** The problem of the exam's year. */
  readonly wrongYear: string | undefined;
  readonly standing: Standing | undefined;
  readonly rules: ProvinceRules | undefined;
}

const StudentForm = createContext<StudentFormInfo | undefined>(undefined);

export const StudentFormProvider = StudentForm.Provider;

/** The form around an input of a student. Throws outside of one. */
export function useStudentForm(): StudentFormInfo {
  const info = use(StudentForm);
  if (!info) throw new Error('useStudentForm() needs the form of a student around it');
  return info;
}
