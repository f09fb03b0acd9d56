import type { AreaInbox } from '#patterns/inbox/part.ts'

export const inbox = {
  tasks: {
    href: ({ id }) => `/configuracionTarea?task=${id}`,
    touches: [],
    // A task is completed on its own page, where its checklist is visible.
    decide: () => Promise.resolve([]),
  },
  tickets: {
    href: ({ id }) => `/expedientes/misExpedientes/${id}`,
    touches: [],
    decide: () => Promise.resolve([]),
  },
} satisfies AreaInbox
