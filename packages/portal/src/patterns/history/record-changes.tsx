import { logs } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Skeleton } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ChangeList } from './change-list.tsx'

/** The changes of one record in the log, newest first, each with what it changed. */
export function RecordChanges({ id }: { id: string }) {
  const { index } = useFamily(logs)
  const { data, error, refresh } = useData(index, [{ subject: id }])
  if (data === undefined)
    return error === undefined ? <Skeleton lines={8} /> : <FailureState error={error} onRetry={refresh} />
  return <ChangeList changes={data.data} id={id} />
}
