import { Form, Input, Select } from 'antd';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { isPublished } from '@/src/lib/contentStatus';
import { textOr } from '@/src/lib/record';
import { isOptionFound } from '@/src/lib/searchText';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import { type ReleasePlan, usualHeadHours } from './releasePlan';

interface Values {
  readonly name: string;
  readonly articleIds: string[];
  readonly headlineIds?: string[];
  readonly headHours: number;
}

/** Articles that are offered: those that wait are few. */
const mostOffered = 200;

/** The form of a release plan: its name, its articles, and the headlines with their duration. */
export function PlanForm({ plan, close }: { readonly plan?: ReleasePlan; readonly close: () => void }) {
  const { resource } = useResourcePage();
  const [form] = Form.useForm<Values>();
  const chosen: readonly string[] = Form.useWatch('articleIds', form) ?? [];
  const { data } = useRowsQuery(resource, {
    pagination: { currentPage: 1, pageSize: mostOffered },
    hasPanel: false,
  });
  const waiting = (data?.data ?? []).flatMap(({ id, title, status }) =>
    isPublished({ status }) ? [] : [{ value: String(id), label: textOr(title) }],
  );
  const inPlan = (plan?.items ?? []).map(({ articleId, title }) => ({
    value: String(articleId),
    label: title,
  }));
  const others = inPlan.filter(({ value }) => !waiting.some((one) => one.value === value));
  const offered = [...waiting, ...others];
  return (
    <ActionDialog<Values>
      operation="savePlan"
      title={plan ? `编辑预案：${plan.name}` : '新建预案'}
      success="保存成功"
      width={560}
      form={form}
      initialValues={{
        name: plan?.name,
        articleIds: inPlan.map(({ value }) => value),
        headlineIds: plan?.items
          .filter(({ isHeadline }) => isHeadline)
          .map(({ articleId }) => String(articleId)),
        headHours: plan?.headHours ?? usualHeadHours,
      }}
      body={({ headlineIds = [], ...values }) => ({
        ...values,
        headlineIds: headlineIds.filter((id) => values.articleIds.includes(id)),
        ...(plan && { id: plan.id }),
      })}
      refusals={{ name: ['预案名称'] }}
      close={close}
    >
      <Form.Item
        name="name"
        label="预案名称"
        rules={[
          { required: true, whitespace: true, message: '请输入预案名称' },
          { min: 2, max: 30, message: '预案名称长度为 2-30 个字符' },
        ]}
      >
        <Input allowClear placeholder="例如 湖南出分" />
      </Form.Item>
      <Form.Item name="articleIds" label="资讯" rules={[{ required: true, message: '请选择资讯' }]}>
        <Select
          mode="multiple"
          filterOption={isOptionFound}
          options={offered}
          placeholder="请选择未发布的资讯"
        />
      </Form.Item>
      <Form.Item name="headlineIds" label="其中设为头条">
        <Select
          mode="multiple"
          filterOption={isOptionFound}
          options={offered.filter(({ value }) => chosen.includes(value))}
        />
      </Form.Item>
      <Form.Item name="headHours" label="头条时长" rules={[{ required: true, message: '请输入头条时长' }]}>
        <NumberBox min={1} max={168} precision={0} suffix="小时" />
      </Form.Item>
    </ActionDialog>
  );
}
