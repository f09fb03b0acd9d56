import { useTranslation } from 'react-i18next'
import type { LoadSource } from '@portal/sdk'
import { Columns, PasswordField, Select, TextField } from '@portal/ui-kit'

interface SourcePlaceProps {
  source: LoadSource | undefined
  kind: LoadSource['kind']
  onKind: (kind: LoadSource['kind']) => void
}

/** The folder: on the server, or on an SFTP server. */
export function SourcePlace({ source, kind, onKind }: SourcePlaceProps) {
  const { t } = useTranslation('loadSources')
  return (
    <Columns>
      <Select
        name="kind"
        label={t('form.kind')}
        options={(['folder', 'sftp'] as const).map((id) => ({ id, label: t(`form.kinds.${id}`) }))}
        value={kind}
        onChange={onKind}
      />
      <TextField
        name="folder"
        label={t('form.folder')}
        description={t(kind === 'folder' ? 'form.folderHelp' : 'form.remoteHelp')}
        maxLength={400}
        defaultValue={source?.folder ?? ''}
      />
      {kind === 'sftp' ? <HostFields source={source} /> : null}
    </Columns>
  )
}

function HostFields({ source }: { source: LoadSource | undefined }) {
  const { t } = useTranslation('loadSources')
  return (
    <>
      <TextField
        name="host"
        label={t('form.host')}
        description={t('form.hostHelp')}
        isRequired
        maxLength={253}
        defaultValue={source?.host ?? ''}
      />
      <TextField
        name="fingerprint"
        label={t('form.fingerprint')}
        description={t('form.fingerprintHelp')}
        isRequired
        maxLength={100}
        defaultValue={source?.fingerprint ?? ''}
      />
      <TextField
        name="username"
        label={t('form.username')}
        isRequired
        maxLength={100}
        defaultValue={source?.username ?? ''}
      />
      <PasswordField
        name="password"
        label={t('form.password')}
        autoComplete="new-password"
        {...(source?.hasPassword === true ? { description: t('form.passwordHelp') } : {})}
      />
    </>
  )
}
