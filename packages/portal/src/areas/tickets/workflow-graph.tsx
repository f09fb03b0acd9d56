import { useTranslation } from 'react-i18next'
import type { Workflow, WorkflowDocument } from '@portal/sdk'
import { Card, EmptyState, Stack, StateGraph } from '@portal/ui-kit'
import { FaultList } from './fault-list.tsx'
import { useFaults, type Fault } from './use-faults.ts'

/** The draft as a graph, with what blocks its publication. */
export function WorkflowGraph({ workflow }: { workflow: Workflow }) {
  const { t } = useTranslation('workflows')
  const faults = useFaults(workflow)
  return (
    <Card>
      <Stack space="lg">
        <FaultList faults={faults} />
        <DocumentGraph
          label={t('graph.label', { name: workflow.name })}
          document={workflow.document}
          faults={faults}
          empty={<EmptyState title={t('graph.none')}>{t('graph.noneText')}</EmptyState>}
        />
      </Stack>
    </Card>
  )
}

interface DocumentGraphProps {
  label: string
  document: WorkflowDocument
  faults?: readonly Fault[]
  current?: string
  empty?: React.ReactNode
}

/** The states of a document and their transitions. */
export function DocumentGraph({ label, document, faults = [], current, empty }: DocumentGraphProps) {
  const { t } = useTranslation('workflows')
  const places = { initial: 'start', open: undefined, pending: undefined, final: 'end' } as const
  return (
    <StateGraph
      label={label}
      {...(current === undefined ? {} : { current })}
      {...(empty === undefined ? {} : { empty })}
      states={document.states.map(({ code, name, category }) => ({
        ...{ id: code, label: name, note: t(`states.categories.${category}`), place: places[category] },
        fault: faults.find((one) => one.code === code)?.text,
      }))}
      ways={document.transitions.map(({ code, name, from, to }) => ({ id: code, label: name, from, to }))}
      words={{
        state: t('states.state'),
        kind: t('states.category'),
        leadsTo: t('graph.leadsTo'),
        fault: t('graph.fault'),
      }}
    />
  )
}
