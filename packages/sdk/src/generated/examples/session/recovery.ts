// Generated from specs/session/recovery.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/session/recovery.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'recovery.request': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"minutes":10}}}},
  'recovery.preview': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"username":"empleado","questions":["firstSchool"]}}}},
  'recovery.answer': {"status":204,"bodies":{}},
  'recovery.reset': {"status":204,"bodies":{}},
}
