import { useTranslation } from 'react-i18next'
import { Alert, Button, Inline, Stack, toast } from '@portal/ui-kit'
import { saveFile } from '#patterns/save-file.ts'

/** The recovery codes, shown only once: to copy, download or write down. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation('account')
  const text = `${codes.join('\n')}\n`
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    toast({ tone: 'success', title: t('secondFactor.copied') })
  }
  const download = () => saveFile('portal-codes.txt', new Blob([text], { type: 'text/plain' }))
  return (
    <Stack space="md">
      <Alert tone="warning" title={t('secondFactor.codes')}>
        {t('secondFactor.codesText')}
      </Alert>
      <Inline space="lg">
        {codes.map((code) => (
          <code key={code}>{code}</code>
        ))}
      </Inline>
      <Inline>
        <Button icon="copy" onPress={() => void copy()}>
          {t('secondFactor.copy')}
        </Button>
        <Button icon="download" onPress={download}>
          {t('secondFactor.download')}
        </Button>
        <Button tone="primary" onPress={onKept}>
          {t('secondFactor.kept')}
        </Button>
      </Inline>
    </Stack>
  )
}
