import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketRule } from '@portal/sdk'
import { Checkbox, RadioGroup } from '@portal/ui-kit'
import { BatchDrawer } from './batch-drawer.tsx'
import type { SelectedTickets } from './ticket-list.tsx'

const rules = ['load', 'equal', 'level', 'keep'] as const satisfies readonly TicketRule[]

/** Hands tickets out by a rule: who would get what, and why, is seen before anything happens (EXP-2). */
export function DistributeDrawer({ count, selection, onClose }: SelectedTickets & { onClose: () => void }) {
  const { t } = useTranslation('casePool')
  const [rule, setRule] = useState<TicketRule>('load')
  const [onDuty, setOnDuty] = useState(false)
  return (
    <BatchDrawer
      title={t('distribute.title', { count })}
      sendLabel={t('distribute.act')}
      input={{ kind: 'distribute', selection, rule, onDuty }}
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
      <Checkbox label={t('distribute.onDuty')} isSelected={onDuty} onChange={setOnDuty} />
    </BatchDrawer>
  )
}
