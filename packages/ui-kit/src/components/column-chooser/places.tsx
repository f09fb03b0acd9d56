import { useState } from 'react'
import { GridList } from 'react-aria-components/GridList'
import { useLocale } from 'react-aria-components/I18nProvider'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import * as dragList from '#private/drag-list/drag-list.css.ts'
import * as css from './column-chooser.css.ts'
import { withPlace, type ColumnLayout, type ColumnPlace, type LayoutColumn } from './column-layout.ts'
import { PlaceItem } from './place-item.tsx'
import { usePlaceDrag } from './use-place-drag.ts'

/** A column to choose; a `Column` of a table fits. */
export interface ChooserColumn extends LayoutColumn {
  header: string
}

interface PlacesProps {
  columns: readonly ChooserColumn[]
  layout: ColumnLayout
  onLayout: (layout: ColumnPlace[]) => void
}

/** The list of the columns, to show, move, pin and resize. */
export function Places({ columns, layout, onLayout }: PlacesProps) {
  const { columnLayout: words } = useWords()
  const { locale } = useLocale()
  const [news, setNews] = useState('')
  const columnOf = (id: string) => columns.find((column) => column.id === id)
  const nameOf = (id: string): string => columnOf(id)?.header ?? id
  const move = (next: ColumnPlace[], id: string) => {
    const at = formatNumber(next.findIndex((place) => place.id === id) + 1, locale)
    setNews(words.moved(nameOf(id), at, formatNumber(next.length, locale)))
    onLayout(next)
  }
  const drag = usePlaceDrag(layout, nameOf, move)
  return (
    <>
      <div className={css.titles} aria-hidden>
        <span>{words.column}</span>
        <span className={css.widthTitle}>{words.widthTitle}</span>
      </div>
      <GridList
        aria-label={words.list}
        className={dragList.list}
        items={layout}
        dependencies={[layout, columns]}
        dragAndDropHooks={drag}
        keyboardNavigationBehavior="tab"
      >
        {(place) => (
          <PlaceItem
            place={place}
            layout={layout}
            name={nameOf(place.id)}
            isAlwaysShown={columnOf(place.id)?.rowHeader === true}
            onChange={(change) => onLayout(withPlace(layout, place.id, change))}
            onMove={move}
          />
        )}
      </GridList>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </>
  )
}
