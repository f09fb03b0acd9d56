import { within } from 'storybook/test'
import { PortalStory, type PortalStoryProps } from './portal-story.tsx'

/** The setup of screen stories: full page, and no documentation page with a portal per story. */
export const screenStories = {
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    isWhole: true,
    // The announcer still has the announcement of a dialog after the dialog, which is labelled by it, has
    // closed.
    a11y: { context: { exclude: ['[data-live-announcer]'] } },
  },
  // Uploads use XMLHttpRequest, which the mocked portal replaces; this restores it.
  beforeEach: () => {
    const own = globalThis.XMLHttpRequest
    return () => {
      globalThis.XMLHttpRequest = own
    }
  },
  render: (args: PortalStoryProps, { globals }: { globals: Record<string, unknown> }) => (
    <PortalStory {...args} theme={String(globals.theme)} locale={String(globals.locale)} />
  ),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 })
  },
}
