import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Workflow } from '@portal/sdk'
import { workflows } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Badge, Card, LinkButton, Skeleton, Tabs } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useNameOf } from '#patterns/use-name-of.ts'
import { useCan } from '#patterns/use-can.ts'
import { StatesEditor } from './states-editor.tsx'
import { TransitionsEditor } from './transitions-editor.tsx'
import { WorkflowGraph } from './workflow-graph.tsx'
import { workflowPath } from './workflow-path.ts'
import { WorkflowSimulation } from './workflow-simulation.tsx'
import { WorkflowVersions } from './workflow-versions.tsx'

const views = ['graph', 'states', 'transitions', 'simulation', 'versions'] as const

/** The views of editors: others find the same in the graph and its table. */
const writing: readonly string[] = ['states', 'transitions']

/** One workflow: graph, table, simulation, and versions. */
export function WorkflowPage({ id }: { id: string }) {
  const { t } = useTranslation('menu')
  const { data, error, refresh } = useData(useFamily(workflows).show, [id])
  if (data !== undefined) return <Loaded workflow={data} />
  return (
    <ScreenPage title={t('screens.workflows')}>
      <Card>
        {error === undefined ? <Skeleton lines={8} /> : <FailureState error={error} onRetry={refresh} />}
      </Card>
    </ScreenPage>
  )
}

function Loaded({ workflow }: { workflow: Workflow }) {
  const name = useNameOf()(workflow)
  const { t } = useTranslation('workflows')
  const [params] = useSearchParams()
  const can = useCan()
  const shown = views.filter((one) => can('WORKFLOW_EDITAR') || !writing.includes(one))
  const view = shown.find((one) => one === params.get('view')) ?? 'graph'
  const parts = {
    graph: () => <WorkflowGraph workflow={workflow} />,
    states: () => <StatesEditor workflow={workflow} />,
    transitions: () => <TransitionsEditor workflow={workflow} />,
    simulation: () => <WorkflowSimulation workflow={workflow} />,
    versions: () => <WorkflowVersions workflow={workflow} />,
  }
  const { published } = workflow
  return (
    <ScreenPage
      title={name}
      description={workflow.description}
      meta={
        <Badge tone={published === null ? 'neutral' : 'success'}>
          {published === null ? t('page.unpublished') : t('page.published', { number: published })}
        </Badge>
      }
      actions={
        <LinkButton href="/workflow" icon="arrowLeft">
          {t('page.back')}
        </LinkButton>
      }
      width="full"
    >
      <Tabs
        label={name}
        selected={view}
        items={shown.map((one) => ({
          id: one,
          label: t(`page.views.${one}`),
          href: workflowPath(workflow.id, one),
          content: one === view ? parts[one]() : null,
        }))}
      />
    </ScreenPage>
  )
}
