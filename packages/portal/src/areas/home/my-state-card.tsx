import { useTranslation } from 'react-i18next'
import { Card, Stat, Timer } from '@portal/ui-kit'
import type { Today } from './use-today.ts'

/** What one is doing by the clock of the centre, and since when; only for people who are employed as agents. */
export function MyStateCard({ own }: Pick<Today, 'own'>) {
  const { t } = useTranslation(['home', 'attendance'])
  if (own?.isAgent !== true) return null
  const { state, since, breakType } = own
  return (
    <Card>
      <Stat
        label={t('home:day.state')}
        icon="userCheck"
        value={breakType?.name ?? t(`attendance:agents.states.${state}`)}
        description={
          since === null || state === 'offline' ? (
            t('home:day.notOnline')
          ) : (
            <Timer label={t('home:day.since')} startedAt={since} />
          )
        }
      />
    </Card>
  )
}
