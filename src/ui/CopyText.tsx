import { CheckOutlined, CloseOutlined, CopyOutlined } from '@ant-design/icons';
import { PlainButton } from './PlainButton';
import { copyWords, useCopy } from './useCopy';
import './copyText.css';

interface Props {
  readonly text: string;
  /** The shown part of it; the text itself where absent. */
  readonly shown?: string;
  /** Its name in the button's label: 复制{label}. */
  readonly label: string;
  /** Whether to show the button alone, without the text. */
  readonly bare?: boolean;
}

const icons = { copied: <CheckOutlined aria-hidden />, failed: <CloseOutlined aria-hidden /> };

/** A text with a button that copies it and says 复制成功 (WID-8). */
export function CopyText({ text, shown = text, label, bare = false }: Props) {
  const { result, copy } = useCopy();
  return (
    <span className="copy-text">
      {!bare && shown}
      <PlainButton
        look="text"
        small
        aria-label={`复制${label}`}
        icon={result ? icons[result] : <CopyOutlined aria-hidden />}
        onClick={() => void copy(text)}
      />
      <span className="copy-text-said" role="status" data-result={result}>
        {result && copyWords[result]}
      </span>
    </span>
  );
}
