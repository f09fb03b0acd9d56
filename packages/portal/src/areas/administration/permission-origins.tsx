import { useTranslation } from 'react-i18next'
import type { PermissionOrigin } from '@portal/sdk'
import { Badge, Inline } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

/** The origins of a permission: roles, and grants with their end. */
export function PermissionOrigins({ origins }: { origins: readonly PermissionOrigin[] }) {
  const textOf = useOriginText()
  return (
    <Inline space="sm">
      {origins.map((origin) => (
        <Badge key={origin.role?.id ?? 'grant'} tone={origin.role === null ? 'info' : 'neutral'}>
          {textOf(origin)}
        </Badge>
      ))}
    </Inline>
  )
}

/** One origin in words: the role, or the grant with its end. */
export function useOriginText(): (origin: PermissionOrigin) => string {
  const { t } = useTranslation('roles')
  const format = useFormat()
  return ({ role, endsAt }) =>
    role?.name ??
    (endsAt === null ? t('catalogue.grant') : t('catalogue.grantUntil', { date: format.dateTime(endsAt) }))
}
