// Generated from specs/home/events.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/home/events.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'events.ticket': {"status":201,"mediaType":"application/json","bodies":{"default":{"data":{"ticket":"Yb0Zc9v2l7m3Qw","expiresInSeconds":30}}}},
  'events.subscribe': {"status":200,"mediaType":"text/event-stream","bodies":{"default":{"type":"notifications.changed","id":"0193b3a0-0000-4000-8000-000000000001"}}},
}
