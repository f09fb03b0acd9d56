import { within } from 'storybook/test'
import { PortalStory, type PortalStoryProps } from './portal-story.tsx'

/** What all stories of screens share: the whole page, and no documentation page with a portal per story. */
export const screenStories = {
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    isWhole: true,
    // What was announced of a dialog is still in the announcer when the dialog, which it is named by, has closed.
    a11y: { context: { exclude: ['[data-live-announcer]'] } },
  },
  // Uploads of the mocked portal go another way than fetch, which it takes while it stands.
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
