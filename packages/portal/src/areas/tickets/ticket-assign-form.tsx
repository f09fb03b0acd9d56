import { useTranslation } from 'react-i18next'
import type { TicketDetail } from '@portal/sdk'
import { tickets } from '@portal/sdk/laia'
import { useAction, useData, useFamily } from '@portal/sdk/react'
import { textOf } from '#patterns/form-values.ts'
import { SeenForm } from '#patterns/seen-form.tsx'
import { LateComboBox } from './late-choices.tsx'

const nobody = 'nobody'

/** Assigns a ticket: to a person with its skill, the least busy first, or to nobody. */
export function TicketAssignForm({ ticket, onClose }: { ticket: TicketDetail; onClose: () => void }) {
  const { t } = useTranslation(['caseFile', 'caseFiles'])
  const family = useFamily(tickets)
  const assign = useAction(family.assign, { families: ['ticketDesk'] })
  const { data } = useData(family.assignees, [{ skillId: ticket.skill.id }])
  const { id, assignee } = ticket
  return (
    <SeenForm
      title={t('acts.assign')}
      draft={`tickets.assign.${id}`}
      row={ticket}
      send={({ userId }, seen) => {
        const chosen = textOf(userId)
        return assign(id, { ...seen, userId: chosen === nobody ? null : chosen })
      }}
      done={t('acts.assigned')}
      sendLabel={t('acts.assign')}
      onClose={onClose}
    >
      <LateComboBox
        name="userId"
        label={t('caseFiles:list.assignee')}
        options={
          data && [
            { id: nobody, label: t('caseFiles:list.assignees.nobody') },
            ...data.map(({ id: userId, displayName, level, open, isOnDuty }) => ({
              id: userId,
              label: t(isOnDuty ? 'assign.onDuty' : 'assign.offDuty', { name: displayName, level, open }),
            })),
          ]
        }
        chosen={assignee?.id ?? nobody}
        isRequired
      />
    </SeenForm>
  )
}
