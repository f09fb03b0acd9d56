import { use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, Inline, Progress, Stack, Steps } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { ImportChoice } from './import-choice.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportOutcomeView } from './import-outcome.tsx'
import type { ImportPlan } from './import-plan.ts'
import type { ListImportProps } from './list-import-props.ts'
import { RefusedButton } from './refused-button.tsx'
import { useCellReading } from './use-cell-reading.ts'
import { useImport, type ImportState } from './use-import.ts'
import type { ImportPartProps } from './import-part-props.ts'

interface ImportDialogProps extends Omit<ListImportProps, 'plan'> {
  plan: Promise<ImportPlan>
  onClose: () => void
}

const stepIds = ['choose', 'columns', 'check', 'result'] as const

/** An import in four steps: the file, its columns, a dry run, and the result. */
export function ImportDialog({ title, plan: loading, send, onDone, onClose }: ImportDialogProps) {
  const { t } = useTranslation('imports')
  const plan = use(loading)
  const reading = useCellReading(plan)
  const run = useImport({ plan, reading, send, onDone })
  const { state } = run
  const shown = { title, plan, reading, run }
  return (
    <Dialog
      title={t('title', { name: title })}
      size="lg"
      isOpen
      isAnswerNeeded={state.at === 'running'}
      onOpenChange={() => {
        run.cancel()
        onClose()
      }}
      footer={(close) => (
        <Inline justify="end">
          <Footer {...shown} close={close} />
        </Inline>
      )}
    >
      <Stack space="lg">
        <Where state={state} title={title} />
        <Body {...shown} />
      </Stack>
    </Dialog>
  )
}

function Where({ state, title }: { state: ImportState; title: string }) {
  const { t } = useTranslation('imports')
  const current = state.at === 'running' ? (state.dryRun ? 'check' : 'result') : state.at
  const behind = stepIds.slice(0, stepIds.indexOf(current))
  return (
    <Steps
      label={title}
      steps={stepIds.map((id) => ({ id, label: t(`steps.${id}`) }))}
      current={current}
      states={Object.fromEntries(behind.map((id) => [id, 'done' as const]))}
    />
  )
}

function Body(props: ImportPartProps): ReactNode {
  const { t } = useTranslation('imports')
  const { state } = props.run
  switch (state.at) {
    case 'choose':
      return <ImportChoice {...props} />
    case 'columns':
      return <ImportColumns {...props} state={state} />
    case 'running':
      return <Progress label={t(state.dryRun ? 'checking' : 'running')} value={state.share * 100} />
    case 'check':
    case 'result':
      return <ImportOutcomeView {...props} state={state} />
  }
}

function Footer({ close, ...props }: ImportPartProps & { close: () => void }): ReactNode {
  const { t } = useTranslation(['imports', 'general'])
  const format = useFormat()
  const { state, again, cancel, check, write } = props.run
  const { key } = props.plan
  const another = <Button onPress={again}>{t('another')}</Button>
  switch (state.at) {
    case 'choose':
      return <Button onPress={close}>{t('general:actions.cancel')}</Button>
    case 'columns':
      return (
        <>
          {another}
          <Button
            tone="primary"
            isDisabled={key !== undefined && state.matches[key] === undefined}
            onPress={() => check(state)}
          >
            {t('check')}
          </Button>
        </>
      )
    case 'running':
      return <Button onPress={cancel}>{t('general:actions.cancel')}</Button>
    case 'check': {
      const good = state.outcome.created + state.outcome.updated
      return (
        <>
          {another}
          <RefusedButton {...props} state={state} />
          {good === 0 ? null : (
            <Button tone="primary" onPress={() => write(state, state.outcome)}>
              {t('run', { number: format.whole(good) })}
            </Button>
          )}
        </>
      )
    }
    case 'result':
      return (
        <>
          {another}
          <RefusedButton {...props} state={state} />
          <Button tone="primary" onPress={close}>
            {t('close')}
          </Button>
        </>
      )
  }
}
