import { logs } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { defined } from '#patterns/defined.ts'
import { ChangeList } from './change-list.tsx'

/** The changes of one record in the log, newest first, each with what it changed. */
export function RecordChanges({ id }: { id: string }) {
  const { index } = useFamily(logs)
  return <ChangeList id={id} ask={index} argsAfter={(after) => [defined({ subject: id, after })]} />
}
