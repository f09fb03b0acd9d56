import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { DescriptionList } from '#components/description-list/description-list.tsx'
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
  await userEvent.click(within(canvasElement).getByRole('button'))
  await expect(await within(canvasElement.ownerDocument.body).findByRole('dialog')).toBeVisible()
}
export const Open: Story = { play: open }
export const FromTheStart: Story = { args: { side: 'start' }, play: open }
