import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { FilteredFormat, FilterUpdate } from '@portal/sdk'
import { ConflictPart } from '#patterns/resource-screen/conflict-part.tsx'
import { useFilterSentence } from './use-filter-sentence.ts'

type Written = Pick<FilterUpdate, 'name' | 'description' | 'shared' | 'nodes'>

interface FilterConflictProps {
  clash: { mine: Written; theirs: Written } | undefined
  format: FilteredFormat
  keepTheirs: () => void
}

/** The conflict of two concurrent changes of a filter; conditions are compared as sentences. */
export function FilterConflict({ clash, format, keepTheirs }: FilterConflictProps) {
  const { t } = useTranslation('filters')
  const sentenceOf = useFilterSentence()
  if (clash === undefined) return null
  const lines = ({ name, description, shared, nodes }: Written) => ({
    [t('list.name')]: name,
    [t('list.description')]: description,
    [t('list.shared')]: shared,
    [t('builder.conditions')]: sentenceOf(nodes, format),
  })
  return (
    <Suspense>
      <ConflictPart
        mine={lines(clash.mine)}
        theirs={lines(clash.theirs)}
        fields={[]}
        translate={asWritten}
        onKeepTheirs={keepTheirs}
      />
    </Suspense>
  )
}

/** Both sides are keyed by label. */
const asWritten = (label: string): string => label
