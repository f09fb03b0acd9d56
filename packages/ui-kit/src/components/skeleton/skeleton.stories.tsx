import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '#layouts/inline/inline.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
import { Skeleton } from './skeleton.tsx'

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { lines: 3 },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Shapes: Story = {
  render: () => (
    <Stack>
      <Inline noWrap>
        <Skeleton shape="circle" />
        <Skeleton shape="text" lines={2} />
      </Inline>
      <Skeleton shape="block" height="8rem" />
    </Stack>
  ),
}
