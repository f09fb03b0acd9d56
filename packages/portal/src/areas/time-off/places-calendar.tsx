import { useTranslation } from 'react-i18next'
import { today } from '#patterns/this-month.ts'
import type { ChoosingProps } from './choose-days.tsx'
import { placeKinds, placeMarks } from './place-marks.ts'
import { useOwnPlaces } from './use-own-places.ts'
import { usePlaceWords } from './use-place-words.ts'
import { VacationCalendar } from './vacation-calendar.tsx'

/** A year with the occupancy of each day, before the request (VOP-1). */
export function PlacesCalendar(props: ChoosingProps) {
  const { t } = useTranslation('operations')
  const places = useOwnPlaces(props.employeeId, props.year)
  const wordsOf = usePlaceWords()
  // Past days cannot be requested.
  const ahead = places.data?.days.filter(({ date }) => date >= today()) ?? []
  return (
    <VacationCalendar
      {...props}
      label={t('calendar', { year: props.year })}
      kinds={placeKinds((look) => ({ label: t(`marks.${look}`), sign: t(`signs.${look}`) }))}
      marks={placeMarks(ahead, wordsOf)}
      beside={places}
    />
  )
}
