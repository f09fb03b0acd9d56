import { lazy, Suspense, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { storePage } from '#patterns/lock/stored-page.ts'
import { useLocked } from '#patterns/lock/use-locked.ts'
import { loadPhrases } from '#phrases/i18n.ts'

const LockCover = lazy(async () => {
  const [file] = await Promise.all([
    import('./lock-cover.tsx'),
    loadPhrases('profile'),
    loadPhrases('account'),
  ])
  return { default: file.LockCover }
})

/** Covers the locked portal (LOG-6). The page below stays mounted, and locking by URL remembers it. */
export function LockWatch() {
  const { pathname, search } = useLocation()
  useEffect(() => storePage(pathname + search), [pathname, search])
  return useLocked() ? (
    <Suspense fallback={<Curtain />}>
      <LockCover />
    </Suspense>
  ) : null
}

/** Hide everything until the cover is loaded: a reloaded locked page must not flash. */
function Curtain() {
  useLayoutEffect(() => {
    const { style } = document.body
    style.visibility = 'hidden'
    return () => {
      style.visibility = ''
    }
  }, [])
  return null
}
