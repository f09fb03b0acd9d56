import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Lets the browser ask before a tab with unsaved changes is closed or reloaded, and returns a function that tells
 * whether there are unsaved changes: for the router, which only sees its own navigation.
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
