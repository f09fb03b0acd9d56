import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { TicketDetail, TicketInput, TicketPatch } from '@portal/sdk'
import { tickets } from '@portal/sdk/laia'
import { useAction, useFamily } from '@portal/sdk/react'
import { TextArea, type FormValues } from '@portal/ui-kit'
import { isTicked, textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { SeenForm } from '#patterns/seen-form.tsx'
import { LateComboBox } from './late-choices.tsx'
import { TicketInputs } from './ticket-inputs.tsx'
import { ticketAddress } from './ticket-address.ts'
import { channels } from './ticket-values.ts'
import { useTicketChoices } from './use-ticket-filters.ts'
import { factsOf, useTicketLines } from './use-ticket-lines.ts'

/** Opens a ticket for a caller or writer, and then its page. */
export function TicketForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('caseFiles')
  const navigate = useNavigate()
  const create = useAction(useFamily(tickets).create)
  const choices = useTicketChoices()
  return (
    <ResourceForm
      title={t('list.create')}
      draft="tickets.new"
      send={(values) => create(newOf(values))}
      onDone={({ id }) => void navigate(ticketAddress(id))}
      onClose={onClose}
    >
      <TicketInputs />
      <LateComboBox
        name="skillId"
        label={t('list.skill')}
        options={choices?.skills.map(({ id, name }) => ({ id, label: name }))}
        chosen={undefined}
        isRequired
      />
      <TextArea name="text" label={t('list.wish')} maxLength={20_000} rows={5} />
    </ResourceForm>
  )
}

/** Edits the facts of a ticket. */
export function TicketEditForm({ ticket, onClose }: { ticket: TicketDetail; onClose: () => void }) {
  const { t } = useTranslation(['caseFile', 'caseFiles'])
  const family = useFamily(tickets)
  const patch = useAction(family.patch)
  const lines = useTicketLines()
  return (
    <SeenForm
      title={t('acts.edit')}
      draft={`tickets.${ticket.id}`}
      row={ticket}
      show={family.show}
      conflict={(theirs, values) => ({ mine: lines(writtenOf(values)), theirs: lines(factsOf(theirs)) })}
      send={(values, seen) => patch(ticket.id, { ...writtenOf(values), ...seen })}
      done={t('acts.saved')}
      onClose={onClose}
    >
      <TicketInputs ticket={ticket} />
    </SeenForm>
  )
}

const idOrNull = (text: string) => (text === '' ? null : text)

const writtenOf = (values: FormValues) =>
  ({
    subject: textOf(values.subject),
    requesterName: textOf(values.requesterName),
    requesterAddress: idOrNull(textOf(values.requesterAddress)),
    channel: channels.find((one) => one === textOf(values.channel)) ?? 'phone',
    language: textOf(values.language),
    priorityId: idOrNull(textOf(values.priorityId)),
    tagIds: manyOf(values.tagIds),
    isVulnerable: isTicked(values.isVulnerable),
  }) satisfies Omit<TicketPatch, 'version'>

const newOf = (values: FormValues): TicketInput => ({
  ...writtenOf(values),
  skillId: textOf(values.skillId),
  text: textOf(values.text),
})

/** The ids of a multiple field; a form holds a single one as a string. */
const manyOf = (value: FormValues[string] | undefined): string[] =>
  typeof value === 'string'
    ? value === ''
      ? []
      : [value]
    : Array.isArray(value)
      ? value.filter((one) => typeof one === 'string')
      : []
