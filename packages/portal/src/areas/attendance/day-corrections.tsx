import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClockCorrection, Workday } from '@portal/sdk'
import { clockCorrections } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Card, Inline, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { RejectDialog } from '#patterns/request-screen/reject-dialog.tsx'
import { RequestStatus } from '#patterns/request-screen/request-status.tsx'
import { useAct } from '#patterns/use-act.ts'
import { correctedFamilies } from './corrected-families.ts'
import { useCorrectionWords } from './correction-words.ts'

/** The corrections of a day, where who must decide sees what is around them; nothing where there are none. */
export function DayCorrections({ workday: { person, date } }: { workday: Workday }) {
  const { t } = useTranslation('workdays')
  const ask = { employeeId: person.id, from: date, until: date, perPage: 100, sort: 'createdAt' } as const
  const { data } = useData(useFamily(clockCorrections).index, [ask])
  if (data === undefined || data.data.length === 0) return null
  return (
    <Card title={t('corrections.title')} level={3}>
      <Stack space="lg">
        {data.data.map((one) => (
          <DayCorrection key={one.id} correction={one} />
        ))}
      </Stack>
    </Card>
  )
}

function DayCorrection({ correction }: { correction: ClockCorrection }) {
  const { t } = useTranslation('workdays')
  const format = useFormat()
  const { before, after } = useCorrectionWords()(correction)
  const { state, reason, askedBy, decidedBy, decision, expiresAt } = correction
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
      <Decisions correction={correction} />
    </Stack>
  )
}

function Decisions({
  correction: { id, date, person, canDecide, canWithdraw },
}: {
  correction: ClockCorrection
}) {
  const { t } = useTranslation(['workdays', 'general'])
  const family = useFamily(clockCorrections)
  const approve = useAct(family.approve, t('corrections.approved'), correctedFamilies)
  const reject = useAct(family.reject, t('corrections.rejected'))
  const withdraw = useAct(family.withdraw, t('general:requests.withdrawn'))
  const [isRejecting, setRejecting] = useState(false)
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
          <Button size="sm" icon="ban" onPress={() => setRejecting(true)}>
            {t('general:requests.reject')}
          </Button>
        </>
      ) : null}
      {canWithdraw ? (
        <Button size="sm" icon="x" isPending={withdraw.isPending} onPress={() => void withdraw(id)}>
          {t('general:requests.withdraw')}
        </Button>
      ) : null}
      {isRejecting ? (
        <RejectDialog
          draft={`clockCorrections.reject.${id}`}
          names={[t('corrections.label', { person: person.displayName, date })]}
          onClose={() => setRejecting(false)}
          onReject={(reason) => {
            setRejecting(false)
            void reject(id, { reason })
          }}
        />
      ) : null}
    </Inline>
  )
}
