import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IncidentDetail, IncidentTransition, IncidentWorkflow } from '@portal/sdk'
import { Card, DescriptionList, Inline, MenuButton, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { AdvanceForm } from './incident-workflow-forms.tsx'

interface IncidentWorkflowPartProps {
  incident: IncidentDetail
  workflow: IncidentWorkflow
}

/** The incident's state in its workflow, and the available transitions (PAN-10). */
export function IncidentWorkflowPart({ incident, workflow }: IncidentWorkflowPartProps) {
  const { t } = useTranslation(['incidents', 'general'])
  const format = useFormat()
  const [asked, ask] = useState<IncidentTransition>()
  const { name, number, state, choices, values } = workflow
  const shown = ({ type, value }: IncidentWorkflow['values'][number]) => {
    if (type === 'integer' || type === 'decimal') return format.number(Number(value))
    if (type === 'boolean') return t(value === 'true' ? 'general:yes' : 'general:no')
    return value
  }
  const wordOf = ({ name: step, to }: IncidentTransition) =>
    choices.some((one) => one.to === to && one.name !== step) ? `${to} · ${step}` : to
  return (
    <Card
      title={t('workflow.title', { name })}
      description={t('workflow.version', { number: format.whole(number) })}
    >
      <Stack space="md">
        <DescriptionList
          items={[
            { term: t('workflow.state'), value: state },
            ...values.map((one) => ({ term: one.label, value: shown(one) })),
          ]}
        />
        {choices.length === 0 ? null : (
          <Inline>
            {/* By target: a transition may be named like any button, such as “Cancel” or “Assign”. */}
            <MenuButton
              label={t('workflow.advance')}
              tone="primary"
              placement="bottom start"
              sections={[
                {
                  items: choices.map((way) => ({
                    ...{ id: way.code, label: wordOf(way), icon: 'arrowRight' as const },
                    onAction: () => ask(way),
                  })),
                },
              ]}
            />
          </Inline>
        )}
        {asked === undefined ? null : (
          <AdvanceForm incident={incident} way={asked} onClose={() => ask(undefined)} />
        )}
      </Stack>
    </Card>
  )
}
