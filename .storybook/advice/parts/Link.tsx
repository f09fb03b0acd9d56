import { Link } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Let its words say where it leads, also when read alone.', 'Keep it underlined within text.'],
  dont: ['Write “here” or “more”.', 'Let it act: what changes something is a Button.'],
  example: {
    do: () => <Link href="#advice">Rules for remote work</Link>,
    dont: () => (
      <span>
        For the rules press <Link href="#advice">here</Link>
      </span>
    ),
  },
}
