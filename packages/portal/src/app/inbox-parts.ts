import type { AreaInbox } from '#patterns/inbox/part.ts'

// Areas and families contribute decisions by file name alone.
const areas = Object.values(
  import.meta.glob<AreaInbox>(['../areas/*/inbox.ts', '../areas/*/*.inbox.ts'], {
    eager: true,
    import: 'inbox',
  }),
)

/** The decision handlers of the inbox, by family. */
export const inboxParts: AreaInbox = Object.assign({}, ...areas) as AreaInbox
