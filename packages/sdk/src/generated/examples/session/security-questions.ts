// Generated from specs/session/security-questions.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/session/security-questions.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'securityQuestions.show': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"questions":["firstSchool"],"setAt":null}}}},
  'securityQuestions.update': {"status":204,"bodies":{}},
}
