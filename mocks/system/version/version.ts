import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { systemEndpoints } from '@/resources/system/endpoints';
import { isNewerTag, type Version, versionRules } from '@/resources/system/version/version';
import { found, refuse } from '../../responses';
import { type Route, read, route, type SignedInRequest } from '../../route';
import { numberMember, requiredText, textMember } from '../../rules';
import { respondList } from '../../wire';
import { type AppRow, buildSign, versionTable } from './versionTable';

const { operations } = systemEndpoints['system/version'];
const appId = z.string('请选择应用').min(1, '请选择应用');
const publication = z.object({
  tag: textMember(versionRules.tag),
  log: textMember(versionRules.publishLog),
});
const setup = z.object({
  domainName: textMember(versionRules.setupDomainName),
  keep: numberMember(versionRules.keep),
  notify: z.literal([0, 1]),
});

/** Deployed versions of each application, and their history (screen H7). */
export const versionRoutes: readonly Route[] = [
  route(operations.list, async (request) => {
    const apps = (await request.mockServer.table(versionTable)).all();
    return respondList(request, apps.map(shown), { contains: ['appId', 'appName'] });
  }),
  route(operations.one, async (request) => {
    const app = await appOf(request);
    return { ...shown(app), history: app.history.map(({ toolsign: _sign, ...release }) => release) };
  }),
  route(operations.publish, async (request) => {
    const { tag, log } = read(request.body, publication);
    const app = await appOf(request);
    const { lasttag } = shown(app);
    if (!isNewerTag(tag, lasttag)) refuse(`版本号必须大于 ${lasttag}`);
    await release(request, app, { tag, log, filenums: 1 + (request.mockServer.now() % 120) });
  }),
  route(operations.rollback, async (request) => {
    const { tag } = read(request.body, z.object({ tag: requiredText('版本号', 20) }));
    const { reason } = read(request.body, z.object({ reason: textMember(versionRules.rollbackReason) }));
    const app = await appOf(request);
    if (tag === shown(app).lasttag) refuse('已是当前版本');
    const { filenums } = found(app.history.find((one) => one.tag === tag));
    await release(request, app, { tag, log: `回滚：${reason}`, filenums });
  }),
  route(operations.setup, async (request) => {
    const values = read(request.body, setup);
    const app = await appOf(request);
    await (await request.mockServer.table(versionTable)).put({ ...app, ...values });
  }),
  // Open to all callers: the top bar checks each minute for a newer build.
  route(shellCalls.latestVersion, async (request) => ({
    lasttag: shown(await appOf(request, request.body.appId ?? 'admin')).lasttag,
  })),
];

async function appOf({ mockServer, body }: SignedInRequest, id: unknown = body.appId): Promise<AppRow> {
  const wanted = read(id, appId);
  return found((await mockServer.table(versionTable)).find((app) => app.appId === wanted));
}

/** An application as it is answered, by the specification's names. */
function shown({ history: [last], id: _id, ...app }: AppRow): Omit<Version, 'id'> {
  const { user = '', toolsign = '', time = '', tag = '' } = last ?? {};
  return { ...app, user, toolsign, publish_time: time, lasttag: tag };
}

async function release(
  { mockServer, user }: SignedInRequest,
  app: AppRow,
  about: { tag: string; log: string; filenums: number },
): Promise<void> {
  const time = String(Math.floor(mockServer.now() / 1000));
  const toolsign = buildSign(mockServer.now() % 1_000_000_007);
  const history = [{ ...about, user: user.nickName, time, toolsign }, ...app.history];
  await (await mockServer.table(versionTable)).put({ ...app, history });
}
