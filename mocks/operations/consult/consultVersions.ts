import { operationsEndpoints } from '@/resources/operations/endpoints';
import { refuseMoved } from '../../businessRules';
import { type Route, route } from '../../route';
import { versionIn, versionRoutes } from '../contentVersions';
import { change, consultOf, readPublic } from './consultSteps';
import { rememberQuestion, saidMembers, versionOwner } from './questionSaid';

const { operations } = operationsEndpoints['operations/consult'];

/** Earlier versions of a question and its public answer, and their restoration (screen O6). */
export const consultVersionRoutes: readonly Route[] = [
  ...versionRoutes(operations, async (request) => versionOwner(await consultOf(request))),
  route(operations.rollback, async (request) => {
    const row = await consultOf(request);
    refuseMoved(request, row);
    const { no, title, content: publicAnswer } = await versionIn(request, versionOwner(row));
    const said = { title, publicAnswer };
    // a public question must remain valid
    if (row.isPublic === 1) readPublic({ ...request, body: { ...said, isPublic: 1 } }, row);
    await rememberQuestion(request, row, said);
    await change(request, row, saidMembers(row, said), '恢复版本', `版本 ${no}`);
  }),
];
