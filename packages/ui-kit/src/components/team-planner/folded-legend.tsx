import type { ReactNode } from 'react'
import { Button } from '#components/button/button.tsx'
import { Popover } from '#components/popover/popover.tsx'
import { useWords } from '#words/use-words.ts'
import * as css from './team-planner.css.ts'

/** The legend behind a button; print shows it, because nothing can be opened on paper. */
export function FoldedLegend({ children }: { children: ReactNode }) {
  const { planner: words } = useWords()
  return (
    <>
      <Popover
        trigger={
          <Button size="sm" tone="quiet" icon="info">
            {words.legend}
          </Button>
        }
        label={words.legend}
      >
        {children}
      </Popover>
      <div className={css.printed}>{children}</div>
    </>
  )
}
