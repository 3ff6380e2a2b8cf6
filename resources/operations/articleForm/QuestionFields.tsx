import { Form, type FormRule, Input, Select } from 'antd';
import { DictionarySelect } from '@/src/crud/fields/dictionary/dictionary';
import { ProvinceInput } from '../../lookups/province';
import { provinceNameOf } from '../../lookups/provinceNames';
import { answerLength, holdsMobile, mobileText, questionYears } from '../consult/consult';
import styles from './articleForm.module.css';

const noMobile: FormRule = {
  validator: async (_rule, value: unknown) => {
    if (typeof value === 'string' && holdsMobile(value)) throw new Error(mobileText);
  },
};

const { min, max } = answerLength;

/**
 * Question and answer on the left, subject on the right; for an asked question (`isAsked`) that is the asker's.
 */
export function QuestionFields({ isAsked }: { readonly isAsked: boolean }) {
  return (
    <div className={styles.place}>
      <div className={styles.columns}>
        <div>
          <Form.Item
            name="title"
            label="标题"
            validateFirst
            rules={[
              { required: true, whitespace: true, message: '请输入标题' },
              { min: 5, max: 60, message: '标题长度为 5-60 个字符' },
              noMobile,
            ]}
          >
            <Input maxLength={60} showCount />
          </Form.Item>
          <Form.Item
            name="publicAnswer"
            label="答案"
            validateFirst
            rules={[
              { required: true, whitespace: true, message: '请输入答案' },
              { min, max, message: `答案长度为 ${min}-${max} 个字符` },
              noMobile,
            ]}
          >
            <Input.TextArea autoSize={{ minRows: 10 }} maxLength={max} showCount />
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
