import { Alert, Form } from 'antd';
import { fenOf, yuanOf } from '@/src/lib/fen';
import { formatMoney } from '@/src/lib/money';
import { numberOr } from '@/src/lib/record';
import { cardTypes, wordsOf } from './cardEnumerations';

const types = wordsOf(cardTypes);

/** Beside the form of a batch: the cards to be made, and their value (screen G12). */
export default function MakingAside() {
  const form = Form.useFormInstance();
  const quantity = Math.max(0, Math.trunc(numberOr(Form.useWatch('quantity', form))));
  const type = types[numberOr(Form.useWatch('cardType', form))] ?? '';
  const face: unknown = Form.useWatch('facePrice', form);
  const unit: unknown = Form.useWatch('unitPrice', form);
  const worth = (price: unknown) => formatMoney(yuanOf((fenOf(price) ?? 0n) * BigInt(quantity)));
  const sums = `面值合计 ${worth(face)}，结算价合计 ${worth(unit)}。保存后开始制卡，卡号与卡密随即生成。`;
  return (
    <div>
      <Alert
        type="info"
        role="status"
        message={quantity > 0 ? `将生成 ${quantity} 张${type}，确定吗？` : '请输入数量'}
        description={quantity > 0 && sums}
      />
    </div>
  );
}
