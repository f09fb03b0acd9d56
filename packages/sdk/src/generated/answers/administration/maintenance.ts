// Generated from specs/administration/maintenance.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/administration/maintenance.yaml. */
export const part: ContractPart = {
  places: {
    "maintenance.show": {"service":"main","method":"get","path":"/maintenance"},
    "maintenance.update": {"service":"main","method":"put","path":"/maintenance"},
  },
  answers: {
    "maintenance.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Maintenance"}}}}},"failures":[422]},
    "maintenance.update": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Maintenance"}}}}},"failures":[401,403,422]},
  },
  definitions: {
    "Maintenance": {"type":"object","required":["isOn","since","retryAfterSeconds"],"properties":{"isOn":{"type":"boolean"},"since":{"type":["string","null"],"format":"date-time"},"retryAfterSeconds":{"type":"integer"}}},
  },
}
