/**
 * The latency of the control panel's lists in a company of 20,000, compared with the limit of 150 ms at p95, and how
 * soon a change of a role reaches another process. `pnpm bench control-panel [rounds]`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { main } from '../scripts/ending.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { type Child, startChild } from './child.ts'
import { askingAs } from './control-panel/ask.ts'
import { changesFelt } from './control-panel/change.ts'
import { knownIn } from './control-panel/known.ts'
import {
  filters,
  type Known,
  others,
  ownedLists,
  type Question,
  questionsOfContract,
} from './control-panel/questions.ts'
import { changeLines, isWithin, listLines, otherLines } from './control-panel/report.ts'
import { askers, seed, sizes } from './control-panel/seed.ts'
import { publish } from './harness.ts'
import { forgetPeak, peakMegabytes } from './memory.ts'

const rounds = Number(process.argv[2] ?? 3)
/** The number of first pages per round, and of all other requests. */
const [first, rest] = [40, 4]

const aboutChanges =
  'A permission of a role that 19,000 people hold, of whom 5000 are signed in, is taken and given back in turn on one process, while a holder asks another process on the same database for what it opens. Milliseconds from the click.'

await main(async () => {
  const postgres = await startPostgres()
  if ('skipped' in postgres) throw new Error(postgres.skipped)
  const url = await postgres.createDatabase('bench')
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'))
  const environment = { DATABASE_URL: url, PORTAL_DEMO: '1', PORTAL_DATA_DIR: folder, LOG_LEVEL: 'fatal' }
  const start = () => startChild('loads-import/portal.ts', environment)
  // The first start creates the schema and the demo company.
  await (await start()).stop()
  await seed(url)
  const server = await start()
  const known = { ...(await knownIn(url)), owners: await ownersOf(server) }
  forgetPeak(server.address)
  const answers = await askEverything(server, known)
  publish('The control panel with 20,000 people', about(), `${rounds} rounds`, [
    ...[...listLines(answers), '', ...otherLines(answers), ''],
    `The server that answered took at most ${peakMegabytes(server.address)} MB.`,
  ])
  const other = await start()
  const changes = await changesFelt(server.address, other.address, known.agentRole, 10 * rounds)
  publish('A change of a role, felt by who holds it', aboutChanges, `${rounds} rounds`, changeLines(changes))
  await Promise.all([server.stop(), other.stop()])
  rmSync(folder, { recursive: true })
  if (!isWithin(answers))
    console.log('A limit is passed: see above. On a busy machine, run it again before believing it.')
  return 0
})

function about(): string {
  return `${sizes.people} people and employees with their coordinators, ${sizes.groups} groups, ${sizes.roles} roles and ${sizes.events} sealed events in PostgreSQL, of which a page of 25 is asked through HTTP, one request after the other, as ${askers.length} administrators in turn; each is known to the server for a second only, so most requests read session and rights, too. First pages: ${first} requests a round, p95 as min / **median** / max of the rounds; the others: the p95 of ${rest} requests a round, of orders and filters that of the slowest. The lists are all that the contract has.`
}

async function askEverything(server: Child, known: Known) {
  const ask = askingAs(server.address, askers)
  const answers = new Map<Question, number[][]>()
  for (const question of await questionsFor(server, known)) answers.set(question, [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [question, rowsOf] of answers) {
      const options = question.body === undefined ? {} : { body: question.body }
      const times: number[] = []
      const count = question.kind === 'first page' ? first : rest
      for (let asked = -1; asked < count; asked += 1) {
        const { status, milliseconds, body } = await ask(question.path, options)
        if (status !== 200) throw new Error(`${question.path} answers ${status}: ${JSON.stringify(body)}`)
        // A warm-up request each.
        if (asked >= 0) times.push(milliseconds)
      }
      rowsOf.push(times)
    }
    console.log(`  round ${round + 1} of ${rounds}`)
  }
  return answers
}

async function ownersOf(server: Child): Promise<Map<string, string>> {
  const ask = askingAs(server.address, ['admin'])
  const owners = new Map<string, string>()
  for (const { id, parent } of ownedLists()) {
    const { body } = await ask(`${parent}?perPage=1`)
    const [first] = (body as { data: { id: string }[] }).data
    if (first) owners.set(id, first.id)
  }
  return owners
}

async function questionsFor(server: Child, known: Known): Promise<Question[]> {
  const ask = askingAs(server.address, ['admin'])
  const lastPages = new Map<string, number>()
  for (const { kind, list, path: first } of questionsOfContract(known, lastPages)) {
    if (kind !== 'first page') continue
    const { body } = await ask(first)
    lastPages.set(list, (body as { meta?: { totalPages: number } }).meta?.totalPages ?? 1)
  }
  const { body } = await ask(`/services/main/1.0/roles/${known.agentRole}`)
  const held = (body as { data: { permissions: string[] } }).data.permissions
  const preview = { role: known.agentRole, permissions: [...held.slice(2), 'ROLES_EDITAR', 'USUARIOS_CREAR'] }
  return [...questionsOfContract(known, lastPages), ...filters(known), ...others(known, preview)]
}
