import { useState } from 'react'
import { useSession } from '@portal/sdk/react'
import { drafts } from '#patterns/drafts/drafts.ts'

/** The items whose rejection reason is being typed, restored after a reload or the end of the session (SHE-4). */
export function useRejected<Row extends { readonly id: string }>(operation: string, rows: readonly Row[]) {
  const uid = useSession()?.userData.uid ?? ''
  const beginning = `${operation}.`
  const [kept] = useState(() =>
    drafts.names(uid, beginning).map((name) => name.slice(beginning.length).split('.')),
  )
  const [chosen, choose] = useState<readonly Row[]>()
  // Another list may have a draft for rows of its own.
  const found = kept.find((ids) => rows.some(({ id }) => ids.includes(id))) ?? []
  // Items that somebody else has decided meanwhile are dropped.
  const rejected = chosen ?? rows.filter(({ id }) => found.includes(id))
  const draft = beginning + (chosen?.map(({ id }) => id) ?? found).join('.')
  return { rejected, draft, reject: choose, forget: () => drafts.drop(uid, draft) }
}
