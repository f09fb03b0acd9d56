import { describe, expect, it } from 'vitest'
import { type JsonSchema, type OperationRow, operationRows } from './operations.ts'
import { Refusal } from './refuse.ts'
import { validatorsOf } from './validate.ts'

const rowOf = (id: string): OperationRow => {
  const row = operationRows.find((one) => one.id === id)
  if (!row) throw new Error(`no operation ${id}`)
  return row
}

/** The errors for a body or a query; none when it is accepted. */
function errorsOf(id: string, part: 'body' | 'query' | 'params', value: unknown) {
  try {
    validatorsOf(rowOf(id))[part](value)
    return {}
  } catch (error) {
    if (error instanceof Refusal) return error.status === 404 ? 'not found' : { ...error.body.errors }
    throw error
  }
}
const body = (id: string, value: unknown) => errorsOf(id, 'body', value)
const query = (id: string, value: unknown) => errorsOf(id, 'query', value)

type Place = { id: string; path: string[]; at: (value: unknown) => unknown }

/** Every object schema of a body, with a body that has a value there. */
function closedIn(id: string, schema: JsonSchema, path: string[], at: Place['at']): Place[] {
  const { properties = {}, items, additionalProperties } = schema
  const own = additionalProperties === false ? [{ id, path, at }] : []
  const within = Object.entries(properties).flatMap(([name, one]) =>
    closedIn(id, one, [...path, name], (value) => at({ [name]: value })),
  )
  const listed = items ? closedIn(id, items as JsonSchema, [...path, '[0]'], (value) => at([value])) : []
  return [...own, ...within, ...listed]
}
const closedObjects = operationRows.flatMap(({ id, body: sent }) =>
  sent?.mediaType === 'application/json' ? closedIn(id, sent.schema, [], (value) => value) : [],
)

describe('input that means no good', () => {
  it('is described by its size alone if it is too large', () => {
    const answers = Array(500_000).fill({ id: 1 })
    expect(body('recovery.answer', { ticket: 't', answers })).toEqual({
      answers: [{ error: 'too_long', count: expect.any(Number) as number }],
    })
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`p${at}`, at]))
    expect(body('session.login', { user: 'a', password: 'b', ...many })).toEqual({
      body: [{ error: 'too_long', count: 3 }],
    })
    expect(body('session.login', { user: 'a'.repeat(1_000_000), password: 'b' })).toEqual({
      user: [{ error: 'too_long', count: expect.any(Number) as number }],
    })
  })

  it('gets up to fifty errors', () => {
    const ids = Array.from({ length: 100 }, (_, at) => `no-${at}`)
    expect(Object.keys(body('tags.reorder', { ids }))).toHaveLength(50)
  })

  it.each(['toString', 'constructor', 'hasOwnProperty', '__proto__', 'valueOf'])(
    'check 46: is refused at a property that is called %s, by every operation and at every depth',
    (name) => {
      for (const { id } of operationRows) {
        const given = JSON.parse(`{"${name}":"1"}`) as object
        expect(query(id, given), id).toMatchObject({ [name]: [{ error: 'invalid' }] })
      }
      for (const { id, path, at } of closedObjects) {
        const value = at(JSON.parse(`{"${name}":1}`))
        expect(Object.entries(body(id, value)), id).toContainEqual([
          [...path, name].join('.').replaceAll('.[', '['),
          [{ error: 'invalid' }],
        ])
      }
    },
  )

  it('check 46: is refused where a query says something twice, by every operation', () => {
    const once = operationRows.flatMap(({ id, query: { properties = {} } }) =>
      Object.entries(properties)
        .filter(([, { type }]) => type !== 'array')
        .map(([name]) => ({ id, name })),
    )
    expect(once.length).toBeGreaterThan(100)
    for (const { id, name } of once)
      expect(Object.keys(query(id, { [name]: ['1', '2'] })), `${id} ${name}`).toContain(name)
  })

  it('is refused at its field where no database can hold it', () => {
    const [nul, half] = ['a\0b', 'a\ud800b']
    for (const text of [nul, half]) {
      expect(body('session.login', { user: text, password: 'b' })).toEqual({ user: [{ error: 'invalid' }] })
      expect(query('users.index', { search: text })).toEqual({ search: [{ error: 'invalid' }] })
      expect(errorsOf('users.show', 'params', { id: text })).toBe('not found')
    }
    expect(body('tags.create', { name: 'a', translations: { en: half } })).toMatchObject({
      'translations.en': [{ error: 'invalid' }],
    })
    expect(query('logs.verify', { from: '1e21' })).toEqual({ from: [{ error: 'invalid' }] })
    expect(body('tags.import', { dryRun: true, rows: [{ name: 'a', weight: 1e21 }] })).toEqual({
      'rows[0].weight': [{ error: 'invalid' }],
    })
    expect(body('tags.import', { dryRun: true, rows: [{ [nul]: 'a' }] })).toEqual({
      'rows[0]': [{ error: 'invalid' }],
    })
  })

  it('is refused where it is nested deeper than anything that is asked for', () => {
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) as unknown
    const [field] = Object.keys(body('tags.import', { dryRun: true, rows: [{ name: deep }] }))
    expect(field).toMatch(/^rows\[0\]\.name\[0\]/)
  })

  it.each([
    ['0000-01-01', 'invalid'],
    ['9999-12-31', 'invalid'],
    ['2026-02-30', 'format'],
    ['soon', 'format'],
  ])('is refused as a date: %s', (day, error) => {
    expect(query('logs.index', { from: day })).toEqual({ from: [{ error }] })
  })

  it('is refused as a moment that no clock shows', () => {
    const until = (text: string) => body('notifications.read', { until: text })
    expect(until('2026-11-23T23:59:60Z')).toEqual({ until: [{ error: 'invalid' }] })
    expect(until('0000-01-01T00:00:00Z')).toEqual({ until: [{ error: 'invalid' }] })
  })
})
