import { lazy, Suspense } from 'react'
import { useOpened } from '#patterns/use-opened.ts'

const WorkdayDrawer = lazy(() =>
  import('./workday-drawer.tsx').then((file) => ({ default: file.WorkdayDrawer })),
)

/** The working day in the URL, beside the view that opened it. */
export function OpenedDay() {
  const { id, close } = useOpened('day')
  if (id === null) return null
  return (
    <Suspense>
      <WorkdayDrawer key={id} id={id} onClose={close} />
    </Suspense>
  )
}
