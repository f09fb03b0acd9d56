import { useTranslation } from 'react-i18next'
import type { Named } from '@portal/sdk'
import { useAction } from '@portal/sdk/react'
import { toast } from '@portal/ui-kit'
import { useBulkRun } from '#patterns/bulk/use-bulk-run.ts'
import { useChosenRows } from '#patterns/bulk/use-chosen-rows.ts'
import { withIdentity } from '#patterns/confirm-identity/identity.ts'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import { useAct } from '#patterns/use-act.ts'
import type { RequestState } from './request-status.tsx'
import { type Release, useDecided } from './use-decided.ts'
import { useRejected } from './use-rejected.ts'

export interface Request {
  readonly id: string
  readonly state: RequestState
}

interface Deciding<Row> {
  list: ListAnswer<Row>
  label: (row: Row) => string
  canDecide: (row: Row) => boolean
  approve: Named & ((id: string) => Promise<unknown>)
  reject: Named & ((id: string, reason: string) => Promise<unknown>)
  release: Release | undefined
  families: readonly string[]
}

/** Decides on one or many requests, and announces it; for many only if it can be undone. */
export function useDecisions<Row extends { readonly id: string }>(asked: Deciding<Row>) {
  const { list, label, canDecide, approve, reject, release, families } = asked
  const { t } = useTranslation('general')
  const changed = ['dashboard', ...families]
  const notice = useDecided(changed, release)
  // Without undo, the bar above the list has already reported it.
  const announce = (as: 'approved' | 'rejected', ids: readonly string[]) => {
    if (release !== undefined && ids.length > 0) toast(notice(as, ids))
  }
  const approveOne = useAct(approve, (id) => notice('approved', [id]), changed)
  const chosen = useChosenRows(list)
  const bulk = useBulkRun<Row>()
  const shown = list.data?.data ?? []
  const rejecting = useRejected(reject.operation, shown.filter(canDecide))
  const { rejected } = rejecting
  const run = async (rows: readonly Row[], send: (id: string) => Promise<unknown>) => {
    rejecting.reject([])
    // Refused requests, and those not sent after a cancellation, are not decided.
    const decided: string[] = []
    const act = async ({ id }: Row) => {
      await send(id)
      decided.push(id)
    }
    const failed = await bulk.start({
      ...{ label: t('requests.deciding'), rows: () => Promise.resolve(rows), name: label, act },
    })
    chosen.clear()
    list.refresh()
    return { failed, decided }
  }
  // Refresh once, after all are processed.
  const decide = useAction(run, { families: changed })
  const approveThem = async (rows: readonly Row[]) => {
    const { decided } = await decide(rows, (id) => withIdentity(() => approve(id)))
    announce('approved', decided)
  }
  const rejectThem = async (reason: string) => {
    const { failed, decided } = await decide(rejected, (id) => reject(id, reason))
    announce('rejected', decided)
    if (failed === 0) rejecting.forget()
  }
  return { chosen, bulk, shown, rejecting, approveOne, approveThem, rejectThem }
}
