import { BookOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { DialogBoundary } from '../../../ui/DialogBoundary';
import { load } from '../../../ui/load';
import { useColumnSettings } from '../columns/useColumnSettings';
import type { ListPhoneHeadProps } from '../ListToolbar';
import PhoneHead from './PhoneHead';

const ViewsSheet = load(() => import('./ViewsSheet'));

/** The head over the rows of a list on a phone. */
export default function ListPhoneHead({ state, change, list, create, tools }: ListPhoneHeadProps) {
  const columnSettings = useColumnSettings();
  const [viewing, setViewing] = useState<boolean>();
  const views = {
    key: 'views',
    label: '视图',
    icon: <BookOutlined aria-hidden />,
    run: () => setViewing(true),
  };
  return (
    <PhoneHead
      state={state}
      change={change}
      create={create}
      commands={[...tools.commands, views]}
      readAgain={list.readAgain}
    >
      <DialogBoundary close={() => setViewing(false)}>
        {viewing !== undefined && (
          <ViewsSheet
            state={state}
            columnSettings={columnSettings}
            open={viewing}
            close={() => setViewing(false)}
          />
        )}
      </DialogBoundary>
    </PhoneHead>
  );
}
