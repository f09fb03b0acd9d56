import type { Named, Page, RowChange } from '@portal/sdk'
import { defined } from '#patterns/defined.ts'
import { ChangeList } from './change-list.tsx'

/** The operation of a family that lists the changes of one of its rows. */
export type AskChanges = Named<'get'> & ((id: string, query?: { after?: string }) => Promise<Page<RowChange>>)

/** The changes of a row for people who maintain its family, newest first. */
export function RowChanges({ id, changes }: { id: string; changes: AskChanges }) {
  return <ChangeList id={id} ask={changes} argsAfter={(after) => [id, defined({ after })]} />
}
