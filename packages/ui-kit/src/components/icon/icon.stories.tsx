import type { Meta, StoryObj } from '@storybook/react-vite'
import { icons, type IconId } from '#icons/icons.ts'
import { Inline } from '#layouts/inline/inline.tsx'
import { Icon } from './icon.tsx'

const meta = {
  title: 'Foundations/Icons',
  component: Icon,
  args: { id: 'upload', label: 'Upload' },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const All: Story = {
  render: () => (
    <Inline space="lg">
      {(Object.keys(icons) as IconId[]).map((id) => (
        <Inline key={id} space="xs" noWrap>
          <Icon id={id} />
          <code>{id}</code>
        </Inline>
      ))}
    </Inline>
  ),
}
