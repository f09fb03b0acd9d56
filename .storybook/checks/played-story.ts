/** A story that Vitest has rendered and played; it stays on the page until the next one begins. */
export interface PlayedStory {
  id: string
  tags: string[]
  parameters: Record<string, unknown>
  globals: Record<string, unknown>
}
