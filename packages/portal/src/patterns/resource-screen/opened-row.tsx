import { Suspense, useEffect, useEffectEvent, type ComponentType } from 'react'
import { useOpened } from '#patterns/use-opened.ts'
import type { RowDrawerProps } from './definition.ts'
import type { Identified } from './family.ts'

interface OpenedRowProps<Row> {
  param: string
  Part: ComponentType<RowDrawerProps<Row>>
  made?: Row | undefined
  /** Nothing is open any more. */
  onClosed?: () => void
}

/** The row in the URL, beside the list. */
export function OpenedRow<Row extends Identified>({ param, Part, made, onClosed }: OpenedRowProps<Row>) {
  const { id, close } = useOpened(param)
  const notifyClosed = useEffectEvent(() => onClosed?.())
  // Closing by the browser's back button counts as well.
  useEffect(() => (id === null ? notifyClosed() : undefined), [id])
  if (id === null) return null
  return (
    <Suspense fallback={null}>
      <Part key={id} id={id} {...(made?.id === id ? { made } : {})} onClose={close} />
    </Suspense>
  )
}
