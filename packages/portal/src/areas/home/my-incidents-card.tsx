import { useTranslation } from 'react-i18next'
import { Badge, Card, Link, LinkButton, Spread, Stack } from '@portal/ui-kit'
import { useOpened } from '#patterns/use-opened.ts'
import type { Today } from './use-today.ts'

/** One's own incidents that are not closed, and the way to report one: for everybody. */
export function MyIncidentsCard({ incidents }: Pick<Today, 'incidents'>) {
  const { t } = useTranslation('incidents')
  const { hrefOf } = useOpened('incident')
  // What could not be read is left out, as everywhere on the dashboard: it is not “none”.
  if (incidents === undefined) return null
  const rows = incidents.data
  return (
    <Card
      title={t('mine.title')}
      actions={
        <>
          <LinkButton href={hrefOf('mine')}>{t('mine.all')}</LinkButton>
          <LinkButton href={hrefOf('new')} icon="plus">
            {t('list.create')}
          </LinkButton>
        </>
      }
    >
      {rows.length === 0 ? (
        t('list.noneText')
      ) : (
        <Stack space="sm">
          {rows.map(({ id, title, state }) => (
            <Spread key={id}>
              <Link href={hrefOf(id)}>{title}</Link>
              <Badge>{t(`list.states.${state}`)}</Badge>
            </Spread>
          ))}
        </Stack>
      )}
    </Card>
  )
}
