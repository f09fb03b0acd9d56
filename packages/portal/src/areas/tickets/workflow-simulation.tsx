import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Workflow, type WorkflowPlace } from '@portal/sdk'
import { workflows } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { Alert, Button, Card, Inline, Stack } from '@portal/ui-kit'
import { useAttempt } from '#patterns/use-attempt.ts'
import { EndEffects } from './end-effects.tsx'
import { TransitionChoices } from './transition-choices.tsx'
import { DocumentGraph } from './workflow-graph.tsx'
import { Refusal } from '#patterns/refusals/refusal.tsx'

/** Simulates a draft: the transitions of each state, their fields, and the effects of a final state. */
export function WorkflowSimulation({ workflow }: { workflow: Workflow }) {
  const { t } = useTranslation('workflows')
  const walk = useAttempt(useFamily(workflows).simulate)
  const [path, setPath] = useState<readonly string[]>([])
  const [place, setPlace] = useState<WorkflowPlace>()
  const go = async (next: readonly string[]) => {
    const found = await walk(workflow.id, { path: [...next] })
    if (found === undefined) return
    setPath(next)
    setPlace(found.value)
  }
  const isWalking = place !== undefined
  return (
    <Card title={t('simulation.title')} description={t('simulation.text')}>
      <Stack space="lg">
        <Inline>
          {path.length > 0 ? (
            <Button icon="arrowLeft" isPending={walk.isPending} onPress={() => void go(path.slice(0, -1))}>
              {t('simulation.back')}
            </Button>
          ) : null}
          <Button
            tone={isWalking ? 'neutral' : 'primary'}
            isPending={walk.isPending}
            onPress={() => void go([])}
          >
            {t(isWalking ? 'simulation.again' : 'simulation.start')}
          </Button>
        </Inline>
        {walk.error === undefined ? null : (
          <Alert tone="danger">
            <Refusal error={walk.error} />
          </Alert>
        )}
        {place === undefined ? null : (
          <>
            <p role="status">{place.visited.map(({ name }) => name).join(' → ')}</p>
            {place.end === null ? (
              <TransitionChoices
                place={place}
                document={workflow.document}
                onTake={(code) => void go([...path, code])}
              />
            ) : (
              <EndEffects end={place.end} />
            )}
          </>
        )}
        <DocumentGraph
          label={t('graph.label', { name: workflow.name })}
          document={workflow.document}
          {...(place === undefined ? {} : { current: place.state.code })}
        />
      </Stack>
    </Card>
  )
}
