import { QRCode } from 'antd';
import { useState } from 'react';
import { groupedNumber } from '@/src/lib/groupedNumber';
import { useCan } from '@/src/services/useCan';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { PagedDocument } from '@/src/ui/print/PagedDocument';
import { PrintPreview } from '@/src/ui/print/PrintPreview';
import { managementEndpoints } from '../endpoints';
import styles from './card.module.css';
import type { PrintedCard } from './printedCards';

const { permission } = managementEndpoints['management/card-release'];

/**
 * Cards on sheets of A4, ten a page, to be cut: name, number, scratch field, QR code, logo (G12). Leaving asks, after
 * the browser's print dialog too: it may have been cancelled.
 */
export function PrintSheet({ cards, close }: { cards: readonly PrintedCard[]; close: () => void }) {
  const confirm = useConfirm();
  const mayExportAgain = useCan()(`${permission}:exportAgain`);
  const [wasAtPrinter, setAtPrinter] = useState(false);
  const leave = async () => {
    const state = wasAtPrinter ? '请确认已打印完成' : '尚未打印';
    const text = `${state}，${mayExportAgain ? '' : '关闭后不能再次导出，'}确定关闭吗？`;
    if (await confirm({ text })) close();
  };
  const rows = Array.from({ length: Math.ceil(cards.length / 2) }, (_, index) => (
    <div key={cards[index * 2]?.cardNo} data-print-row className={styles.printed}>
      {cards.slice(index * 2, index * 2 + 2).map((card) => (
        <PrintCard key={card.cardNo} card={card} />
      ))}
    </div>
  ));
  return (
    <PrintPreview
      title={`会员卡打印（${cards.length} 张）`}
      onClose={() => void leave()}
      onPrinted={() => setAtPrinter(true)}
    >
      <PagedDocument
        orientation="portrait"
        header="会员卡打印，沿虚线裁切"
        parts={[{ key: 'cards', rows, frame: (shown) => <div>{shown}</div> }]}
      />
    </PrintPreview>
  );
}

function PrintCard({ card }: { card: PrintedCard }) {
  return (
    <article className={styles.printCard}>
      <div>
        <img src="/favicon.svg" alt="" /> <strong>{card.name}</strong>
        <p>卡号：{groupedNumber(card.cardNo)}</p>
        <p>
          卡密：<span className={styles.scratch}>{card.secret}</span>
        </p>
        <p>请于 {card.deadline} 前扫码绑定</p>
      </div>
      <QRCode value={card.link} type="svg" size={96} bordered={false} color="#000" bgColor="#fff" />
    </article>
  );
}
