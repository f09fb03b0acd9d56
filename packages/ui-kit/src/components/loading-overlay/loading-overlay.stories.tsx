import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '#layouts/card/card.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { LoadingOverlay } from './loading-overlay.tsx'

const meta = {
  title: 'Feedback/LoadingOverlay',
  component: LoadingOverlay,
  args: { isLoading: true, children: <Card title="Below">It cannot be used meanwhile.</Card> },
} satisfies Meta<typeof LoadingOverlay>
export default meta
type Story = StoryObj<typeof meta>

// The covered content is inert, so its contrast does not count.
const covered = { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } }

export const Playground: Story = { parameters: covered }
export const FullScreen: Story = {
  args: { isFullScreen: true, label: `${longTexts.de} · ${longTexts.es}` },
  parameters: covered,
}
export const Done: Story = { args: { isLoading: false } }
