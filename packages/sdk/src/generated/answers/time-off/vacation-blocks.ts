// Generated from specs/time-off/vacation-blocks.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/vacation-blocks.yaml. */
export const part: ContractPart = {
  places: {
    "vacationBlocks.index": {"service":"intranet","method":"get","path":"/vacation-blocks"},
    "vacationBlocks.create": {"service":"intranet","method":"post","path":"/vacation-blocks"},
    "vacationBlocks.update": {"service":"intranet","method":"put","path":"/vacation-blocks/{id}"},
    "vacationBlocks.destroy": {"service":"intranet","method":"delete","path":"/vacation-blocks/{id}"},
  },
  answers: {
    "vacationBlocks.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/VacationBlock"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "vacationBlocks.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneVacationBlock"}}},"failures":[401,403,422]},
    "vacationBlocks.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneVacationBlock"}}},"failures":[401,403,404,409,422]},
    "vacationBlocks.destroy": {"successes":{"204":null},"failures":[401,403,404]},
  },
  definitions: {
    "BlockedGroup": {"type":"object","required":["id","name"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"}}},
    "OneVacationBlock": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/VacationBlock"}}},
    "VacationBlock": {"type":"object","required":["id","name","startsOn","endsOn","group","exceptions","version","createdAt","updatedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"startsOn":{"type":"string","format":"date"},"endsOn":{"type":"string","format":"date"},"group":{"oneOf":[{"$ref":"#/$defs/BlockedGroup"},{"type":"null"}]},"exceptions":{"type":"array","items":{"$ref":"#/$defs/Person"}},"version":{"type":"integer","minimum":1},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"}}},
  },
}
