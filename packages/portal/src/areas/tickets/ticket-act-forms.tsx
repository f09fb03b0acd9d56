import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { TicketDetail, TicketSkipInput } from '@portal/sdk'
import { ticketDesk, tickets } from '@portal/sdk/laia'
import { useAction, useFamily } from '@portal/sdk/react'
import { Select, TextArea } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { SeenForm } from '#patterns/seen-form.tsx'
import { deskAddress } from './ticket-address.ts'
import { TicketAssignForm } from './ticket-assign-form.tsx'
import { TicketEditForm } from './ticket-form.tsx'
import { MacroForm } from './macro-form.tsx'
import { LinkForm, MergeForm, UnlinkForm } from './ticket-relation-forms.tsx'

/** Actions with a form. */
export type AskedAct =
  | 'skip'
  | 'edit'
  | 'assign'
  | 'merge'
  | 'link'
  | 'unlink'
  | 'macro'
  | 'reopen'
  | 'cancel'

interface ActFormProps {
  ticket: TicketDetail
  onClose: () => void
}

/** The form of an action. */
export function TicketActForm({ act, ...form }: ActFormProps & { act: AskedAct }) {
  if (act === 'skip') return <SkipForm {...form} />
  if (act === 'edit') return <TicketEditForm {...form} />
  if (act === 'assign') return <TicketAssignForm {...form} />
  if (act === 'merge') return <MergeForm {...form} />
  if (act === 'link') return <LinkForm {...form} />
  if (act === 'unlink') return <UnlinkForm {...form} />
  if (act === 'macro') return <MacroForm {...form} />
  return <ReasonForm {...form} act={act} />
}

const skipReasons = [
  'no_knowledge',
  'language',
  'conflict_of_interest',
  'waiting_for_others',
  'other',
] as const satisfies readonly TicketSkipInput['reason'][]

/** Skips a ticket with a reason, which a coordinator reviews (TIC-4). */
function SkipForm({ ticket: { id, number }, onClose }: ActFormProps) {
  const { t } = useTranslation('caseFile')
  const navigate = useNavigate()
  const skip = useAction(useFamily(ticketDesk).skip, { families: ['tickets'] })
  return (
    <ResourceForm
      title={t('skip.title', { number })}
      draft={`tickets.skip.${id}`}
      send={({ reason, note }) =>
        skip(id, {
          reason: skipReasons.find((one) => one === textOf(reason)) ?? 'other',
          note: textOf(note) || null,
        })
      }
      done={t('skip.done')}
      onDone={() => void navigate(deskAddress)}
      sendLabel={t('acts.skip')}
      onClose={onClose}
    >
      <p>{t('skip.text')}</p>
      <Select
        name="reason"
        label={t('skip.reason')}
        isRequired
        options={skipReasons.map((reason) => ({ id: reason, label: t(`skip.reasons.${reason}`) }))}
      />
      <TextArea name="note" label={t('skip.note')} description={t('skip.noteHelp')} maxLength={500} />
    </ResourceForm>
  )
}

/** Cancels or reopens a ticket, with a reason. */
function ReasonForm({ ticket, act, onClose }: ActFormProps & { act: 'reopen' | 'cancel' }) {
  const { t } = useTranslation('caseFile')
  const family = useFamily(tickets)
  const reopen = useAction(family.reopen, { families: ['ticketEntries', 'ticketDesk'] })
  const cancel = useAction(family.cancel, { families: ['ticketEntries', 'ticketDesk'] })
  const { id } = ticket
  return (
    <SeenForm
      title={t(`acts.${act}`)}
      draft={`tickets.${act}.${id}`}
      row={ticket}
      send={({ reason }, seen) =>
        (act === 'reopen' ? reopen : cancel)(id, { ...seen, reason: textOf(reason) })
      }
      done={t(`acts.done.${act}`)}
      sendLabel={t(`acts.${act}`)}
      onClose={onClose}
    >
      <TextArea name="reason" label={t('acts.reason')} minLength={3} maxLength={2000} isRequired />
    </SeenForm>
  )
}
