import { Steps } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Name each step by what it asks for.', 'Let people go back to a step that is done.'],
  dont: ['Use it for fewer than three steps.', 'Use it as a menu of independent pages.'],
  example: {
    do: () => (
      <Steps
        label="Model 145"
        current="family"
        states={{ person: 'done' }}
        steps={[
          { id: 'person', label: 'Person' },
          { id: 'family', label: 'Family' },
          { id: 'sign', label: 'Signature' },
        ]}
      />
    ),
    dont: () => (
      <Steps
        label="Model 145"
        current="b"
        states={{ a: 'done' }}
        steps={[
          { id: 'a', label: 'Step one' },
          { id: 'b', label: 'Step two' },
        ]}
      />
    ),
  },
}
