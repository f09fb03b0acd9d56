/**
 * A background file of all working days of 20,000 people in a month, compared with PostgreSQL copying the same rows in
 * the same order. `pnpm bench report-run`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { buildIfStale } from '../scripts/builds.ts'
import { main } from '../scripts/ending.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { startBuilt } from './built-server.ts'
import { startChild } from './child.ts'
import { compare } from './harness.ts'
import { storeSeconds, lastStored } from './stored-days.ts'
import { forgetPeak, peakMegabytes } from './memory.ts'
import { signedIn } from './vacations/planned.ts'

const people = Number(process.env.BENCH_PEOPLE ?? 20_000)
const until = lastStored()
const from = new Date(Date.parse(until) - 30 * 86_400_000).toISOString().slice(0, 10)

await main(async () => {
  const postgres = await startPostgres()
  if ('skipped' in postgres) throw new Error(postgres.skipped)
  const url = await postgres.createDatabase('bench')
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'))
  const env = { DATABASE_URL: url, PORTAL_DEMO: '1', PORTAL_DATA_DIR: folder, LOG_LEVEL: 'fatal' }
  const filling = await startFilling(env, path.join(folder, 'tokens'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await storeSeconds(client)
  // Memory for seeding the database is not the file's.
  await filling.stop()
  await buildIfStale('server')
  const server = await startBuilt(env)
  const token = await signedIn(server.address)
  const memory = `${server.address}#${server.pid}`

  const met = await compare({
    title: 'The file of a report',
    about: `The working days of ${people} people and 31 days as CSV, made in the background by the reach of an administrator, with its words and its checksum; copied are the same rows in the same order as they are kept, and the recorded days as they are stored. The server is the built one, started before without seeding; "MB before" is what it holds between two files. The limit of its memory is 200 MB.`,
    rounds: 5,
    warmUps: 1,
    contenders: [
      {
        name: 'COPY of the same rows, in their order',
        round: () =>
          copied(
            client,
            `select u.display_name, k.*, w.name from stored_days k join users u on u.id = k.employee_id
              left join work_centers w on w.id = k.work_center_id
              where date between '${from}' and '${until}' order by date, u.plain_name, k.employee_id`,
          ),
      },
      {
        name: 'COPY of the stored rows, in any order',
        round: () => copied(client, `select * from workdays where date between '${from}' and '${until}'`),
      },
      {
        name: 'the file of the report',
        round: async () => {
          forgetPeak(memory)
          const before = peakMegabytes(memory)
          const { seconds, rows } = await fileOf(server.address, token)
          return {
            s: seconds,
            'rows/s': rows / seconds,
            'MB before': before,
            'peak MB': peakMegabytes(memory),
          }
        },
      },
    ],
    targets: [{ contender: 'the file of the report', figure: 's', atMost: 1.5 }],
  })
  await client.end()
  await server.stop()
  rmSync(folder, { recursive: true })
  return met ? 0 : 1
})

function startFilling(env: Record<string, string>, tokens: string) {
  return startChild('clock/portal.ts', {
    ...env,
    ...{ BENCH_PEOPLE: String(people), BENCH_SIGNED: '1', BENCH_TOKENS: tokens, BENCH_MONTHS: '2' },
  })
}

type Run = { id: string; state: string; done: number; startedAt: string; finishedAt: string | null }

/** Requests the file and waits until it is ready. */
async function fileOf(address: string, token: string): Promise<{ seconds: number; rows: number }> {
  const ask = async (method: string, asked: string, body?: object): Promise<Run> => {
    const answer = await fetch(`${address}/services/intranet/${asked}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${asked} answered ${answer.status}: ${await answer.text()}`)
    return ((await answer.json()) as { data: Run }).data
  }
  const query = `from=${from}&until=${until}&sort=date`
  let run = await ask('POST', 'report-runs', { report: 'workdays', query, format: 'csv' })
  while (run.finishedAt === null) {
    await pause(250)
    run = await ask('GET', `report-runs/${run.id}`)
  }
  if (run.state !== 'ready') throw new Error(`the file is ${run.state}`)
  return { seconds: (Date.parse(run.finishedAt) - Date.parse(run.startedAt)) / 1000, rows: run.done }
}

/** How long PostgreSQL takes to copy rows to /dev/null. */
async function copied(client: pg.Client, rows: string): Promise<{ s: number; 'rows/s': number }> {
  const begun = performance.now()
  const { rowCount } = await client.query(`copy (${rows}) to '/dev/null' csv`)
  const seconds = (performance.now() - begun) / 1000
  return { s: seconds, 'rows/s': (rowCount ?? 0) / seconds }
}
