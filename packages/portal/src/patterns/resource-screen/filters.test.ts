import { dashboard } from '@portal/sdk/main'
import { fields } from '@portal/sdk/laia'
import { describe, expect, test } from 'vitest'
import type { column as Column } from './columns.tsx'
import { askOf, filter } from './filters.ts'
import type { resourceScreen as ResourceScreen } from './resource-screen.tsx'

const query = { page: 2, perPage: 50, sort: '-position', search: 'voz' } as const

describe('what a resource screen asks', () => {
  test('is what its address says: page, order, search, and the filters in force', () => {
    const specs = [filter.active(), filter.oneOf('type', 'types', ['text', 'date'])]
    expect(askOf(specs, { ...query, filters: { active: 'false', type: 'date' } })).toEqual({
      ...query,
      active: false,
      type: 'date',
    })
  })

  test('leaves out filters that are off, and what the screen has no filter for', () => {
    expect(askOf([filter.active()], { ...query, filters: { password: 'x' } })).toEqual(query)
  })
})

const base = {
  title: 'fields',
  phrases: 'tickets:fields',
  family: fields,
  label: () => '',
  permissions: {},
  defaultSort: 'position',
  columns: [],
} as const

/** Never called: what must compile, or must not. An error that goes away is an error itself. */
export function mistakes(resourceScreen: typeof ResourceScreen, column: typeof Column): readonly unknown[] {
  return [
    resourceScreen({ ...base, columns: [column.text('label'), column.status('active')] }),
    // @ts-expect-error -- a column that the rows do not have
    resourceScreen({ ...base, columns: [column.text('nonsense')] }),
    // @ts-expect-error -- a text where the rows have a truth
    resourceScreen({ ...base, columns: [column.text('required')] }),
    // @ts-expect-error -- a column that the phrases have no label for
    resourceScreen({ ...base, columns: [column.dateTime('createdAt')] }),
    // @ts-expect-error -- an order that the list cannot have
    resourceScreen({ ...base, defaultSort: 'required' }),
    // @ts-expect-error -- a family that has no list
    resourceScreen({ ...base, family: dashboard }),
    // @ts-expect-error -- phrases that are not those of a resource
    resourceScreen({ ...base, phrases: 'general:actions' }),
    // @ts-expect-error -- a permission that does not exist
    resourceScreen({ ...base, permissions: { create: 'CAMPOS_CREAR' } }),
  ]
}
