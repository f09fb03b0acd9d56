import { Button } from 'react-aria-components/Button'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Icon } from '#components/icon/icon.tsx'
import { Popover } from '#components/popover/popover.tsx'
import { Skeleton } from '#components/skeleton/skeleton.tsx'
import { useLate } from '#private/use-late.ts'
import { useWords } from '#words/use-words.ts'
import type { Filter } from './filter.ts'
import * as css from './filter-bar.css.ts'
import { filterText } from './filter-text.ts'
import { lateEditor } from './late-editor.ts'

interface FilterChipProps {
  filter: Filter
  value: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChange: (value: string) => void
}

/** A filter in the bar: shows its value, opens to change it, and has a cross to remove it. */
export function FilterChip({ filter, value, isOpen, onOpenChange, onChange }: FilterChipProps) {
  const { filters: words } = useWords()
  const { locale } = useLocale()
  const isSet = value !== ''
  const late = useLate(lateEditor, isOpen)
  return (
    <li className={css.chip} data-set={isSet || undefined} data-filter={filter.id}>
      <Popover
        label={words.edit(filter.label)}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        trigger={
          <Button className={css.chipButton}>
            <span className={css.chipText}>
              {filter.label}
              {isSet ? ': ' : null}
              {isSet ? (
                <strong className={css.chipValue}>{filterText(filter, value, words, locale)}</strong>
              ) : null}
            </span>
            {isSet ? null : <Icon id="chevronDown" size="sm" />}
          </Button>
        }
      >
        {(close) =>
          late === undefined ? (
            <Skeleton />
          ) : (
            <late.FilterEditor
              filter={filter}
              value={value}
              onApply={(next) => {
                onChange(next)
                close()
              }}
            />
          )
        }
      </Popover>
      {isSet ? (
        <Button className={css.remove} aria-label={words.remove(filter.label)} onPress={() => onChange('')}>
          <Icon id="x" size="sm" />
        </Button>
      ) : null}
    </li>
  )
}
