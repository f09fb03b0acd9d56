import { useState } from 'react'
import { useSession } from '@portal/sdk/react'
import { drafts } from '#patterns/drafts/drafts.ts'

/** What is to be rejected while its reason is written: also what was, when the page or the session went (SHE-4). */
export function useRejected<Row extends { readonly id: string }>(operation: string, rows: readonly Row[]) {
  const uid = useSession()?.userData.uid ?? ''
  const beginning = `${operation}.`
  const [kept] = useState(() =>
    drafts.names(uid, beginning).map((name) => name.slice(beginning.length).split('.')),
  )
  const [chosen, choose] = useState<readonly Row[]>()
  // Another list may have kept a reason for rows of its own.
  const found = kept.find((ids) => rows.some(({ id }) => ids.includes(id))) ?? []
  // What was decided meanwhile by somebody else is not asked for any more.
  const rejected = chosen ?? rows.filter(({ id }) => found.includes(id))
  const draft = beginning + (chosen?.map(({ id }) => id) ?? found).join('.')
  return { rejected, draft, reject: choose, forget: () => drafts.drop(uid, draft) }
}
