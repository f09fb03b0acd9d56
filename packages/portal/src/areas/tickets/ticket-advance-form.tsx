import { useTranslation } from 'react-i18next'
import type { TicketDetail, TicketTransition } from '@portal/sdk'
import { tickets } from '@portal/sdk/laia'
import { useAction, useFamily } from '@portal/sdk/react'
import { Columns, DatePicker, TextArea, TextField, type FormValues } from '@portal/ui-kit'
import { instantOf } from '#format/instant-of.ts'
import { useFormat } from '#format/use-format.ts'
import { textOf } from '#patterns/form-values.ts'
import type { Seen } from '#patterns/resource-screen/family.ts'
import { SeenForm } from '#patterns/seen-form.tsx'
import { today } from '#patterns/this-month.ts'
import { TransitionInputs, valuesOf } from './incident-transition-inputs.tsx'

interface TicketAdvanceFormProps {
  ticket: TicketDetail
  way: TicketTransition
  onClose: () => void
}

/**
 * Asks for the fields, the waiting date and the comment that the next state requires, and performs the
 * transition (TIC-6, TIC-11).
 */
export function TicketAdvanceForm({ ticket, way, onClose }: TicketAdvanceFormProps) {
  const { t } = useTranslation('caseFile')
  const { timeZone } = useFormat()
  const transition = useAction(useFamily(tickets).transition, { families: ['ticketEntries', 'ticketDesk'] })
  const send = (values: FormValues, seen: Seen) =>
    transition(ticket.id, {
      ...{ ...seen, transition: way.code },
      ...{ values: valuesOf(way.fields, values), text: textOf(values.text) },
      ...(way.needsDate ? { pendingUntil: untilOf(values, timeZone) } : {}),
    })
  const into = t('acts.into', { state: way.to })
  return (
    <SeenForm
      title={into}
      draft={`tickets.advance.${ticket.id}.${way.code}`}
      row={ticket}
      send={send}
      done={t('acts.advanced', { state: way.to })}
      sendLabel={into}
      onClose={onClose}
    >
      {way.needsDate ? <PendingUntil /> : null}
      <TransitionInputs fields={way.fields} />
      <TextArea name="text" label={t('acts.comment')} maxLength={20_000} isRequired={way.needsComment} />
    </SeenForm>
  )
}

/** The end of a ticket's wait: a date and a time. */
function PendingUntil() {
  const { t } = useTranslation('caseFile')
  return (
    <Columns>
      <DatePicker name="pendingUntil" label={t('acts.until')} min={today()} isRequired />
      <TextField name="pendingAt" label={t('acts.untilTime')} defaultValue="09:00" isRequired maxLength={5} />
    </Columns>
  )
}

/** An invalid time is sent as typed: the service reports it at its field. */
function untilOf(values: FormValues, timeZone: string | null | undefined): string {
  const [day, time] = [textOf(values.pendingUntil), textOf(values.pendingAt)]
  return instantOf(day, time, timeZone) ?? `${day} ${time}`.trim()
}
