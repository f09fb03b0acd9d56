import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const meta = {
  ...screenStories,
  title: 'Portal screens/Online agents',
  args: { at: '/userOnline' },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

/**
 * ONL-1.3 ONL-2.1 ONL-10.1 Of two thousand agents only the visible rows are rendered. Their durations tick,
 * and an agent over the limit has a colour and a label, as does one missing from planned work.
 */
export const Default: Story = {
  play: async () => {
    const region = await screen.findByRole('region', { name: 'Online agents' })
    const table = await within(region).findByRole('table')
    await waitFor(() => expect(Number(table.getAttribute('aria-rowcount'))).toBeGreaterThan(2000))
    await expect(within(table).getAllByRole('row').length).toBeLessThan(100)
    const late = await within(table).findByRole('row', { name: /^Agente 1 / })
    const over = within(late).getByText(/Over 20 min/)
    const missing = within(table).getByRole('row', { name: /^Agente 2 / })
    const impact = within(missing).getByText(/Negative impact/)
    const inTime = within(missing).getByText(/^4:\d\d$/)
    const colourOf = (element: HTMLElement) => getComputedStyle(element).color
    await expect(colourOf(over)).toBe(colourOf(impact))
    await expect(colourOf(over)).not.toBe(colourOf(inTime))
    const before = inTime.textContent
    await waitFor(() => expect(within(missing).getByText(/^4:\d\d$/).textContent).not.toBe(before))
  },
}
