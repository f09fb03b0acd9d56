import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@portal/sdk'
import { Card, Stat } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

/** How the loads are doing today. */
export function LoadStats({ loads }: { loads: NonNullable<Dashboard['loads']> }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  return (
    <>
      <Card>
        <Stat label={t('loads.today')} icon="database" value={format.short(loads.recordsToday)} />
      </Card>
      <Card>
        <Stat label={t('loads.errorsToday')} icon="warning" value={format.short(loads.errorsToday)} />
      </Card>
      <Card>
        <Stat
          label={t('loads.running')}
          icon="play"
          value={format.short(loads.running)}
          description={t('loads.paused', { number: format.whole(loads.paused) })}
        />
      </Card>
      <Card>
        <Stat
          label={t('loads.waiting')}
          icon="flag"
          value={format.short(loads.withErrors + loads.failed)}
          description={t('loads.waitingHint')}
        />
      </Card>
    </>
  )
}
