import type { Meta, StoryObj } from '@storybook/react-vite'
import { frame } from '#icons/frame.ts'
import { pictures } from '#icons/pictures.ts'
import { signs } from '#icons/signs.ts'
import { Inline } from '#layouts/inline/inline.tsx'
import type { IconId } from '#icons/icons.ts'
import { Icon } from './icon.tsx'

const ids = Object.keys({ ...signs, ...frame, ...pictures }) as IconId[]

const meta = {
  title: 'Foundations/Icons',
  component: Icon,
  args: { id: 'upload', label: 'Upload' },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Sizes: Story = {
  render: () => (
    <Inline>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Icon key={size} id="upload" size={size} label={size} />
      ))}
    </Inline>
  ),
}

export const All: Story = {
  render: () => (
    <Inline space="lg">
      {ids.map((id) => (
        <Inline key={id} space="xs" noWrap>
          <Icon id={id} />
          <code>{id}</code>
        </Inline>
      ))}
    </Inline>
  ),
}
