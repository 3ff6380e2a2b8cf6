import {
  FileExcelOutlined,
  FileOutlined,
  FilePdfOutlined,
  FilePptOutlined,
  FileTextOutlined,
  FileWordOutlined,
  FileZipOutlined,
} from '@ant-design/icons';
import { ownMember } from '@/src/lib/record';

const icons = {
  doc: FileWordOutlined,
  docx: FileWordOutlined,
  xls: FileExcelOutlined,
  xlsx: FileExcelOutlined,
  ppt: FilePptOutlined,
  pptx: FilePptOutlined,
  pdf: FilePdfOutlined,
  txt: FileTextOutlined,
  zip: FileZipOutlined,
};

/** The icon of a file's extension; for the eye alone. */
export function FileIcon({ extension }: { extension: string }) {
  const Icon = ownMember(icons, extension) ?? FileOutlined;
  return <Icon aria-hidden />;
}
