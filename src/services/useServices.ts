import { createContext, type ReactNode, use } from 'react';
import type { OperationRequest } from '@/providers/data/callOperation';
import type { Endpoints, Operation } from '@/providers/endpoints/builder';
import type { FailedCall } from '@/providers/http/failedCalls';
import type { ApiResponse, Send } from '@/providers/http/request';
import type { RestServer } from '@/providers/http/restServer';
import type { Notes } from '@/providers/notes/notes';
import type { Notify } from '@/providers/notification/notifier';
import type { RecordId } from '../lib/recordId';
import type { Readable } from '../lib/store';
import type { Transfers } from '../work/transfers';
import type { Declared } from './declared';
import type { ImageLibrary } from './imageLibrary';

/**
 * Everything that the frame gives to the pages. A page takes what it needs by the hook of that name: `useNotify`,
 * `useImages`, `useTransfers`; the rest is read here.
 */
export interface PageServices {
  readonly send: Send;
  /** Makes the call of an operation; refuses before sending where the permission is missing. */
  readonly callOperation: (operation: Operation, request?: OperationRequest) => Promise<ApiResponse>;
  readonly notify: Notify;
  /** The server's dialect of REST, and which RuoYi it is. */
  readonly rest: RestServer;
  /** Throws where no resource has the name. */
  readonly endpointsOf: (resource: string) => Endpoints;
  /** Address of an image as it is shown: CDN base and resize query added. */
  readonly imageUrl: (address: string) => string;
  /** Address of the same image as it was uploaded, for the preview: only the CDN base added. */
  readonly originalUrl: (address: string) => string;
  /** Address of a page of the server's own: its path below the base of all calls. */
  readonly serverPage: (path: string) => string;
  /** Institution of the signed-in user; sent with uploaded images. */
  readonly storeId: () => RecordId;
  /** The signed-in user's id; the browser's memory for a user is kept under it. */
  readonly userId: () => RecordId;
  /** Role of the signed-in user. */
  readonly roleId: () => RecordId;
  /** Reads menu and permissions again, without a new sign-in (PERM-4). Rejects where that fails; the old ones stay. */
  readonly reloadRules: () => Promise<void>;
  /** Reads the platform's title, icon, logos and toolbox again, after they were changed. Never rejects. */
  readonly reloadPlatform: () => Promise<void>;
  /** Files on their way; they go on while tabs change. */
  readonly transfers: Transfers;
  /** Notes of pages in the top bar, as far as they were read in this session. */
  readonly notes: Notes;
  /** Failed calls since the person signed in, the newest first. */
  readonly failedCalls: Readable<readonly FailedCall[]>;
  /** All declarations of the program; fetches the code of all domains. */
  readonly declared: () => Promise<Declared>;
  /** The pictures that fields and editors choose from. */
  readonly imageLibrary: ImageLibrary;
  /** The shell's page for a missing permission. */
  readonly refused: (permission: string) => ReactNode;
  /** The shell's page for an unknown address. */
  readonly notFound: ReactNode;
}

const ServicesContext = createContext<PageServices | undefined>(undefined);

export const ServicesProvider = ServicesContext.Provider;

/** The services of the running application. Throws outside of it. */
export function useServices(): PageServices {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices() needs a ServicesProvider around the page');
  return services;
}
