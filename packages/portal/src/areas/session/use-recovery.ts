import { useEffect, useEffectEvent, useState } from 'react'
import { recovery } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import type { SecurityQuestionId } from '@portal/sdk'
import { useAttempt } from '#patterns/use-attempt.ts'
import { isTicketOver } from './recovery-failure.ts'
import { storedTicket } from './recovery-ticket.ts'

/** Whose password is recovered, and what is to be answered first. */
export interface OpenRecovery {
  readonly ticket: string
  readonly username: string
  readonly questions: readonly SecurityQuestionId[]
}

/** The recovery of the stored ticket: queried once, without using it up. */
export function useRecovery() {
  const { preview } = useFamily(recovery)
  const look = useAttempt(preview)
  const [ticket] = useState(storedTicket)
  const [known, setKnown] = useState<OpenRecovery>()
  const ask = useEffectEvent(async () => {
    if (ticket === undefined) return
    const answer = await look({ ticket })
    if (answer) setKnown({ ticket, ...answer.value })
  })
  useEffect(() => {
    void ask()
  }, [])
  return {
    known,
    /** Without a valid ticket nothing can continue. */
    isOver: ticket === undefined || isTicketOver(look.error),
    error: look.error,
    askAgain: () => void ask(),
  }
}
