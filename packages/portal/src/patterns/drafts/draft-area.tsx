import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert, Button, Restored, Skeleton, Stack, useUnsavedGuard } from '@portal/ui-kit'
import { FoundContext } from './kept.tsx'
import { LeavePrompt } from './leave-prompt.tsx'
import type { DraftHandle } from './use-draft.ts'

// A choice in a list outside the form sends no event of its own: the focus that comes back tells of it.
const moments = ['input', 'change', 'click', 'keyup', 'focusin', 'focusout'] as const
const pauseMs = 300

interface DraftAreaProps {
  draft: DraftHandle
  /** The part of the address that changes while one stays with the form, such as its step. */
  ignore?: string
  children: ReactNode
}

/**
 * The forms inside lose nothing (SHE-4): what is written is kept sealed, is there again after a reload, a lost chunk or
 * the end of the session, and who leaves in the middle is asked. Once it was sent the form calls `draft.drop()` if it goes,
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

  // The page may go away in the middle of a word, by the end of the session: while the form still stands, it is read.
  useLayoutEffect(() => {
    const element = root.current
    return () => {
      if (element !== null) look(element)
    }
  }, [look])

  return <div ref={root}>{children}</div>
}
