import { useTranslation } from 'react-i18next'
import { configuration } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Alert, Button, Card, FileUpload, Inline, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { saveFile } from '#patterns/save-file.ts'
import { useAct } from '#patterns/use-act.ts'
import { ConfigurationFamilies } from './configuration-families.tsx'
import { changesOf } from './configuration-review.ts'
import { type ImportState, useConfigurationImport } from './use-configuration-import.ts'

/** The service's limit. */
const mostBytes = 8_000_000

/** Exports the whole configuration, and imports it after a review (handbook PAN-18). */
export function ConfigurationPart() {
  return (
    <Stack space="lg">
      <ExportCard />
      <ImportCard />
    </Stack>
  )
}

function ExportCard() {
  const { t } = useTranslation('roles')
  const { show } = useFamily(configuration)
  const fetched = Object.assign(
    async () => {
      const file = await show()
      const name = `${t('configuration.fileName')}-${file.exportedAt.slice(0, 10)}.json`
      saveFile(name, new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' }))
    },
    { operation: show.operation, verb: show.verb, inputs: 0 },
  )
  const save = useAct(fetched, t('configuration.exported'))
  return (
    <Card title={t('configuration.export')}>
      <Stack space="md">
        <p>{t('configuration.exportText')}</p>
        <Inline>
          <Button icon="download" isPending={save.isPending} onPress={() => void save()}>
            {t('configuration.download')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}

function ImportCard() {
  const { t } = useTranslation('roles')
  const run = useConfigurationImport()
  return (
    <Card title={t('configuration.import')}>
      <Stack space="md">
        <p>{t('configuration.importText')}</p>
        {run.state.at === 'choose' ? (
          <FileUpload
            label={t('configuration.file')}
            accept={['.json']}
            maxBytes={mostBytes}
            upload={run.choose}
            describeError={(error) => (error instanceof Error ? error.message : undefined)}
          />
        ) : (
          <Reviewed {...run} state={run.state} />
        )}
      </Stack>
    </Card>
  )
}

type ReviewedProps = ReturnType<typeof useConfigurationImport> & {
  state: Exclude<ImportState, { at: 'choose' }>
}

function Reviewed({ state, write, again }: ReviewedProps) {
  const { t } = useTranslation('roles')
  const { whole } = useFormat()
  const changes = changesOf(state.review)
  const isDone = state.at === 'done'
  return (
    <Stack space="md">
      {isDone ? (
        <Alert tone="success" title={t('configuration.done', { number: whole(changes) })} />
      ) : (
        <Alert tone={changes === 0 ? 'info' : 'warning'}>
          {changes === 0 ? t('configuration.nothing') : t('configuration.check', { name: state.name })}
        </Alert>
      )}
      {state.failure === undefined ? null : <Alert tone="danger">{state.failure}</Alert>}
      <ConfigurationFamilies review={state.review} />
      <Inline>
        {isDone || changes === 0 ? null : (
          <Button tone="primary" isPending={state.isWriting} onPress={() => write(state)}>
            {t('configuration.run', { number: whole(changes) })}
          </Button>
        )}
        <Button onPress={again}>{t('configuration.another')}</Button>
      </Inline>
    </Stack>
  )
}
