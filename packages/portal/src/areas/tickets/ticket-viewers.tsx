import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketViewer } from '@portal/sdk'
import { tickets } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { Alert } from '@portal/ui-kit'

/** The heartbeat interval that the service requires. */
const heartbeatMs = 20_000

/** Warns that somebody else is viewing the ticket, or writing a reply (TIC-9). */
export function TicketViewers({ id, isWriting }: { id: string; isWriting: boolean }) {
  const { t } = useTranslation('caseFile')
  const others = useViewers(id, isWriting)
  if (others.length === 0) return null
  const namesOf = (some: readonly TicketViewer[]) => some.map(({ person }) => person.displayName).join(', ')
  const writing = others.filter((one) => one.isWriting)
  return (
    <Alert tone="warning">
      {writing.length === 0
        ? t('viewers.viewing', { names: namesOf(others) })
        : t('viewers.writing', { names: namesOf(writing) })}
    </Alert>
  )
}

/** Sends a heartbeat of the viewer, at once and at an interval, and returns the other viewers. */
function useViewers(id: string, isWriting: boolean): readonly TicketViewer[] {
  const { view } = useFamily(tickets)
  const [others, setOthers] = useState<readonly TicketViewer[]>([])
  useEffect(() => {
    let isOver = false
    const beat = () =>
      void view(id, { isWriting }).then(
        (answer) => (isOver ? undefined : setOthers(answer)),
        // A failed presence request must not disturb the work.
        () => undefined,
      )
    beat()
    const timer = setInterval(beat, heartbeatMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [view, id, isWriting])
  return others
}
