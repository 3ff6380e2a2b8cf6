import { upload } from '@/src/crud/fields/upload/upload';
import { amount } from '@/src/ui/fields/amount';
import { choice } from '@/src/ui/fields/choice';
import { date, datetime } from '@/src/ui/fields/date';
import { dateRange } from '@/src/ui/fields/dateRange';
import { money } from '@/src/ui/fields/money';
import { number } from '@/src/ui/fields/number';
import { numberRange } from '@/src/ui/fields/numberRange';
import { reason } from '@/src/ui/fields/reason';
import { tags } from '@/src/ui/fields/tags';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { toggle, yesNo } from '@/src/ui/fields/toggle';
import { college } from '../../../lookups/college';
import { expert } from '../../../lookups/expert';
import { major } from '../../../lookups/major';
import { province, provinces } from '../../../lookups/province';
import { Demos } from '../Demo';
import { KindDemo } from '../KindDemo';
import { samplePicture } from '../samplePictures';

const grades = [
  { value: 1, label: '一级', tone: 'success' },
  { value: 2, label: '二级', tone: 'primary' },
  { value: 3, label: '三级' },
] as const;

const fields = {
  name: text('名称', { maxLength: 20, help: '不超过 20 个字符' }),
  amount: number('数量', { min: 0, max: 9999, unit: '件' }),
  price: money('金额'),
  raise: amount('加价金额'),
  grade: choice<1 | 2 | 3>('等级', grades),
  open: toggle('启用'),
  shared: yesNo('共享'),
  labels: tags('标签'),
  birthday: date('日期'),
  moment: datetime('时间'),
  term: dateRange('有效期', { begin: 'beginTime', end: 'endTime' }),
  scores: numberRange('分数段'),
  remark: textarea('说明', { maxLength: 200 }),
  why: reason('停用原因', { minLength: 5, maxLength: 100, phrases: ['合同到期', '长期未使用'] }),
  logo: upload('图片', 'image'),
  province: province('省份'),
  provinces: provinces('适用省份'),
  college: college('院校'),
  major: major('专业'),
  expert: expert('专家'),
};

/** The plain kinds of field in their states. */
export default function FieldsSection() {
  return (
    <Demos>
      <KindDemo field={fields.name} example="明德教育" />
      <KindDemo field={fields.amount} example={1280} />
      <KindDemo field={fields.price} example="1234567.50" />
      <KindDemo field={fields.raise} example="12.50" />
      <KindDemo field={fields.grade} example={2} />
      <KindDemo field={fields.open} example={1} />
      <KindDemo field={fields.shared} example={1} />
      <KindDemo field={fields.labels} example={['重点', '新高考']} />
      <KindDemo field={fields.birthday} example="2026-06-24" />
      <KindDemo field={fields.moment} example="2026-06-24 09:30:00" />
      <KindDemo field={fields.term} example="2026-06-24~2026-07-02" />
      <KindDemo field={fields.scores} example="560~600" />
      <KindDemo field={fields.province} example={430000} />
      <KindDemo field={fields.provinces} example={[430000, 420000]} />
      <KindDemo field={fields.college} example={1} record={{ schoolName: '示例大学' }} />
      <KindDemo field={fields.major} example={1} record={{ majorText: '080901 计算机科学与技术' }} />
      <KindDemo field={fields.expert} example={1} record={{ expertName: '示例专家' }} />
      <KindDemo field={fields.logo} example={samplePicture('标', 210)} />
      <KindDemo field={fields.remark} example={'第一行说明\n第二行说明'} />
      <KindDemo field={fields.why} example="合同到期" />
    </Demos>
  );
}
