// Generated from specs/session/passwords.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/session/passwords.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'passwords.update': {"status":204,"bodies":{}},
  'passwords.bootstrap': {"status":204,"bodies":{}},
}
