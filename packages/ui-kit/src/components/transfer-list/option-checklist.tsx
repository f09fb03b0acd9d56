import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Text } from 'react-aria-components/Text'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { Icon } from '#components/icon/icon.tsx'
import { checkMark } from '#private/choice/choice.css.ts'
import type { Option } from '#private/option.ts'
import { MarkedText } from '#private/search/marked-text.tsx'
import * as css from './transfer-list.css.ts'

interface OptionChecklistProps {
  label: string
  options: readonly Option[]
  selected: ReadonlySet<string>
  query: string
  emptyText: string
  onSelect: (selected: 'all' | ReadonlySet<string>) => void
}

/** A virtualised check list: thousands of rows stay fast. */
export function OptionChecklist({
  label,
  options,
  selected,
  query,
  emptyText,
  onSelect,
}: OptionChecklistProps) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 38, padding: 4 }}>
      <ListBox
        aria-label={label}
        className={css.list}
        items={options}
        // The highlighted matches are part of each row: without this dependency rows would be reused.
        dependencies={[query]}
        selectionMode="multiple"
        // Escape closes a dialog; it must not clear a long selection.
        escapeKeyBehavior="none"
        selectedKeys={selected}
        onSelectionChange={(keys) => onSelect(keys === 'all' ? 'all' : new Set([...keys].map(String)))}
        renderEmptyState={() => <p className={css.empty}>{emptyText}</p>}
      >
        {(option) => (
          <ListBoxItem
            id={option.id}
            textValue={option.label}
            isDisabled={option.isDisabled ?? false}
            className={css.item}
          >
            {({ isSelected }) => (
              <>
                <span className={checkMark}>{isSelected ? <Icon id="check" size="sm" /> : null}</span>
                <span className={css.words}>
                  <Text slot="label">
                    <MarkedText text={option.label} query={query} />
                  </Text>
                  {option.description === undefined ? null : (
                    <Text slot="description" className={css.itemDescription}>
                      <MarkedText text={option.description} query={query} />
                    </Text>
                  )}
                </span>
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Virtualizer>
  )
}
