import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@portal/sdk'
import { Badge, Card, EmptyState, Link, Spread, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import type { Today } from './use-today.ts'

/** What waits for this person, each line leading there. */
export function WaitingCard({
  loads,
  asked,
  unread,
}: Pick<Dashboard, 'loads'> & Pick<Today, 'asked' | 'unread'>) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const lines = [
    { id: 'requests', href: '/admin/solicitudes?state=pending', count: asked?.meta.totalCount ?? 0 },
    { id: 'notices', href: '/notifications?unread=true', count: unread?.unread ?? 0 },
    {
      id: 'rejected',
      href: '/clustering/cargue?state=completed_with_errors',
      count: loads?.withErrors ?? 0,
    },
    { id: 'failed', href: '/clustering/cargue?state=failed', count: loads?.failed ?? 0 },
  ] as const
  const waiting = lines.filter(({ count }) => count > 0)
  return (
    <Card title={t('waiting.title')}>
      {waiting.length === 0 ? (
        <EmptyState icon="check" title={t('waiting.none')} />
      ) : (
        <Stack space="sm">
          {waiting.map(({ id, href, count }) => (
            <Spread key={id}>
              <Link href={href}>{t(`waiting.${id}`)}</Link>
              <Badge tone="info">{format.whole(count)}</Badge>
            </Spread>
          ))}
        </Stack>
      )}
    </Card>
  )
}
