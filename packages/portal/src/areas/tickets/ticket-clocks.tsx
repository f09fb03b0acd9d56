import { useTranslation } from 'react-i18next'
import type { TicketClock } from '@portal/sdk'
import { ticketDesk } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { DescriptionList, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useMinute } from '#patterns/use-minute.ts'
import { Waiting } from '#patterns/waiting-part.tsx'
import { lightTones } from './ticket-term.ts'

const refreshMs = 60_000

/** The deadlines of a ticket with their colours; a paused one keeps its colour (TIC-5). */
export function TicketClocks({ id }: { id: string }) {
  const { t } = useTranslation('caseFile')
  const { data, error, refresh } = useData(useFamily(ticketDesk).clocks, [id], { refreshMs })
  if (data === undefined) return <Waiting error={error} onRetry={refresh} />
  if (data.length === 0) return <p>{t('clocks.none')}</p>
  return (
    <DescriptionList
      items={data.map((clock) => ({ term: t(`clocks.kinds.${clock.kind}`), value: <Clock clock={clock} /> }))}
    />
  )
}

function Clock({ clock }: { clock: TicketClock }) {
  const { t } = useTranslation('caseFile')
  const format = useFormat()
  const now = useMinute()
  const { dueAt, light } = clock
  return (
    <span title={format.dateTime(dueAt)}>
      <Status tone={lightTones[light]}>
        {t(`clocks.${stateOf(clock)}`)} · {format.moment(dueAt, now)}
      </Status>
    </span>
  )
}

function stateOf({ stoppedAt, pausedAt, light }: TicketClock) {
  if (stoppedAt !== null) return light === 'red' ? 'late' : 'met'
  if (pausedAt !== null) return 'paused'
  return light === 'red' ? 'over' : 'running'
}
