import type { TeleworkTemplate } from '@portal/sdk'
import type { FormValue, FormValues } from '@portal/ui-kit'
import { isTicked, numberOf, rowsOf, textOf } from '#patterns/form-values.ts'

/** The text contents, in the order of their letters. */
export const texts = [
  ...(['expenses', 'compensation', 'hours', 'availability'] as const),
  ...(['distribution', 'workCenter', 'place'] as const),
  ...(['controls', 'troubleshooting', 'dataProtection', 'security'] as const),
]

/** Maps the form of a version to the input. */
export function inputOf(values: FormValues): TeleworkTemplate {
  const text = (name: (typeof texts)[number]) => textOf(values[name])
  return {
    startsOn: textOf(values.startsOn),
    endsOn: textOf(values.endsOn) || null,
    weekA: daysOf(values.weekA),
    weekB: isTicked(values.alternate) ? daysOf(values.weekB) : null,
    contents: {
      equipment: rowsOf(values.equipment).map(({ name, lifeMonths }) => ({
        ...{ name: textOf(name), lifeMonths: numberOf(lifeMonths) ?? 1 },
      })),
      ...{ expenses: text('expenses'), compensation: text('compensation'), hours: text('hours') },
      ...{ availability: text('availability'), remotePercent: numberOf(values.remotePercent) },
      ...{ distribution: text('distribution'), workCenter: text('workCenter'), place: text('place') },
      ...{ reversalDays: numberOf(values.reversalDays), controls: text('controls') },
      ...{ troubleshooting: text('troubleshooting'), dataProtection: text('dataProtection') },
      security: text('security'),
    },
  }
}

/** The ticked days: a form holds one as a string and several as a list. */
function daysOf(value: FormValue | undefined): number[] {
  const all = Array.isArray(value) ? value : value === undefined ? [] : [value]
  return all.map((one) => Number(textOf(one)))
}
