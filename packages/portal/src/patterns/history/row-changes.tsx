import type { Named, RowChange } from '@portal/sdk'
import { useData } from '@portal/sdk/react'
import { Skeleton } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ChangeList } from './change-list.tsx'

/** The operation of a family that lists the changes of one of its rows. */
export type AskChanges = Named<'get'> & ((id: string) => Promise<readonly RowChange[]>)

/** The changes of a row for people who maintain its family, newest first. */
export function RowChanges({ id, changes }: { id: string; changes: AskChanges }) {
  const { data, error, refresh } = useData(changes, [id])
  if (data === undefined)
    return error === undefined ? <Skeleton lines={8} /> : <FailureState error={error} onRetry={refresh} />
  return <ChangeList changes={data} id={id} />
}
