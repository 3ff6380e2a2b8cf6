import { Form, Input, Select } from 'antd';
import { DictionarySelect } from '@/src/crud/fields/dictionary/dictionary';
import { textRules } from '@/src/ui/fields/rule';
import { ProvinceInput } from '../../lookups/province';
import { provinceNameOf } from '../../lookups/provinceNames';
import { consultRules, questionYears } from '../consult/consult';
import styles from './articleForm.module.css';

const { title, answer } = consultRules;

/**
 * Question and answer on the left, subject on the right; for an asked question (`isAsked`) that is the asker's.
 */
export function QuestionFields({ isAsked }: { readonly isAsked: boolean }) {
  return (
    <div className={styles.place}>
      <div className={styles.columns}>
        <div>
          <Form.Item name="title" label={title.label} validateFirst rules={textRules(title)}>
            <Input maxLength={title.maxLength} showCount placeholder={`请输入${title.label}`} />
          </Form.Item>
          <Form.Item name="publicAnswer" label={answer.label} validateFirst rules={textRules(answer)}>
            <Input.TextArea
              autoSize={{ minRows: 10 }}
              maxLength={answer.maxLength}
              showCount
              placeholder={`请输入${answer.label}`}
            />
          </Form.Item>
        </div>
        <section className={styles.settings} aria-label="设置">
          <Form.Item name="topic" label="主题" rules={[{ required: true, message: '请选择主题' }]}>
            <DictionarySelect type="consult_topic" placeholder="请选择主题" disabled={isAsked} />
          </Form.Item>
          <Form.Item name="provinceId" label="省份">
            <ProvinceInput placeholder="不选为全国" disabled={isAsked} />
          </Form.Item>
          <Form.Item name="year" label="年份">
            <Select allowClear placeholder="请选择年份" options={[...questionYears()]} disabled={isAsked} />
          </Form.Item>
        </section>
      </div>
    </div>
  );
}

/** The audience of a question, below its title in the preview. */
export function questionNote(provinceId: number | undefined, year: number | undefined): string {
  const province = provinceNameOf(provinceId) ?? '全国';
  return [province, year && `${year} 年高考`].filter(Boolean).join('　');
}
