import type { Meta, StoryObj } from '@storybook/react-vite'
import { longTexts } from '#foundations/long-texts.ts'
import { Stack } from '#layouts/stack/stack.tsx'
import { OfflineBanner } from './offline-banner.tsx'

const meta = {
  title: 'Feedback/OfflineBanner',
  component: OfflineBanner,
  args: { isOffline: true },
} satisfies Meta<typeof OfflineBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Hidden while online. */
export const States: Story = {
  render: () => (
    <Stack>
      <OfflineBanner isOffline={false} />
      <OfflineBanner isOffline text={longTexts.es} />
      <OfflineBanner isOffline text={longTexts.de} />
    </Stack>
  ),
}
