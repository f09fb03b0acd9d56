import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tickets } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Checkbox, ComboBox, TextArea } from '@portal/ui-kit'
import { BatchDrawer } from './batch-drawer.tsx'
import type { SelectedTickets } from './ticket-list.tsx'
import { useTicketChoices } from './use-ticket-filters.ts'

/**
 * Moves tickets to another skill, project or person; it shows what moves along, and asks for a reason
 * (EXP-3).
 */
export function MoveDrawer({ count, selection, onClose }: SelectedTickets & { onClose: () => void }) {
  const { t } = useTranslation('casePool')
  const choices = useTicketChoices()
  const [skillId, setSkill] = useState<string | null>(null)
  const [projectId, setProject] = useState<string | null>(null)
  const [userId, setUser] = useState<string | null>(null)
  const [withChildren, setWithChildren] = useState(true)
  const [reason, setReason] = useState('')
  const people = useData(useFamily(tickets).assignees, skillId === null ? null : [{ skillId }])
  const named = (some: readonly { id: string; name: string }[] = []) =>
    some.map(({ id, name }) => ({ id, label: name }))
  return (
    <BatchDrawer
      title={t('move.title', { count })}
      sendLabel={t('move.act')}
      input={{
        ...{ kind: 'reassign', selection, withChildren, reason },
        ...(skillId === null ? {} : { skillId }),
        ...(projectId === null ? {} : { projectId }),
        ...(userId === null ? {} : { userIds: [userId] }),
      }}
      onClose={onClose}
    >
      <ComboBox
        label={t('move.skill')}
        options={named(choices?.skills)}
        value={skillId}
        onChange={setSkill}
      />
      <ComboBox
        label={t('move.project')}
        options={named(choices?.projects)}
        value={projectId}
        onChange={setProject}
      />
      {skillId === null ? null : (
        <ComboBox
          label={t('move.person')}
          options={(people.data ?? []).map(({ id, displayName }) => ({ id, label: displayName }))}
          value={userId}
          onChange={setUser}
        />
      )}
      <Checkbox label={t('move.withChildren')} isSelected={withChildren} onChange={setWithChildren} />
      <TextArea
        label={t('move.reason')}
        description={t('move.reasonHelp')}
        value={reason}
        onChange={setReason}
        isRequired
        maxLength={500}
      />
    </BatchDrawer>
  )
}
