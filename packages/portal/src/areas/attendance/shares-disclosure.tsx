import { lazy, Suspense, useState } from 'react'
import type { SkillHours } from '@portal/sdk'
import { Disclosure, Skeleton } from '@portal/ui-kit'

const SkillShares = lazy(() => import('./skill-shares.tsx').then((file) => ({ default: file.SkillShares })))

/** The chart for who asks for it: the rows are what the page is for. */
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
