import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Filter, FilterNode } from '@portal/sdk'
import { filters } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { isTicked, textOf } from '#patterns/form-values.ts'
import { useAnnounceMade } from '#patterns/made/use-announce-made.ts'
import { useClash } from '#patterns/resource-screen/use-clash.ts'
import { useForm } from '#patterns/use-form.ts'
import { filterAddress, filtersAddress } from './filter-address.ts'

interface Saving {
  filter: Filter | undefined
  templateId: string
  nodes: FilterNode[]
  onSaved: () => void
}

/** Changes one's own filter; makes one of a new one, and of somebody else's. */
export function useFilterSave({ filter, templateId, nodes, onSaved }: Saving) {
  const family = useFamily(filters)
  const navigate = useNavigate()
  const announce = useAnnounceMade()
  // The version seen when the form opened: a later change by somebody else is a conflict.
  const [own] = useState(filter?.isOwn === true ? filter : undefined)
  const { clash, write } = useClash({ show: family.show, patch: family.update })
  const save = useForm({
    action: ({ name, description, shared }) => {
      const written = {
        name: textOf(name),
        description: textOf(description),
        shared: isTicked(shared),
        nodes,
      }
      return own === undefined ? family.create({ ...written, templateId }) : write(own, written)
    },
    onDone: (saved) => {
      announce(saved.name)
      onSaved()
      void navigate(own === undefined ? filterAddress(saved) : filtersAddress)
    },
  })
  const keepTheirs = () => {
    onSaved()
    void navigate(filtersAddress)
  }
  return { save, clash, keepTheirs }
}
