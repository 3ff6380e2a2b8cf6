import { DictionaryTag } from '@/src/crud/fields/dictionary/dictionary';
import { user } from '@/src/crud/fields/user';
import { formatTime } from '@/src/lib/dates';
import { CopyText } from '@/src/ui/CopyText';
import { LongText } from '@/src/ui/display/LongText';
import { Money } from '@/src/ui/display/Money';
import { Person } from '@/src/ui/display/Person';
import { RelativeTime } from '@/src/ui/display/RelativeTime';
import { longText } from '@/src/ui/fields/longText';
import { relativeTime } from '@/src/ui/fields/relativeTime';
import { Demo, Demos } from '../Demo';
import { KindDemo } from '../KindDemo';
import { samplePicture } from '../samplePictures';

const minute = 60_000;
const day = 24 * 60 * minute;
const ago = (milliseconds: number) => formatTime(Date.now() - milliseconds);

const advice =
  '填报志愿时请先核对选科要求，再看近三年的录取位次。位次比分数更能说明竞争的激烈程度：同一分数在不同年份对应的位次可能相差数千名。建议按照冲、稳、保三个层次搭配院校，每个层次至少保留三所，并仔细阅读招生章程中对单科成绩、视力和学费的说明。最后请在截止时间之前提交，提交后仍可在规定的次数内修改。';

const created = user('创建人', { picture: 'avatar', note: 'role' });

/** Small ways to show a value, in lists, on cards and in full. */
export default function DisplaySection() {
  return (
    <Demos>
      <Demo title="字典标签">
        <Lines
          of={[
            ['有样式', <DictionaryTag key="a" type="sys_normal_disable" value="0" />],
            ['多个值', <DictionaryTag key="b" type="store_type" value="1,2,4" />],
            ['无样式', <DictionaryTag key="c" type="sys_user_sex" value={['0', '1']} />],
            ['未知值', <DictionaryTag key="d" type="store_type" value="99" />],
            ['无值', <DictionaryTag key="e" type="store_type" value={null} />],
          ]}
        />
      </Demo>
      <Demo title="用户">
        <Lines
          of={[
            ['有头像', <Person key="a" name="林知远" note="超级管理员" picture={samplePicture('林', 210)} />],
            ['无头像', <Person key="b" name="苏晚晴" note="运营专员" />],
            ['头像失效', <Person key="c" name="周予安" picture="data:image/png;base64,AAAA" />],
          ]}
        />
      </Demo>
      <Demo title="金额">
        <Lines
          of={[
            ['普通', <Money key="a" value="1234567.5" />],
            ['负数', <Money key="b" value="-2680" />],
            ['收入', <Money key="c" value="12600.00" as="change" />],
            ['支出', <Money key="d" value="-980.5" as="change" />],
            ['零', <Money key="e" value="0.00" as="change" />],
          ]}
        />
      </Demo>
      <Demo title="相对时间">
        <Lines
          of={[
            ['刚刚', <RelativeTime key="a" value={ago(5_000)} />],
            ['一小时内', <RelativeTime key="b" value={ago(5 * minute)} />],
            ['昨天', <RelativeTime key="c" value={ago(day)} />],
            ['更早', <RelativeTime key="d" value={ago(40 * day)} />],
            ['将来', <RelativeTime key="e" value={ago(-30 * minute)} />],
          ]}
        />
      </Demo>
      <Demo title="复制文本">
        <Lines
          of={[
            ['编号', <CopyText key="a" text="JG000036" label="机构编号" />],
            ['地址', <CopyText key="b" text="https://tianbao.example.com/invite/8F3K2Q" label="邀请链接" />],
            ['仅按钮', <CopyText key="c" text="8F3K2Q" label="邀请码" bare />],
          ]}
        />
      </Demo>
      <Demo title="长文本">
        <LongText text={advice} />
        <p>
          <LongText text="放得下的文本没有展开按钮。" />
        </p>
      </Demo>
      <KindDemo
        field={created}
        example="林知远"
        record={{ avatar: samplePicture('林', 210), role: '超级管理员' }}
      />
      <KindDemo field={relativeTime('更新时间')} example={ago(3 * 60 * minute)} />
      <KindDemo field={longText('备注', { maxLength: 500 })} example={advice} />
    </Demos>
  );
}

/** States of a widget, one a line. */
function Lines({ of }: { of: readonly (readonly [state: string, shown: React.ReactNode])[] }) {
  return (
    <dl className="demo-line">
      {of.flatMap(([state, shown]) => [
        <dt key={`${state}t`}>{state}</dt>,
        <dd key={`${state}d`}>{shown}</dd>,
      ])}
    </dl>
  );
}
