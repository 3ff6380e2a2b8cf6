import { useTranslate } from '@refinedev/core';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { Outlet, Route, Routes, useLocation, useParams } from 'react-router';
import { useCan } from '@/src/services/useCan';
import { useIsPlatform } from '../services/useIsPlatform';
import { useServices } from '../services/useServices';
import { ConfirmProvider } from '../ui/confirm/ConfirmProvider';
import { DialogBoundary } from '../ui/DialogBoundary';
import { type FormValues, isOn } from '../ui/fields/field';
import { selectCode } from '../ui/fields/Select';
import { Loadable, load, loadPlain } from '../ui/load';
import { RecordChangesProvider } from './changes/RecordChanges';
import type { Resource } from './defineResource';
import { ListPage } from './list/ListPage';
import { ResourcePageProvider, useResourcePage } from './ResourceContext';
import { editingCall } from './recordAddress';
import type { QuickFilter, Row } from './resourceSpec';
import { onSide, translated } from './translated';
import { useCloseRecord } from './useOpenRecord';

const TreePage = loadPlain(() => import('./tree/TreePage'));
const KeepAlive = loadPlain(() => import('./form/KeepAlive'));
const ShowPage = load(() => import('./show/ShowPage'));
const CreateBelow = load(() => import('./tree/CreateBelow'));
const CreatePage = load(
  () => import('./form/FormPage'),
  (code) => code.CreatePage,
);
const EditPage = load(
  () => import('./form/FormPage'),
  (code) => code.EditPage,
);

interface Props {
  readonly resource: Resource;
  /** Address of the list, without the query. */
  readonly basePath: string;
  readonly defaultFilters?: Readonly<Record<string, string>>;
  readonly scope?: Readonly<Record<string, string>>;
  readonly initialValues?: FormValues;
  /** Replaces the list of a resource that shows its records in a way of its own, under the same addresses. */
  readonly list?: ReactNode;
}

/** All pages of a resource: the list, and over it the record's page that the rest of the address names. */
export function ResourcePages(props: Props) {
  const { resource, basePath, defaultFilters, scope, initialValues, list: own } = props;
  const shown = useShown(resource);
  const isPlatform = useIsPlatform();
  const page = useMemo(
    () => ({
      resource: shown,
      ...{ basePath, scope, initialValues },
      defaultFilters: defaultFilters ?? filled(shown.defaultFilters?.({ isPlatform })),
    }),
    [shown, isPlatform, basePath, defaultFilters, scope, initialValues],
  );
  const [created, setCreated] = useState<Row>();
  const can = useCan();
  const { refused, notFound } = useServices();
  const { operations } = resource.endpoints;
  const { list, create, one } = operations;
  const createPage = <Loadable of={CreatePage} props={{ onCreated: setCreated }} />;
  const creating = resource.tree ? (
    <Loadable of={CreateBelow} props={{ children: createPage }} />
  ) : (
    createPage
  );
  const records = own ?? (resource.tree ? <Loadable of={TreePage} props={{}} /> : <ListPage />);
  const pages = [
    { path: 'create', call: create, body: <WithCode>{creating}</WithCode> },
    {
      path: 'edit/:id',
      call: editingCall(can, operations),
      body: (
        <WithCode>
          <WithId page={(id) => <Loadable of={EditPage} props={{ id }} />} />
        </WithCode>
      ),
    },
    {
      path: 'show/:id',
      call: one,
      body: <WithId page={(id) => <Loadable of={ShowPage} props={{ id }} />} />,
    },
  ];

  if (!can(list)) return refused(list?.permission ?? '');
  const overList = (
    <>
      {/* Forms that are pages are few, as trees are: their code comes with the first one. */}
      {resource.form === 'page' ? <Loadable of={KeepAlive} props={{ children: records }} /> : records}
      <RecordPage />
      <Suspense fallback={null}>
        {created && resource.AfterCreate && (
          <resource.AfterCreate record={created} close={() => setCreated(undefined)} />
        )}
      </Suspense>
    </>
  );
  return (
    <ResourcePageProvider value={page}>
      <RecordChangesProvider>
        <ConfirmProvider>
          <Routes>
            <Route element={overList}>
              <Route index element={null} />
              {pages.map(
                ({ path, call, body }) => can(call) && <Route key={path} path={path} element={body} />,
              )}
            </Route>
            {/* A refusal replaces the list: below it nobody would see it. */}
            {pages.map(
              ({ path, call }) =>
                call &&
                !can(call) && <Route key={path} path={path} element={refused(call.permission ?? '')} />,
            )}
            <Route path="*" element={notFound} />
          </Routes>
        </ConfirmProvider>
      </RecordChangesProvider>
    </ResourcePageProvider>
  );
}

/** The filters that have a value. */
function filled(filters: QuickFilter['filters'] = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

/** The resource for this person: in the words of the language pack, with the fields of the person's side. */
function useShown(resource: Resource): Resource {
  const translate = useTranslate();
  const isPlatform = useIsPlatform();
  return useMemo(
    () => onSide(translated(resource, translate), isPlatform),
    [resource, translate, isPlatform],
  );
}

interface PartProps extends Pick<Props, 'resource' | 'basePath' | 'scope'> {
  /** In place of the list. */
  readonly children?: ReactNode;
}

/** A part of a resource's pages beside another one's, which has the addresses below: its list, or something else. */
export function ResourcePart({ resource, basePath, scope, children = <ListPage /> }: PartProps) {
  const shown = useShown(resource);
  const page = useMemo(() => ({ resource: shown, basePath, scope }), [shown, basePath, scope]);
  return (
    <ResourcePageProvider value={page}>
      <RecordChangesProvider>
        <ConfirmProvider>{children}</ConfirmProvider>
      </RecordChangesProvider>
    </ResourcePageProvider>
  );
}

/** The page of a record over its list. Without its code and a network the list is there again. */
function RecordPage() {
  const { pathname } = useLocation();
  return (
    <DialogBoundary key={pathname} close={useCloseRecord()} hasAddress>
      <Outlet />
    </DialogBoundary>
  );
}

/**
 * A form. All its code is asked for as it opens, its editors' too. A failure is left to the component that draws it.
 */
function WithCode({ children }: { children: ReactNode }) {
  const { fields } = useResourcePage().resource;
  useState(() => {
    CreatePage.ahead();
    EditPage.ahead();
    selectCode.ahead();
    for (const { kind, ...field } of fields)
      if (isOn(field, 'create') || isOn(field, 'edit')) void kind.preload?.().catch(() => undefined);
  });
  return children;
}

function WithId({ page }: { page: (id: string) => ReactNode }) {
  const { id = '' } = useParams();
  return page(id);
}

/** Address of the page that a route ending in `/*` shows, without the part below and without trailing slash. */
export function usePagePath(): string {
  const { pathname } = useLocation();
  const below = useParams()['*'] ?? '';
  return (below === '' ? pathname : pathname.slice(0, -below.length)).replace(/\/$/, '');
}
