import { Refusal, refuse } from '#contract/refuse.ts'
import type { Row } from '#contract/known-rows.ts'
import { cellText } from '#cells/cell-text.ts'
import type { Drawn, Way } from './workflow-drawing.rules.ts'

const columns = new Set([
  ...['workflow', 'transition', 'from', 'to', 'category', 'end'],
  ...['permission', 'screen', 'required'],
])
const categories = ['open', 'pending', 'final'] as const

/** A transition in a row of a file: empty cells are omitted. */
export function wayOf(row: Row): Way {
  for (const column of Object.keys(row)) if (!columns.has(column)) refuse('invalid', column)
  const [category, end, permission] = [cellText(row.category), cellText(row.end), cellText(row.permission)]
  return {
    ...{ transition: cellText(row.transition), from: cellText(row.from), to: cellText(row.to) },
    category: category === '' ? undefined : categoryOf(category),
    end: end === '' ? undefined : end,
    permission: permission === '' ? undefined : permission.toUpperCase(),
    ...{ screen: keysOf(row, 'screen'), required: keysOf(row, 'required') },
  }
}

const categoryOf = (text: string) =>
  categories.find((one) => one === text) ?? refuse('inclusion', 'category', { value: text })

function keysOf(row: Row, column: 'screen' | 'required'): string[] | undefined {
  const value = row[column] ?? ''
  if (typeof value === 'string' && cellText(value) === '') return undefined
  if (!Array.isArray(value)) refuse('invalid', column)
  return value.map(cellText)
}

const ofWay: Readonly<Record<string, string>> = {
  ...{ name: 'transition', code: 'transition', from: 'from', to: 'to' },
  ...{ permission: 'permission', screen: 'screen', required: 'required' },
}
const ofState: Readonly<Record<string, string>> = { finalStateId: 'end', category: 'category' }

/** The errors of a document, mapped to the columns of the last row. */
export function faultsAtColumns(error: unknown, { document, way }: Drawn): unknown {
  if (!(error instanceof Refusal) || error.status !== 422) return error
  const own = document.transitions.indexOf(way)
  const columnsOf = (path: string): string[] => {
    const [, list, at, field = ''] = /(states|transitions)\[(\d+)\]\.(\w+)/.exec(path) ?? []
    // Another transition from a state that has just become final.
    if (list === 'transitions') return [Number(at) === own ? (ofWay[field] ?? 'transition') : 'category']
    if (list === undefined) return [path === 'name' ? 'workflow' : 'transition']
    const { code } = document.states[Number(at)] ?? {}
    const named = (['from', 'to'] as const).filter((side) => way[side] === code)
    return ofState[field] === undefined ? named : [ofState[field]]
  }
  const faults = Object.entries(error.body.errors ?? {}).flatMap(([path, found]) =>
    columnsOf(path).map((column) => [column, found] as const),
  )
  return new Refusal(422, 'validation', { errors: Object.fromEntries(faults) })
}
