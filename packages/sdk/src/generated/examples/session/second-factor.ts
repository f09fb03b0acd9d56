// Generated from specs/session/second-factor.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/session/second-factor.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'secondFactor.show': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"isOn":true,"isRequired":false,"recoveryCodesLeft":10}}}},
  'secondFactor.create': {"status":201,"mediaType":"application/json","bodies":{"default":{"data":{"secret":"JBSWY3DPEHPK3PXP","address":"otpauth://totp/Portal:admin?issuer=Portal&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30"}}}},
  'secondFactor.destroy': {"status":204,"bodies":{}},
  'secondFactor.confirm': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"recoveryCodes":["abcde-fghjk"]}}}},
  'secondFactor.renewCodes': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"recoveryCodes":["abcde-fghjk"]}}}},
}
