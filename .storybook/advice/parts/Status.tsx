import { Status } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Say the state in one word, the same one everywhere.',
    'Keep red for problems that somebody must fix.',
  ],
  dont: ['Use it for what is no state, such as a team.'],
  example: {
    do: () => <Status tone="success">Finished</Status>,
    dont: () => <Status tone="danger">Sales team</Status>,
  },
}
