import { Select } from '#components/select/select.tsx'
import { pageSizes, type PageSize } from './pages.ts'

interface PageSizeChoiceProps {
  label: string
  perPage: PageSize
  onPerPage: (perPage: PageSize) => void
}

/** Chooses the page size. */
export function PageSizeChoice({ label, perPage, onPerPage }: PageSizeChoiceProps) {
  return (
    <Select
      label={label}
      isLabelHidden
      size="sm"
      value={`${perPage}`}
      onChange={(id) => onPerPage(pageSizes.find((size) => `${size}` === id) ?? perPage)}
      options={pageSizes.map((size) => ({ id: `${size}`, label: `${size}` }))}
    />
  )
}
