import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Inline } from '#layouts/inline/inline.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { Button, type ButtonTone } from './button.tsx'
import { LinkButton } from './link-button.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
  subcomponents: { LinkButton },
  args: { children: 'Start load', onPress: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const tones: ButtonTone[] = ['primary', 'neutral', 'quiet', 'danger']

export const Tones: Story = {
  render: () => (
    <Inline>
      {tones.map((tone) => (
        <Button key={tone} tone={tone}>
          {tone}
        </Button>
      ))}
    </Inline>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Button size="sm" icon="plus">
        Small
      </Button>
      <Button size="md" icon="plus">
        Medium
      </Button>
      <Button size="lg" icon="plus">
        Large
      </Button>
    </Inline>
  ),
}

export const WithIcon: Story = {
  render: () => (
    <Inline>
      <Button tone="primary" icon="upload">
        Upload
      </Button>
      <Button iconEnd="chevronDown">More</Button>
      <LinkButton href="/users/new" icon="plus">
        A link that looks like a button
      </LinkButton>
    </Inline>
  ),
}

export const States: Story = {
  render: () => (
    <Stack align="start">
      {tones.map((tone) => (
        <Inline key={tone}>
          <Button tone={tone}>Rest</Button>
          <Button tone={tone} isPending>
            At work
          </Button>
          <Button tone={tone} isDisabled>
            Disabled
          </Button>
        </Inline>
      ))}
      <Button tone="primary" isWide>
        As wide as its container
      </Button>
    </Stack>
  ),
}

/** Its label is never truncated; a disabled one has its reason beside it. */
export const LongTexts: Story = {
  render: () => (
    <Stack align="start">
      <Button tone="primary" icon="upload">
        {longTexts.es}
      </Button>
      <Button>{longTexts.de}</Button>
      <Inline>
        <Button isDisabled aria-describedby="reason">
          Restart
        </Button>
        <span id="reason">The load is running: stop it first.</span>
      </Inline>
    </Stack>
  ),
}

/** Enter and the space bar press it; while it works it ignores presses but keeps the focus. */
export const PressedByKeyboard: Story = {
  render: function Render(args) {
    const [isPending, setPending] = useState(false)
    return (
      <Button
        {...args}
        isPending={isPending}
        onPress={(event) => {
          args.onPress?.(event)
          setPending(true)
        }}
      />
    )
  },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAttribute('data-pending')
  },
}
