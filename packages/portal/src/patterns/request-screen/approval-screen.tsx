import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Named } from '@portal/sdk'
import type { Column, Filter, MenuSection } from '@portal/ui-kit'
import { BulkFailures } from '#patterns/bulk/bulk-failures.tsx'
import type { TableSheet } from '#patterns/export/table-columns.ts'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import { ResourceList } from '#patterns/resource-list.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import type { TableState } from '#patterns/use-table-query.ts'
import { withSecond } from '#patterns/with-second.ts'
import { BulkDecisions } from './bulk-decisions.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import type { Release } from './use-decided.ts'
import { type Request, useDecisions } from './use-decisions.ts'

/** The approver's side. */
export interface ApprovalScreenProps<Row extends Request> {
  title: string
  text: string
  table: TableState
  /** The queue: pending requests, and decided ones with filters. */
  list: ListAnswer<Row>
  columns: readonly Column<Row>[]
  filters?: readonly Filter[]
  /** How the queue is exported. */
  sheet?: TableSheet<Row>
  /** The name of a request: the person and the request. */
  label: (row: Row) => string
  /** Those that this person may decide on. Defaults to all pending ones. */
  canDecide?: (row: Row) => boolean
  approve: Named & ((id: string) => Promise<unknown>)
  reject: Named & ((id: string, reason: string) => Promise<unknown>)
  /** Undoes a decision that is not final yet: each notice offers it for five seconds. */
  release?: Release
  empty: { title: string; text: string }
  /** The page with the full details. */
  rowHref?: (row: Row) => string
  /** Families that a decision changes besides its own. */
  families?: readonly string[]
  /** Actions on the whole queue. */
  actions?: ReactNode
  /** Further actions on a request. */
  moreActions?: (row: Row) => MenuSection['items']
}

/** A queue of requests to approve or reject, individually or in bulk. A rejection needs a reason. */
export function ApprovalScreen<Row extends Request>({
  title,
  text,
  label,
  canDecide = isPending,
  approve,
  reject,
  release,
  moreActions = noMore,
  families = noFamilies,
  ...rest
}: ApprovalScreenProps<Row>) {
  const { t } = useTranslation('general')
  const asked = { list: rest.list, label, canDecide, approve, reject, release, families }
  const { chosen, bulk, shown, rejecting, ...decide } = useDecisions<Row>(asked)
  const { rejected } = rejecting
  const approveRow = ({ id }: Row) => void decide.approveOne(id)
  const rejectRow = (row: Row) => rejecting.reject([row])
  const decisions = useDecisionMenu<Row>(approveRow, rejectRow)
  const pending = chosen.rows.filter(canDecide)
  const inline = useInlineColumn({ label, canDecide, approve: approveRow, reject: rejectRow })
  return (
    <ScreenPage title={title} description={text}>
      <ResourceList<Row>
        {...rest}
        columns={shown.some(canDecide) ? withSecond(rest.columns, inline) : rest.columns}
        label={title}
        searchLabel={t('actions.search')}
        rowKey={({ id }) => id}
        rowLabel={label}
        selected={chosen.keys}
        onSelect={chosen.choose}
        bulkActions={
          <BulkDecisions
            onApprove={() => void decide.approveThem(pending)}
            onReject={() => rejecting.reject(pending)}
          />
        }
        {...(bulk.run === undefined ? {} : { bulkRun: bulk.run })}
        rowActions={(row) => [{ items: canDecide(row) ? decisions(row) : [] }, { items: moreActions(row) }]}
      />
      {rejected.length === 0 ? null : (
        <RejectDialog
          draft={rejecting.draft}
          names={rejected.map(label)}
          onClose={() => rejecting.reject([])}
          onReject={(reason) => void decide.rejectThem(reason)}
        />
      )}
      <BulkFailures failures={bulk.failures} onClose={bulk.hideFailures} />
    </ScreenPage>
  )
}

/** The decisions as entries of a row's menu. */
function useDecisionMenu<Row>(approve: (row: Row) => void, reject: (row: Row) => void) {
  const { t } = useTranslation('general')
  return (row: Row): MenuSection['items'] => [
    { id: 'approve', label: t('requests.approve'), icon: 'check', onAction: () => approve(row) },
    { id: 'reject', label: t('requests.reject'), icon: 'ban', onAction: () => reject(row) },
  ]
}

interface InlineDecisions<Row> {
  label: (row: Row) => string
  canDecide: (row: Row) => boolean
  approve: (row: Row) => void
  reject: (row: Row) => void
}

/** The decisions as buttons in a column. */
function useInlineColumn<Row>({ label, canDecide, approve, reject }: InlineDecisions<Row>): Column<Row> {
  const { t } = useTranslation('general')
  return {
    ...{ id: 'decide', header: t('requests.decide'), priority: 1, control: true },
    cell: (row) =>
      canDecide(row) ? (
        <DecisionButtons label={label(row)} onApprove={() => approve(row)} onReject={() => reject(row)} />
      ) : null,
  }
}

const noMore = () => []
const noFamilies: readonly string[] = []

function isPending({ state }: Request): boolean {
  return state === 'pending'
}
