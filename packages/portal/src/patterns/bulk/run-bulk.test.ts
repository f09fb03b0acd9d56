import { expect, it } from 'vitest'
import { runBulk, type BulkWork } from './run-bulk.ts'

const declined = new Error('declined')
const numbers = Array.from({ length: 450 }, (_, index) => index)

function job(act: BulkWork<number>['act']) {
  const announced: string[] = []
  const stop = new AbortController()
  const asked: number[] = []
  const work: BulkWork<number> = {
    rows: () => Promise.resolve(numbers),
    name: (number) => `row ${number}`,
    atOnce: 200,
    act: (rows) => {
      asked.push(rows.length)
      return act(rows)
    },
  }
  const start = () =>
    runBulk(work, {
      signal: stop.signal,
      onProgress: (done, total) => announced.push(`${done}/${total}`),
      explain: String,
      isFinal: (error) => error === declined,
    })
  return { start, announced, stop, asked }
}

it('SHE-6.3 processes all matches in batches of the service’s maximum, and reports refusals by row', async () => {
  const { start, announced, asked } = job((rows) =>
    Promise.resolve(rows.map((row) => (row % 100 === 7 ? 'own account' : undefined))),
  )
  const { done, failures } = await start()
  expect(asked).toEqual([200, 200, 50])
  expect(announced).toEqual(['0/450', '200/450', '400/450'])
  expect(done).toBe(445)
  expect(failures.map(({ name }) => name)).toEqual(['row 7', 'row 107', 'row 207', 'row 307', 'row 407'])
  expect(new Set(failures.map(({ reason }) => reason))).toEqual(new Set(['own account']))
})

it('SHE-6.3 a row that is refused for want of a permission says which', async () => {
  const lacking = { missing: ['NOMINAS_PUBLICAR'] }
  const { start } = job((rows) => Promise.resolve(rows.map((row) => (row === 7 ? lacking : undefined))))
  expect((await start()).failures).toEqual([{ name: 'row 7', reason: lacking }])
})

it('SHE-6.3 a failed request is reported for each of its rows, and the others succeed', async () => {
  const { start } = job((rows) =>
    rows.includes(200) ? Promise.reject(new Error('no answer')) : Promise.resolve([]),
  )
  const { done, failures } = await start()
  expect(done).toBe(250)
  expect(failures).toHaveLength(200)
  expect(failures[0]).toMatchObject({ name: 'row 200', reason: 'Error: no answer' })
})

it('it ends where a person stops it, and where all the rest would be refused', async () => {
  const stopped = job(() => {
    stopped.stop.abort()
    return Promise.resolve([])
  })
  expect(await stopped.start()).toEqual({ done: 200, failures: [] })
  const refused = job(() => Promise.reject(declined))
  expect((await refused.start()).failures).toHaveLength(200)
  expect(refused.asked).toEqual([200])
})

it('of a request that is refused as a whole each row says its own reason, those at fault first', async () => {
  const rows = [{ row: 8, fields: { version: [{ code: 'stale' }] } }]
  const refusal = Object.assign(new Error('table'), { '@portal/sdk/error': true, kind: 'validation', rows })
  const { start } = job(() => Promise.reject(refusal))
  const { done, failures } = await start()
  expect(done).toBe(0)
  expect(failures).toHaveLength(450)
  expect(failures.slice(0, 2)).toEqual([
    { name: 'row 7', reason: { fields: rows[0]?.fields } },
    { name: 'row 0', reason: { fields: undefined } },
  ])
})
