import { use } from 'react'
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { clampRange, readDate } from '#private/dates/iso-date.ts'
import { presetRange, type PresetId } from '#private/dates/presets.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './date-range-picker.css.ts'

interface PresetsProps {
  ids: readonly PresetId[]
  today: string
  min: string | undefined
  max: string | undefined
}

/** The presets as buttons; one outside the bounds is disabled, one that overlaps them is clipped. */
export function Presets({ ids, today, min, max }: PresetsProps) {
  const { dates: words } = useWords()
  const state = use(DateRangePickerStateContext)
  const value = `${state?.value.start?.toString()} ${state?.value.end?.toString()}`
  return (
    <div role="group" aria-label={words.presets} className={css.presets}>
      {ids.map((id) => {
        const range = clampRange(presetRange(id, today), min, max)
        const choose = () => {
          const start = readDate(range?.start)
          const end = readDate(range?.end)
          if (start === null || end === null) return
          state?.setValue({ start, end })
          state?.setOpen(false)
        }
        return (
          <ToggleButton
            key={id}
            className={css.preset}
            isDisabled={range === null}
            isSelected={range !== null && value === `${range.start} ${range.end}`}
            onPress={choose}
          >
            {words.preset[id]}
          </ToggleButton>
        )
      })}
    </div>
  )
}
