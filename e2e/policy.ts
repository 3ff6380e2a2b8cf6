import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';

/** The policy that deploy/nginx.conf sends. */
const policy = /Content-Security-Policy "([^"]+)"/.exec(readFileSync('deploy/nginx.conf', 'utf8'))?.[1] ?? '';

/** Lets the pages at an address come with the content security policy of deploy/nginx.conf. A violation is an error on the console. */
export async function underPolicy(place: Page | BrowserContext, address = '**/*'): Promise<void> {
  expect(policy).toContain("default-src 'self'");
  await place.route(address, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
}
