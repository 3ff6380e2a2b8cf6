import { expect, test } from 'vitest';
import { studentTable } from '@/mocks/expert/studentTable';
import { openForm } from '@/src/testing/formPage';
import { openView } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';
import { appointments } from './appointments';

test('[E9] a new appointment names the student of its address, who is not among the first choices', {
  tags: 'full',
}, async () => {
  const visit = await openView(appointments);
  const { table, faults } = visit.mockServer;
  const student = (await table(studentTable)).all()[0] ?? expect.unreachable();
  faults.inject({ kind: 'network', path: expertEndpoints['expert/filling'].operations.list.path });
  await visit.go(`/create?userId=${student.id}`);
  const input = openForm('新增预约').getByLabelText('考生');
  await expect.element(input.selectBox()).toHaveTextContent(student.name);
});
