import { useTranslation } from 'react-i18next'
import { Card, LinkButton } from '@portal/ui-kit'
import { Region } from '../region.tsx'
import { useLoaded } from '../use-loaded.ts'
import { CardRoom } from './card-room.tsx'
import type { DashboardCard } from './part.ts'

/** A card with its title from the start; its content loads, fails and retries independently. */
export function CardPart({ card: { title, links = [], room, load } }: { card: DashboardCard }) {
  const { t } = useTranslation('dashboard')
  const { value: Content, error, retry } = useLoaded(load)
  const name = t(`cards.${title}`)
  return (
    <Card
      title={name}
      actions={
        links.length === 0
          ? undefined
          : links.map(({ label, href, icon }) => (
              <LinkButton key={href} tone="quiet" size="sm" href={href} icon={icon}>
                {t(`links.${label}`)}
              </LinkButton>
            ))
      }
    >
      <Region>
        {Content === undefined ? (
          <CardRoom room={room} name={name} error={error} onRetry={retry} />
        ) : (
          <Content room={room} />
        )}
      </Region>
    </Card>
  )
}
