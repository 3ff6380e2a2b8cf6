import { z } from 'zod';
import { call } from '@/providers/endpoints/builder';
import { fileCalls } from '@/providers/endpoints/platformCalls';
import { megabyte } from '@/src/lib/fileSize';
import { ApiError, requireBearer } from '../responses';
import { type Route, read, route, type SignedInRequest } from '../route';
import { platformTypes, typeRefusal } from '../ruoyi/uploadTypes';
import { formatTime } from '../time';
import { keepFile, keptFileRoutes } from './filesKept';

const file = z.instanceof(File, { error: '请选择要上传的文件' });
const one = z.object({ file });
const several = z.object({
  files: z.preprocess((files) => (Array.isArray(files) ? files : [files]), z.array(file)),
});

/** 50 MB: the largest file that a screen sends here, an update package. A RuoYi server takes less (ruoyi/versions). */
const maxBytes = 50 * megabyte;

/** Characters of a file's name. */
const maxName = 100;

let sequence = 0;

/** Only a RuoYi server's own screens use it. */
const uploadSeveral = call('/dev-api/common/uploads', { given: false, bearer: true });

/** Uploading files (FILE-2), and reading them back. A file named `fail` is refused, to show how that looks. */
export const fileRoutes: readonly Route[] = [
  route(fileCalls.upload, async (request) => {
    requireBearer(request.headers);
    return uploaded(await keepUpload(request, read(request.body, one).file));
  }),
  route(uploadSeveral, async (request) => {
    requireBearer(request.headers);
    const kept: Upload[] = [];
    for (const each of read(request.body, several).files) kept.push(await keepUpload(request, each));
    const joined = (member: keyof Upload) => kept.map((upload) => upload[member]).join(',');
    return uploaded({
      ...{ urls: joined('url'), fileNames: joined('fileName') },
      ...{ newFileNames: joined('newFileName'), originalFilenames: joined('originalFilename') },
    });
  }),
  ...keptFileRoutes,
];

interface Upload {
  readonly url: string;
  readonly fileName: string;
  readonly newFileName: string;
  readonly originalFilename: string;
}

/** Keeps a file, or refuses it as RuoYi does. */
async function keepUpload({ mockServer }: Pick<SignedInRequest, 'mockServer'>, sent: File): Promise<Upload> {
  const { name, size } = sent;
  if (name.length > maxName) throw new ApiError(`上传的文件名最长${maxName}个字符`, 500);
  if (size > maxBytes)
    throw new ApiError('上传的文件大小超出限制的文件大小！允许的文件最大大小是：50MB！', 500);
  const refusal = typeRefusal(name, platformTypes);
  if (refusal) throw new ApiError(refusal, 500);
  if (name.includes('fail')) throw new ApiError('上传文件失败', 500);
  const fileName = pathFor(name, mockServer.now());
  await keepFile(mockServer, fileName, name, sent);
  const newFileName = fileName.slice(fileName.lastIndexOf('/') + 1);
  return { url: fileName, fileName, newFileName, originalFilename: name };
}

function uploaded(members: object): Response {
  return Response.json({ code: 200, msg: '操作成功', ...members });
}

/** `/profile/upload/2026/11/21/名单_20261121120000A001.pdf`: as the server names files. */
function pathFor(name: string, now: number): string {
  const time = formatTime(now);
  sequence += 1;
  const number = `${time.replaceAll(/\D/g, '')}A${String(sequence).padStart(3, '0')}`;
  const dot = name.lastIndexOf('.');
  const [base, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  return `/profile/upload/${time.slice(0, 10).replaceAll('-', '/')}/${plain(base)}_${number}${extension}`;
}

/** Without what an address cannot hold. */
export function plain(name: string): string {
  return name.replaceAll(/[\\/?#%&+:*"<>|\s]/g, '-');
}
