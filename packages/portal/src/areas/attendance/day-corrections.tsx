import { useTranslation } from 'react-i18next'
import type { ClockCorrection, Workday } from '@portal/sdk'
import { clockCorrections } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Card, Inline, Skeleton, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { like } from '#patterns/like.ts'
import { RejectDialog } from '#patterns/request-screen/reject-dialog.tsx'
import { RequestStatus } from '#patterns/request-screen/request-status.tsx'
import { useDecided } from '#patterns/request-screen/use-decided.ts'
import { useRejected } from '#patterns/request-screen/use-rejected.ts'
import { useAct } from '#patterns/use-act.ts'
import { correctedFamilies } from './corrected-families.ts'
import { CorrectionDownloads } from './correction-downloads.tsx'
import { useCorrectionWords } from './correction-words.ts'

/** The query families that a correction in force invalidates. */
const decidedFamilies = ['dashboard', ...correctedFamilies]

/** The corrections of a day, with their context for the decision; renders nothing if there are none. */
export function DayCorrections({ workday: { person, date } }: { workday: Workday }) {
  const { t } = useTranslation('workdays')
  const ask = { employeeId: person.id, from: date, until: date, perPage: 100, sort: 'createdAt' } as const
  const { data, error, refresh } = useData(useFamily(clockCorrections).index, [ask])
  if (data === undefined && error === undefined) return <Skeleton lines={3} />
  if (data?.data.length === 0) return null
  return (
    <Card title={t('corrections.title')} level={3}>
      {data === undefined ? (
        <FailureState error={error} onRetry={refresh} />
      ) : (
        <CorrectionsOfDay corrections={data.data} />
      )}
    </Card>
  )
}

function CorrectionsOfDay({ corrections }: { corrections: readonly ClockCorrection[] }) {
  const { t } = useTranslation('workdays')
  const family = useFamily(clockCorrections)
  const notice = useDecided(decidedFamilies, family.release)
  const rejecting = useRejected(
    // Not like the list behind it, which would open the stored reason a second time.
    family.reject.operation,
    corrections.filter(({ canDecide }) => canDecide),
  )
  // The draft is deleted after success; after a failure it is still there.
  const rejectThem = like(family.hold, async (rows: readonly ClockCorrection[], reason: string) => {
    for (const { id } of rows) await family.hold(id, { as: 'rejected', reason })
    rejecting.forget()
  })
  const idsOf = (rows: readonly ClockCorrection[]) => rows.map(({ id }) => id)
  const reject = useAct(rejectThem, (rows) => notice('rejected', idsOf(rows)))
  const { rejected } = rejecting
  return (
    <Stack space="lg">
      {corrections.map((one) => (
        <DayCorrection key={one.id} correction={one} onReject={() => rejecting.reject([one])} />
      ))}
      {rejected.length === 0 ? null : (
        <RejectDialog
          draft={rejecting.draft}
          names={rejected.map(({ person, date }) =>
            t('corrections.label', { person: person.displayName, date }),
          )}
          onClose={() => rejecting.reject([])}
          onReject={(reason) => {
            rejecting.reject([])
            void reject(rejected, reason)
          }}
        />
      )}
    </Stack>
  )
}

interface DayCorrectionProps {
  correction: ClockCorrection
  onReject: () => void
}

function DayCorrection({ correction, onReject }: DayCorrectionProps) {
  const { t } = useTranslation(['workdays', 'corrections'])
  const format = useFormat()
  const { before, after } = useCorrectionWords()(correction)
  const { reason, askedBy, decidedBy, decision, expiresAt, files, held } = correction
  const state = held?.as ?? correction.state
  return (
    <Stack space="xs">
      <Inline>
        <strong>
          {before} → {after}
        </strong>
        <RequestStatus state={state} />
      </Inline>
      <span>
        {askedBy.displayName}: {reason}
      </span>
      {decision === null ? null : (
        <span>
          {decidedBy?.displayName}: {decision}
        </span>
      )}
      {state === 'pending' ? (
        <span>{t('corrections.waits', { date: format.dateTime(expiresAt) })}</span>
      ) : null}
      {state === 'approved' && decidedBy === null ? <span>{t('corrections:consent.one')}</span> : null}
      <CorrectionDownloads files={files} />
      <Decisions correction={correction} onReject={onReject} />
    </Stack>
  )
}

function Decisions({ correction: { id, canDecide, canWithdraw }, onReject }: DayCorrectionProps) {
  const { t } = useTranslation(['workdays', 'general'])
  const family = useFamily(clockCorrections)
  const notice = useDecided(decidedFamilies, family.release)
  const holdApproved = like(family.hold, (id: string) => family.hold(id, { as: 'approved' }))
  const approve = useAct(holdApproved, (id) => notice('approved', [id]))
  const withdraw = useAct(family.withdraw, t('general:requests.withdrawn'))
  return (
    <Inline>
      {canDecide ? (
        <>
          <Button
            size="sm"
            tone="primary"
            icon="check"
            isPending={approve.isPending}
            onPress={() => void approve(id)}
          >
            {t('general:requests.approve')}
          </Button>
          <Button size="sm" icon="ban" onPress={onReject}>
            {t('general:requests.reject')}
          </Button>
        </>
      ) : null}
      {canWithdraw ? (
        <Button size="sm" icon="x" isPending={withdraw.isPending} onPress={() => void withdraw(id)}>
          {t('general:requests.withdraw')}
        </Button>
      ) : null}
    </Inline>
  )
}
