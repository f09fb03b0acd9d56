import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketRule } from '@portal/sdk'
import { tickets } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Checkbox, MultiSelect, RadioGroup } from '@portal/ui-kit'
import { BatchDrawer } from './batch-drawer.tsx'
import type { SelectedTickets } from './ticket-list.tsx'

const rules = ['load', 'equal', 'level', 'keep'] as const satisfies readonly TicketRule[]

/** Distributes tickets by a rule, with a preview of each assignment and its reason (EXP-2). */
export function DistributeDrawer({
  count,
  selection,
  skillId,
  onClose,
}: SelectedTickets & { onClose: () => void }) {
  const { t } = useTranslation(['casePool', 'caseFile'])
  const [rule, setRule] = useState<TicketRule>('load')
  const [onDuty, setOnDuty] = useState(false)
  const [userIds, setUserIds] = useState<readonly string[]>([])
  const people = usePeople(skillId)
  return (
    <BatchDrawer
      title={t('distribute.title', { count })}
      sendLabel={t('distribute.act')}
      input={{
        ...{ kind: 'distribute', selection, rule, onDuty },
        ...(userIds.length === 0 ? {} : { userIds: [...userIds] }),
      }}
      onClose={onClose}
    >
      <RadioGroup
        label={t('distribute.rule')}
        value={rule}
        onChange={(id) => setRule(rules.find((one) => one === id) ?? 'load')}
        options={rules.map((id) => ({
          ...{ id, label: t(`rules.${id}`), description: t(`distribute.help.${id}`) },
        }))}
      />
      {people === undefined ? null : (
        <MultiSelect
          label={t('distribute.people')}
          description={t('distribute.peopleHelp')}
          options={people}
          value={userIds}
          onChange={setUserIds}
        />
      )}
      <Checkbox label={t('distribute.onDuty')} isSelected={onDuty} onChange={setOnDuty} />
    </BatchDrawer>
  )
}

/** The eligible people of a skill, the least busy first; undefined if the tickets have several skills. */
function usePeople(skillId: string | undefined) {
  const { t } = useTranslation('caseFile')
  const { data } = useData(useFamily(tickets).assignees, skillId === undefined ? null : [{ skillId }])
  return data?.map(({ id, displayName: name, level, open, isOnDuty }) => ({
    id,
    label: t(isOnDuty ? 'assign.onDuty' : 'assign.offDuty', { name, level, open }),
  }))
}
