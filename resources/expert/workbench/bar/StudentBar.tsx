import { useDesk } from '../model/WorkbenchContext';

/** Whose table it is, and how it stands (E3). */
export function StudentBar() {
  const student = useDesk((state) => state.student);
  return <h1>{student.name}</h1>;
}
