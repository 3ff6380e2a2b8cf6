import { repeated } from '@/src/crud/fields/repeated';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { KindDemo } from '../KindDemo';
import { kindExamples } from '../kindExamples';

const lines = repeated<{ name: string; amount: number }>('明细', {
  name: text('品名', { required: true }),
  amount: number('数量', { min: 1, initial: 1 }),
});

/** Kinds that have a folder of their own, with their place in the gallery; and groups that are repeated. */
export default function OwnKindsSection() {
  return (
    <>
      {kindExamples.map((kind) => kind((example) => <KindDemo key={example.field.label} {...example} />))}
      <KindDemo field={lines} example={[{ name: '签字笔', amount: 3 }]} />
    </>
  );
}
