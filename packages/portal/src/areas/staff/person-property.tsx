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

/** The name of the person. */
export const personColumn: ColumnSpec<OfPerson, 'person'> = column.custom(
  'person',
  { text: ({ person }: OfPerson) => person.displayName },
  { rowHeader: true, sortable: true, priority: 1 },
)

/** The person of a contract: found by search in a new one, and fixed afterwards. */
export const personProperty: readonly [typeof personColumn, FieldSpec<'employeeId', 'employeeId'>] = [
  personColumn,
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

/** The person on whose page a contract is written. */
export const personOf = (id: string): FieldSpec<'employeeId', 'employeeId'> => ({
  name: 'employeeId',
  Control: () => <input type="hidden" name="employeeId" value={id} />,
  read: () => id,
})

/** An employee, found by the server while typing. */
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
