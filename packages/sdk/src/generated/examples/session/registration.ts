// Generated from specs/session/registration.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/session/registration.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'registration.show': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"isOpen":true}}}},
  'registration.create': {"status":202,"mediaType":"application/json","bodies":{"default":{"data":{"minutes":60}}}},
  'registration.confirm': {"status":204,"bodies":{}},
}
