import { useTranslate } from '@refinedev/core';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Route, Routes, useParams } from 'react-router';
import { ConfirmProvider } from '../ui/confirm/ConfirmProvider';
import type { FormValues } from '../ui/fields/field';
import type { Resource, Row } from './defineResource';
import { ListPage } from './list/ListPage';
import { ResourcePageProvider } from './ResourceContext';
import { useMay, useServices } from './services';
import { translated } from './translated';

const CreatePage = lazy(() => import('./form/FormPage').then(({ CreatePage: page }) => ({ default: page })));
const EditPage = lazy(() => import('./form/FormPage').then(({ EditPage: page }) => ({ default: page })));
const ShowPage = lazy(() => import('./show/ShowPage').then(({ ShowPage: page }) => ({ default: page })));

interface Props {
  readonly resource: Resource;
  /** Address of the list, without the query. */
  readonly basePath: string;
  readonly defaultFilters?: Readonly<Record<string, string>>;
  readonly initialValues?: FormValues;
}

/** All pages of a resource: the list, and over it the page of one record that the rest of the address names. */
export function ResourcePages({ resource, basePath, defaultFilters, initialValues }: Props) {
  const translate = useTranslate();
  const page = useMemo(
    () => ({ resource: translated(resource, translate), basePath, defaultFilters, initialValues }),
    [resource, translate, basePath, defaultFilters, initialValues],
  );
  const [created, setCreated] = useState<Row>();
  const may = useMay();
  const { refused, notFound } = useServices();
  const { list, create, update, one } = resource.endpoints.operations;
  const permitted = (operation: typeof list, body: ReactNode) =>
    may(operation) ? body : operation ? refused(operation.permission ?? '') : notFound;

  if (!may(list)) return refused(list?.permission ?? '');
  return (
    <ResourcePageProvider value={page}>
      <ConfirmProvider>
        <ListPage />
        <Suspense fallback={null}>
          <Routes>
            <Route index element={null} />
            <Route path="create" element={permitted(create, <CreatePage onCreated={setCreated} />)} />
            <Route
              path="edit/:id"
              element={permitted(update, <WithId page={(id) => <EditPage key={id} id={id} />} />)}
            />
            <Route
              path="show/:id"
              element={permitted(one, <WithId page={(id) => <ShowPage key={id} id={id} />} />)}
            />
            <Route path="*" element={notFound} />
          </Routes>
          {created && resource.AfterCreate && (
            <resource.AfterCreate record={created} close={() => setCreated(undefined)} />
          )}
        </Suspense>
      </ConfirmProvider>
    </ResourcePageProvider>
  );
}

function WithId({ page }: { page: (id: string) => ReactNode }) {
  const { id = '' } = useParams();
  return page(id);
}
