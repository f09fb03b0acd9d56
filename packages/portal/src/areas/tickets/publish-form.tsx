import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Workflow, WorkflowPublication, WorkflowVersion } from '@portal/sdk'
import { workflows } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import {
  Button,
  Card,
  Form,
  Inline,
  RadioGroup,
  Stack,
  TextField,
  toast,
  type FormValues,
} from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'
import { DraftArea } from '#patterns/drafts/draft-area.tsx'
import { useDraft } from '#patterns/drafts/use-draft.ts'
import { rowsOf, textOf } from '#patterns/form-values.ts'
import { useForm } from '#patterns/use-form.ts'
import { FaultList } from './fault-list.tsx'
import { StateMap } from './state-map.tsx'
import { useFaults } from './use-faults.ts'
import { differencesOf } from './workflow-difference.ts'
import { lostStates } from './workflow-input.ts'

interface PublishFormProps {
  workflow: Workflow
  latest: WorkflowVersion | undefined
}

/** Publishes the draft: asks what happens to open records, and where those of a removed state go. */
export function PublishForm({ workflow, latest }: PublishFormProps) {
  const { t } = useTranslation('workflows')
  const faults = useFaults(workflow)
  const isSame = latest !== undefined && differencesOf(latest.document, workflow.document).length === 0
  return (
    <Card title={t('publish.title')} description={t('publish.text')}>
      {faults.length > 0 ? <FaultList faults={faults} /> : null}
      {faults.length === 0 && isSame ? <p>{t('publish.same', { number: latest.number })}</p> : null}
      {faults.length === 0 && !isSame ? <Publication workflow={workflow} latest={latest} /> : null}
    </Card>
  )
}

function Publication({ workflow, latest }: PublishFormProps) {
  const { t } = useTranslation('workflows')
  const publish = useConfirmedAction(useFamily(workflows).publish)
  const format = useFormat()
  const draft = useDraft(`workflows.${workflow.id}.publish`)
  const [live, setLive] = useState<WorkflowPublication['live']>('finish')
  const lost = latest === undefined ? [] : lostStates(latest.document, workflow.document)
  const save = useForm({
    action: (values) => publish(workflow.id, publicationOf(values, live, workflow.version)),
    onDone: ({ number }) => {
      draft.drop()
      toast({ tone: 'success', title: t('publish.done', { number }) })
    },
  })
  return (
    <DraftArea draft={draft}>
      <Form aria-label={t('publish.title')} isAside {...save.form}>
        <Stack space="lg">
          {latest === undefined ? null : (
            <RadioGroup<WorkflowPublication['live']>
              name="live"
              label={t('publish.live')}
              description={t('publish.records', { number: format.whole(latest.records) })}
              value={live}
              onChange={setLive}
              options={[
                { id: 'finish', label: t('publish.finish') },
                { id: 'migrate', label: t('publish.migrate') },
              ]}
            />
          )}
          {live === 'migrate' ? <StateMap lost={lost} heirs={workflow.document.states} /> : null}
          <TextField name="note" label={t('versions.note')} maxLength={300} />
          <Inline justify="end">
            <Button type="submit" tone="primary" isPending={save.isPending}>
              {t('publish.act')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </DraftArea>
  )
}

function publicationOf(
  values: FormValues,
  live: WorkflowPublication['live'],
  version: number,
): WorkflowPublication {
  const map = rowsOf(values.map).map(({ from, to }) => ({ from: textOf(from), to: textOf(to) }))
  return { live, note: textOf(values.note), version, map: live === 'migrate' ? map : [] }
}
