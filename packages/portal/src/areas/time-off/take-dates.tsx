import { useTranslation } from 'react-i18next'
import type { VacationPreview } from '@portal/sdk'
import { Button, type DateRange, Inline, Stack } from '@portal/ui-kit'

interface TakeDatesProps {
  title: string
  periods: VacationPreview['alternatives']
  onTake: (range: DateRange) => void
}

/** Alternative dates, each applied with one press. */
export function TakeDates({ title, periods, onTake }: TakeDatesProps) {
  const { t } = useTranslation('vacations')
  if (periods.length === 0) return null
  return (
    <Stack space="xs">
      <p>{title}</p>
      <Inline space="xs">
        {periods.map(({ from, until }) => (
          <Button key={from} size="sm" onPress={() => onTake({ start: from, end: until })}>
            {t('count.take', { from, until })}
          </Button>
        ))}
      </Inline>
    </Stack>
  )
}
