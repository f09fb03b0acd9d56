import { Button } from 'react-aria-components/Button'
import { GridListItem } from 'react-aria-components/GridList'
import { Checkbox } from '#components/checkbox/checkbox.tsx'
import { Icon } from '#components/icon/icon.tsx'
import { MenuButton } from '#components/menu-button/menu-button.tsx'
import { NumberField } from '#components/number-field/number-field.tsx'
import { useWords } from '#words/use-words.ts'
import * as dragList from '#private/drag-list/drag-list.css.ts'
import * as css from './column-chooser.css.ts'
import { columnWidths, type ColumnLayout, type ColumnPlace } from './column-layout.ts'
import { placeSections } from './place-menu.ts'

interface PlaceItemProps {
  place: ColumnPlace
  layout: ColumnLayout
  name: string
  isAlwaysShown: boolean
  onChange: (change: Partial<ColumnPlace>) => void
  onMove: (layout: ColumnPlace[], id: string) => void
}

/** A column in the list: a drag handle, a visibility check box, its width, and a menu that does what dragging does. */
export function PlaceItem({ place, layout, name, isAlwaysShown, onChange, onMove }: PlaceItemProps) {
  const { columnLayout: words } = useWords()
  return (
    <GridListItem id={place.id} textValue={name} className={dragList.item}>
      <Button slot="drag" className={dragList.handle} aria-label={words.drag(name)}>
        <Icon id="grip" size="sm" />
      </Button>
      <div className={dragList.words}>
        <Checkbox
          label={name}
          isSelected={place.visible}
          isDisabled={isAlwaysShown}
          onChange={(visible) => onChange({ visible })}
        />
        {place.pin === null ? null : (
          <span className={css.note}>
            <Icon id="pin" size="sm" />
            {place.pin === 'start' ? words.pinnedStart : words.pinnedEnd}
          </span>
        )}
      </div>
      <div className={css.width}>
        <NumberField
          label={words.width(name)}
          isLabelHidden
          hideSteppers
          placeholder={words.auto}
          minValue={columnWidths.min}
          maxValue={columnWidths.max}
          value={place.width ?? Number.NaN}
          onChange={(width) => onChange({ width: Number.isNaN(width) ? null : Math.round(width) })}
        />
      </div>
      <MenuButton
        label={words.options(name)}
        icon="more"
        isIconOnly
        size="sm"
        sections={placeSections({ place, layout, words, onChange, onMove })}
      />
    </GridListItem>
  )
}
