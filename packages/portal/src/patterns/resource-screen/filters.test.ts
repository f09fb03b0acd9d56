import { dashboard } from '@portal/sdk/main'
import { describe, expect, test } from 'vitest'
import { fields } from '#generated/fields.ts'
import { tags } from '#generated/tags.ts'
import type { column as Column } from './columns.tsx'
import type { field as Field } from './fields.tsx'
import { askOf, filter } from './filters.ts'
import type { property as Property } from './properties.tsx'
import type { resourceScreen as ResourceScreen } from './resource-screen.tsx'

const query = { page: 2, perPage: 50, sort: '-position', search: 'voz' } as const

describe('what a resource screen asks', () => {
  test('is what its address says: page, order, search, and the filters in force', () => {
    const specs = [filter.active(), filter.choice('type', 'types')]
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
  resource: fields,
  properties: [],
} as const

const ofTags = { title: 'tags', phrases: 'tickets:tags', resource: tags } as const

interface Parts {
  readonly resourceScreen: typeof ResourceScreen
  readonly column: typeof Column
  readonly field: typeof Field
  readonly property: typeof Property
}

/** Never called: what must compile, or must not. An error that goes away is an error itself. */
export function mistakes({ resourceScreen, column, field, property }: Parts): readonly unknown[] {
  return [
    resourceScreen({ ...base, properties: [column.text('label'), property.active()] }),
    // @ts-expect-error -- a column that the rows do not have
    resourceScreen({ ...base, properties: [column.text('nonsense')] }),
    // @ts-expect-error -- a text where the rows have a truth
    resourceScreen({ ...base, properties: [property.text('required')] }),
    // @ts-expect-error -- a column that the phrases have no label for
    resourceScreen({ ...base, properties: [column.dateTime('createdAt')] }),
    // @ts-expect-error -- a field that the contract does not take
    resourceScreen({ ...base, properties: [field.text('updatedAt')] }),
    // @ts-expect-error -- a property that is shown and cannot be written
    resourceScreen({ ...ofTags, properties: [property.number('uses')] }),
    // @ts-expect-error -- names in several languages where the rows have none
    resourceScreen({ ...base, properties: [property.name()] }),
    // @ts-expect-error -- an order that the list cannot have
    resourceScreen({ ...base, defaultSort: 'required' }),
    // @ts-expect-error -- a family that has no list
    resourceScreen({ ...base, resource: { ...fields, family: dashboard } }),
    // @ts-expect-error -- phrases that are not those of a resource
    resourceScreen({ ...base, phrases: 'general:actions' }),
    // @ts-expect-error -- a permission that does not exist
    resourceScreen({ ...base, resource: { ...fields, permissions: { create: ['CAMPOS_CREAR'] } } }),
  ]
}
