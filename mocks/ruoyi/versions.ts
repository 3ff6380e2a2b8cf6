import { HttpResponse } from 'msw';
import { megabyte } from '@/src/lib/fileSize';
import { isSince, type RuoyiVersion } from '@/src/lib/ruoyiVersions';
import type { MockRequest } from '../route';
import { typeRefusal, uploadTypes } from './uploadTypes';

/** A request as the versions tell it apart. */
type RuoyiRequest = Pick<MockRequest, 'method' | 'path' | 'query' | 'body'>;

/** A response in which a version differs from the newest. */
interface Difference {
  readonly call: RegExp;
  /** The first version of it; the very first where absent. */
  readonly from?: RuoyiVersion;
  /** The version before which it holds. */
  readonly before?: RuoyiVersion;
  /** Whether the request is one of them; every one where absent. */
  readonly where?: (asked: RuoyiRequest) => boolean;
  readonly answer: (asked: RuoyiRequest) => Response;
}

const says = (code: number, msg: string | null) => () => HttpResponse.json({ code, msg });

/** The same address has another method: Spring says so in English. */
const notSupported = ({ method }: RuoyiRequest) => says(500, `Request method '${method}' not supported`)();

/** The last word of the address is taken for an id. */
const wrongType = ({ path }: RuoyiRequest) => {
  const word = path.split('/').at(-1);
  return says(500, `请求参数类型不匹配，参数[noticeId]要求类型为：'java.lang.Long'，但输入值为：'${word}'`)();
};

/** A missing value that the program counts on: its exceptions have no text. */
const nullPointer = says(500, null);

/** The calls that take files: /common/upload and uploads, an avatar, an import. */
const uploads = /^POST \/(common|system)\//;

const tooLarge = (megabytes: number) =>
  says(500, `上传的文件大小超出限制的文件大小！允许的文件最大大小是：${megabytes}MB！`);

/** The files of a request. */
function filesIn({ body }: Pick<RuoyiRequest, 'body'>): File[] {
  return Object.values(body)
    .flat()
    .flatMap((value) => (value instanceof File ? value : []));
}

/** Bytes of each of them. */
function sizesIn(asked: RuoyiRequest): number[] {
  return filesIn(asked).map(({ size }) => size);
}

/** The response to an unknown address. */
export function notFound({ path }: Pick<RuoyiRequest, 'path'>): Response {
  const answer = { timestamp: '2026-06-20T12:00:00.000+08:00', status: 404, error: 'Not Found', path };
  return HttpResponse.json(answer, { status: 404 });
}

/**
 * Differences between versions of RuoYi-Vue (design decision 27; docs/connect.md): later additions, moved calls, and
 * required members.
 */
const differences: readonly Difference[] = [
  { call: /^PUT \/system\/(menu|dept)\/updateSort$/, before: '3.9.2', answer: notSupported },
  { call: /^GET \/system\/notice\/listTop$/, before: '3.9.2', answer: wrongType },
  { call: /^POST \/system\/notice\/markRead(All)?$/, before: '3.9.2', answer: notSupported },
  { call: /^GET \/system\/notice\/readUsers\/list$/, before: '3.9.2', answer: notFound },
  { call: /^POST \/unlockscreen$/, before: '3.9.2', answer: notFound },
  { call: /^POST \/tool\/gen\/createTable$/, before: '3.8.8', answer: notSupported },
  // Files on the server's own disk are written up to 3.8.8.
  { call: /^GET \/tool\/gen\/genCode\//, before: '3.8.9', answer: says(200, '操作成功') },
  {
    call: /^POST \/tool\/gen\/(importTable|createTable)$/,
    from: '3.9.2',
    where: ({ query }) => !query.tplWebType,
    answer: says(
      500,
      "Required request parameter 'tplWebType' for method parameter type String is not present",
    ),
  },
  {
    call: /^POST \/system\/notice\/markReadAll$/,
    where: ({ query }) => !query.ids,
    answer: nullPointer,
  },
  // Limits of its server for one file and for a request (contract of REST, section 17), whatever the call.
  { call: uploads, where: (asked) => Math.max(0, ...sizesIn(asked)) > 10 * megabyte, answer: tooLarge(10) },
  // The heads of the parts count as well.
  {
    call: uploads,
    where: (asked) => sizesIn(asked).reduce((sum, size) => sum + size, 0) >= 20 * megabyte,
    answer: tooLarge(20),
  },
  // Roles that somebody gives are checked from 3.8.8 on, each of them.
  {
    call: /^(POST|PUT) \/system\/user$/,
    from: '3.8.8',
    where: ({ body }) => !Array.isArray(body.roleIds),
    answer: nullPointer,
  },
  {
    call: /^PUT \/system\/user\/authRole$/,
    from: '3.8.8',
    where: ({ query }) => query.roleIds === undefined,
    answer: nullPointer,
  },
  {
    call: /^PUT \/system\/user\/profile\/updatePwd$/,
    before: '3.8.9',
    where: ({ query }) => !query.oldPassword,
    answer: says(500, 'rawPassword cannot be null'),
  },
  {
    call: /^PUT \/system\/user\/profile\/updatePwd$/,
    from: '3.8.9',
    where: ({ body }) => !body.oldPassword,
    answer: says(500, 'Required request body is missing'),
  },
];

/** The response in which a version differs; undefined where it answers as the newest. */
export function differentAnswer(asked: RuoyiRequest, version: RuoyiVersion): Response | undefined {
  const call = `${asked.method} ${asked.path}`;
  const difference = differences.find(
    (one) =>
      one.call.test(call) &&
      (one.from === undefined || isSince(version, one.from)) &&
      (one.before === undefined || !isSince(version, one.before)) &&
      (one.where?.(asked) ?? true),
  );
  return difference?.answer(asked) ?? typeAnswer(call, asked, version);
}

/** The refusal of a file for its extension, by the calls that take any file. */
function typeAnswer(call: string, asked: RuoyiRequest, version: RuoyiVersion): Response | undefined {
  if (!/^POST \/common\/uploads?$/.test(call)) return undefined;
  const types = uploadTypes(version);
  const [refusal] = filesIn(asked).flatMap(({ name }) => typeRefusal(name, types) ?? []);
  return refusal === undefined ? undefined : says(500, refusal)();
}
