import { fetchResource } from '@/providers/http/download';
import { ReadError } from '@/src/crud/ReadError';
import { useObjectUrl } from '@/src/crud/uploads/picture';
import { useCalls } from '@/src/crud/useCall';
import { extensionOf } from '@/src/lib/fileName';
import { megabyte } from '@/src/lib/fileSize';
import { contentFits, readEnds } from '@/src/lib/fileType';
import { textOr } from '@/src/lib/record';
import { decoded } from '@/src/lib/sheet/csvText';
import { useCan } from '@/src/services/useCan';
import { useServices } from '@/src/services/useServices';
import { ScrollRegion } from '@/src/ui/layout/ScrollRegion';
import { Skeleton } from '@/src/ui/Skeleton';
import styles from './filePreview.module.css';

/** Bytes of a text that are shown. */
const longestText = megabyte / 2;

/** Shows a text or a pdf where the record is looked at; whatever else there is has to be downloaded. */
export default function FilePreview({ record }: { record: Readonly<Record<string, unknown>> }) {
  const can = useCan();
  const name = textOr(record.name);
  const extension = extensionOf(name);
  if (extension !== 'txt' && extension !== 'pdf')
    return <p className={styles.note}>此类文件不支持预览，请下载后查看</p>;
  if (!can('upload:file:download')) return <p className={styles.note}>没有下载权限，无法预览</p>;
  return <Content key={textOr(record.fileName)} path={textOr(record.fileName)} name={name} />;
}

type Read = { readonly text: string; readonly isCut: boolean } | { readonly pdf: File } | undefined;

/** The content of a file; undefined where it differs from what its name says. */
async function contentOf(blob: Blob, name: string): Promise<Read> {
  const extension = extensionOf(name);
  if (!contentFits(extension, await readEnds(blob))) return undefined;
  // The type makes the browser read it as a PDF, and never as a page of ours.
  if (extension === 'pdf') return { pdf: new File([blob], name, { type: 'application/pdf' }) };
  const bytes = new Uint8Array(await blob.slice(0, longestText).arrayBuffer());
  const isCut = bytes.length < blob.size;
  // The cut is at the end of a line: half a character would make the whole text unreadable.
  return { text: decoded(isCut ? bytes.subarray(0, bytes.lastIndexOf(10) + 1) : bytes), isCut };
}

function Content({ path, name }: { path: string; name: string }) {
  const { send } = useServices();
  const { data, error, refetch } = useCalls(
    ['file-preview', path],
    async ({ signal }) => {
      const { blob } = await fetchResource({ send }, path, { signal });
      return { content: await contentOf(blob, name) };
    },
    { gcTime: 0, refetchOnWindowFocus: false },
  );
  if (error) return <ReadError error={error} retry={refetch} />;
  if (!data) return <Skeleton rows={6} />;
  const { content } = data;
  if (!content) return <p className={styles.note}>文件内容与扩展名不符，无法预览</p>;
  if ('pdf' in content) return <Pdf file={content.pdf} />;
  return (
    <>
      <ScrollRegion className={styles.text} label={`${name}的内容`}>
        {content.text}
      </ScrollRegion>
      {content.isCut && <p className={styles.note}>文件较大，仅显示前 512 KB</p>}
    </>
  );
}

/**
 * The browser's own PDF reader. It has no sandbox: Chromium refuses to show a PDF in one, and its scripts cannot
 * access the page.
 */
function Pdf({ file }: { file: File }) {
  const address = useObjectUrl(file);
  if (navigator.pdfViewerEnabled === false)
    return <p className={styles.note}>当前浏览器无法预览 PDF，请下载后查看</p>;
  return (
    address && <iframe className={styles.pdf} src={`${address}#navpanes=0`} title={`${file.name}的预览`} />
  );
}
