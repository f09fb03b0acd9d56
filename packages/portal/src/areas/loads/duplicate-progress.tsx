import { useTranslation } from 'react-i18next'
import type { DuplicateSearch } from '@portal/sdk'
import { Card, Progress } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

/** The progress, rate and remaining time of a search. */
export function DuplicateProgress({ search }: { search: DuplicateSearch }) {
  const { t } = useTranslation('duplicates')
  const format = useFormat()
  const { stage, done, total, perSecond, secondsLeft } = search
  return (
    <Card>
      <Progress
        label={t(`search.stages.${stage}`)}
        value={done}
        max={Math.max(total, 1)}
        valueLabel={t('search.progress', { done: format.whole(done), total: format.whole(total) })}
        tone="accent"
        {...(perSecond === null ? {} : { rate: t('search.rate', { rate: format.whole(perSecond) }) })}
        {...(secondsLeft === null ? {} : { remaining: format.seconds(secondsLeft) })}
      />
    </Card>
  )
}
