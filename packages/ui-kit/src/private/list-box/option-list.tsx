import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { Icon } from '#components/icon/icon.tsx'
import type { Option } from '#private/option.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './option-list.css.ts'

/** The list of a Select or a ComboBox. */
export function OptionList<Id extends string>({ items }: { items?: readonly Option<Id>[] | undefined }) {
  const words = useWords()
  return (
    <Popover className={css.popover} offset={4}>
      <ListBox
        className={css.list}
        {...(items === undefined ? {} : { items })}
        renderEmptyState={() => <p className={css.empty}>{words.noMatches}</p>}
      >
        {(option: Option<Id>) => (
          <ListBoxItem
            id={option.id}
            textValue={option.label}
            className={css.item}
            isDisabled={option.isDisabled ?? false}
          >
            {({ isSelected }) => (
              <>
                {option.icon === undefined ? null : <Icon id={option.icon} size="sm" />}
                <span className={css.words}>
                  <Text slot="label">{option.label}</Text>
                  {option.description === undefined ? null : (
                    <Text slot="description" className={css.description}>
                      {option.description}
                    </Text>
                  )}
                </span>
                <span className={css.tick}>{isSelected ? <Icon id="check" size="sm" /> : null}</span>
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}
