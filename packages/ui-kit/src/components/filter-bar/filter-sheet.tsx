import { useId, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/button/button.tsx'
import { Drawer } from '#components/drawer/drawer.tsx'
import { Skeleton } from '#components/skeleton/skeleton.tsx'
import { useLate } from '#private/use-late.ts'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import { filtersInForce, withoutFilters, type Filter, type FilterValues } from './filter.ts'
import { lateEditor } from './late-editor.ts'

interface FilterSheetProps {
  filters: readonly Filter[]
  values: FilterValues
  onChange: (values: FilterValues) => void
}

/** All filters behind one button with the number of active ones, where there is no room for chips. */
export function FilterSheet({ filters, values, onChange }: FilterSheetProps) {
  const { filters: words } = useWords()
  const { locale } = useLocale()
  const formId = useId()
  const [isOpen, setOpen] = useState(false)
  const late = useLate(lateEditor, isOpen)
  const count = filtersInForce(filters, values).length
  const apply = (next: FilterValues) => {
    onChange(next)
    setOpen(false)
  }
  return (
    <Drawer
      title={words.label}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button icon="filter">
          {count === 0 ? words.label : `${words.label} (${formatNumber(count, locale)})`}
        </Button>
      }
      footer={
        <>
          {count === 0 ? null : (
            <Button tone="quiet" onPress={() => apply(withoutFilters(filters, values))}>
              {words.clearAll}
            </Button>
          )}
          <Button tone="primary" type="submit" form={formId}>
            {words.apply}
          </Button>
        </>
      }
    >
      {late === undefined ? (
        <Skeleton lines={filters.length} />
      ) : (
        <late.AllFilters id={formId} filters={filters} values={values} onApply={apply} />
      )}
    </Drawer>
  )
}
