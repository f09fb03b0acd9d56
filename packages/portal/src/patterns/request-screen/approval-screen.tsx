import { useTranslation } from 'react-i18next'
import type { Named } from '@portal/sdk'
import { useAction } from '@portal/sdk/react'
import { Button, type Column, type Filter, type MenuSection } from '@portal/ui-kit'
import { BulkFailures } from '#patterns/bulk/bulk-failures.tsx'
import { useBulkRun } from '#patterns/bulk/use-bulk-run.ts'
import { useChosenRows } from '#patterns/bulk/use-chosen-rows.ts'
import type { TableSheet } from '#patterns/export/table-columns.ts'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import { ResourceList } from '#patterns/resource-list.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useAct } from '#patterns/use-act.ts'
import type { TableState } from '#patterns/use-table-query.ts'
import { withIdentity } from '#patterns/confirm-identity/identity.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import type { RequestState } from './request-status.tsx'
import { type Release, useDecided } from './use-decided.ts'
import { useRejected } from './use-rejected.ts'

interface Request {
  readonly id: string
  readonly state: RequestState
}

/** The side of those who decide. */
export interface ApprovalScreenProps<Row extends Request> {
  title: string
  text: string
  table: TableState
  /** The queue: what waits, and what was decided when the filters say so. */
  list: ListAnswer<Row>
  columns: readonly Column<Row>[]
  filters?: readonly Filter[]
  /** How the queue is exported. */
  sheet?: TableSheet<Row>
  /** How a request is called: the person and what they ask for. */
  label: (row: Row) => string
  /** Which of them this person may decide on; every one that waits unless given. */
  canDecide?: (row: Row) => boolean
  approve: Named & ((id: string) => Promise<unknown>)
  reject: Named & ((id: string, reason: string) => Promise<unknown>)
  /** Takes a decision back that is not in force yet: the notice of each decision offers it for five seconds. */
  release?: Release
  empty: { title: string; text: string }
  /** Where what is decided on can be seen. */
  rowHref?: (row: Row) => string
  /** What a decision changes besides its own family. */
  families?: readonly string[]
  /** What else can be done with one of them. */
  moreActions?: (row: Row) => MenuSection['items']
}

/** A queue of requests to approve or reject, one by one or many at once. A rejection says why. */
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
  const changed = ['dashboard', ...families]
  const decided = useDecided(changed, release)
  const approveOne = useAct(approve, (id) => decided.notice('approved', [id]), changed)
  const chosen = useChosenRows(rest.list)
  const bulk = useBulkRun<Row>()
  const shown = rest.list.data?.data ?? []
  const rejecting = useRejected(reject.operation, shown.filter(canDecide))
  const { rejected } = rejecting
  const run = async (rows: readonly Row[], act: (row: Row) => Promise<unknown>) => {
    rejecting.reject([])
    const failed = await bulk.start({
      ...{ label: t('requests.deciding'), rows: () => Promise.resolve(rows), name: label, act },
    })
    chosen.clear()
    rest.list.refresh()
    return failed
  }
  // Asked again once, when all are through.
  const decide = useAction(run, { families: changed })
  const approveThem = async (rows: readonly Row[]) => {
    const failed = await decide(rows, ({ id }) => withIdentity(() => approve(id)))
    if (failed === 0) decided.tell('approved', rows.map(idOf))
  }
  const rejectThem = async (reason: string) => {
    const failed = await decide(rejected, ({ id }) => reject(id, reason))
    if (failed > 0) return
    rejecting.forget()
    decided.tell('rejected', rejected.map(idOf))
  }
  const decisions = (row: Row): MenuSection['items'] => [
    {
      id: 'approve',
      label: t('requests.approve'),
      icon: 'check',
      onAction: () => void approveOne(row.id),
    },
    { id: 'reject', label: t('requests.reject'), icon: 'ban', onAction: () => rejecting.reject([row]) },
  ]
  const pending = chosen.rows.filter(canDecide)
  const inline: Column<Row> = {
    ...{ id: 'decide', header: t('requests.decide'), priority: 1, control: true },
    cell: (row) =>
      canDecide(row) ? (
        <DecisionButtons
          label={label(row)}
          onApprove={() => void approveOne(row.id)}
          onReject={() => rejecting.reject([row])}
        />
      ) : null,
  }
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
            onApprove={() => void approveThem(pending)}
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
          onReject={(reason) => void rejectThem(reason)}
        />
      )}
      <BulkFailures failures={bulk.failures} onClose={bulk.hideFailures} />
    </ScreenPage>
  )
}

function BulkDecisions({ onApprove, onReject }: Record<'onApprove' | 'onReject', () => void>) {
  const { t } = useTranslation('general')
  return (
    <>
      <Button size="sm" icon="check" onPress={onApprove}>
        {t('requests.approve')}
      </Button>
      <Button size="sm" icon="ban" onPress={onReject}>
        {t('requests.reject')}
      </Button>
    </>
  )
}

/** Behind what names the row, where it is in sight however many columns there are. */
function withSecond<Row>([first, ...others]: readonly Column<Row>[], second: Column<Row>): Column<Row>[] {
  return [...(first === undefined ? [] : [first]), second, ...others]
}

const idOf = ({ id }: Request) => id
const noMore = () => []
const noFamilies: readonly string[] = []

function isPending({ state }: Request): boolean {
  return state === 'pending'
}
