/**
 * Ten thousand tickets handed out at once and taken back, and the page of a ticket with 500 entries. `pnpm bench
 * ticket-work`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { createPortal, type Portal, type TicketBatch } from '@portal/sdk'
import pg from 'pg'
import { buildIfStale, distOf } from '../scripts/builds.ts'
import { launchOptions } from '../scripts/chromium.ts'
import { main } from '../scripts/ending.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { startChild } from './child.ts'
import { digits, publish } from './harness.ts'
import { percentile, row } from './reads.ts'

const [waiting, pages, entries] = [10_000, 20, 500]
const limits = { batchSeconds: 10, paintMs: 100 }
const desk = '/expedientes/misExpedientes'

await main(async () => {
  await buildIfStale('portal')
  const postgres = await startPostgres()
  if ('skipped' in postgres) throw new Error(postgres.skipped)
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'))
  const url = await postgres.createDatabase('bench')
  const server = await startChild('list-endpoint/portal.ts', {
    ...{ DATABASE_URL: url, PORTAL_DEMO: '1', PORTAL_DATA_DIR: folder, LOG_LEVEL: 'fatal' },
    PORTAL_STATIC: distOf('portal'),
  })
  const { skillId, long } = await seed(url)
  const portal = createPortal({ baseUrl: new URL(server.address).origin })
  await portal.session.login({ user: 'admin', password: 'demo-Portal-2026' })
  const handed = await handedOut(portal, skillId)
  const { opened, painted, later } = await pagesOf(server.address, long)
  publish(
    'Work on many tickets, and a long one',
    `${handed.total} tickets of one skill are shared out by load on PostgreSQL, in the background, and the batch is undone. Beside it the page of a ticket with ${entries} entries, until two frames after its newest 25 are in the page: from the last answer that it waits for, and from its address, with what it asks of the server; ${pages} tickets one after the other, and each next hundred entries.`,
    'one round',
    [
      `Shared out in **${digits(handed.seconds)} s**, limit ${limits.batchSeconds} s; undone in ${digits(handed.undone)} s.`,
      ...['', '| | min | p50 | p95 | max | limit |', '| --- | --- | --- | --- | --- | --- |'],
      row('painted after its answers', painted, limits.paintMs),
      row('opened by its address', opened, limits.paintMs),
      row('the next hundred entries', later, 'none'),
    ],
  )
  await server.stop()
  rmSync(folder, { recursive: true })
  return handed.seconds <= limits.batchSeconds && percentile(opened, 0.95) <= limits.paintMs ? 0 : 1
})

/** Adds unassigned tickets of the skill that most people have, and tickets with many entries. */
async function seed(url: string): Promise<{ skillId: string; long: string[] }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    `select skill_id as id from skill_assignments where ends_on is null group by 1 order by count(*) desc limit 1`,
  )
  const skillId = rows[0]?.id ?? ''
  const insert = (count: number, name: string) =>
    client.query<{ id: string }>(
      `insert into tickets (id, key, subject, requester_name, channel, skill_id, priority_id, workflow_id, workflow_number,
         workflow_state, state_type, created_at, updated_at)
       select gen_random_uuid(), $3 || n, $3 || ' ' || n, 'Rosa Núñez', 'phone', $1, t.priority_id, t.workflow_id,
         t.workflow_number, t.workflow_state, 'new', now(), now()
       from (select * from tickets where state_type = 'new' limit 1) t, generate_series(1, $2::int) n returning id`,
      [skillId, count, name],
    )
  await insert(waiting - pages, 'Reparto')
  const long = (await insert(pages, 'Larga')).rows.map(({ id }) => id)
  await client.query(
    `insert into ticket_entries (id, ticket_id, kind, text, created_at)
     select gen_random_uuid(), id, 'internal', 'Entrada ' || n || ' de ' || id, now() - (${entries} - n) * interval '1 minute'
     from unnest($1::uuid[]) id, generate_series(1, ${entries}) n`,
    [long],
  )
  await client.query('vacuum analyze')
  await client.end()
  return { skillId, long }
}

async function handedOut({ ticketBatches }: Portal, skillId: string) {
  const settled = async (batch: TicketBatch, state: TicketBatch['state']): Promise<TicketBatch> => {
    let one = batch
    while (one.state !== state) {
      await pause(50)
      one = await ticketBatches.show(one.id)
    }
    return one
  }
  let begun = performance.now()
  const selection = { filter: { skillId, assignee: 'nobody' as const, stateType: ['new' as const] } }
  const created = await ticketBatches.create({ kind: 'distribute', rule: 'load', selection })
  const { id, total } = await settled(created, 'done')
  const seconds = (performance.now() - begun) / 1000
  begun = performance.now()
  await settled(await ticketBatches.undo(id), 'undone')
  return { total, seconds, undone: (performance.now() - begun) / 1000 }
}

type Opened = { opened: number; painted: number }

/** The milliseconds until the newest entries of each ticket are painted, and until each next hundred are. */
async function pagesOf(address: string, tickets: readonly string[]) {
  const browser = await chromium.launch(launchOptions)
  const page = await browser.newPage({ baseURL: address, locale: 'es-ES' })
  await page.goto('/pages/login')
  await page.locator('input[name=user]').fill('admin')
  await page.locator('input[name=password]').fill('demo-Portal-2026')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  const [first, later]: [Opened[], number[]] = [[], []]
  for (const [at, id] of tickets.entries()) {
    const took = await openedAt(page, `${desk}/${id}`, `Entrada ${entries - 24} de ${id}`)
    // The first one loads the code of the page.
    if (at > 0) first.push(took)
    // Nobody opens the next ticket while the last one still loads.
    await pause(500)
  }
  for (let shown = 25; shown < entries; shown += 100)
    later.push(
      (await continued(page, `Entrada ${Math.max(1, entries - shown - 99)} de ${tickets.at(-1)}`)).opened,
    )
  await browser.close()
  const ascending = (values: number[]) => values.sort((one, other) => one - other)
  return {
    opened: ascending(first.map((one) => one.opened)),
    painted: ascending(first.map((one) => one.painted)),
    later: ascending(later),
  }
}

function openedAt(page: Page, to: string, text: string): Promise<Opened> {
  const go = (address: string) => {
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }
  return until(page, text, go, to)
}

function continued(page: Page, text: string): Promise<Opened> {
  return until(page, text, () => {
    const buttons = [...document.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent === 'Ver entradas anteriores')?.click()
  })
}

/** Acts in the page; returns the milliseconds until two frames after a text is there, since the act and the answers. */
async function until(page: Page, text: string, act: (to: string) => void, to = ''): Promise<Opened> {
  await page.evaluate(
    `performance.clearResourceTimings(); window.begun = performance.now(); (${act.toString()})(${JSON.stringify(to)})`,
  )
  return page.evaluate(
    (wanted) =>
      new Promise<Opened>((resolve, reject) => {
        setTimeout(() => reject(new Error(`The page never showed: ${wanted}`)), 20_000)
        const { begun } = window as unknown as { begun: number }
        const end = () => {
          const now = performance.now()
          const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
          const awaited = answers.filter(({ name }) => /tickets\/[^/]+(\/entries[^/]*)?$/.test(name))
          const answered = Math.max(...awaited.map(({ responseEnd }) => responseEnd))
          resolve({ opened: now - begun, painted: now - answered })
        }
        const look = () => {
          if (document.body.textContent.includes(wanted))
            requestAnimationFrame(() => requestAnimationFrame(end))
          else requestAnimationFrame(look)
        }
        look()
      }),
    text,
  )
}
