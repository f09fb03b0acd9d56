import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { movedBefore, type ColumnLayout, type ColumnPlace } from './column-layout.ts'

/** Drags columns in their list: by mouse, by touch, and by Enter and the arrow keys on the handle. */
export function usePlaceDrag(
  layout: ColumnLayout,
  nameOf: (id: string) => string,
  onMove: (layout: ColumnPlace[], id: string) => void,
) {
  return useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(`${key}`) })),
    getDropOperation: () => 'move',
    onReorder: ({ keys, target }) => {
      const [key] = keys
      const at = layout.findIndex(({ id }) => id === target.key)
      const before = layout[target.dropPosition === 'after' ? at + 1 : at]?.id ?? null
      if (key !== undefined && key !== before) onMove(movedBefore(layout, `${key}`, before), `${key}`)
    },
  }).dragAndDropHooks
}
