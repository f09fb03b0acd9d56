import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '#layouts/stack/stack.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { Link } from './link.tsx'

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '/users/1', children: 'Ana Ruiz' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Tones: Story = {
  render: () => (
    <Stack align="start">
      <p>
        Read the <Link href="/guide">guide to load files</Link> before you upload one.
      </p>
      <Link href="/users/1" tone="quiet">
        A name in a table
      </Link>
      <Link href="https://example.com" isExternal>
        A page outside the portal
      </Link>
    </Stack>
  ),
}

export const LongTexts: Story = {
  render: () => (
    <Stack align="start">
      <p>
        Antes de empezar lea <Link href="/guide">{longTexts.es}</Link>.
      </p>
      <Link href="https://example.com" isExternal>
        {longTexts.de}
      </Link>
      <Link href="/users/1" tone="quiet">
        {longTexts.de}
      </Link>
    </Stack>
  ),
}
