import { describe, expect, test } from 'vitest'
import { readTableQuery, writeTableQuery } from './table-query.ts'

const rules = { sorts: ['name', 'createdAt'], defaultSort: '-createdAt', filters: ['state'] } as const
const read = (query: string) => readTableQuery(new URLSearchParams(query), rules)
const write = (query: string, change: Parameters<typeof writeTableQuery<'name' | 'createdAt', 'state'>>[1]) =>
  writeTableQuery(new URLSearchParams(query), change, rules).toString()

describe('SHE-5.4 the address is the only truth of a table', () => {
  test('an address without a query asks for the first page in the default order', () => {
    expect(read('')).toEqual({ page: 1, perPage: 25, sort: '-createdAt', search: '', filters: {} })
  })

  test('a shared URL makes exactly its query', () => {
    expect(read('page=3&perPage=50&sort=name&search=voz&state=failed')).toEqual({
      page: 3,
      perPage: 50,
      sort: 'name',
      search: 'voz',
      filters: { state: 'failed' },
    })
  })

  test.each([
    'page=-1',
    'page=x',
    'page=1.5',
    'perPage=7',
    'perPage=1000000',
    'sort=password',
    'sort=--name',
  ])('what makes no sense is as good as absent: %s', (query) => {
    expect(read(query)).toEqual(read(''))
  })

  test('another order, search or filter leads back to the first page', () => {
    expect(write('page=4', { sort: 'name' })).toBe('sort=name')
    expect(write('page=4', { search: 'voz ' })).toBe('search=voz')
    expect(write('page=4', { filters: { state: 'failed' } })).toBe('state=failed')
    expect(write('page=4', { perPage: 50 })).toBe('perPage=50')
  })

  test('another page keeps everything else, also what the table does not know', () => {
    expect(write('search=voz&load=7', { page: 2 })).toBe('search=voz&load=7&page=2')
  })

  test('defaults and resets leave the address clean', () => {
    expect(write('sort=name&search=voz&state=failed&page=2', { sort: '-createdAt', search: '' })).toBe(
      'state=failed',
    )
    expect(write('state=failed', { filters: { state: undefined } })).toBe('')
    expect(write('page=2', { page: 1 })).toBe('')
  })
})
