import { platformCalls } from '@/providers/endpoints/platformCalls';
import { refuse, requireBearer } from '../responses';
import { type Route, route } from '../route';

/** The settings of the HTML editor, in the layout and the spelling of UEditor's own server (FILE-5). */
const config = {
  imageActionName: 'imageUpload',
  imageFieldName: 'image',
  imageMaxSize: 3_145_728,
  imageAllowFiles: ['.png', '.jpg', '.jpeg', '.svg'],
  imageUrlPrefix: '',
  imagePathFormat: '/profile/image/{time}{rand:6}',
} as const;

/** The configuration of the HTML editor. */
export const editorConfigRoute: Route = route(
  platformCalls.editorConfig,
  ({ headers, body }) => {
    requireBearer(headers);
    return body.action === 'config' ? config : refuse('请求的操作不存在');
  },
  { sealed: true },
);
