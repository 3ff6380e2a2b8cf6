import { Form } from 'antd';
import { use } from 'react';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import { erase } from '@/src/crud/defineResource';
import { DialogItems } from '@/src/crud/form/FieldItems';
import { FormRecord, useResourcePage } from '@/src/crud/ResourceContext';
import { useOperation } from '@/src/crud/useOperation';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import type { ContentStatus } from '@/src/lib/contentStatus';
import { isRecord, textOr } from '@/src/lib/record';
import { isOptionFound } from '@/src/lib/searchText';
import { fieldOf, type InputProps } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { Select } from '@/src/ui/fields/Select';
import { tags } from '@/src/ui/fields/tags';
import { text } from '@/src/ui/fields/text';
import { planRules, type ReleasePlan, usualHeadHours } from './releasePlan';

interface Values {
  readonly name: string;
  readonly articleIds: string[];
  readonly headlineIds?: string[];
  readonly headHours: number;
}

/** The maximum number of drafts, and of withdrawn articles, that are offered. */
const mostOffered = 200;

const several = { ...tags('').kind, verb: '请选择' as const };

const fields = erase({
  name: text(planRules.name, { placeholder: '例如 湖南出分' }),
  articleIds: fieldOf(
    '资讯',
    { ...several, Input: ArticlesInput },
    { required: true, placeholder: '请选择未发布的资讯' },
  ),
  headlineIds: fieldOf('其中设为头条', { ...several, Input: HeadlinesInput }, { placeholder: '' }),
  headHours: number(planRules.headHours, { unit: '小时' }),
});

/** Fields of whoever may not make headlines: the plan keeps its own. */
const plainFields = fields.filter(({ name }) => name !== 'headlineIds');

/** The form of a release plan: its name, its articles, and the headlines with their duration. */
export function PlanForm({ plan, close }: { readonly plan?: ReleasePlan; readonly close: () => void }) {
  const [form] = Form.useForm<Values>();
  const { allowed: mayLead } = useOperation('headline');
  return (
    <ActionDialog<Values>
      operation="savePlan"
      title={plan ? `编辑预案：${plan.name}` : '新建预案'}
      success="保存成功"
      width={560}
      form={form}
      initialValues={{
        name: plan?.name,
        articleIds: (plan?.items ?? []).map(({ articleId }) => String(articleId)),
        headlineIds: plan?.items
          .filter(({ isHeadline }) => isHeadline)
          .map(({ articleId }) => String(articleId)),
        headHours: plan?.headHours ?? usualHeadHours,
      }}
      body={({ headlineIds, ...values }) => ({
        ...values,
        ...(headlineIds && { headlineIds: headlineIds.filter((id) => values.articleIds.includes(id)) }),
        ...(plan && { id: plan.id }),
      })}
      refusals={{ name: ['预案名称'] }}
      close={close}
    >
      <DialogItems form={form} fields={mayLead ? fields : plainFields} record={plan && { ...plan }} />
    </ActionDialog>
  );
}

function ArticlesInput(props: InputProps<string[]>) {
  return <SeveralArticles {...props} options={useOffered()} />;
}

/** Headlines are chosen among the articles of the plan. */
function HeadlinesInput(props: InputProps<string[]>) {
  const chosen: readonly string[] = Form.useWatch('articleIds', Form.useFormInstance()) ?? [];
  return <SeveralArticles {...props} options={useOffered().filter(({ value }) => chosen.includes(value))} />;
}

interface Offer {
  readonly value: string;
  readonly label: string;
}

function SeveralArticles({
  value,
  onChange,
  choices: _choices,
  options,
  ...rest
}: InputProps<string[]> & { readonly options: Offer[] }) {
  return (
    <Select<string[]>
      {...rest}
      mode="multiple"
      filterOption={isOptionFound}
      value={value ?? []}
      options={options}
      onChange={(chosen) => onChange?.(chosen)}
    />
  );
}

/** Articles that wait, and those of the plan that do not any more. */
function useOffered(): Offer[] {
  const waiting = [...useArticlesIn(0), ...useArticlesIn(2)];
  const items = use(FormRecord)?.items;
  const inPlan = (Array.isArray(items) ? items.filter(isRecord) : []).map(({ articleId, title }) => ({
    value: String(articleId),
    label: textOr(title),
  }));
  return [...waiting, ...inPlan.filter(({ value }) => !waiting.some((one) => one.value === value))];
}

function useArticlesIn(status: ContentStatus): Offer[] {
  const { resource } = useResourcePage();
  const { data } = useRowsQuery(resource, {
    pagination: { currentPage: 1, pageSize: mostOffered },
    filters: [{ field: 'status', operator: 'eq', value: String(status) }],
    hasPanel: false,
  });
  return (data?.data ?? []).map(({ id, title }) => ({ value: String(id), label: textOr(title) }));
}
