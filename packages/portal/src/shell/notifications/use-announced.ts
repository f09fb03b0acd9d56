import { useEffect, useRef } from 'react'
import type { Notification } from '@portal/sdk'
import { toast } from '@portal/ui-kit'
import { useNoticeWords } from '#patterns/notices/use-notice-words.ts'

/** Announces messages of a coordinator to somebody at work immediately; all others only show in the bell (ONL-6). */
export function useAnnounced(newest: readonly Notification[] | undefined): void {
  const words = useNoticeWords([])
  const known = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    if (newest === undefined) return
    const before = known.current
    known.current = new Set(newest.map(({ id }) => id))
    // Initial notifications are not new.
    if (before === undefined) return
    for (const one of newest) {
      if (one.kind !== 'agents.message' || one.readAt !== null || before.has(one.id)) continue
      const { title, text } = words(one)
      toast({ tone: 'info', title, description: text, timeoutMs: 0 })
    }
  }, [newest, words])
}
