import { useCallback, useEffect } from 'react'
import { useBlocker, type Location } from 'react-router-dom'
import { usePortal } from '@portal/sdk/react'
import { UnsavedPrompt } from '@portal/ui-kit'
import type { DraftHandle } from './use-draft.ts'

interface LeavePromptProps {
  draft: Pick<DraftHandle, 'isWritten' | 'drop'>
  /** The parts of the address that may change without a question. */
  ignore: readonly string[]
}

// The router asks only one of all that want to be asked: whichever it is speaks for every form on the page.
const mountedPrompts = new Set<LeavePromptProps>()

/** Asks before a link or the Back of the browser leaves a form in the middle; who leaves throws away what was written. */
export function LeavePrompt({ draft, ignore }: LeavePromptProps) {
  const { session } = usePortal()
  useEffect(() => {
    const form = { draft, ignore }
    mountedPrompts.add(form)
    return () => void mountedPrompts.delete(form)
  }, [draft, ignore])
  const blocker = useBlocker(useCallback((move: Move) => isCutShort(session, move), [session]))
  return (
    <UnsavedPrompt
      isAsking={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => {
        for (const form of mountedPrompts) if (form.draft.isWritten()) form.draft.drop()
        blocker.proceed?.()
      }}
    />
  )
}

interface Move {
  currentLocation: Location
  nextLocation: Location
}

/** Whether a form is left that holds something. */
function isCutShort(
  session: { readonly current: unknown },
  { currentLocation, nextLocation }: Move,
): boolean {
  // Where the session is over there is no choice, and the draft stays.
  if (session.current === undefined) return false
  return [...mountedPrompts].some(
    ({ draft, ignore }) =>
      placeOf(currentLocation, ignore) !== placeOf(nextLocation, ignore) && draft.isWritten(),
  )
}

function placeOf({ pathname, search }: Location, ignore: readonly string[]): string {
  const params = new URLSearchParams(search)
  for (const name of ignore) params.delete(name)
  return `${pathname}?${params.toString()}`
}
