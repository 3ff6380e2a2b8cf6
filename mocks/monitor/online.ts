import { monitorEndpoints } from '@/resources/monitor/endpoints';
import type { OnlineSession } from '@/resources/monitor/online';
import { filterRows } from '../list';
import type { MockServer } from '../mockServer';
import { refuse, unknownRow } from '../responses';
import { type Route, route } from '../route';
import { dropSession, type Session, sessionOf, sessionTable } from '../session';
import { accountTable } from '../system/accountTable';
import { deptTable } from '../system/deptTable';
import { wires } from '../wire';

const { list, forceLogout } = monitorEndpoints['monitor/online'].operations;

/** The open sessions, latest first, and the end of one (rest-contract, section 14). */
export const onlineRoutes: readonly Route[] = [
  route(list, async (request) => {
    const { mockServer, headers } = request;
    const sessions = (await mockServer.table(sessionTable)).all().filter(({ closed }) => closed === 0);
    const latestFirst = sessions.toSorted((one, other) => other.loginTime - one.loginTime);
    const own = await sessionOf(mockServer, headers);
    const show = await presenter(mockServer);
    const shown = latestFirst.map((session) => show(session, session.id === own?.id));
    const rows = filterRows(shown, wires.rest.query(request).filters, {});
    return wires.rest.list(rows, rows.length, {});
  }),
  route(forceLogout, async ({ mockServer, params }) => {
    if (!(await dropSession(mockServer, params.id ?? ''))) refuse(unknownRow);
  }),
];

/** Makes a session into what is answered: never its token. */
async function presenter(mockServer: MockServer) {
  const [accounts, depts] = [await mockServer.table(accountTable), await mockServer.table(deptTable)];
  return (session: Session, current: boolean): Omit<OnlineSession, 'id' | 'place'> => {
    const { tokenId, userId, ipaddr, loginLocation, browser, os, loginTime } = session;
    const account = accounts.get(userId);
    const deptName = depts.get(account?.deptId ?? 0)?.deptName ?? '';
    const about = { tokenId, userName: account?.userName ?? '', deptName, current };
    return { ...about, ipaddr, loginLocation, browser, os, loginTime };
  };
}
