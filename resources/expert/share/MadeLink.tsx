import { Button, QRCode, Space } from 'antd';
import { useEffect, useRef } from 'react';
import { CopyText } from '@/src/ui/CopyText';
import { copyWords, useCopy } from '@/src/ui/useCopy';
import { type MadeShare, shareText } from './share';
import styles from './shareDialog.module.css';

/** A share that was made: its code, its address, and until when it lasts. */
export function MadeLink({ made, again }: { made: MadeShare; again?: () => void }) {
  return (
    <div className={styles.made}>
      {made.qrcode === '' ? (
        <QRCode value={made.url} type="svg" size={168} bordered={false} color="#000" bgColor="#fff" />
      ) : (
        <img src={made.qrcode} width={168} height={168} alt="二维码" />
      )}
      <div className={styles.facts}>
        <p>
          <CopyText text={made.url} label="链接" />
        </p>
        {made.password !== '' && <p>密码：{made.password}</p>}
        <p>{made.expireAt === '' ? '长期有效' : `有效期至 ${made.expireAt.slice(0, 10)}`}</p>
        <Space wrap>
          <CopyAll text={shareText(made)} />
          {again && <Button onClick={again}>再生成一个</Button>}
        </Space>
      </div>
    </div>
  );
}

/** Takes the focus of the button that made the share, which is gone. */
function CopyAll({ text }: { text: string }) {
  const { result, copy } = useCopy();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} type="primary" onClick={() => void copy(text)}>
      <span aria-live="polite">{result ? copyWords[result] : '复制'}</span>
    </Button>
  );
}
