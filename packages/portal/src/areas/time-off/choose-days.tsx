import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { vacationBalances } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { type DateRange, Stack } from '@portal/ui-kit'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { SidePanel } from '#patterns/side-panel.tsx'
import { today } from '#patterns/this-month.ts'
import { useCan } from '#patterns/use-can.ts'
import { AskCard } from './ask-card.tsx'
import { useVacationChoice } from './vacation-choice.ts'

/** The data of a calendar in which days are chosen. */
export interface ChoosingProps {
  employeeId: string
  year: number
  onYearChange: (year: number) => void
  value: DateRange | null
  onChange: (range: DateRange) => void
  /** Whether every day counts, planned or not. */
  isNatural: boolean
}

interface ChooseDaysProps {
  employeeId: string
  text: string
  /** The slots above the calendar of a year, and beside it below the request. */
  above?: (year: number) => ReactNode
  beside?: (year: number) => ReactNode
  calendar: ComponentType<ChoosingProps>
}

/** A year to choose days in, with their cost and the request beside it (VAC-2). */
export function ChooseDays({ employeeId, text, above, beside, calendar: Calendar }: ChooseDaysProps) {
  const { t } = useTranslation('vacations')
  const { choice, take, change, clear } = useVacationChoice()
  const [year, setYear] = useState(() => Number((choice.range?.start ?? today()).slice(0, 4)))
  const rules = useRules(employeeId, year)
  const side = useRef<HTMLDivElement>(null)
  const choose = (range: DateRange) => {
    take(range)
    setYear(Number(range.start.slice(0, 4)))
    // On a phone the count would be out of view below the calendar.
    side.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <ScreenPage title={t('choose.tab')} description={text}>
      <Stack space="md">
        {above?.(year)}
        <SidePanel
          panelRef={side}
          panel={
            <Stack space="md">
              <AskCard {...{ employeeId, choice, change, clear, rules }} onTake={choose} />
              {beside?.(year)}
            </Stack>
          }
        >
          <Calendar
            {...{ employeeId, year, onYearChange: setYear, value: choice.range, onChange: choose }}
            isNatural={rules?.unit === 'natural' && choice.kind === 'annual'}
          />
        </SidePanel>
      </Stack>
    </ScreenPage>
  )
}

/** The rules of the person's policy, once loaded; unknown without access to balances. */
function useRules(employeeId: string, year: number) {
  const seesBalance = useCan()('SOLICITAR_VACACIONES')
  const { show } = useFamily(vacationBalances)
  return (
    useData(show, seesBalance ? [employeeId, { year }] : null, { keepPrevious: true }).data?.rules ??
    undefined
  )
}
