import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { outboxFolder } from './e2e/support/outbox-folder.ts'
import { sourcesFolder } from './e2e/support/sources-folder.ts'
import { launchOptions } from './scripts/chromium.ts'
import { secondTries } from './scripts/second-tries.ts'

// `scripts/e2e-run.ts` chooses free ports and the database; by hand, `playwright test` uses these.
const port = process.env.PORTAL_E2E_PORT ?? '4173'
const analyticsPort = process.env.PORTAL_E2E_ANALYTICS_PORT ?? '4174'
const database = process.env.PORTAL_E2E_DATABASE ?? 'pglite'
const address = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'e2e',
  // e2e/support has tests of its own; those are Vitest's.
  testMatch: '**/*.spec.ts',
  outputDir: `test-results/playwright-${database}`,
  // Machines that build and test at the same time are slow; nothing here measures time. These are the limits of all.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  // One more than the cores that CI has: a test that waits for a session to end, or for an answer, leaves them idle.
  workers: 3,
  retries: secondTries,
  forbidOnly: process.env.CI !== undefined,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PORTAL_E2E_REPORT ?? `test-results/e2e-${database}.json` }],
  ],
  use: {
    baseURL: address,
    launchOptions,
    // A step that finds nothing to press says which, and not only that the test was too long.
    actionTimeout: 90_000,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // Nobody looks: what fades and slides would only be painted and waited for.
    contextOptions: { reducedMotion: 'reduce' },
    // A sixth of the time, for what nobody can fetch from a machine of CI; a failure still shows its page there.
    trace: process.env.CI === undefined ? 'retain-on-failure' : 'off',
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    // The product as it is, but for what a sign-in costs: there are a thousand of them.
    command:
      'node --conditions=source --import ./packages/server/src/testing/quick-hashes.ts packages/server/src/main.ts',
    url: `${address}/health/ready`,
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: port,
      ANALYTICS_PORT: analyticsPort,
      PORTAL_DEMO: '1',
      // Nobody changes state but those whom a test lets.
      PORTAL_DEMO_SHIFT: 'off',
      PORTAL_STATIC: path.join(import.meta.dirname, 'packages/portal/dist'),
      // On PostgreSQL the server finds its fresh database in DATABASE_URL, which it inherits; either way, what is
      // uploaded goes to a folder of its own.
      PORTAL_DATA_DIR: 'memory://',
      // Where the tests read the mails that they cause.
      PORTAL_OUTBOX: outboxFolder,
      // Where they put files that it takes by itself.
      PORTAL_SOURCES_DIR: sourcesFolder,
    },
  },
})
