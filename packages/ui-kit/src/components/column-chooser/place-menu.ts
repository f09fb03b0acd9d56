import type { MenuEntry, MenuSection } from '#components/menu-button/menu-list.tsx'
import type { IconId } from '#icons/icons.ts'
import type { Words } from '#words/es.ts'
import { canMove, movedBefore, movedBy, type ColumnLayout, type ColumnPlace } from './column-layout.ts'

interface PlaceMenu {
  place: ColumnPlace
  layout: ColumnLayout
  words: Words['columnLayout']
  onChange: (change: Partial<ColumnPlace>) => void
  onMove: (layout: ColumnPlace[], id: string) => void
}

/** The actions on a column without dragging: moving and pinning. */
export const placeSections = (menu: PlaceMenu): MenuSection[] => [{ items: moves(menu) }, pins(menu)]

function moves({ place: { id }, layout, words, onMove }: PlaceMenu): MenuEntry[] {
  const entry = (name: 'first' | 'up' | 'down' | 'last', icon: IconId, by: -1 | 1, next: ColumnPlace[]) => ({
    id: name,
    label: words[name],
    icon,
    isDisabled: !canMove(layout, id, by),
    onAction: () => onMove(next, id),
  })
  return [
    entry('up', 'arrowUp', -1, movedBy(layout, id, -1)),
    entry('down', 'arrowDown', 1, movedBy(layout, id, 1)),
    entry('first', 'toFirst', -1, movedBefore(layout, id, layout[0]?.id ?? null)),
    entry('last', 'toLast', 1, movedBefore(layout, id, null)),
  ]
}

const pins = ({ place, words, onChange }: PlaceMenu): MenuSection => ({
  title: words.pin,
  selected: place.pin ?? 'free',
  onSelect: (pin) => onChange({ pin: pin === 'start' || pin === 'end' ? pin : null }),
  items: [
    { id: 'free', label: words.free },
    { id: 'start', label: words.pinStart },
    { id: 'end', label: words.pinEnd },
  ],
})
