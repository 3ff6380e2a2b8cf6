import { AutoComplete, Form, Space } from 'antd';
import { viewNamed } from '@/providers/auth/viewNames';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useTreeRows } from '@/src/crud/tree/useWholeTree';
import { useCalls } from '@/src/crud/useCall';
import { textOr } from '@/src/lib/record';
import { sameId } from '@/src/lib/recordId';
import { isFoundIn } from '@/src/lib/searchText';
import { useServices } from '@/src/services/useServices';
import { chooseByEnter } from '@/src/ui/fields/chooseByEnter';
import type { FormValues, InputProps } from '@/src/ui/fields/field';
import { isMenu, isOutside } from './menuNode';
import { Warning } from './Warning';

/**
 * Enters the path of a view of this program. Offers the program's views; an unknown one gets a warning, not a
 * refusal.
 */
export function OwnViewInput(props: InputProps<string>) {
  const { declared } = useServices();
  const { data } = useCalls('declared-views', async () => (await declared()).views.map(({ view }) => view), {
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <ViewInput {...props} offered={data ?? []} areAll={data !== undefined} />;
}

/** Enters a view of another program. Offers the views of its menu; it may have unknown ones. */
export function ForeignViewInput(props: InputProps<string>) {
  const { name, tree } = useResourcePage().resource;
  const { rows } = useTreeRows({ resource: name, parent: tree?.parent ?? '' }, { staleTime: 60_000 });
  const views = new Set(rows.map(({ url }) => textOr(url)).filter(Boolean));
  return <ViewInput {...props} offered={[...views].sort()} areAll={false} />;
}

interface Props extends InputProps<string> {
  readonly offered: readonly string[];
  /** Whether there are no others. */
  readonly areAll: boolean;
}

function ViewInput({ offered, areAll, value, onChange, choices: _choices, ...rest }: Props) {
  const values = Form.useWatch((all: FormValues) => all, Form.useFormInstance()) ?? {};
  const view = value?.trim() ?? '';
  const isLacking = view !== '' && areAll && !offered.includes(viewNamed(view));
  const warning = isLacking
    ? '当前程序中没有该页面'
    : isDirectory(view, values) && '该菜单没有页面，将只作为目录显示';
  return (
    <>
      <Space.Compact block onKeyDown={chooseByEnter}>
        <AutoComplete
          {...rest}
          allowClear
          value={value ?? ''}
          options={offered.map((known) => ({ value: known }))}
          filterOption={(typed, option) => isFoundIn(option?.value ?? '', typed)}
          onChange={(typed: string | undefined) => onChange?.(typed ?? '')}
        />
      </Space.Compact>
      <Warning text={warning} />
    </>
  );
}

/** Whether it is a menu below another that opens nothing. */
function isDirectory(view: string, values: FormValues): boolean {
  return view === '' && isMenu(values) && !sameId(values.parentId ?? 0, 0) && !isOutside(values.path);
}
