import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, expect, test } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { freePort } from '#scripts/free-port.ts'
import { launchOptions } from '#scripts/chromium.ts'
import { signIn } from '../support/sign-in.ts'

/** Lighthouse's findings, without performance, which `bench` measures. */
const required = { accessibility: 100, 'best-practices': 95 } as const

test('Lighthouse finds the sign-in and the dashboard accessible and built as pages should be', async ({
  baseURL,
}) => {
  const port = await freePort()
  const profile = mkdtempSync(path.join(tmpdir(), 'portal-lighthouse-'))
  const browser = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${port}`],
    ...(baseURL === undefined ? {} : { baseURL }),
    locale: 'es-ES',
  })
  try {
    await judge(`${baseURL}/pages/login`, port)
    // Lighthouse opens a tab of its own, which gets the session from the open one.
    const [page = await browser.newPage()] = browser.pages()
    await signIn(page)
    await judge(`${baseURL}/dashboard`, port)
  } finally {
    await browser.close()
    rmSync(profile, { recursive: true, force: true })
  }
})

async function judge(url: string, port: number): Promise<void> {
  const result = await lighthouse(
    url,
    {
      port,
      disableStorageReset: true,
      logLevel: 'error',
      onlyCategories: Object.keys(required),
    },
    desktopConfig,
  )
  if (!result) throw new Error('Lighthouse gave no report')
  const { categories, audits, finalDisplayedUrl } = result.lhr
  expect(finalDisplayedUrl).toBe(url)
  for (const [id, least] of Object.entries(required)) {
    const failed = categories[id]?.auditRefs
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
      .map(({ id: audit }) => `${audit}: ${JSON.stringify(audits[audit]?.details ?? {}).slice(0, 600)}`)
    const score = Math.round((categories[id]?.score ?? 0) * 100)
    expect(score, `${id} of ${url}:\n${failed?.join('\n')}`).toBeGreaterThanOrEqual(least)
  }
}
