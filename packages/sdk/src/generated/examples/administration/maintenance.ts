// Generated from specs/administration/maintenance.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/administration/maintenance.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'maintenance.show': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"isOn":false,"since":"2026-03-05T10:00:00.000Z","retryAfterSeconds":60}}}},
  'maintenance.update': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"isOn":false,"since":"2026-03-05T10:00:00.000Z","retryAfterSeconds":60}}}},
}
