import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';

/** Milliseconds that the tick shows. */
const tickTime = 1500;

/** A text with a button that copies it. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), tickTime);
  };
  return (
    <span>
      {text}
      <Button
        type="text"
        size="small"
        aria-label={copied ? '已复制' : `复制${label}`}
        icon={copied ? <CheckOutlined /> : <CopyOutlined />}
        onClick={() => void copy()}
      />
    </span>
  );
}
