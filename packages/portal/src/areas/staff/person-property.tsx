import { useState } from 'react'
import type { Contract } from '@portal/sdk'
import { employees } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { ComboBox } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { FieldSpec } from '#patterns/resource-screen/fields.tsx'
import { useWhenPaused } from '#patterns/use-when-paused.ts'

type OfPerson = Pick<Contract, 'person'>

/** Whose contract it is: found by writing while it is new, and fixed from then on. */
export const personProperty: readonly [
  ColumnSpec<OfPerson, 'person'>,
  FieldSpec<'employeeId', 'employeeId'>,
] = [
  column.custom(
    'person',
    { text: ({ person }: OfPerson) => person.displayName },
    { rowHeader: true, sortable: true, priority: 1 },
  ),
  {
    name: 'employeeId',
    Control: ({ value, say }) =>
      typeof value === 'string' ? (
        <input type="hidden" name="employeeId" value={value} />
      ) : (
        <PersonChoice label={say('employeeId')} />
      ),
    read: textOf,
  },
]

/** A person who is employed here, found by the server while one writes. */
function PersonChoice({ label }: { label: string }) {
  const [search, setSearch] = useState('')
  const ask = useWhenPaused(setSearch)
  const { data } = useData(useFamily(employees).index, [{ search, perPage: 25 }], { keepPrevious: true })
  const options = (data?.data ?? []).map(({ id, displayName, code }) => ({
    id,
    label: displayName,
    description: code,
  }))
  return (
    <ComboBox
      name="employeeId"
      label={label}
      options={options}
      onInputChange={(text) => ask(text)}
      isRequired
    />
  )
}
