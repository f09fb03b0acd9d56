import { useCallback, useEffect } from 'react'
import { useBlocker, type Location } from 'react-router-dom'
import { usePortal } from '@portal/sdk/react'
import { UnsavedPrompt } from '@portal/ui-kit'
import type { DraftHandle } from './use-draft.ts'

interface LeavePromptProps {
  draft: Pick<DraftHandle, 'isWritten' | 'drop'>
  /** The URL parameters that may change without a prompt. */
  ignore: readonly string[]
}

// The router supports only one blocker: whichever asks represents every form on the page.
const mountedPrompts = new Set<LeavePromptProps>()

/** Asks before a link or browser Back leaves an unsent form; leaving discards the text. */
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

/** Whether a form with text is being left. */
function isCutShort(
  session: { readonly current: unknown },
  { currentLocation, nextLocation }: Move,
): boolean {
  // After the session has ended there is no choice, and the draft stays.
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
