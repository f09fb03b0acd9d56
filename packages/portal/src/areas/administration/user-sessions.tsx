import { useTranslation } from 'react-i18next'
import type { DeviceSession, UserDetail } from '@portal/sdk'
import { users } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Icon,
  Inline,
  Skeleton,
  Spread,
  Stack,
  type IconId,
} from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'

const icons: Record<DeviceSession['device'], IconId> = {
  computer: 'monitor',
  phone: 'phone',
  tablet: 'board',
  unknown: 'help',
}

/** The sessions of a person, and a button to end each. */
export function UserSessions({ user: { id, canManage } }: { user: UserDetail }) {
  const { t } = useTranslation('administration')
  const { data, error, refresh } = useData(useFamily(users).sessions, [id])
  if (data === undefined) {
    return error === undefined ? <Skeleton lines={4} /> : <FailureState error={error} onRetry={refresh} />
  }
  return (
    <Card title={t('users.tabs.sessions')}>
      {data.length === 0 ? <EmptyState title={t('users.noSessions')} /> : null}
      <Stack space="lg">
        {data.map((session) => (
          <SessionRow
            key={session.id}
            userId={id}
            session={session}
            canEnd={canManage && !session.isCurrent}
          />
        ))}
      </Stack>
    </Card>
  )
}

interface SessionRowProps {
  userId: string
  session: DeviceSession
  canEnd: boolean
}

function SessionRow({ userId, session, canEnd }: SessionRowProps) {
  const { t } = useTranslation('administration')
  const format = useFormat()
  const can = useCan()
  const end = useAct(useFamily(users).endSessions, t('users.did.endSessions'))
  const { id, device, browser, system, ip, isCurrent, createdAt, seenAt } = session
  const name = [browser, system, ip].filter((part) => part !== null).join(' · ') || '—'
  return (
    <Spread align="start">
      <Inline align="start" noWrap>
        <Icon id={icons[device]} />
        <Stack space="xs">
          <Inline space="sm">
            <strong>{name}</strong>
            {isCurrent ? <Badge tone="success">{t('users.thisSession')}</Badge> : null}
          </Inline>
          <span>{t('users.seen', { time: format.dateTime(seenAt) })}</span>
          <span>{t('users.since', { time: format.dateTime(createdAt) })}</span>
        </Stack>
      </Inline>
      {canEnd && can('USUARIOS_EDITAR') ? (
        <Button
          size="sm"
          aria-label={t('users.endThis', { device: name })}
          isPending={end.isPending}
          onPress={() => void end(userId, { sessionId: id })}
        >
          {t('users.end')}
        </Button>
      ) : null}
    </Spread>
  )
}
