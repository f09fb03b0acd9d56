import { permissions } from '@portal/permissions'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { complaintOf, type FuzzAnswer } from '#testing/fuzz/complaint.ts'
import { knownIds } from '#testing/fuzz/known-ids.ts'
import { emptied, type FuzzRequest, requestsOf } from '#testing/fuzz/request.ts'
import type { IdsFor } from '#testing/fuzz/valid.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { personWith } from '#testing/person.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { type OperationRow, operationRows } from './operations.ts'

// A fixed seed, so that CI does not fail by chance; `pnpm fuzz` uses another seed each time.
const seed = Number(process.env.FUZZ_SEED ?? 20_261_123)
const runs = Number(process.env.FUZZ_RUNS ?? 30)
const only = process.env.FUZZ_OPERATION ?? ''
/** Maintenance last: it blocks everything else. */
const asked = operationRows
  .filter(({ id }) => id.includes(only))
  .toSorted((one, other) => Number(isMaintenance(one)) - Number(isMaintenance(other)))

let server: TestServer
let idsFor: IdsFor
const everything = permissions.map(({ name }) => name)
const newAdministrator = () => personWith(server.server, everything)

beforeAll(async () => {
  server = await startServer()
  idsFor = await knownIds(server.url, await newAdministrator())
})
afterAll(() => server.close())

it(
  'whatever almost fits is taken or refused: no operation fails, tells of its inside or answers what its contract does not say',
  async () => {
    const found: string[] = []
    for (const row of asked) found.push(...(await complaintsOf(row)))
    expect(found.join('\n'), `seed ${seed}`).toBe('')
  },
  waitLimit.timeout * Math.max(4, runs / 3),
)

/** Anonymous and with all permissions; a new session per operation, because some end it. */
async function complaintsOf(row: OperationRow): Promise<string[]> {
  const token = row.permissions === 'public' ? undefined : await newAdministrator()
  const full = fc.sample(requestsOf(row, idsFor), { numRuns: runs, seed })
  const requests = [...full, ...full.slice(0, 4).flatMap(emptied)]
  const found = new Map<string, string>()
  for (const [at, request] of requests.entries()) {
    const answer = await patiently(() => ask(request, at === 0 ? undefined : token))
    const complaint = complaintOf(row, answer)
    if (complaint !== undefined && !found.has(complaint))
      found.set(complaint, `${row.id} ${complaint}\n    ${shown(request)}`)
  }
  return [...found.values()]
}

/** Retry like any client: background work may hold locks that a request needs. */
async function patiently(once: () => Promise<FuzzAnswer>): Promise<FuzzAnswer> {
  const answer = await once()
  return answer.status === 503 ? once() : answer
}

async function ask(
  { method, path, type, body }: FuzzRequest,
  token: string | undefined,
): Promise<FuzzAnswer> {
  const response = await fetch(`${server.url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token === undefined ? {} : { 'x-session-token': token }),
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined ? {} : { body }),
  })
  const kind = response.headers.get('content-type') ?? ''
  const isStream = kind.startsWith('text/event-stream')
  if (isStream) await response.body?.cancel()
  return { status: response.status, type: kind, text: isStream ? '' : await response.text() }
}

function isMaintenance({ id }: OperationRow): boolean {
  return id.startsWith('maintenance.')
}

function shown({ method, path, type, body = '' }: FuzzRequest): string {
  return `${method} ${path.slice(0, 300)} ${type ?? ''} ${JSON.stringify(body.slice(0, 300))}`
}
