import { useTranslation } from 'react-i18next'
import type { LoadSource } from '@portal/sdk'
import { Columns, PasswordField, Select, TextField } from '@portal/ui-kit'

interface SourcePlaceProps {
  source: LoadSource | undefined
  kind: LoadSource['kind']
  onKind: (kind: LoadSource['kind']) => void
}

const kinds = ['folder', 'sftp', 's3'] as const
const helps = { folder: 'form.folderHelp', sftp: 'form.remoteHelp', s3: 'form.bucketFolderHelp' } as const

/** The folder: on the server, on an SFTP server, or in S3-compatible storage. */
export function SourcePlace({ source, kind, onKind }: SourcePlaceProps) {
  const { t } = useTranslation('loadSources')
  return (
    <Columns>
      <Select
        name="kind"
        label={t('form.kind')}
        options={kinds.map((id) => ({ id, label: t(`form.kinds.${id}`) }))}
        value={kind}
        onChange={onKind}
      />
      <Text
        name="folder"
        label={t('form.folder')}
        help={t(helps[kind])}
        max={400}
        value={source?.folder}
        isOptional
      />
      {kind === 'sftp' ? <HostFields source={source} /> : null}
      {kind === 's3' ? <BucketFields source={source} /> : null}
    </Columns>
  )
}

interface FieldsProps {
  source: LoadSource | undefined
}

function HostFields({ source }: FieldsProps) {
  const { t } = useTranslation('loadSources')
  const { host, fingerprint, username } = source ?? {}
  return (
    <>
      <Text name="host" label={t('form.host')} help={t('form.hostHelp')} max={253} value={host} />
      <Text
        name="fingerprint"
        label={t('form.fingerprint')}
        help={t('form.fingerprintHelp')}
        max={100}
        value={fingerprint}
      />
      <Text name="username" label={t('form.username')} max={100} value={username} />
      <Secret label={t('form.password')} source={source} />
    </>
  )
}

function BucketFields({ source }: FieldsProps) {
  const { t } = useTranslation('loadSources')
  const { host, bucket, region, username } = source ?? {}
  return (
    <>
      <Text name="host" label={t('form.host')} help={t('form.endpointHelp')} max={253} value={host} />
      <Text name="bucket" label={t('form.bucket')} max={63} value={bucket} />
      <Text
        name="region"
        label={t('form.region')}
        help={t('form.regionHelp')}
        max={40}
        value={region}
        isOptional
      />
      <Text name="username" label={t('form.accessKey')} max={100} value={username} />
      <Secret label={t('form.secretKey')} source={source} />
    </>
  )
}

interface TextProps {
  name: string
  label: string
  help?: string
  max: number
  value: string | null | undefined
  isOptional?: boolean
}

function Text({ name, label, help, max, value, isOptional = false }: TextProps) {
  return (
    <TextField
      {...{ name, label, description: help }}
      isRequired={!isOptional}
      maxLength={max}
      defaultValue={value ?? ''}
    />
  )
}

function Secret({ label, source }: FieldsProps & { label: string }) {
  const { t } = useTranslation('loadSources')
  return (
    <PasswordField
      name="password"
      label={label}
      autoComplete="new-password"
      {...(source?.hasPassword === true ? { description: t('form.passwordHelp') } : {})}
    />
  )
}
