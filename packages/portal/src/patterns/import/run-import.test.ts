import { expect, test } from 'vitest'
import { runImport, type SendRows } from './run-import.ts'

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ number: at + 2, values: { key: `clave_${at}` } }))

/** A service that creates every row but the last of each call. */
function service(sizes: number[]): SendRows {
  return ({ rows }) => {
    sizes.push(rows.length)
    const refused = { row: rows.length, errors: { key: [{ error: 'format' as const }] } }
    return Promise.resolve({ created: rows.length - 1, updated: 0, unchanged: 0, rows: [refused] })
  }
}

const run = (given: Partial<Parameters<typeof runImport>[0]>) =>
  runImport({
    rows: rowsOf(250),
    key: 'key',
    dryRun: true,
    send: service([]),
    signal: new AbortController().signal,
    onShare: () => undefined,
    ...given,
  })

test('rows go a hundred at a time, and those refused are named by their number in the file', async () => {
  const sizes: number[] = []
  const shares: number[] = []
  const outcome = await run({ send: service(sizes), onShare: (share) => shares.push(share) })
  expect(sizes).toEqual([100, 100, 50])
  expect(shares).toEqual([0.4, 0.8, 1])
  expect(outcome).toMatchObject({ created: 247, left: 0 })
  expect(outcome.refused.map(({ number }) => number)).toEqual([101, 201, 251])
})

test('of two rows with one key the second is refused, however far apart they are', async () => {
  const rows = [...rowsOf(150), { number: 999, values: { key: 'clave_0' } }]
  const { refused } = await run({ rows })
  expect(refused.at(-1)).toEqual({ number: 999, errors: { key: [{ error: 'taken' }] } })
})

test('where no row is known again, rows that are just alike are all sent', async () => {
  const sizes: number[] = []
  const alike = [...rowsOf(2), ...rowsOf(2)]
  await run({ rows: alike, key: undefined, send: service(sizes) })
  expect(sizes).toEqual([4])
})

test('stopping keeps finished rows, and reports how many are left', async () => {
  const stop = new AbortController()
  const outcome = await run({ dryRun: false, signal: stop.signal, onShare: () => stop.abort() })
  expect(outcome).toMatchObject({ created: 99, left: 150 })
  expect(outcome).not.toHaveProperty('failure')
})

test('a failure in the middle keeps the rows before it', async () => {
  let calls = 0
  const failing: SendRows = (body) =>
    ++calls === 2 ? Promise.reject(new Error('no network')) : service([])(body)
  const outcome = await run({ send: failing })
  expect(outcome).toMatchObject({ created: 99, left: 150, failure: new Error('no network') })
})

test('a hundred that is refused as a whole names its rows at fault by their number in the file', async () => {
  let calls = 0
  const rows = [{ row: 2, fields: { key: [{ code: 'taken', value: 'clave_101' }] } }]
  const table = Object.assign(new Error('table'), { '@portal/sdk/error': true, kind: 'validation', rows })
  const failing: SendRows = (body) => (++calls === 2 ? Promise.reject(table) : service([])(body))
  const outcome = await run({ send: failing, dryRun: false })
  expect(outcome).toMatchObject({ created: 99, left: 150, failure: table })
  expect(outcome.refused).toContainEqual({
    number: 103,
    errors: { key: [{ error: 'taken', value: 'clave_101' }] },
  })
})
