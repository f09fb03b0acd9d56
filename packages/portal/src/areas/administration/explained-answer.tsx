import { useTranslation } from 'react-i18next'
import type { Explanation } from '@portal/sdk'
import { Alert, Card, DescriptionList, Inline, Link, Stack, Status } from '@portal/ui-kit'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'
import { PermissionOrigins } from './permission-origins.tsx'
import { permissionPath, rolePath } from './role-path.ts'

type Change = Explanation['changes'][number]

/** The answer, its reasons, and what would change it. */
export function ExplainedAnswer({ explanation }: { explanation: Explanation }) {
  const { t } = useTranslation('roles')
  const labelOf = usePermissionLabel()
  const { person, target, isAllowed, reason, permissions, changes } = explanation
  return (
    <Stack space="lg">
      <Alert
        tone={isAllowed ? 'success' : 'danger'}
        title={t(isAllowed ? 'xray.yes' : 'xray.no', { person: person.displayName })}
      >
        <code>{target}</code> · {t(`xray.reasons.${reason}`)}
      </Alert>
      {permissions.length === 0 ? null : (
        <Card title={t('xray.anyOf')}>
          <DescriptionList
            items={permissions.map(({ name, isHeld, through }) => ({
              term: labelOf(name),
              value: (
                <Inline space="sm">
                  <Status tone={isHeld ? 'success' : 'neutral'}>
                    {t(isHeld ? 'xray.held' : 'xray.notHeld')}
                  </Status>
                  <PermissionOrigins origins={through} />
                  <Link href={permissionPath(name)}>{name}</Link>
                </Inline>
              ),
            }))}
          />
        </Card>
      )}
      {changes.length === 0 ? null : (
        <Card title={t('xray.changes')}>
          <ol>
            {changes.map((change) => (
              <li key={`${change.kind}:${change.role?.id ?? change.permission ?? ''}`}>
                <Way change={change} />
              </li>
            ))}
          </ol>
        </Card>
      )}
    </Stack>
  )
}

function Way({ change: { kind, role, adds, permission } }: { change: Change }) {
  const { t } = useTranslation('roles')
  const labelOf = usePermissionLabel()
  if (kind === 'role' && role !== null)
    return (
      <Link href={rolePath(role.id)}>{t('xray.change.role', { name: role.name, count: adds ?? 0 })}</Link>
    )
  if (kind === 'grant' && permission !== null)
    return <>{t('xray.change.grant', { name: labelOf(permission) })}</>
  return <>{t(kind === 'activate' ? 'xray.change.activate' : 'xray.change.second_factor')}</>
}
