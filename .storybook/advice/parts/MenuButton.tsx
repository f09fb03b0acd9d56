import { MenuButton } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Order acts by how often they are wanted; put what destroys last, in a section of its own.',
    'Say by its description why a line is disabled.',
  ],
  dont: ['Hide the only act there is in a menu: show the button.', 'Offer more than about ten lines.'],
  example: {
    do: () => (
      <MenuButton
        label="Options"
        sections={[
          { items: [{ id: 'rename', label: 'Rename' }] },
          { items: [{ id: 'delete', label: 'Delete', tone: 'danger' }] },
        ]}
      />
    ),
    dont: () => <MenuButton label="Options" sections={[{ items: [{ id: 'save', label: 'Save' }] }]} />,
  },
}
