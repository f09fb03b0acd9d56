import type { Meta, StoryObj } from '@storybook/react-vite'
import { longTexts } from '#foundations/long-texts.ts'
import { Stack } from '#layouts/stack/stack.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [{ label: 'Home', href: '/' }, { label: 'Loads', href: '/loads' }, { label: 'Templates' }] },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** On the top level there is one step; long ones wrap. */
export const States: Story = {
  render: () => (
    <Stack>
      <Breadcrumbs items={[{ label: 'Home' }]} />
      <Breadcrumbs
        items={[
          { label: 'Inicio', href: '/' },
          { label: longTexts.es, href: '/requests' },
          { label: longTexts.de },
        ]}
      />
    </Stack>
  ),
  parameters: {
    // Two on one page are landmarks with the same name, which never happens on a screen.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
}
