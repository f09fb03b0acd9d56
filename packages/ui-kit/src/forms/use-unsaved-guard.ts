import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Lets the browser ask before a tab with unsaved changes is closed or loaded anew, and gives a function that tells
 * whether something is unsaved at this moment: for the router, which knows of its own ways only.
 * @example
 * const blocker = useBlocker(useUnsavedGuard(save.isDirty)) // of React Router
 * <UnsavedPrompt isAsking={blocker.state === 'blocked'} onLeave={blocker.proceed} onStay={blocker.reset} />
 */
export function useUnsavedGuard(isDirty: boolean): () => boolean {
  const dirty = useRef(isDirty)
  useLayoutEffect(() => {
    dirty.current = isDirty
  }, [isDirty])
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return useCallback(() => dirty.current, [])
}
