import { useTranslation } from 'react-i18next'
import { messageOf } from '@portal/sdk'
import { uploads } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { Alert, Button, Card, Inline, Progress, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useAct } from '#patterns/use-act.ts'
import { dropFile, type SentFile, sendAgain, useSentFiles } from './sent-file-list.ts'

/** The current uploads with progress, rate and remaining time, and the failed ones. */
export function SentFiles() {
  const files = useSentFiles()
  if (files.length === 0) return null
  return (
    <Stack>
      {files.map((one) =>
        one.error === undefined ? <OnItsWay key={one.id} sent={one} /> : <Failed key={one.id} sent={one} />,
      )}
    </Stack>
  )
}

function OnItsWay({ sent }: { sent: SentFile }) {
  const { t } = useTranslation('uploads')
  const format = useFormat()
  const { file, progress, stop } = sent
  const cancel = useAct(useFamily(uploads).cancel, t('list.cancelled'))
  const { phase, loaded = 0, bytesPerSecond, secondsLeft, upload } = progress ?? {}
  const isReading = phase === 'checking'
  const onCancel = () => {
    stop()
    if (upload !== undefined) void cancel(upload.id)
  }
  return (
    <Card>
      <Stack space="sm">
        <Progress
          label={isReading ? t('list.reading') : t('list.sending', { name: file.name })}
          value={isReading ? undefined : loaded}
          max={file.size}
          valueLabel={t('list.progress', { done: format.bytes(loaded), total: format.bytes(file.size) })}
          {...(bytesPerSecond === undefined
            ? {}
            : { rate: t('list.rate', { rate: format.bytes(bytesPerSecond) }) })}
          {...(secondsLeft === undefined ? {} : { remaining: format.seconds(secondsLeft) })}
        />
        {isReading ? null : (
          <Inline>
            <Button size="sm" icon="pause" onPress={stop}>
              {t('list.pause')}
            </Button>
            <Button size="sm" icon="x" onPress={onCancel}>
              {t('list.cancel')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  )
}

function Failed({ sent }: { sent: SentFile }) {
  const { t, i18n } = useTranslation('uploads')
  const reason = messageOf(sent.error, i18n.language)
  return (
    <Alert tone="danger">
      <Stack space="sm">
        <p>{t('list.failed', { name: sent.file.name, reason })}</p>
        <Inline>
          <Button size="sm" icon="restart" onPress={() => sendAgain(sent)}>
            {t('list.retry')}
          </Button>
          <Button size="sm" icon="x" onPress={() => dropFile(sent.id)}>
            {t('list.dismiss')}
          </Button>
        </Inline>
      </Stack>
    </Alert>
  )
}
