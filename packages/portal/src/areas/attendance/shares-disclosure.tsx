import { lazy, Suspense } from 'react'
import type { SkillHours } from '@portal/sdk'
import { Disclosure, Skeleton } from '@portal/ui-kit'

const SkillShares = lazy(() => import('./skill-shares.tsx').then((file) => ({ default: file.SkillShares })))

/** The chart on demand: the rows are the purpose of the page. */
export function SharesDisclosure({ title, rows }: { title: string; rows: readonly SkillHours[] }) {
  return (
    <Disclosure title={title}>
      {() => (
        <Suspense fallback={<Skeleton lines={6} />}>
          <SkillShares rows={rows} />
        </Suspense>
      )}
    </Disclosure>
  )
}
