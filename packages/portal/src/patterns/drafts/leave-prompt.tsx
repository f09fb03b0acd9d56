import { useCallback } from 'react'
import { useBlocker, type Location } from 'react-router-dom'
import { usePortal } from '@portal/sdk/react'
import { UnsavedPrompt } from '@portal/ui-kit'
import type { DraftHandle } from './use-draft.ts'

interface LeavePromptProps {
  draft: DraftHandle
  /** The part of the address that may change without a question. */
  ignore: string | undefined
}

/** Asks before a link or the Back of the browser leaves a form in the middle; who leaves throws away what was written. */
export function LeavePrompt({ draft, ignore }: LeavePromptProps) {
  const { session } = usePortal()
  const { isWritten, drop } = draft
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }: { currentLocation: Location; nextLocation: Location }) =>
        isWritten() &&
        // Where the session is over there is no choice, and the draft stays.
        session.current !== undefined &&
        placeOf(currentLocation, ignore) !== placeOf(nextLocation, ignore),
      [isWritten, session, ignore],
    ),
  )
  return (
    <UnsavedPrompt
      isAsking={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => {
        drop()
        blocker.proceed?.()
      }}
    />
  )
}

function placeOf({ pathname, search }: Location, ignore: string | undefined): string {
  const params = new URLSearchParams(search)
  if (ignore !== undefined) params.delete(ignore)
  return `${pathname}?${params.toString()}`
}
