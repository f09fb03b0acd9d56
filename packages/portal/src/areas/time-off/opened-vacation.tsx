import { lazy, Suspense } from 'react'
import { useOpened } from '#patterns/use-opened.ts'

const VacationDrawer = lazy(() =>
  import('./vacation-drawer.tsx').then((file) => ({ default: file.VacationDrawer })),
)

/** The request in the URL, beside its list. */
export function OpenedVacation() {
  const { id, close } = useOpened('request')
  return id === null ? null : (
    <Suspense>
      <VacationDrawer key={id} id={id} onClose={close} />
    </Suspense>
  )
}
