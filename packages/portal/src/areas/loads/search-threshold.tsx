import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DuplicateSearch } from '@portal/sdk'
import { duplicateSearches } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Button, Card, Spread, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'
import { levelAt, ThresholdSlider } from './threshold-preview.tsx'

/** The number of groups at each threshold, with a button to regroup. */
export function SearchThreshold({ search, threshold }: { search: DuplicateSearch; threshold: number }) {
  const { t } = useTranslation('duplicates')
  const format = useFormat()
  const can = useCan()
  const [value, setValue] = useState(threshold)
  const cut = useAct(useFamily(duplicateSearches).cut, t('threshold.applied'), ['duplicates', 'dashboard'])
  const { groups, records } = levelAt(search.levels, value)
  return (
    <Card level={2} title={t('threshold.title')}>
      <Stack space="sm">
        <ThresholdSlider levels={search.levels} value={value} onChange={setValue} />
        <Spread>
          <p role="status">
            {t('threshold.found', { groups: format.whole(groups), records: format.whole(records) })}
          </p>
          {can('CARGUE_GUARDAR_RESULTADOS') && value !== threshold ? (
            <Button
              isPending={cut.isPending}
              onPress={() => void cut(search.id, { threshold: value, version: search.version })}
            >
              {t('threshold.apply')}
            </Button>
          ) : null}
        </Spread>
        <p>{t('threshold.help')}</p>
      </Stack>
    </Card>
  )
}
