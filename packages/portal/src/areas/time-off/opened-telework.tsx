import { lazy, Suspense } from 'react'
import { useOpened } from '#patterns/use-opened.ts'

const PersonDrawer = lazy(() =>
  import('./telework-drawer.tsx').then((file) => ({ default: file.TeleworkDrawer })),
)

/** The person in the URL, beside the list. */
export function OpenedPerson() {
  const { id, close } = useOpened('person')
  return id === null ? null : (
    <Suspense>
      <PersonDrawer key={id} id={id} onClose={close} />
    </Suspense>
  )
}
