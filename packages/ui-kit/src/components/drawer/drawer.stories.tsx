import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { DescriptionList } from '#components/description-list/description-list.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { Inline } from '#layouts/inline/inline.tsx'
import { Drawer } from './drawer.tsx'

const meta = {
  title: 'Feedback/Drawer',
  component: Drawer,
  args: {
    title: 'Load 1284',
    trigger: <Button>Details</Button>,
    footer: <Button tone="primary">Restart</Button>,
    children: (
      <DescriptionList
        items={[
          { term: 'File', value: 'renewals-october.csv' },
          { term: 'Rows', value: '12,400' },
          { term: 'Started by', value: 'Ana Ruiz' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /Details|start/ }))
  await expect(await within(canvasElement.ownerDocument.body).findByRole('dialog')).toBeVisible()
}
export const Open: Story = { play: open }
/** On the end side for details, on the start side for navigation. */
export const Sides: Story = {
  render: (args) => (
    <Inline>
      {(['start', 'end'] as const).map((side) => (
        <Drawer key={side} {...args} side={side} trigger={<Button>{side}</Button>} />
      ))}
    </Inline>
  ),
  play: open,
}

export const LongTexts: Story = {
  args: { title: longTexts.de, children: longTexts.es, footer: <Button>{longTexts.es}</Button> },
  play: open,
}

/** Overflowing text without a focusable element: the text is focusable, and scrolls by keyboard. */
export const LongList: Story = {
  args: {
    footer: undefined,
    children: (
      <DescriptionList
        items={Array.from({ length: 60 }, (_, at) => ({
          term: `Row ${at + 1}`,
          value: 'renewals-october.csv',
        }))}
      />
    ),
  },
  play: async (context) => {
    await open(context)
    await userEvent.tab()
    await userEvent.tab()
    await expect(context.canvasElement.ownerDocument.activeElement).toHaveTextContent('Row 60')
  },
}
