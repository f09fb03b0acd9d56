import { Button } from 'react-aria-components/Button'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { Icon } from '#components/icon/icon.tsx'
import type { Option } from '#private/option.ts'
import * as css from './multi-select.css.ts'

interface ChipsProps {
  label: string
  options: readonly Option[]
  isDisabled: boolean
  /** Without it the chips are read-only. */
  onRemove: ((id: string) => void) | undefined
}

/** The chosen options, each with a button to remove it; Delete and Backspace do it too. */
export function Chips({ label, options, isDisabled, onRemove }: ChipsProps) {
  if (options.length === 0) return null
  const remove =
    onRemove === undefined || isDisabled
      ? {}
      : { onRemove: (keys: Set<string | number>) => keys.forEach((key) => onRemove(`${key}`)) }
  return (
    <TagGroup aria-label={label} {...remove}>
      <TagList className={css.tags}>
        {options.map((option) => (
          <Tag
            key={option.id}
            id={option.id}
            textValue={option.label}
            className={css.tag}
            isDisabled={isDisabled}
          >
            {({ allowsRemoving }) => (
              <>
                <span className={css.tagText}>{option.label}</span>
                {allowsRemoving ? (
                  <Button slot="remove" className={css.remove}>
                    <Icon id="x" size="sm" />
                  </Button>
                ) : null}
              </>
            )}
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  )
}
