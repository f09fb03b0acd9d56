import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Bars } from './bars.tsx'

const hours = ['08', '09', '10', '11', '12', '13', '14', '15', '16', '17']
const answered = [42, 88, 132, 140, 121, 76, 64, 110, 96, 58]
const lost = [3, 9, 21, 18, 12, 4, 6, 14, 9, 5]

const meta = {
  title: 'Charts/Bars',
  component: Bars,
  args: {
    label: 'Calls by hour',
    axis: 'Hour',
    series: [
      { id: 'answered', label: 'Answered' },
      { id: 'lost', label: 'Lost' },
    ],
    rows: hours.map((label, at) => ({ label, values: { answered: answered[at] ?? 0, lost: lost[at] ?? 0 } })),
  },
} satisfies Meta<typeof Bars>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const OneSeries: Story = { args: { series: [{ id: 'answered', label: 'Answered' }] } }
export const Empty: Story = { args: { rows: [] } }

/** The arrow keys walk along the bars and the values are read out. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('status')).toHaveTextContent('09: Answered: 88 · Lost: 9')
  },
}

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'View as a table' }))
    await expect(within(canvasElement).getByRole('row', { name: '12 121 12' })).toBeVisible()
  },
}
