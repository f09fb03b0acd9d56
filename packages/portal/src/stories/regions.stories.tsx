import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button, Stack } from '@portal/ui-kit'
import { Region } from '#patterns/region.tsx'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

function Broken({ isWhole }: { isWhole: boolean }) {
  if (!isWhole) throw new Error('a part that cannot be drawn')
  return <p>The part</p>
}

function Frame() {
  const [isWhole, setWhole] = useState(false)
  return (
    <Stack space="lg">
      <Region>
        <Broken isWhole={isWhole} />
      </Region>
      <Button onPress={() => setWhole(true)}>Mend</Button>
    </Stack>
  )
}

const meta = {
  ...screenStories,
  title: 'Portal screens/Regions of the frame',
  args: { at: '/pages/comingsoon' },
  // The failure is intended: React would log the error that the boundary has caught.
  parameters: { ...screenStories.parameters, react: { rootOptions: { onCaughtError: () => undefined } } },
  render: () => <Frame />,
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

/** SHE-12 A part that fails leaves the others intact, and can be retried. */
export const OnePartFails: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mend' }))
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button'))
    await expect(canvas.getByText('The part')).toBeVisible()
  },
}
