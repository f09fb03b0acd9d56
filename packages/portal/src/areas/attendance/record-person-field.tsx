import { useState } from 'react'
import { recordPackages } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { ComboBox } from '@portal/ui-kit'

interface RecordPersonFieldProps {
  name: string
  label: string
  description?: string
  isRequired?: boolean
}

/** A person whose record may be included, found by typing. */
export function RecordPersonField(field: RecordPersonFieldProps) {
  const [search, setSearch] = useState('')
  const { people } = useFamily(recordPackages)
  const found = useData(people, [{ search, perPage: 25 }], { keepPrevious: true }).data?.data ?? []
  return (
    <ComboBox
      {...field}
      options={found.map(({ id, displayName }) => ({ id, label: displayName }))}
      onInputChange={setSearch}
    />
  )
}
