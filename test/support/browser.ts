import { existsSync, mkdirSync } from 'node:fs';
import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { skipWithout } from './optional.ts';
import { fromRoot } from './root.ts';
import { serviceFor } from './service.ts';

const executablePath = process.env['MINGG_CHROMIUM'] ?? '/usr/bin/chromium';

/** For tap's `skip`: the reason where no browser is to be had. */
export const noBrowser = skipWithout('browser', existsSync(executablePath));

export const PHONE = { width: 360, height: 740 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;

interface Test {
  readonly teardown: (after: () => Promise<void>) => void;
}

/** One browser for the tests of a file. */
export async function openBrowser(t: Test): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  t.teardown(() => browser.close());
  return browser;
}

/** The service with the page on a free port of this machine; its games are kept as long as the test runs. */
export async function servePage(t: Test): Promise<string> {
  if (!existsSync(fromRoot('dist', 'web', 'index.html'))) throw new Error('the page is not built: npm run build');
  const folder = await mkdtemp(join(tmpdir(), 'mingg-page-'));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  const app = await serviceFor(t, { DATABASE_URL: `file:${join(folder, 'games.sqlite')}` });
  return `${await app.listen({ host: '127.0.0.1', port: 0 })}/`;
}

/** A window with a memory of its own, English unless said otherwise, and what went wrong in it. */
export interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Console errors, errors of the page, requests to somebody else. */
  readonly faults: string[];
}

export async function openWindow(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Window> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'en-GB', ...options });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const faults = watchFaults(page, url);
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { context, page, faults };
}

/** What goes wrong in a page from now on. A request that the network swallowed is no fault of the page. */
export function watchFaults(page: Page, url: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('net::ERR_')) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    const address = request.url();
    if (new URL(address).origin !== new URL(url).origin && !/^(?:data|blob):/.test(address)) faults.push(`a request to ${address}`);
  });
  return faults;
}

/** Where screenshots are kept to be looked at. */
export function pictureOf(name: string): string {
  const folder = fromRoot('artefacts', 'page');
  mkdirSync(folder, { recursive: true });
  return join(folder, `${name}.png`);
}
