import { Suspense, type ComponentType } from 'react'
import { useOpened } from '#patterns/use-opened.ts'

interface OpenedRowProps {
  param: string
  Part: ComponentType<{ id: string; onClose: () => void }>
}

/** The row in the URL, beside the list. */
export function OpenedRow({ param, Part }: OpenedRowProps) {
  const { id, close } = useOpened(param)
  if (id === null) return null
  return (
    <Suspense fallback={null}>
      <Part key={id} id={id} onClose={close} />
    </Suspense>
  )
}
