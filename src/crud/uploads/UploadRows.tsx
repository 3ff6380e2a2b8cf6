import { CloseOutlined, DownOutlined, FileOutlined, InboxOutlined, UpOutlined } from '@ant-design/icons';
import { useId } from 'react';
import { fileNameOf } from '../../lib/fileName';
import { sizeText } from '../../lib/fileSize';
import { moved } from '../../lib/moved';
import { useReorder } from '../../ui/useReorder';
import { FileLink } from './FileLink';
import { isLost } from './fieldUploads';
import { ItemButton, MoveButtons, PendingBar, PendingButtons, type PendingProps } from './ItemButton';
import { UploadPicker } from './UploadPicker';
import { keysOf, stateText, type UploadListProps } from './uploadListProps';
import './uploadRows.css';

/** Files as rows, in an order that can be changed; a click on a name downloads the file. */
export function UploadRows(props: UploadListProps) {
  const { value, items, disabled, picker } = props;
  const list = useId();
  const keys = keysOf(value);
  return (
    <>
      {!disabled && (
        <UploadPicker {...picker} className="upload-drop">
          <InboxOutlined aria-hidden />
          <span>{faceText(props)}</span>
        </UploadPicker>
      )}
      <ul className="upload-rows" aria-label="已上传的文件">
        {value.map((address, index) => (
          <FileRow key={keys[index]} {...props} {...{ address, index, list }} />
        ))}
        {items.map((item) => (
          <PendingRow key={item.id} item={item} onRetry={props.onRetry} onForget={props.onForget} />
        ))}
      </ul>
      {disabled && value.length === 0 && items.length === 0 && <span>—</span>}
    </>
  );
}

function faceText({ value, single, picker }: UploadListProps): string {
  if (picker.disabled) return '文件数量已满';
  return single && value.length > 0 ? '点击更换，或将文件拖到这里' : '点击选择，或将文件拖到这里、粘贴到这里';
}

interface FileRowProps extends UploadListProps {
  readonly address: string;
  readonly index: number;
  readonly list: string;
}

function FileRow(props: FileRowProps) {
  const { address, index, list, value, single, disabled, onChange, onRemove } = props;
  const name = fileNameOf(address);
  const move = (from: number, to: number) => onChange(moved(value, from, to));
  const isMovable = !disabled && !single && value.length > 1;
  const { item, over } = useReorder({ list, index, isMovable, onMove: move });
  return (
    <li ref={item} className="upload-row" data-over={over}>
      <FileLink address={address} />
      {!disabled && (
        <span className="upload-row-buttons">
          {isMovable && (
            <MoveButtons
              name={` ${name}`}
              {...{ index, count: value.length }}
              icons={[<UpOutlined aria-hidden key="back" />, <DownOutlined aria-hidden key="on" />]}
              onMove={move}
            />
          )}
          <ItemButton
            icon={<CloseOutlined aria-hidden />}
            label={`移除 ${name}`}
            onClick={() => onRemove(index)}
          />
        </span>
      )}
    </li>
  );
}

/** A file on its way, as a row. */
export function PendingRow({ item, onRetry, onForget }: PendingProps) {
  const { file } = item;
  return (
    <li className="upload-row" data-lost={isLost(item) || undefined}>
      <span className="upload-row-name">
        <FileOutlined aria-hidden />
        <span>{file.name}</span>
      </span>
      <span className="upload-row-state">
        {isLost(item) ? stateText(item) : `${sizeText(file.size)} · ${stateText(item)}`}
      </span>
      <span className="upload-row-buttons">
        <PendingButtons {...{ item, onRetry, onForget }} />
      </span>
      <PendingBar item={item} />
    </li>
  );
}
