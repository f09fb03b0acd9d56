import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '#layouts/inline/inline.tsx'
import { Avatar } from './avatar.tsx'

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Ana Ruiz' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Avatar name="Ana Ruiz" size="sm" />
      <Avatar name="Berta Soler" size="md" />
      <Avatar name="Carlos de la Cruz" size="lg" />
      <Avatar name="Dídac Pons" size="lg" />
      <Avatar name="Picture that does not load" src="data:image/png;base64,AAAA" size="lg" />
    </Inline>
  ),
}
