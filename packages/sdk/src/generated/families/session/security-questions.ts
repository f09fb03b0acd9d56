// Generated from specs/session/security-questions.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { SecurityQuestionsOperations as Operations } from '#generated/session/security-questions.ts'
import type { Operation } from '#http/operation.ts'

/** The second step of a recovery. */
export interface SecurityQuestions {
  /** Which security questions one has set. The answers are never told. */
  readonly show: Operation<[], Operations['securityQuestions.show']['responses'][200]['content']['application/json']['data'], 'get'>
  /** Set one's own security questions. Three different questions with three different answers. The password must have been said less than five minutes ago. From then on a recovery of the password asks for them too. */
  readonly update: Operation<[body: Operations['securityQuestions.update']['requestBody']['content']['application/json']], undefined, 'put'>
}

/** Builds `securityQuestions`: The second step of a recovery. */
export const securityQuestions: Build<SecurityQuestions> = /* @__PURE__ */ family('main', 'securityQuestions:/securityQuestions show=g update=u!')
