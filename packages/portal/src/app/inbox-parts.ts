import type { AreaInbox } from '#patterns/inbox/part.ts'

// An area, or a family of it, brings its ways by the file alone: nothing else names them.
const areas = Object.values(
  import.meta.glob<AreaInbox>(['../areas/*/inbox.ts', '../areas/*/*.inbox.ts'], {
    eager: true,
    import: 'inbox',
  }),
)

/** How everything is decided on that waits in the inbox, by family. */
export const inboxParts: AreaInbox = Object.assign({}, ...areas) as AreaInbox
