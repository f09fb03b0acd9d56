import { sessions } from '@portal/sdk/main'
import { useTranslation } from 'react-i18next'
import type { DeviceSession } from '@portal/sdk'
import { useFamily } from '@portal/sdk/react'
import { Badge, Button, Icon, Inline, Spread, Stack, type IconId } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useAct } from '#patterns/use-act.ts'

const icons: Record<DeviceSession['device'], IconId> = {
  computer: 'monitor',
  phone: 'phone',
  tablet: 'board',
  unknown: 'help',
}

/** One of the person's sessions. The current one is ended by signing out. */
export function DeviceRow({ session }: { session: DeviceSession }) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const end = useAct(useFamily(sessions).destroy, t('devices.ended'))
  const { id, device, browser, system, ip, kind, isCurrent, createdAt, seenAt } = session
  const kindOfDevice = t(`devices.${device}`)
  const name = [browser, system].filter((part) => part !== null).join(' · ') || kindOfDevice
  const facts = [
    t('devices.seen', { time: format.dateTime(seenAt) }),
    t('devices.since', { time: format.dateTime(createdAt) }),
    ...(ip === null ? [] : [t('devices.address', { ip })]),
  ]
  return (
    <Spread align="start">
      <Inline align="start" noWrap>
        <Icon id={icons[device]} label={kindOfDevice} />
        <Stack space="xs">
          <Inline space="sm">
            <strong>{name}</strong>
            {isCurrent ? <Badge tone="success">{t('devices.current')}</Badge> : null}
            {kind === 'token' ? <Badge>{t('devices.token')}</Badge> : null}
          </Inline>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Stack>
      </Inline>
      {isCurrent ? null : (
        <Button
          size="sm"
          aria-label={t('devices.endThis', { device: name })}
          isPending={end.isPending}
          onPress={() => void end(id)}
        >
          {t('devices.end')}
        </Button>
      )}
    </Spread>
  )
}
