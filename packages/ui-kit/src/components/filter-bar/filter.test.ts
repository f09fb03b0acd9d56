import { describe, expect, it } from 'vitest'
import { es } from '#words/es.ts'
import { filterText } from './filter-text.ts'
import { isFilterValue, knownFilters, readMany, readRange, writeMany, writeRange } from './filter-value.ts'
import { withFilter, type Filter } from './filter.ts'

const options = [
  { id: 'active', label: 'Activo' },
  { id: 'break', label: 'En pausa' },
  { id: 'out, sick', label: 'De baja' },
]
const state: Filter = { kind: 'many-of', id: 'state', label: 'Estado', options }
const since: Filter = { kind: 'date-range', id: 'since', label: 'Alta' }
const calls: Filter = { kind: 'number-range', id: 'calls', label: 'Llamadas' }
const isLeader: Filter = { kind: 'yes-no', id: 'isLeader', label: 'Coordina' }
const text = (filter: Filter, value: string) => filterText(filter, value, es.filters, 'es-ES')

describe('the text of a filter in the address', () => {
  it('brings several ids back, also those with commas', () => {
    const ids = ['active', 'out, sick', '100%2C']
    expect(readMany(writeMany(ids))).toEqual(ids)
    expect(readMany('')).toEqual([])
  })

  it('brings a range back, also an open one', () => {
    for (const range of [
      { from: '10', to: '20' },
      { from: null, to: '20' },
      { from: '2026-11-01', to: null },
    ]) {
      expect(readRange(writeRange(range))).toEqual(range)
    }
    expect(writeRange({ from: null, to: null })).toBe('')
    expect(readRange('10')).toEqual({ from: null, to: null })
  })

  it('counts as absent when it makes no sense', () => {
    const values = {
      state: 'active,gone',
      since: '2026-02-30..',
      calls: '20..10',
      isLeader: 'maybe',
      page: '2',
    }
    expect(knownFilters([state, since, calls, isLeader], values)).toEqual({})
    expect(isFilterValue(calls, '0..')).toBe(true)
    expect(isFilterValue(since, '2026-11-01..2026-11-21')).toBe(true)
    expect(isFilterValue(state, writeMany(['out, sick']))).toBe(true)
  })

  it('is absent when a filter is taken off', () => {
    expect(withFilter({ state: 'active', calls: '1..' }, 'state', '')).toEqual({ calls: '1..' })
    expect(withFilter({}, 'calls', '1..')).toEqual({ calls: '1..' })
  })
})

describe('a chip', () => {
  it('names one or two options and counts the rest', () => {
    expect(text(state, 'active,break')).toBe('Activo, En pausa')
    expect(text(state, writeMany(['active', 'break', 'out, sick']))).toBe('Activo y 2 más')
  })

  it('shows the id of an option that is not there', () => {
    expect(text(state, 'gone')).toBe('gone')
  })

  it('writes dates and numbers as the language does', () => {
    expect(text(since, '2026-11-01..2026-11-21')).toBe('01/11/2026 – 21/11/2026')
    expect(text(calls, '1200..')).toBe('desde 1.200')
    expect(text(calls, '..20')).toBe('hasta 20')
    expect(text(isLeader, 'false')).toBe('No')
  })
})
