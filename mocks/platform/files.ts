import { z } from 'zod';
import { fileCalls } from '@/providers/endpoints/platformCalls';
import { ApiError, requireBearer } from '../responses';
import { type Route, read, route } from '../route';
import { formatTime } from '../time';
import { keepFile, keptFileRoutes } from './filesKept';

const form = z.object({ file: z.instanceof(File, { error: '请选择要上传的文件' }) });

/** 50 MB, as RuoYi has it. */
const maxBytes = 50 * 1024 * 1024;

let sequence = 0;

/** Uploading a file of any kind (FILE-2), and reading it back. A file named `fail` is refused, to show how that looks. */
export const fileRoutes: readonly Route[] = [
  route(fileCalls.upload, async ({ mockServer, headers, body }) => {
    requireBearer(headers);
    const { file } = read(body, form);
    if (file.size > maxBytes)
      throw new ApiError('上传的文件大小超出限制的文件大小！允许的文件最大大小是：50MB！', 500);
    if (file.name.includes('fail')) throw new ApiError('上传文件失败', 500);
    const fileName = pathFor(file.name, mockServer.now());
    await keepFile(mockServer, fileName, file.name, file);
    const own = fileName.split('/').at(-1);
    return Response.json({
      ...{ code: 200, msg: '操作成功', fileName, url: fileName },
      ...{ newFileName: own, originalFilename: file.name },
    });
  }),
  ...keptFileRoutes,
];

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
