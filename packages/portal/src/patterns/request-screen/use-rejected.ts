import { useState } from 'react'
import { useSession } from '@portal/sdk/react'
import { drafts } from '#patterns/drafts/drafts.ts'

/** What is to be rejected while its reason is written: also what was, when the page or the session went (SHE-4). */
export function useRejected<Row extends { readonly id: string }>(operation: string, rows: readonly Row[]) {
  const uid = useSession()?.userData.uid ?? ''
  const beginning = `${operation}.`
  const [kept] = useState(() => drafts.names(uid, beginning)[0]?.slice(beginning.length).split('.') ?? [])
  const [chosen, choose] = useState<readonly Row[]>()
  // What was decided meanwhile by somebody else is not asked for any more.
  const rejected = chosen ?? rows.filter(({ id }) => kept.includes(id))
  const draft = beginning + rejected.map(({ id }) => id).join('.')
  return { rejected, draft, reject: choose, forget: () => drafts.drop(uid, draft) }
}
