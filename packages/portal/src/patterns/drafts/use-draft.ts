import { useEffect, useMemo, useState } from 'react'
import { usePortal } from '@portal/sdk/react'
import { keptValuesOf, type KeptValues } from '@portal/ui-kit'
import type { Draft } from './draft-box.ts'
import { drafts } from './drafts.ts'

/** A form's draft. */
export interface DraftHandle {
  /** The restored draft; undefined while loading, null without one. */
  readonly found: Draft | null | undefined
  /** Incremented each time the form starts over. */
  readonly version: number
  /** Incremented each time the form was submitted and stays. */
  readonly settled: number
  /** Whether the form is dirty: evaluated when leaving. */
  readonly isWritten: () => boolean
  /** Registers the mounted form. */
  readonly begin: (root: HTMLElement) => void
  /** Stores changes, or drops the draft when everything is as initially. Returns whether the form is dirty. */
  readonly look: (root: HTMLElement) => boolean
  /** A step was reached. */
  readonly reach: (step: string) => void
  /** The form was submitted or discarded, and closes: deletes the draft. */
  readonly drop: () => void
  /** The form was submitted and stays: its current values count as clean. */
  readonly settle: () => void
  /** Discards the restored draft and starts over. */
  readonly discard: () => void
}

/** Manages the draft of a form, under a name for form and subject: `fields.new`. Pass it to `DraftArea`. */
export function useDraft(name: string): DraftHandle {
  const { session } = usePortal()
  // The form may outlive the session briefly: it still belongs to its author.
  const [uid] = useState(() => session.current?.userData.uid ?? '')
  const [found, setFound] = useState<Draft | null | undefined>(() =>
    drafts.has(uid, name) ? undefined : null,
  )
  const [version, setVersion] = useState(0)
  const [settled, setSettled] = useState(0)
  const [keeper] = useState(() => draftKeeper(uid, name))

  useEffect(() => {
    let isUnmounted = false
    if (drafts.has(uid, name)) {
      void drafts.read(uid, name).then((draft) => {
        if (!isUnmounted) setFound(draft ?? null)
      })
    }
    return () => {
      isUnmounted = true
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

/** Compares a form with its initial values, and stores the difference. */
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

    // Read again, so that typing and leaving immediately is noticed.
    isWritten: () => (form?.isConnected === true ? look(form) : isWritten),

    begin: (root: HTMLElement, found: Draft | undefined) => {
      form = root
      isOver = false
      isWritten = found !== undefined
      reached = found?.reached ?? null
      // A restored draft differs from the form's own initial values: never count it as clean.
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
