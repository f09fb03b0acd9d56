import { NumberField } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it for amounts: it groups the figures as the reader’s language does.', 'Give it its bounds.'],
  dont: ['Use it for telephone numbers, postcodes or documents: those are TextFields.'],
  example: {
    do: () => <NumberField label="Minutes" defaultValue={30} minValue={1} maxValue={480} />,
    dont: () => <NumberField label="Postcode" defaultValue={28001} />,
  },
}
