import { FolderOpenOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import UploadInput from '@/src/crud/fields/upload/UploadInput';
import type { Row } from '@/src/crud/resourceSpec';
import { textOr } from '@/src/lib/record';
import { useCan } from '@/src/services/useCan';
import { useNotify } from '@/src/services/useNotify';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import type { InputProps } from '@/src/ui/fields/field';
import { load } from '@/src/ui/load';
import { uploadEndpoints } from '../endpoints';
import { libraryTypes } from '../file/uploadFile';

const PickFilesDialog = load(() => import('./PickFilesDialog'));

/** The maximum number of a title's files. */
const largestSet = 20;

/** The files of a title: uploaded here, or taken from the library of files. */
export default function FilesInput({ value, onChange, choices: _choices, ...rest }: InputProps<string[]>) {
  const can = useCan();
  const notify = useNotify();
  const [isPicking, setPicking] = useState(false);
  const files = value ?? [];
  const isFull = files.length >= largestSet;
  const take = (rows: readonly Row[]) => {
    const chosen = rows.map(({ fileName }) => textOr(fileName)).filter((path) => !files.includes(path));
    if (files.length + chosen.length > largestSet)
      return notify('warning', `上传文件数量不能超过 ${largestSet} 个！`);
    setPicking(false);
    return onChange?.([...files, ...chosen]);
  };
  return (
    <>
      <UploadInput
        {...rest}
        label="文件"
        what="files"
        options={{ types: libraryTypes, maxSize: 20, maxCount: largestSet }}
        value={files}
        onChange={(paths) => onChange?.([...paths])}
      />
      {!rest.disabled && can(uploadEndpoints['upload/file'].operations.list) && (
        <Button icon={<FolderOpenOutlined aria-hidden />} disabled={isFull} onClick={() => setPicking(true)}>
          从文件库选择
        </Button>
      )}
      <DialogBoundary close={() => setPicking(false)}>
        {isPicking && <PickFilesDialog pick={take} close={() => setPicking(false)} />}
      </DialogBoundary>
    </>
  );
}
