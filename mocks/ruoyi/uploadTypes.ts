import { extensionOf } from '@/src/lib/fileName';
import { isSince, type RuoyiVersion } from '@/src/lib/ruoyiVersions';

/** The extensions that a RuoYi server takes (contract of REST, section 17). */
const ruoyiTypes = [
  ...['bmp', 'gif', 'jpg', 'jpeg', 'png', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'html', 'htm', 'txt'],
  ...['rar', 'zip', 'gz', 'bz2', 'mp4', 'avi', 'rmvb', 'pdf'],
];

/** Types that the platform’s screens send besides: imports, invoices (F2), and update packages (H2). */
const ownTypes = ['csv', 'ofd', 'xml', 'wgt', 'apk'];

/** The extensions that the platform's own server takes. */
export const platformTypes: readonly string[] = [...ruoyiTypes, ...ownTypes];

/** The extensions that a version of RuoYi takes: web pages are refused from 3.9 on. */
export function uploadTypes(version: RuoyiVersion): readonly string[] {
  return ruoyiTypes.filter((type) => !type.startsWith('htm') || !isSince(version, '3.9.0'));
}

/** RuoYi's refusal of a file for the extension of its name; undefined where it is taken. */
export function typeRefusal(name: string, types: readonly string[]): string | undefined {
  const extension = extensionOf(name);
  if (types.includes(extension)) return undefined;
  return `文件[${name}]后缀[${extension}]不正确，请上传[${types.join(', ')}]格式`;
}
