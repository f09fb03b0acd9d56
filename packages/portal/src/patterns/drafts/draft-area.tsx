import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert, Button, Restored, Skeleton, Stack, useUnsavedGuard } from '@portal/ui-kit'
import { FoundContext } from './draft-value.tsx'
import { LeavePrompt } from './leave-prompt.tsx'
import type { DraftHandle } from './use-draft.ts'

// A choice in a list outside the form fires no event in it: the returning focus reveals it.
const moments = ['input', 'change', 'click', 'keyup', 'focusin', 'focusout'] as const
const pauseMs = 300

interface DraftAreaProps {
  draft: DraftHandle
  /** The URL parameter that changes within the form, such as its step. */
  ignore?: string
  children: ReactNode
}

/**
 * Keeps the text of the forms inside as an encrypted draft (SHE-4): it is restored after a reload, a failed chunk or
 * the end of the session, and leaving unsent asks first. After submission the form calls `draft.drop()` if it closes,
 * and `draft.settle()` if it stays.
 */
export function DraftArea({ draft, ignore, children }: DraftAreaProps) {
  const ignored = useMemo(() => (ignore === undefined ? [] : [ignore]), [ignore])
  if (draft.found === undefined) return <Skeleton lines={4} />
  return (
    <Stack space="lg">
      {draft.found === null ? null : <DraftNotice onDiscard={draft.discard} />}
      <Restored key={draft.version} values={draft.found?.values}>
        <FoundContext value={draft.found?.values}>
          <WatchedForms draft={draft}>{children}</WatchedForms>
        </FoundContext>
      </Restored>
      <LeavePrompt draft={draft} ignore={ignored} />
    </Stack>
  )
}

function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('general')
  return (
    <Alert
      actions={
        <Button size="sm" onPress={onDiscard}>
          {t('draft.discard')}
        </Button>
      }
    >
      {t('draft.restored')}
    </Alert>
  )
}

function WatchedForms({ draft, children }: Pick<DraftAreaProps, 'draft' | 'children'>) {
  const root = useRef<HTMLDivElement>(null)
  const [isWritten, setWritten] = useState(draft.isWritten)
  useUnsavedGuard(isWritten)
  const { begin, look } = draft

  useEffect(() => {
    const element = root.current
    if (element === null) return undefined
    begin(element)
    let timer = 0
    const keep = () => setWritten(look(element))
    const keepSoon = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(keep, pauseMs)
    }
    const keepNow = () => {
      if (document.visibilityState === 'hidden') keep()
    }
    keepSoon()
    for (const moment of moments) element.addEventListener(moment, keepSoon)
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      window.clearTimeout(timer)
      for (const moment of moments) element.removeEventListener(moment, keepSoon)
      document.removeEventListener('visibilitychange', keepNow)
    }
  }, [begin, look])

  // The page may unmount in the middle of a word when the session ends: read the form while it still exists.
  useLayoutEffect(() => {
    const element = root.current
    return () => {
      if (element !== null) look(element)
    }
  }, [look])

  return <div ref={root}>{children}</div>
}
