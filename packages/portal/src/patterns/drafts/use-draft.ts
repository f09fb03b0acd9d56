import { useEffect, useMemo, useState } from 'react'
import { usePortal } from '@portal/sdk/react'
import { keptValuesOf, type KeptValues } from '@portal/ui-kit'
import type { Draft } from './draft-box.ts'
import { drafts } from './drafts.ts'

/** What a form knows of its draft. */
export interface DraftHandle {
  /** What the form begins with; undefined while it is being read, null when there is none. */
  readonly found: Draft | null | undefined
  /** One more each time the form begins anew. */
  readonly version: number
  /** One more each time the form was sent and stays. */
  readonly settled: number
  /** Whether the form holds something that was not sent: read at the moment of leaving. */
  readonly isWritten: () => boolean
  /** The form is on the page. */
  readonly begin: (root: HTMLElement) => void
  /** Something may have been written: keeps it, or drops it when all is as at first. Answers whether anything is written. */
  readonly look: (root: HTMLElement) => boolean
  /** A step was reached. */
  readonly reach: (step: string) => void
  /** It was sent, or thrown away, and the form goes: nothing is kept any more. */
  readonly drop: () => void
  /** It was sent, and the form stays: what it holds now counts as nothing written. */
  readonly settle: () => void
  /** Throws away what was found, and begins anew. */
  readonly discard: () => void
}

/**
 * Keeps what is written into a form, under one name for one form and thing: `fields.new`. To be given to `DraftArea`.
 */
export function useDraft(name: string): DraftHandle {
  const { session } = usePortal()
  // The form may outlive the session by a moment: it still belongs to who wrote it.
  const [uid] = useState(() => session.current?.userData.uid ?? '')
  const [found, setFound] = useState<Draft | null | undefined>(() =>
    drafts.has(uid, name) ? undefined : null,
  )
  const [version, setVersion] = useState(0)
  const [settled, setSettled] = useState(0)
  const [keeper] = useState(() => draftKeeper(uid, name))

  useEffect(() => {
    let isGone = false
    if (drafts.has(uid, name)) {
      void drafts.read(uid, name).then((draft) => {
        if (!isGone) setFound(draft ?? null)
      })
    }
    return () => {
      isGone = true
    }
  }, [uid, name])

  useEffect(
    () =>
      session.subscribe((event) => {
        if (event.type === 'ended' && event.reason === 'logout') keeper.drop()
      }),
    [session, keeper],
  )

  return useMemo(
    () => ({
      ...keeper,
      found,
      version,
      settled,
      begin: (root) => keeper.begin(root, found ?? undefined),
      settle: () => {
        keeper.drop()
        setFound(null)
        setSettled((before) => before + 1)
      },
      discard: () => {
        keeper.drop()
        setFound(null)
        setVersion((before) => before + 1)
      },
    }),
    [keeper, found, version, settled],
  )
}

/** Compares what a form holds with what it held at first, and keeps the difference. */
function draftKeeper(uid: string, name: string) {
  let clean = ''
  let kept = ''
  let reached: string | null = null
  let isOver = false
  let isWritten = false
  let form: HTMLElement | undefined

  const keep = (values: KeptValues) => {
    const content = JSON.stringify([values, reached])
    if (content === kept) return
    kept = content
    void drafts.write(uid, name, { values, reached })
  }

  const look = (root: HTMLElement): boolean => {
    if (isOver) return false
    const values = keptValuesOf(root)
    const isClean = JSON.stringify(values) === clean && reached === null
    if (!isClean) keep(values)
    else if (isWritten) drafts.drop(uid, name)
    isWritten = !isClean
    return isWritten
  }

  return {
    look,

    // Read anew: who writes and leaves without a pause is asked, too.
    isWritten: () => (form?.isConnected === true ? look(form) : isWritten),

    begin: (root: HTMLElement, found: Draft | undefined) => {
      form = root
      isOver = false
      isWritten = found !== undefined
      reached = found?.reached ?? null
      // What was found is not what the form would hold by itself: nothing counts as clean then.
      clean = isWritten ? '' : JSON.stringify(keptValuesOf(root))
      kept = ''
    },

    reach: (step: string) => {
      reached = step
    },

    drop: () => {
      isOver = true
      isWritten = false
      drafts.drop(uid, name)
    },
  }
}
