import type { AreaInbox } from '#patterns/inbox/part.ts'

export const inbox = {
  tasks: {
    href: ({ id }) => `/configuracionTarea?task=${id}`,
    touches: [],
    // A task is done where it is opened, with its checklist in sight.
    decide: () => Promise.resolve([]),
  },
  tickets: {
    href: ({ id }) => `/expedientes/misExpedientes/${id}`,
    touches: [],
    decide: () => Promise.resolve([]),
  },
} satisfies AreaInbox
