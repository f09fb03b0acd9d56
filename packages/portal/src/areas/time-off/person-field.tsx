import { useState } from 'react'
import { employees } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { ComboBox } from '@portal/ui-kit'

interface PersonFieldProps {
  name: string
  label: string
  description: string
  value: string | null
  onChange: (id: string | null) => void
  isRequired?: boolean
}

/** A visible person, found by typing. */
export function PersonField(field: PersonFieldProps) {
  const [search, setSearch] = useState('')
  const found = useData(useFamily(employees).index, [{ search, perPage: 25 }], { keepPrevious: true })
  return (
    <ComboBox
      {...field}
      options={(found.data?.data ?? []).map(({ id, displayName }) => ({ id, label: displayName }))}
      onInputChange={setSearch}
    />
  )
}
