import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { decide, permissionByName } from '@portal/permissions'
import { useSession } from '@portal/sdk/react'
import { Badge, EmptyState, Inline, LinkButton, Stack } from '@portal/ui-kit'

/** Says which permission the page asked for needs (SHE-15). */
export function NotAuthorizedScreen() {
  const { t } = useTranslation('shell')
  const [params] = useSearchParams()
  const session = useSession()
  const from = params.get('from') ?? ''
  const decision = decide(session && { permissions: session.userData.accessPermissions }, from)
  const missing = decision.kind === 'not-authorized' ? decision.missing : []
  return (
    <EmptyState
      kind="no-permission"
      title={<h1>{t('pages.notAuthorized.title')}</h1>}
      action={
        <Inline justify="center">
          {decision.kind === 'allow' ? (
            <LinkButton href={from} tone="primary">
              {t('pages.notAuthorized.open')}
            </LinkButton>
          ) : null}
          <LinkButton href="/">{t('pages.goHome')}</LinkButton>
        </Inline>
      }
    >
      <Stack space="md" align="center">
        {from === '' ? null : <p>{t('pages.notAuthorized.asked', { page: from })}</p>}
        {decision.kind === 'allow' ? <p>{t('pages.notAuthorized.allowed')}</p> : null}
        {missing.length === 0 ? null : <Missing names={missing} />}
        <p>{t('pages.notAuthorized.advice')}</p>
      </Stack>
    </EmptyState>
  )
}

function Missing({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('shell')
  return (
    <>
      <p>{t(names.length === 1 ? 'pages.notAuthorized.missing' : 'pages.notAuthorized.missingAny')}</p>
      <Inline justify="center">
        {names.map((name) => (
          <Badge key={name} icon="key" tone="warning">
            {permissionByName(name)?.label ?? name} ({name})
          </Badge>
        ))}
      </Inline>
    </>
  )
}
