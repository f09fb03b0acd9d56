import { lazy, Suspense, useState } from 'react'
import type { SkillHours } from '@portal/sdk'
import { Disclosure, Skeleton } from '@portal/ui-kit'

const SkillShares = lazy(() => import('./skill-shares.tsx').then((file) => ({ default: file.SkillShares })))

/** The chart on demand: the rows are the purpose of the page. */
export function SharesDisclosure({ title, rows }: { title: string; rows: readonly SkillHours[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title={title} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <SkillShares rows={rows} />
        </Suspense>
      ) : null}
    </Disclosure>
  )
}
