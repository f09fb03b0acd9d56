// Generated from specs/session/exchange-tokens.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/session/exchange-tokens.yaml. */
export const part: ContractPart = {
  places: {
    "exchangeTokens.create": {"service":"main","method":"post","path":"/exchange-tokens"},
  },
  answers: {
    "exchangeTokens.create": {"successes":{"201":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["exchangeToken","path","expiresAt"],"properties":{"exchangeToken":{"type":"string"},"path":{"type":"string"},"expiresAt":{"$ref":"#/$defs/Instant"}}}}}}},"failures":[401,403,404,422,429]},
  },
  definitions: {},
}
