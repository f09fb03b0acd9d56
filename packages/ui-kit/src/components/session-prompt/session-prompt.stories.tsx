import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { longTexts } from '#foundations/long-texts.ts'
import { SessionPrompt } from './session-prompt.tsx'

const meta = {
  title: 'Feedback/SessionPrompt',
  component: SessionPrompt,
  args: {
    isOpen: true,
    title: 'Are you still there?',
    children: 'Your session is about to end. Accept to go on working.',
    secondsLeft: 42,
    secondsTotal: 60,
    acceptLabel: 'ACCEPT',
    cancelLabel: 'CANCEL',
    onAccept: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof SessionPrompt>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** In the last seconds, pending, with long words. */
export const States: Story = {
  args: {
    title: longTexts.de,
    children: longTexts.es,
    secondsLeft: 3,
    acceptLabel: longTexts.es,
    cancelLabel: longTexts.de,
    isPending: true,
  },
}

/** Enter extends the session: the button has the initial focus. */
export const Accepted: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body)
    await waitFor(async () => expect(await page.findByRole('button', { name: 'ACCEPT' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onAccept).toHaveBeenCalled()
  },
}
