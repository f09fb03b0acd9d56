import { DatePicker } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it for days near today.', 'Say by its bounds what can be chosen, and why a day cannot.'],
  dont: ['Use it for a birthday: nobody turns 400 pages.', 'Split a period over two: use DateRangePicker.'],
  example: {
    do: () => <DatePicker label="First day" description="From tomorrow on" />,
    dont: () => <DatePicker label="Date of birth" />,
  },
}
