import axios, { AxiosHeaders, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import type { Call, Send } from '../http/request';
import { sendForResponse } from '../http/request';

/**
 * An axios instance whose requests go through the request pipeline, for libraries that require one. Responses hold only
 * `data`.
 */
export function axiosOver(send: Send): AxiosInstance {
  return axios.create({
    transformRequest: [(data) => data],
    adapter: async (config) => {
      const { data } = await sendForResponse(send, asCall(config));
      return { data, status: 200, statusText: 'OK', headers: new AxiosHeaders(), config };
    },
  });
}

function asCall({ method, url, data }: InternalAxiosRequestConfig): Call {
  const verb = (method ?? 'get').toUpperCase();
  if (verb !== 'GET' && verb !== 'POST' && verb !== 'PUT' && verb !== 'DELETE')
    throw new Error(`No call here uses ${verb}`);
  // simple-rest ends every address with a question mark, parameters or none
  const path = (url ?? '').replace(/\?$/, '');
  return {
    method: verb,
    path,
    ...(data === undefined ? {} : { body: data }),
    options: { allowRepeat: verb === 'GET' },
  };
}
