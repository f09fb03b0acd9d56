import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IncidentDetail, IncidentTransition, IncidentWorkflow } from '@portal/sdk'
import { incidents } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Button, Card, DescriptionList, Inline, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useAct } from '#patterns/use-act.ts'
import { AdvanceForm } from './incident-workflow-forms.tsx'

interface IncidentWorkflowPartProps {
  incident: IncidentDetail
  workflow: IncidentWorkflow
}

/** Where an incident stands in its workflow, and the ways that lead on from there (PAN-10). */
export function IncidentWorkflowPart({ incident, workflow }: IncidentWorkflowPartProps) {
  const { t } = useTranslation(['incidents', 'general'])
  const format = useFormat()
  const [asked, ask] = useState<IncidentTransition>()
  const advance = useAct(useFamily(incidents).advance, t('workflow.advanced'))
  const { name, number, state, choices, values } = workflow
  const shown = ({ type, value }: IncidentWorkflow['values'][number]) => {
    if (type === 'integer' || type === 'decimal') return format.number(Number(value))
    if (type === 'boolean') return t(value === 'true' ? 'general:yes' : 'general:no')
    return value
  }
  const take = (way: IncidentTransition) => {
    if (way.fields.length > 0 || way.needsComment) ask(way)
    else void advance(incident.id, { transition: way.code, version: incident.version })
  }
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
            {choices.map((way) => (
              <Button key={way.code} isPending={advance.isPending} onPress={() => take(way)}>
                {way.name}
              </Button>
            ))}
          </Inline>
        )}
        {asked === undefined ? null : (
          <AdvanceForm incident={incident} way={asked} onClose={() => ask(undefined)} />
        )}
      </Stack>
    </Card>
  )
}
