import { call } from '../data/endpoints';

/** Calls that carry files (specification, section 7, Uploads and downloads); the image upload is in platformCalls. */
export const fileCalls = {
  upload: call('/dev-api/common/upload'),
  download: call('/dev-api/common/download', { method: 'GET' }),
  downloadResource: call('/dev-api/common/download/resource', { method: 'GET' }),
  uploadToken: call('/ssystem-api/api/Store/getToken'),
} as const;
