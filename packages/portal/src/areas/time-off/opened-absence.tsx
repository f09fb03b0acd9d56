import { lazy, Suspense } from 'react'
import { useOpened } from '#patterns/use-opened.ts'

const AbsenceDrawer = lazy(() =>
  import('./absence-drawer.tsx').then((file) => ({ default: file.AbsenceDrawer })),
)

/** The absence in the URL, beside its list. */
export function OpenedAbsence() {
  const { id, close } = useOpened('absence')
  return id === null ? null : (
    <Suspense>
      <AbsenceDrawer key={id} id={id} onClose={close} />
    </Suspense>
  )
}
