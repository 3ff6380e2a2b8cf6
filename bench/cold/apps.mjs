/** The two applications that are measured: where they are, and how their pages are known. */
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.mjs';
import { visit } from '../../scripts/measure.mjs';
import { storageOf } from '../../scripts/signIn.mjs';
import { held } from './minimalSite.mjs';

/**
 * @typedef {{ path: string, sight: import('../../scripts/measure.mjs').Sight }} Place
 *
 * @typedef {object} App
 * @property {string} address
 * @property {Awaited<ReturnType<typeof storageOf>>} state of a browser in which somebody has signed in
 * @property {Place} signIn
 * @property {Place} home
 * @property {readonly Place[]} lists ten, each with a row that the one before it lacks
 * @property {Place & { later: Place['sight'], seen: Awaited<ReturnType<typeof storageOf>> }} [workbench] its table
 * and candidates; `seen` is the state of a browser in which somebody has been there
 * @property {{ path: (count: number) => string, call: string, sight: Place['sight'], hold: () => Promise<unknown> }}
 * rows of a list of any length; `call` is in the address of its data, `hold` delays its next response
 */

/** The address of each list, and the text of one of its rows. */
const lists = {
  '/customer/list': '鼎新志愿填报工作室',
  '/system/role': '超级管理员',
  '/system/post': '董事长',
  '/system/dict': '用户性别',
  '/system/config': '主框架页-默认皮肤样式名称',
  '/system/notice': '志愿填报季值班安排',
  '/monitor/online': '当前会话',
  '/monitor/job': '系统默认（无参）',
  '/monitor/log/operlog': '用户管理',
  '/monitor/log/logininfor': 'admin',
};

const workbench = {
  path: '/expert/filling/workbench?userId=101',
  sight: { selector: "[data-pane='table'] [id^='choice-']" },
  later: { selector: "[role='grid'][aria-label='候选志愿'] [role='row']" },
};

/**
 * The demonstration build with the mock server.
 * @param {string} address
 * @returns {Promise<App>}
 */
export async function productAt(address) {
  const selector = 'tbody tr[data-row-key]';
  const call = '/dev-api/dev/long/list';
  const fault = { kind: 'latency', ms: held, path: call, times: 1 };
  const state = await signedInAt(address);
  return {
    address,
    state,
    signIn: { path: '/login', sight: { selector: 'form input' } },
    home: { path: '/index', sight: { selector: 'main h1' } },
    lists: Object.entries(lists).map(([path, text]) => ({ path, sight: { selector, text } })),
    workbench: { ...workbench, seen: await stateAfter(address, state, workbench) },
    rows: {
      path: (count) => `/dev/samples-long?rows=${count}`,
      call,
      sight: { selector },
      hold: () => fetch(`${address}/__mock__/faults`, { method: 'POST', body: JSON.stringify(fault) }),
    },
  };
}

/**
 * The state of a browser after a look at a place.
 * @param {string} baseURL
 * @param {App['state']} storageState
 * @param {typeof workbench} place
 */
async function stateAfter(baseURL, storageState, { path, ...about }) {
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext({ baseURL, storageState });
    await visit(context, path, about);
    return await context.storageState();
  } finally {
    await browser.close();
  }
}

/** @param {string} address */
async function signedInAt(address) {
  const browser = await chromium.launch(launchOptions());
  try {
    return await storageOf(browser, address, 'admin');
  } finally {
    await browser.close();
  }
}

/**
 * The minimal application.
 * @param {string} address
 * @returns {App}
 */
export function minimalAt(address) {
  const selector = '.ant-table-row';
  const names = Array.from({ length: 10 }, (_, index) => `list${index + 1}`);
  const localStorage = [{ name: 'token', value: 'of the bench' }];
  return {
    address,
    state: { cookies: [], origins: [{ origin: address, localStorage }] },
    signIn: { path: '/', sight: { selector: 'form input' } },
    home: { path: '/', sight: { selector: 'main h1' } },
    lists: names.map((name) => ({ path: `/${name}`, sight: { selector, text: `${name} 00001` } })),
    rows: {
      path: (count) => `/list1?rows=${count}`,
      call: '/api/list1',
      sight: { selector },
      hold: () => Promise.resolve(), // its server delays every long answer
    },
  };
}
