/** Playwright against the portal and a private server, on one of the two databases. */
import { mkdirSync } from 'node:fs'
import { freePort } from './free-port.ts'
import type { Postgres } from './postgres.ts'
import { type Finished, run, type RunOptions } from './run.ts'
import { reportPath, resultsFolder } from './test-runs.ts'

/** Runs the e2e tests, of one area or of all, on PostgreSQL if its URL is given, and writes their report. */
export async function runE2e(
  name: 'e2e' | 'e2e-embedded',
  options: {
    postgres?: Postgres | undefined
    arguments?: string[]
    /** The number of past days with clock entries in the demo company; three months by default. */
    demoDays?: number
    /** How many tickets that company has; by itself those of half a year. */
    demoTickets?: number
    show?: RunOptions['show']
  } = {},
): Promise<Finished> {
  mkdirSync(resultsFolder, { recursive: true })
  const { demoDays, demoTickets } = options
  const url = await options.postgres?.createDatabase(`e2e_${Date.now().toString(36)}`)
  return run(['playwright', 'test', ...(options.arguments ?? [])], {
    ...(options.show ? { show: options.show } : {}),
    env: {
      PORTAL_E2E_DATABASE: options.postgres ? 'postgres' : 'pglite',
      PORTAL_E2E_PORT: String(await freePort()),
      PORTAL_E2E_ANALYTICS_PORT: String(await freePort()),
      PORTAL_E2E_REPORT: reportPath(name),
      PORTAL_DEMO_DAYS: numeral(demoDays),
      PORTAL_DEMO_TICKETS: numeral(demoTickets),
      DATABASE_URL: url,
      // The data folders of servers that single tests start.
      TEST_DATABASE_URL: url === undefined ? undefined : options.postgres?.url,
      // The tests import the workspace's packages from source.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=source`,
    },
  })
}

const numeral = (count: number | undefined): string | undefined => count?.toString()
