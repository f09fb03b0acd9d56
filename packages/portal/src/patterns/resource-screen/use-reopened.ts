import { useEffect, useEffectEvent } from 'react'
import { useFamily, useSession } from '@portal/sdk/react'
import { drafts } from '#patterns/drafts/drafts.ts'
import type { NamedDefinition } from './definition.ts'
import { draftName, newRow } from './draft-name.ts'
import type { Identified } from './family.ts'
import type { Opened } from './opened-part.tsx'
import { useMay } from './use-may.ts'
import type { ResourceGroup } from './words.ts'

/** Reopens the form with an unsent draft, after a reload or the end of the session (SHE-4). */
export function useReopened<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup>(
  { title, family, permissions }: NamedDefinition<Row, Input, Ask, Group>,
  open: (opened: Opened<Row>) => void,
): void {
  const uid = useSession()?.userData.uid
  const { show } = useFamily(family)
  const may = useMay(permissions)

  const reopen = useEffectEvent(async (of: string) => {
    const beginning = draftName(title, { id: '' })
    const id = drafts.names(of, beginning)[0]?.slice(beginning.length)
    if (id === newRow) {
      if (may('create')) open({ kind: 'new' })
    } else if (id !== undefined && show !== undefined && may('update')) {
      // A row deleted meanwhile can no longer be edited.
      const row = await show(id).catch(() => undefined)
      if (row === undefined) drafts.drop(of, beginning + id)
      else open({ kind: 'edit', row })
    }
  })

  useEffect(() => {
    if (uid !== undefined) void reopen(uid)
  }, [uid])
}
